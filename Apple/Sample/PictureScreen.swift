#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollSwiftUI
  import SwiftUI

  /// A small window over an article: thrown, it goes to the corner it would reach.
  struct PictureScreen: View {
    @State private var isPresented = true
    @State private var place = "lower right"

    private static let places = ["upper left", "upper right", "lower left", "lower right"]

    var body: some View {
      ScrollerView {
        VStack(alignment: .leading, spacing: 16) {
          Text("The window is at the \(place)").font(.headline)
          Button(isPresented ? "Hide it" : "Show it") { isPresented = !isPresented }
          ForEach(0..<60) {
            Text("Paragraph \($0 + 1) of an article that is long enough to scroll.")
          }
        }
        .padding()
      }
      .pictureInPicture(
        isPresented: $isPresented, size: CGSize(width: 160, height: 90),
        onPlaceChange: { if case .resting(let index) = $0 { place = Self.places[index] } }
      ) {
        RoundedRectangle(cornerRadius: 12).fill(.blue)
      }
      .navigationTitle("Picture in picture")
    }
  }
#endif
