import Testing
import UIKit

@testable import OverscrollSample

@MainActor @Suite struct SampleTests {
  /// The least contrast of a text in a view with what lies behind it: WCAG's ratio, 1 to 21.
  private func contrast(
    _ view: UIView, on background: UIColor, _ traits: UITraitCollection
  ) -> CGFloat {
    let background = view.backgroundColor ?? background
    var least = CGFloat.infinity
    if let label = view as? UILabel, let color = label.textColor {
      let ratio =
        (color.resolvedColor(with: traits).standInLuminance + 0.05)
        / (background.resolvedColor(with: traits).standInLuminance + 0.05)
      least = max(ratio, 1 / ratio)
    }
    return view.subviews.map { contrast($0, on: background, traits) }.reduce(least, min)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `UIKit's texts can be read`(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    for view in [ProfilePage()] + (0..<10).map(PagerScreen.page) {
      // 4.5 is what WCAG asks for (AA).
      #expect(contrast(view, on: .systemBackground, traits) >= 4.5)
    }
  }
}
