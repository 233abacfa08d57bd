/// What moves without a finger, timed programs aside: one equation, and its exact solution from a start.
///
/// ```
/// y'' + (p + q) y' + p q y = 0        y = x - target, poles p and q
/// ```
///
/// | what | poles | slope at the start |
/// |---|---|---|
/// | ``Deceleration``, decay r | 0 and r | g v0 |
/// | ``Bounce``, pull p | p and p + r | g v0 - p y0 |
/// | a ``DampedSpring`` | its two: real, equal or conjugate | v0 |
///
/// With a pole at 0 nothing is drawn anywhere: displacements then count from the start, and the ``limit`` is
/// where the speed carries the motion. A motion that starts on its target with a velocity moves (UIView's
/// springs do not).
///
/// A view of a ``Curve``: what can be asked of one of poles.
///
/// Accuracy: within 4 ulp of the largest term for all poles, also where they meet.
///
/// - Complexity: O(1), no allocation: one exponential, one more for poles apart, a sine and cosine when it
///   oscillates.
public struct PoleMotion: Hashable, Sendable {
  /// Its formula with its numbers.
  package let curve: Curve

  /// What displacements count from: where the motion ends, or, with a pole at 0, its start; in points.
  public var target: Double { curve.target }

  /// y0: displacement at the start.
  var displacement: Double { curve.displacement }
  /// v0: slope at the start.
  var initialVelocity: Double { curve.slope }
  /// g: what a scroll view's law multiplies the velocity that it carries by; 0 for a spring, which carries its slope.
  var gain: Double { curve.gain }
  /// Its poles.
  var poles: SpringPoles { SpringPoles(of: curve) }

  /// Creates a motion from its poles.
  ///
  /// - Parameters:
  ///   - poles: of its equation.
  ///   - start: position at time 0, in points.
  ///   - target: where it is drawn to, in points; with a pole at 0 it has no meaning.
  ///   - velocity: at time 0, in pt/s.
  /// - Precondition: the three numbers are finite.
  public init(
    _ poles: SpringPoles, from start: Double, to target: Double = 0, velocity: Double
  ) {
    precondition(start.isFinite, "start must be finite")
    precondition(target.isFinite, "target must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    let target = poles.isFree ? start : target
    self.init(.spring(poles, from: start, to: target, velocity: velocity))
  }

  /// Creates the motion of a spring; parameters as for its poles.
  public init(
    _ spring: DampedSpring, from start: Double, to target: Double = 0, velocity: Double
  ) { self.init(SpringPoles(spring), from: start, to: target, velocity: velocity) }

  /// A view of a curve that has poles.
  init(_ curve: Curve) { self.curve = curve }

  /// The position `time` seconds after the start, in points.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The distance from the target `time` seconds after the start, signed, in points.
  public func displacement(at time: Double) -> Double { displacementState(at: time).value }

  /// The velocity `time` seconds after the start, in pt/s.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Position and velocity together, for the price of one.
  public func state(at time: Double) -> MotionState { curve.state(at: time) }

  /// Displacement and velocity.
  func displacementState(at time: Double) -> MotionState { curve.displacementState(at: time) }

  /// Where it tends to, in points; infinite for one that nothing slows down.
  public var limit: Double { curve.limit }

  /// The velocity that a scroll view's law goes on with, in pt/s: it decays by the fast pole; a spring's slope.
  package func carriedVelocity(at time: Double) -> Double { curve.carriedVelocity(at: time) }

  /// The motion of the same poles from here to another target: position and velocity go on, time starts at 0.
  ///
  /// - Parameters:
  ///   - target: the new target, in points.
  ///   - time: now, in seconds since the start of this motion.
  public func retargeted(to target: Double, at time: Double) -> PoleMotion {
    let now = state(at: time)
    return PoleMotion(poles, from: now.value, to: target, velocity: now.velocity)
  }
}

/// The motion of a ``DampedSpring``.
public typealias SpringMotion = PoleMotion
