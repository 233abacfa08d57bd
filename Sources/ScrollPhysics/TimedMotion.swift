/// A curve with a beginning and an end: the one idea of a motion that everything here is made of.
///
/// | curve | used for |
/// |---|---|
/// | rest | standing still |
/// | poles | inside the bounds after a release, beyond an edge, to a chosen place |
/// | eased | a program's scroll |
/// | feel | what other platforms do differently |
///
/// Times are on the clock of the motion's owner, in seconds. ``state(at:)`` is the curve until
/// ``end`` and the ``destination`` from then on, to the bit. A ``Flight`` is a short list of these.
///
/// - Complexity: O(1), no allocation, for every member.
public struct TimedMotion: Hashable, Sendable {
  /// The formula, with time counted from the start.
  public enum Curve: Hashable, Sendable {
    /// Standing still, in points.
    case rest(Double)
    /// A deceleration, a bounce or a spring.
    case poles(PoleMotion)
    /// A timing curve.
    case eased(EasedMotion)
    /// Another platform's formula.
    case feel(FeelMotion)
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
  /// Inside the bounds.
  public static func deceleration(_ motion: Deceleration) -> TimedMotion.Curve {
    .poles(motion.motion)
  }

  /// Beyond an edge, by UIScrollView's law.
  public static func bounce(_ motion: Bounce) -> TimedMotion.Curve { .poles(motion.motion) }

  /// On a spring.
  public static func spring(_ motion: SpringMotion) -> TimedMotion.Curve { .poles(motion) }

  /// Position and velocity `time` seconds after the start, by the formula alone.
  ///
  /// Inlined: where all formulas are read alike the reads lie across the parts in which a caller has just
  /// copied them, and the processor waits for that. Measured in a scroller's frame on x86-64: 28 ns of 57.
  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState {
    switch self {
    case .rest(let place): MotionState(value: place, velocity: 0)
    case .poles(let motion): motion.state(at: time)
    case .eased(let motion): motion.state(at: time)
    case .feel(let motion): motion.state(at: time)
    }
  }

  /// The position `time` seconds after the start, by the formula alone, in points.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity that a new plan would start with, in pt/s: the slope, except beyond an edge under
  /// ``ScrollEdge/pull(_:)`` and where the law's gain is not 1.
  public func carriedVelocity(at time: Double) -> Double {
    switch self {
    case .rest: 0
    case .poles(let motion): motion.carriedVelocity(at: time)
    case .eased(let motion): motion.velocity(at: time)
    case .feel(let motion): motion.carriedVelocity(at: time)
    }
  }

  /// Where the formula tends to, in points.
  public var limit: Double {
    switch self {
    case .rest(let place): place
    case .poles(let motion): motion.limit
    case .eased(let motion): motion.target
    case .feel(let motion): motion.limit
    }
  }

  /// The place it is drawn to, in points: an edge, a target; nil where nothing draws it.
  var center: Double? {
    switch self {
    case .poles(let motion): motion.poles.isFree ? nil : motion.target
    case .feel(let motion): motion.isDeceleration ? nil : motion.limit
    case .rest, .eased: nil
    }
  }

  /// Whether it decelerates freely.
  public var isDeceleration: Bool {
    switch self {
    case .poles(let motion): motion.poles.isFree
    case .feel(let motion): motion.isDeceleration
    case .rest, .eased: false
    }
  }

  /// The same formula, `distance` points further on.
  public func shifted(by distance: Double) -> TimedMotion.Curve {
    switch self {
    case .rest(let place): .rest(place + distance)
    case .poles(let motion): .poles(motion.shifted(by: distance))
    case .eased(let motion): .eased(motion.shifted(by: distance))
    case .feel(let motion): motion.shifted(by: distance)
    }
  }

  /// The next time strictly after `time` at which the formula passes `place`, both counted from the
  /// start; nil if it never does.
  public func nextTime(at place: Double, after time: Double) -> Double? {
    switch self {
    case .rest: nil
    case .poles(let motion): motion.nextTime(at: place, after: time)
    case .eased(let motion): motion.nextTime(at: place, after: time)
    case .feel(let motion): motion.nextTime(at: place, after: time)
    }
  }

  /// The next time strictly after `time` at which the formula turns round, both counted from the start; nil if
  /// it never does, or is a program's.
  func turn(after time: Double) -> Double? {
    switch self {
    case .poles(let motion): motion.turn(after: time)?.time
    case .feel(let motion): motion.turn(after: time)
    case .rest, .eased: nil
    }
  }
}
