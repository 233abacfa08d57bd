/// When a motion counts as over: how slow inside the bounds, how near an edge outside.
public struct Tolerance: Hashable, Sendable {
  /// Speed below which a deceleration ends, in pt/s.
  public var speed: Double

  /// Distance from the edge within which a bounce is pinned to it, in points.
  public var distance: Double

  /// Creates a tolerance.
  ///
  /// A 0 means the motion is never cut short on that account.
  ///
  /// - Precondition: both are at least 0.
  public init(speed: Double, distance: Double) {
    precondition(speed >= 0, "speed must not be negative")
    precondition(distance >= 0, "distance must not be negative")
    self.speed = speed
    self.distance = distance
  }

  /// UIScrollView's: 10 pt/s inside, 0.5 pt outside (points at 2x and 3x alike).
  ///
  /// Source: device recordings; the last frames of decelerations and bounces. Grade A.
  public static let uiKit = Tolerance(speed: 10, distance: 0.5)

  /// The bare mathematics: the motion approaches its end forever.
  public static let never = Tolerance(speed: 0, distance: 0)
}
