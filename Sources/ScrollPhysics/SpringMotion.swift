/// What a spring does from a given start: position and velocity as exact functions of time.
///
/// The position tends to `target`; the displacement from it obeys m x'' + c x' + k x = 0. A motion
/// that starts on its target with a velocity moves (UIView's springs do not).
///
/// Accuracy: within 4 ulp of the largest term for all damping ratios from 0 to 50, across ζ = 1.
///
/// - Complexity: O(1), no allocation: one exponential, and a sine and cosine when it oscillates.
public struct SpringMotion: Hashable, Sendable {
  /// Where the motion ends, in points.
  public let target: Double

  /// x0: displacement at the start.
  let displacement: Double
  /// v0: velocity at the start.
  let initialVelocity: Double
  /// v0 + p x0: the weight of the impulse answer in the position.
  let drive: Double
  let poles: SpringPoles
  /// p v0 + ω0² x0: its weight in the velocity.
  var pullBack: Double { poles.slow * initialVelocity + poles.squaredFrequency * displacement }

  /// Creates the motion of a spring.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - start: position at time 0, in points.
  ///   - target: where it rests, in points.
  ///   - velocity: at time 0, in pt/s.
  /// - Precondition: the three numbers are finite.
  public init(
    _ spring: DampedSpring, from start: Double, to target: Double = 0, velocity: Double
  ) {
    precondition(start.isFinite, "start must be finite")
    precondition(target.isFinite, "target must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    let poles = SpringPoles(spring)
    let displacement = start - target
    self.init(
      poles, target: target, displacement: displacement, velocity: velocity,
      drive: velocity + poles.slow * displacement)
  }

  /// The general form; `drive` is handed in by who knows it without cancellation.
  init(
    _ poles: SpringPoles, target: Double, displacement: Double, velocity: Double, drive: Double
  ) {
    self.target = target
    self.poles = poles
    self.displacement = displacement
    self.initialVelocity = velocity
    self.drive = drive
  }

  /// The position `time` seconds after the start, in points.
  public func value(at time: Double) -> Double { target + displacement(at: time) }

  /// The distance from the target `time` seconds after the start, signed, in points.
  public func displacement(at time: Double) -> Double { swing(at: time).value }

  /// The velocity `time` seconds after the start, in pt/s.
  public func velocity(at time: Double) -> Double { swing(at: time).velocity }

  /// Position and velocity together, for the price of one.
  public func state(at time: Double) -> MotionState {
    var state = swing(at: time)
    state.value += target
    return state
  }

  /// Displacement and velocity: the one place where a spring is evaluated.
  @inline(__always) func swing(at time: Double) -> MotionState {
    let base = poles.base(at: elapsed(time))
    return MotionState(
      value: base.leading * displacement + base.impulse * drive,
      velocity: base.trailing * initialVelocity - base.impulse * pullBack)
  }
}
