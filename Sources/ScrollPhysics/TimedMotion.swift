/// A curve with a beginning and an end: the one idea of a motion that everything here is made of.
///
/// | curve | used for |
/// |---|---|
/// | rest | standing still |
/// | deceleration | inside the bounds after a release; up to a target |
/// | bounce | beyond an edge |
/// | spring | to a chosen place |
/// | eased | a program's scroll |
///
/// Times are on the clock of whoever keeps the motion, in seconds. ``state(at:)`` is the curve until
/// ``end`` and the ``destination`` from then on, to the bit. A ``Flight`` is a short list of these.
///
/// - Complexity: O(1), no allocation, for every member.
public struct TimedMotion: Hashable, Sendable {
  /// The formula, with time counted from the start.
  public enum Curve: Hashable, Sendable {
    /// Standing still, in points.
    case rest(Double)
    /// Inside the bounds.
    case deceleration(Deceleration)
    /// Beyond an edge, by UIScrollView's law.
    case bounce(Bounce)
    /// On a spring.
    case spring(SpringMotion)
    /// A timing curve.
    case eased(EasedMotion)
  }

  /// When it begins, in seconds.
  public let start: Double

  /// How long it takes, in seconds; infinite if it never ends.
  public let duration: Double

  /// Where it is put at its end, in points.
  public let destination: Double

  /// The formula.
  public let curve: Curve

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - curve: the formula.
  ///   - start: when it begins, in seconds.
  ///   - duration: in seconds; not negative, infinite if it never ends.
  ///   - destination: where it is put at its end, in points.
  public init(_ curve: Curve, start: Double, duration: Double, destination: Double) {
    self.curve = curve
    self.start = start
    self.duration = duration
    self.destination = destination
  }

  /// When it is over, in seconds.
  public var end: Double { start + duration }

  /// Position and velocity at a time; at rest on the destination from the end on.
  public func state(at time: Double) -> MotionState {
    let elapsed = time - start
    guard elapsed < duration else { return MotionState(value: destination, velocity: 0) }
    return curve.state(at: elapsed)
  }

  /// The same motion, `distance` points further on.
  public func shifted(by distance: Double) -> TimedMotion {
    TimedMotion(
      curve.shifted(by: distance), start: start, duration: duration,
      destination: destination + distance)
  }

  /// The same motion, `time` seconds later.
  public func delayed(by time: Double) -> TimedMotion {
    TimedMotion(curve, start: start + time, duration: duration, destination: destination)
  }
}

extension TimedMotion.Curve {
  /// Position and velocity `time` seconds after the start, by the formula alone.
  ///
  /// Inlined: where all formulas are read alike the reads lie across the parts in which a caller has just
  /// copied them, and the processor waits for that. Measured in a scroller's frame on x86-64: 28 ns of 57.
  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState {
    switch self {
    case .rest(let place): MotionState(value: place, velocity: 0)
    case .deceleration(let curve): curve.state(at: time)
    case .bounce(let curve): curve.motion.state(at: time)
    case .spring(let curve): curve.state(at: time)
    case .eased(let curve): curve.state(at: time)
    }
  }

  /// The position `time` seconds after the start, by the formula alone, in points.
  public func value(at time: Double) -> Double {
    switch self {
    case .rest(let place): place
    case .deceleration(let curve): curve.value(at: time)
    case .bounce(let curve): curve.value(at: time)
    case .spring(let curve): curve.value(at: time)
    case .eased(let curve): curve.value(at: time)
    }
  }

