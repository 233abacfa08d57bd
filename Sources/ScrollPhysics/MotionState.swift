/// The longest time any curve is evaluated for, in seconds: about 32,000 years.
///
/// Every motion has long come to rest by then; the limit keeps `sin` and products with frequencies
/// finite, so that infinity is an allowed question.
@inlinable var longestElapsedTime: Double { 1e12 }

/// Time since the start of a motion, made safe: negative and NaN become 0, infinity a long time.
///
/// Curves begin at 0. What was before is not theirs to know, and no question may produce a NaN.
@inlinable package func elapsed(_ time: Double) -> Double {
  time > 0 ? min(time, longestElapsedTime) : 0
}

/// Where a motion is and how fast it moves, at one time.
public struct MotionState: Hashable, Sendable {
  /// Position, in points.
  public var value: Double

  /// The derivative of the position, in pt/s.
  public var velocity: Double

  /// Creates a state.
  @inlinable public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }
}
