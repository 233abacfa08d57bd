#if os(iOS) || os(Linux)
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// A million pages; a flick turns one.
  struct PagerScreen: View {
    var body: some View {
      KitScreen { PagerView(count: 1_000_000, spacing: 12) { Self.page($0) } }
        .navigationTitle("Pages")
    }

    static func page(_ page: Int) -> UIView {
      let view = UIView(frame: .zero)
      view.backgroundColor = .sample(page)
      view.layer.cornerRadius = 16
      view.addSubview(
        UILabel.line("Page \(page + 1)", CGRect(x: 24, y: 24, width: 240, height: 32)))
      return view
    }
  }
#endif
