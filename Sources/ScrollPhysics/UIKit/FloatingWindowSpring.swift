/// The springs of a picture in picture window.
///
/// Source: published analyses of picture in picture in iOS 26.1. Grade P, all alike.
@_spi(Formulas) public enum FloatingWindowSpring: Hashable, Sendable, CaseIterable {
  /// To a corner: ζ 0.86, 0.55 s; it overshoots by 0.5 %.
  case corner
  /// Under a finger: ζ 0.92, 0.18 s.
  case inHand
  /// Next to the screen: ζ 0.92, 0.35 s.
  case stash
  /// With the screen's orientation: ζ 1, 0.8 s.
  case rotation

  /// The rate by which a throw is projected, 0.995 per millisecond: 0.199 s of its velocity (grade P).
  public static let projectionRate = DecelerationRate(0.995)

  /// How far the window is ever pulled beyond its area, 50, in points: the dimension of a ``RubberBand`` (grade P).
  package static let bandDimension = 50.0

  /// The spring.
  public var spring: DampedSpring {
    switch self {
    case .corner: DampedSpring(response: 0.55, dampingRatio: 0.86)
    case .inHand: DampedSpring(response: 0.18, dampingRatio: 0.92)
    case .stash: DampedSpring(response: 0.35, dampingRatio: 0.92)
    case .rotation: DampedSpring(response: 0.8, dampingRatio: 1)
    }
  }
}
