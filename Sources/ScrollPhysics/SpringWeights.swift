public import ScrollCoordinates

/// A spring at one time, as two numbers that move anything: x(t) = P x0 + V v0.
///
/// A spring is linear, so what it does to a number it does to every value that can be added and
/// scaled. Compute the weights once per frame and apply them to a point, a colour, a rotation, an
/// opacity, a scale, or ten thousand of them. Where every value has its own time, prepare the spring's
/// ``SpringPoles`` once: they are the half of the work that does not depend on the time.
///
/// ```
/// x(t) = P(t) x0 + V(t) v0          P dimensionless, V in s
/// v(t) = P'(t) x0 + V'(t) v0        P' = -ω0² V in 1/s, V' dimensionless
/// ```
///
/// - Complexity: O(1), no allocation.
@frozen public struct SpringWeights: Hashable, Sendable {
  /// P: what is left of the displacement.
  public let position: Double

  /// V: what a unit velocity has become, in seconds.
  public let velocity: Double

  /// P': the velocity a unit displacement has gained, in 1/s.
  public let positionSlope: Double

  /// V': what is left of the velocity.
  public let velocitySlope: Double

  /// Creates the weights of a spring `time` seconds after its start.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - time: in seconds; negative and NaN count as 0.
  public init(_ spring: DampedSpring, at time: Double) { self.init(SpringPoles(spring), at: time) }

  /// Creates the weights of a prepared spring `time` seconds after its start: the same numbers, to the bit.
  ///
  /// - Parameters:
  ///   - poles: of the spring.
  ///   - time: in seconds; negative and NaN count as 0.
  /// - Complexity: O(1): one exponential, and a sine and cosine when under-damped.
  public init(_ poles: SpringPoles, at time: Double) {
    let base = poles.base(at: elapsed(time))
    velocity = base.impulse / base.unit
    position = base.leading + poles.slow * velocity
    positionSlope = -poles.squaredFrequency * velocity
    velocitySlope = base.trailing - poles.slow * velocity
  }

  /// A value under way to its target.
  ///
  /// - Parameters:
  ///   - start: the value at time 0.
  ///   - target: where it goes.
  ///   - velocity: its change per second at time 0.
  @inlinable public func value<Value: LinearValue>(
    from start: Value, to target: Value, velocity: Value
  ) -> Value { target + (start - target).scaled(by: position) + velocity.scaled(by: self.velocity) }

  /// The change per second of a value under way to its target; parameters as in `value`.
  @inlinable public func velocity<Value: LinearValue>(
    from start: Value, to target: Value, velocity: Value
  ) -> Value { (start - target).scaled(by: positionSlope) + velocity.scaled(by: velocitySlope) }
}
