import Overscroll
import ScrollFeels
import Testing

@Suite struct FeelBoundsTests {
  private let feels = ScrollerFeelTests()

  enum Change: CaseIterable {
    case grown, shrunk, rate, flicks, calm, feel

    func make(in list: inout Scroller) {
      switch self {
      case .grown: list.contentSize.height += 1
      case .shrunk: list.contentSize.height -= 1
      case .rate: list.decelerationRate = .fast
      case .flicks: list.buildsUpFlicks.toggle()
      case .calm: list.reducesMotion = true
      case .feel: list.feel = list.feel == .firefox ? .gtk : .firefox
      }
    }
  }

  @Test(arguments: ScrollFeel.Platform.allCases, Change.allCases)
  func `a change in a bounce leaves place and velocity alone`(platform: Platform, change: Change) {
    var list = feels.list(ScrollFeel(platform), at: 19_800)
    _ = feels.flick(&list, speed: 2_400)
    var moments = 0
    for time in Displays.times(21...499, rate: 250) where list.isMoving {
      list.advance(to: time)
      var other = list
      change.make(in: &other)
      let (same, seen) = (list.advance(to: time + 1e-9), other.advance(to: time + 1e-9))
      let (velocity, isFar) = (same.velocity.y, list.overscroll.y > 2)
      // Nearer it is put on its place; what goes out where nothing bounces stops.
      guard isFar, abs(velocity) > 1, change != .calm || velocity < 0 else { continue }
      moments += 1
      #expect(abs(seen.offset.y - same.offset.y) < 0.001, "\(time)")
      #expect(abs(seen.velocity.y - velocity) < 0.001 * abs(velocity), "\(time)")
    }
    let edge = ScrollFeel(platform).law.edge
    // With the first number 0 nothing goes out, but for Bézier curves, which have none.
    #expect(moments > 5 || edge.numbers.a == 0 && edge.kind != .bezier)
  }

  @Test(arguments: ScrollFeel.Platform.allCases, [Change.flicks, .calm])
  func `what has nothing to do with a glide leaves it alone`(platform: Platform, change: Change) {
    var list = feels.list(ScrollFeel(platform), at: 1_000)
    _ = feels.flick(&list, speed: 2_000)
    list.advance(to: 0.2)
    var other = list
    change.make(in: &other)
    #expect(abs(other.destination.y - list.destination.y) < 1e-9)
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `an edge that is put where the finger lifts is met as any other`(platform: Platform) {
    var list = feels.list(ScrollFeel(platform), at: 1_000)
    _ = feels.flick(&list, speed: -2_000)
    var edge = list
    edge.contentInset.top = -list.contentOffset.y
    list.advance(to: list.time + 1e-6)
    list.contentInset.top = -list.contentOffset.y
    func farthest(_ list: inout Scroller) -> Double {
      list.run(200, for: 2.5).map { -$0.overscroll.y }.max() ?? 0
    }
    let (one, other) = (farthest(&edge), farthest(&list))
    #expect(abs(one - other) < 0.2 + 0.02 * other && edge.overscroll == .zero)
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `what changes right after the lift leaves the fling as it is`(platform: Platform) {
    var list = feels.list(ScrollFeel(platform), at: 1_000)
    _ = feels.flick(&list, speed: 2_000)
    var (grown, inserted) = (list, list)
    grown.contentSize.height += 44
    inserted.insertContent(before: Size2(0, 44))
    #expect(abs(grown.velocity.y - list.velocity.y) < 1e-6 * list.velocity.y)
    #expect(abs(grown.destination.y - list.destination.y) < 0.01)
    #expect(abs(inserted.velocity.y - list.velocity.y) < 1e-6 * list.velocity.y)
    #expect(abs(inserted.destination.y - list.destination.y - 44) < 0.01)
  }

  @Test(arguments: ScrollFeel.Platform.allCases, [9_000.0, 100])
  func `growth below changes no flight far off, or at the top`(platform: Platform, start: Double) {
    var list = feels.list(ScrollFeel(platform), at: start)
    let isFar = start > 1_000
    _ = feels.flick(&list, speed: isFar ? 2_000 : -2_000)
    var time = 0.08
    while list.isMoving, list.overscroll.y >= 0, time < (isFar ? 0.3 : 5) {
      time += 0.004
      list.advance(to: time)
    }
    list.advance(to: time + 0.01)
    var other = list
    other.contentSize = Size2(390, 30_000)
    #expect(abs(other.destination.y - list.destination.y) < 1e-9)
    #expect(abs(other.velocity.y - list.velocity.y) <= 1e-9 * abs(list.velocity.y))
    for now in Displays.times(1...100, after: time + 0.01) {
      #expect(abs(other.advance(to: now).offset.y - list.advance(to: now).offset.y) < 1e-9)
    }
  }
}
