#if os(iOS) || os(Linux)
  import Overscroll
  import OverscrollSwiftUI
  import SwiftUI
  import UIKit

  /// A drawer with a list in it, over the map: one finger opens it and scrolls on.
  struct DrawerScreen: View {
    @State private var anchor = 1

    var body: some View {
      MapScreen()
        .drawer(
          anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)], anchor: $anchor,
          headerHeight: 64
        ) {
          VStack(spacing: 8) {
            Capsule().fill(.secondary).frame(width: 40, height: 5)
            Button(anchor == 2 ? "Close" : "Open") { anchor = anchor == 2 ? 0 : 2 }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(uiColor: .systemBackground))
        } content: {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<120) { station in
              Text("Station \(station + 1)").padding().frame(height: 48)
            }
          }
          .frame(maxWidth: .infinity)
          .background(Color(uiColor: .systemBackground))
        }
        .navigationTitle("Drawer")
    }
  }
#endif
