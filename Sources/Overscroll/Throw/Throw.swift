/// Any value, thrown: a colour, a rotation, an opacity, a scale goes to the nearest of given values.
///
/// ```
/// released     the candidate nearest to x + v / r, by ``MeasuredValue/magnitude``
/// settling     x(t) = target + P(t) (x0 - target) + V(t) v0, the spring's two weights
/// ```
///
/// A spring is linear, so what moves a point moves everything that can be added and scaled, from its
/// own position and velocity. Whoever drags the value says how fast it changed; there are no pointers
/// here.
///
/// ```swift
/// var tint = Throw(SIMD3(0.9, 0.1, 0.1))
/// tint.drag(to: SIMD3(0.8, 0.2, 0.2), time: 0.1)
/// tint.release(velocity: SIMD3(-2, 2, 0), to: palette, time: 0.11)
/// while tint.isMoving { fill(tint.advance(to: clock.next()).value) }
/// ```
///
/// Conventions of time, input and copies are those of ``Scroller``. An oscillating spring passes its
/// target: clamp what must not leave its range (an opacity) where you draw it.
///
/// - Complexity: O(1) per event and frame, O(candidates) per release; no allocation.
public struct Throw<Value: MeasuredValue & Hashable & Sendable>: Hashable, Sendable {
  /// How it goes to its target.
  public var spring: Spring

  /// How far a throw carries: the r of the projection.
  public var decelerationRate: DecelerationRate

  /// How near to its target, by magnitude, it is put there.
  public let tolerance: Double

  /// Whether it goes to its target at once.
  public var reducesMotion = false

  /// The value now.
  public private(set) var value: Value

  /// Its change per second; zero while it is dragged.
  public private(set) var velocity: Value

  /// Where it goes, or is.
  public private(set) var target: Value

  private var motion: Motion?
  private var clock = InteractionClock()

  /// A motion under way, with absolute times.
  private struct Motion: Hashable, Sendable {
    let spring: Spring
    let value: Value
    let velocity: Value
    let start: Double
    let end: Double
  }

  /// Creates a value at rest.
  ///
  /// - Parameters:
  ///   - value: the value; its magnitude is finite.
  ///   - spring: how it goes to its target.
  ///   - rate: how far a throw carries.
  ///   - tolerance: how near to its target it is put there; a thousandth suits what goes from 0 to 1.
  /// - Precondition: `tolerance` is positive.
  public init(
    _ value: Value, spring: Spring = .interaction, rate: DecelerationRate = .normal,
    tolerance: Double = 1e-3
  ) {
    precondition(tolerance > 0, "tolerance must be positive")
    precondition(value.magnitude.isFinite, "value must be finite")
    self.spring = spring
    decelerationRate = rate
    self.tolerance = tolerance
    self.value = value
    velocity = value - value
    target = value
  }

  /// Whether frames are needed.
  public var isMoving: Bool { motion != nil }

  /// The latest time known, in seconds.
  public var time: Double { clock.time }

  /// When it will have come to rest, in seconds; now when it does not move.
  public var restTime: Double { max(time, motion?.end ?? time) }

  /// What was ignored so far.
  public var diagnostics: InputDiagnostics { clock.counters }

  // MARK: - Events

  /// A finger catches it: it stops where it is, and changes by exactly nothing.
  public mutating func hold(time: Double) {
    _ = sync(to: time)
    stop(at: value)
  }

  /// A finger has it at a value; one that is not finite is ignored and counted.
  public mutating func drag(to value: Value, time: Double) {
    _ = sync(to: time)
    guard admits(value) else { return }
    stop(at: value)
  }

  /// The finger lets it go.
  ///
  /// - Parameters:
  ///   - velocity: change per second; if it is not finite, it is ignored and counted, and zero.
  ///   - candidates: where it may rest; if there are none, it goes where the throw carries it.
  ///   - time: now, in seconds.
  /// - Returns: the index of the candidate it goes to; nil if there are none.
  @discardableResult
  public mutating func release(
    velocity: Value, to candidates: [Value], time: Double
  ) -> Int? {
    _ = sync(to: time)
    let velocity = admits(velocity) ? velocity : value - value
    let projection = value.projected(velocity: velocity, rate: decelerationRate)
    var nearest: Int?
    var least = Double.infinity
    for index in candidates.indices {
      let distance = (candidates[index] - projection).magnitude
      if distance < least { (nearest, least) = (index, distance) }
    }
    settle(on: nearest.map { candidates[$0] } ?? projection, velocity: velocity)
    return nearest
  }

  /// Goes to a value by program, from where it is and with the velocity it has.
  public mutating func move(to target: Value, animated: Bool = true, time: Double) {
    _ = sync(to: time)
    guard admits(target) else { return }
    if animated { settle(on: target, velocity: velocity) } else { stop(at: target) }
  }

  /// What there is to draw.
  public struct Frame: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// Its change per second.
    public var velocity: Value
    /// Whether it came to rest since the call before.
    public var didSettle: Bool
  }

  /// Moves to a display frame; any interval is allowed.
  @discardableResult
  public mutating func advance(to time: Double) -> Frame {
    let didSettle = sync(to: time)
    return Frame(value: value, velocity: velocity, didSettle: didSettle)
  }

  // MARK: - Parts

  private mutating func admits(_ value: Value) -> Bool {
    if value.magnitude.isFinite { return true }
    clock.counters.nonFinite &+= 1
    return false
  }

  private mutating func stop(at value: Value) {
    self.value = value
    velocity = value - value
    target = value
    motion = nil
  }

  private mutating func settle(on target: Value, velocity: Value) {
    guard !reducesMotion else { return stop(at: target) }
    let (distance, speed) = ((value - target).magnitude, velocity.magnitude)
    // A throw beyond all measure goes nowhere that could be drawn.
    guard distance.isFinite, target.magnitude.isFinite else { return stop(at: value) }
    // |P x0 + V v0| <= |P| |x0| + |V| |v0|: each may use up half of the tolerance.
    let fall = SpringMotion(spring, from: distance, velocity: 0)
    let swing = SpringMotion(spring, from: 0, velocity: speed)
    let duration = max(
      fall.settleTime(within: tolerance / 2) ?? .infinity,
      swing.settleTime(within: tolerance / 2) ?? .infinity)
    guard duration > 0 else { return stop(at: target) }
    self.target = target
    self.velocity = velocity
    motion = Motion(
      spring: spring, value: value, velocity: velocity, start: clock.time,
      end: clock.time + duration)
  }

  /// Moves to a time; true when it came to rest on the way.
  private mutating func sync(to time: Double) -> Bool {
    clock.tick(time)
    guard let motion else { return false }
    guard clock.time < motion.end else {
      stop(at: target)
      return true
    }
    let weights = SpringWeights(motion.spring, at: clock.time - motion.start)
    value = weights.value(from: motion.value, to: target, velocity: motion.velocity)
    velocity = weights.velocity(from: motion.value, to: target, velocity: motion.velocity)
    return false
  }
}
