#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollSwiftUI
  import SwiftUI

  /// Three motions to the same place: a spring by two sliders, a deceleration, the bounce of a scroll view.
  ///
  /// Tap again while they move: the springs take over place and velocity.
  struct SpringsScreen: View {
    @State private var duration = 0.5
    @State private var bounce = 0.3
    @State private var isAway = false

    private var spring: DampedSpring { .init(duration: duration, bounce: bounce) }

    var body: some View {
      VStack(alignment: .leading, spacing: 24) {
        ball(.blue, .scrollSpring(spring))
        ball(.gray, .scrollDecay())
        ball(.primary, .scrollBounce())
        Button("Move") { isAway = !isAway }
        Text("Duration \(duration) s")
        Slider(value: $duration, in: 0.1...2)
        Text("Bounce \(bounce)")
        Slider(value: $bounce, in: -0.5...0.9)
      }
      .padding()
      .navigationTitle("Springs")
    }

    private func ball(_ color: Color, _ animation: Animation) -> some View {
      Circle().fill(color)
        .frame(width: 44, height: 44)
        .offset(x: isAway ? 240 : 0)
        .animation(animation, value: isAway)
    }
  }
#endif
