#if os(iOS) || os(Linux)
  import SwiftUI
  import UIKit

  /// A screen that is a view of UIKit.
  struct KitScreen<Content: UIView>: UIViewRepresentable {
    private let make: @MainActor () -> Content

    init(_ make: @escaping @MainActor () -> Content) { self.make = make }

    func makeUIView(context: Context) -> Content { make() }

    func updateUIView(_ view: Content, context: Context) {}
  }

  extension UIColor {
    /// A colour for a number, the same at every start; texts can be read on it in light and in the dark.
    static func sample(_ number: Int) -> UIColor {
      UIColor { traits in
        UIColor(
          hue: CGFloat(number * 37 % 360) / 360, saturation: 0.45,
          brightness: traits.userInterfaceStyle == .dark ? 0.4 : 0.85, alpha: 1)
      }
    }
  }

  extension UILabel {
    /// A line of text.
    static func line(_ text: String, _ frame: CGRect) -> UILabel {
      let label = UILabel(frame: frame)
      label.text = text
      return label
    }
  }
#endif
