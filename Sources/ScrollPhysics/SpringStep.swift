/// A spring advanced by a fixed time step, exactly: four multiplications, no integrator.
///
/// ```
/// | x |      | P   V  | | x |
/// | v |  ->  | P'  V' | | v |        the weights of ``SpringWeights`` at dt
/// ```
///
/// n steps of dt and one of n dt agree to rounding. It is LevisonNN's step form, {y, v} now to
/// {y, v} after dt, without its singularities at y = 0 and v/y = -δ.
///
/// - Complexity: O(1); about a nanosecond a step.
@frozen public struct SpringStep: Hashable, Sendable {
  /// What a step keeps and gains of both.
  @usableFromInline package let weights: SpringWeights

  /// Prepares steps of `interval` seconds.
  ///
  /// - Precondition: `interval` is finite and not negative.
  public init(_ spring: DampedSpring, interval: Double) {
    precondition(interval >= 0 && interval.isFinite, "interval must be finite and not negative")
    weights = SpringWeights(spring, at: interval)
  }

  /// Advances a displacement from the target and its velocity by one interval, in place.
  @inlinable public func advance(_ displacement: inout Double, _ velocity: inout Double) {
    let next = weights.position * displacement + weights.velocity * velocity
    velocity = weights.positionSlope * displacement + weights.velocitySlope * velocity
    displacement = next
  }
}