  /// The velocity that a new plan would start with, in pt/s: the slope, except beyond an edge under
  /// ``EdgeLaw/pull(_:)`` and where the law's gain is not 1.
  public func carriedVelocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .deceleration(let curve): curve.carriedVelocity(at: time)
    case .bounce(let curve): curve.carriedVelocity(at: time)
    case .spring(let curve): curve.velocity(at: time)
    case .eased(let curve): curve.velocity(at: time)
    }
  }

  /// Where the formula tends to, in points.
  public var limit: Double {
    switch self {
    case .rest(let place): place
    case .deceleration(let curve): curve.destination
    case .bounce(let curve): curve.motion.target
    case .spring(let curve): curve.target
    case .eased(let curve): curve.target
    }
  }

  /// The spring that the formula is, if it is one.
  var spring: SpringMotion? {
    switch self {
    case .bounce(let curve): curve.motion
    case .spring(let curve): curve
    case .rest, .deceleration, .eased: nil
    }
  }

  /// Whether it decelerates freely.
  package var isDeceleration: Bool {
    if case .deceleration = self { return true }
    return false
  }

  /// The same formula, `distance` points further on.
  public func shifted(by distance: Double) -> TimedMotion.Curve {
    switch self {
    case .rest(let place): .rest(place + distance)
    case .deceleration(let curve): .deceleration(curve.shifted(by: distance))
    case .bounce(let curve): .bounce(curve.shifted(by: distance))
    case .spring(let curve): .spring(curve.shifted(by: distance))
    case .eased(let curve): .eased(curve.shifted(by: distance))
    }
  }

  /// The next time strictly after `time` at which the formula passes `place`, both counted from the
  /// start; nil if it never does.
  public func nextTime(at place: Double, after time: Double) -> Double? {
    switch self {
    case .rest:
      return nil
    case .deceleration(let curve):
      guard let hit = curve.time(to: place), hit > time else { return nil }
      return hit
    case .bounce(let curve):
      return curve.motion.nextTime(at: place, after: time)
    case .spring(let curve):
      return curve.nextTime(at: place, after: time)
    case .eased(let curve):
      return curve.nextTime(at: place, after: time)
    }
  }
}

// MARK: - The motions themselves

extension TimedMotion {
  /// Standing still.
  public static func rest(at place: Double, start: Double) -> TimedMotion {
    TimedMotion(.rest(place), start: start, duration: .infinity, destination: place)
  }

  /// A spring until it stays within a distance of its target; infinite if it never does.
  public static func spring(
    _ motion: SpringMotion, start: Double, within distance: Double
  ) -> TimedMotion {
    TimedMotion(
      .spring(motion), start: start, duration: motion.settleTime(within: distance) ?? .infinity,
      destination: motion.target)
  }

  /// A timing curve.
  public static func eased(_ motion: EasedMotion, start: Double) -> TimedMotion {
    TimedMotion(
      .eased(motion), start: start, duration: motion.duration, destination: motion.target)
  }

  /// A deceleration as far as a place that it passes; nil when it does not get there.
  public static func deceleration(
    _ motion: Deceleration, to place: Double, start: Double
  ) -> TimedMotion? {
    guard let duration = motion.time(to: place), duration > 0 else { return nil }
    return TimedMotion(
      .deceleration(motion), start: start, duration: duration, destination: place)
  }

  /// The velocity left where a deceleration to a place gets there, exactly v0 - r · distance; 0 for
  /// other motions.
  public var leftover: Double {
    guard case .deceleration(let curve) = curve else { return 0 }
    return curve.velocity - curve.decay / curve.gain * (destination - curve.start)
  }

  /// How long a timing curve takes at least to another place, 0.1, in seconds.
  ///
  /// Source: chosen, a third of a programmatic scroll. Grade D.
  public static let leastTimeLeft = 0.1

  /// The motion from here to another place: position and velocity go on.
  ///
  /// A spring stays the same spring, a timing curve ends when it would have ended (``leastTimeLeft`` from
  /// now at least, so that nothing jumps), a deceleration is bent or nil when the place does not lie ahead of it. Rest is nil.
  ///
  /// - Parameters:
  ///   - place: where to, in points.
  ///   - time: now, in seconds.
  ///   - distance: how near to its target a spring is over, in points.
  public func retargeted(
    to place: Double, at time: Double, within distance: Double
  ) -> TimedMotion? {
    let now = time - start
    switch curve {
    case .rest:
      return nil
    case .spring(let curve):
      return .spring(curve.retargeted(to: place, at: now), start: time, within: distance)
    case .bounce(let curve):
      return .spring(curve.motion.retargeted(to: place, at: now), start: time, within: distance)
    case .eased(let curve):
      let state = curve.state(at: now)
      return .eased(
        EasedMotion(
          from: state.value, to: place, velocity: state.velocity,
          duration: max(duration - max(now, 0), Self.leastTimeLeft), easing: curve.easing),
        start: time)
    case .deceleration(let curve):
      let state = curve.state(at: now)
      return .deceleration(
        Deceleration(from: state.value, velocity: state.velocity, decay: curve.decay), to: place,
        start: time)
    }
  }
}
