@_spi(Formulas) public import ScrollPhysics

/// Which page a release of a pager goes to, and how.
///
/// | case | rule | spring | seen in |
/// |---|---|---|---|
/// | `uiKit` | faster than 300 pt/s the next page, slower the nearest; quick flicks chain (`PageChoice`) | by the viewport's width (`PageSpring`) | UIScrollView, orthogonal sections, the page view controller |
/// | `projected` | the page nearest to where the deceleration would end | stiffness 200, ζ 1 | Android, many libraries |
/// | `flutter` | the nearest, half a page on when it moves faster than 20 pt/s | m 0.5, k 100, ζ 1.1 | Flutter's `PageView` |
/// | `flutterWheel` | the item nearest to the friction's end; the friction ends there | the same | Flutter's wheel |
/// | `adwaita` | libadwaita's projection, and never back to where a fast swipe began | m 0.5, k 500, ζ 1 | `AdwCarousel` |
///
/// ``Pager/turn`` confines all of them. Programs under `uiKit` take 0.3 s (``ScrollPhysics/ProgramCurve/standard``), under the others
/// the spring. Sources: `PageChoice` and `PageSpring` (grades P and B), `FlutterTargets`, `AdwaitaProjection`.
public enum PageRule: UInt8, Hashable, Sendable, CaseIterable {
  /// UIKit's pages.
  case uiKit
  /// The page nearest to where the release would carry.
  case projected
  /// Flutter's pages.
  case flutter
  /// Flutter's wheel of items of one length.
  case flutterWheel
  /// libadwaita's carousel.
  case adwaita

  /// The spring that goes to the page.
  ///
  /// Sources: `PageSpring`; `EdgeSpring.flutter`; `adw-carousel.c`, m 0.5, k 500, ζ 1 (grade B).
  ///
  /// - Parameter viewportWidth: in points, finite and not negative; UIKit's depends on it.
  public func spring(viewportWidth: Double) -> DampedSpring {
    switch self {
    case .uiKit: PageSpring(viewportWidth: viewportWidth).spring() ?? .interaction
    case .projected: .interaction
    case .flutter, .flutterWheel: DampedSpring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    case .adwaita: DampedSpring(mass: 0.5, stiffness: 500, dampingRatio: 1)
    }
  }
}
