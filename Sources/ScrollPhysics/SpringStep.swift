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
  /// P: displacement kept by a step.
  @usableFromInline package let xx: Double
  /// V: displacement gained per unit of velocity, in seconds.
  @usableFromInline package let xv: Double
  /// P': velocity gained per unit of displacement, in 1/s.
  @usableFromInline package let vx: Double
  /// V': velocity kept by a step.
  @usableFromInline package let vv: Double

  /// Prepares steps of `interval` seconds.
  ///
  /// - Precondition: `interval` is finite and not negative.
  public init(_ spring: DampedSpring, interval: Double) {
    precondition(interval >= 0 && interval.isFinite, "interval must be finite and not negative")
    let weights = SpringWeights(spring, at: interval)
    xx = weights.position
    xv = weights.velocity
    vx = weights.positionSlope
    vv = weights.velocitySlope
  }

  /// Advances a displacement from the target and its velocity by one interval, in place.
  @inlinable public func advance(_ displacement: inout Double, _ velocity: inout Double) {
    let next = xx * displacement + xv * velocity
    velocity = vx * displacement + vv * velocity
    displacement = next
  }
}
