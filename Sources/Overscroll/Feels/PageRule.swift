/// Which page a release of a pager goes to.
///
/// | case | rule | seen in |
/// |---|---|---|
/// | `projected` | the page nearest to where the deceleration would end | UIKit (grade C), others |
/// | `flutter` | the nearest, half a page on when it moves faster than 20 pt/s | Flutter's `PageView` |
/// | `flutterWheel` | the item nearest to the friction's end; the friction ends there | Flutter's wheel |
/// | `adwaita` | libadwaita's projection, and never back to where a fast swipe began | `AdwCarousel` |
///
/// ``Pager/turn`` confines all of them. Sources: ``FlutterTargets``, ``AdwaitaProjection``.
public enum PageRule: UInt8, Hashable, Sendable, CaseIterable {
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
  /// Sources: ``EdgeSpring/flutter``; `adw-carousel.c`, m 0.5, k 500, ζ 1 (grade B).
  public var spring: DampedSpring {
    switch self {
    case .projected: .interaction
    case .flutter, .flutterWheel: DampedSpring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    case .adwaita: DampedSpring(mass: 0.5, stiffness: 500, dampingRatio: 1)
    }
  }
}
