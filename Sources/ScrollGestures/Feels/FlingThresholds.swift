/// What makes a drag, and what makes a fling.
public struct FlingThresholds: Hashable, Sendable {
  /// How far a finger moves before it drags, in points.
  public var slop: Double

  /// The slowest fling, in pt/s.
  public var minimumSpeed: Double

  /// The fastest fling, in pt/s; may be infinite.
  public var maximumSpeed: Double

  /// Whether a fling must be faster than the minimum, rather than at least as fast.
  public var isMinimumExclusive: Bool

  /// Creates thresholds.
  ///
  /// - Precondition: none is negative or NaN.
  public init(
    slop: Double, minimumSpeed: Double, maximumSpeed: Double = .infinity,
    isMinimumExclusive: Bool = false
  ) {
    precondition(slop >= 0, "slop must not be negative")
    precondition(minimumSpeed >= 0, "minimumSpeed must not be negative")
    precondition(maximumSpeed >= 0, "maximumSpeed must not be negative")
    self.slop = slop
    self.minimumSpeed = minimumSpeed
    self.maximumSpeed = maximumSpeed
    self.isMinimumExclusive = isMinimumExclusive
  }

  /// The velocity of the fling a release starts, in pt/s; nil when it starts none.
  ///
  /// - Parameters:
  ///   - velocity: at the release, in pt/s.
  ///   - distance: how far the finger moved, in points, either sign; nil if it does not count.
  public func fling(velocity: Double, distance: Double? = nil) -> Double? {
    let speed = abs(velocity)
    guard isMinimumExclusive ? speed > minimumSpeed : speed >= minimumSpeed else { return nil }
    if let distance, abs(distance) <= slop { return nil }
    return min(max(velocity, -maximumSpeed), maximumSpeed)
  }
}
