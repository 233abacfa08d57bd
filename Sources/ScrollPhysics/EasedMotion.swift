/// A programmatic scroll: from here to there in a given time by a timing curve, continuous in velocity where
/// it goes on from a motion.
///
/// ```
/// x(t) = x0 + (X - x0) e(t/T)                                             0 <= t <= T
///        + (v0 - e'(0) (X - x0) / T) t (1 - t/T)²                         with a velocity v0
/// ```
///
/// The last term carries the velocity of whatever was going on, and has vanished with its slope at T. It bends a
/// curve that begins faster or slower than that. Where the curve begins infinitely fast there is none: nothing
/// goes on. Retargeting in flight is a new motion from the value and velocity of the old one.
public struct EasedMotion: Hashable, Sendable {
  /// Where it starts, in points.
  public internal(set) var start: Double

  /// Where it ends, exactly, in points.
  public internal(set) var target: Double

  /// How long it takes, in seconds.
  public let duration: Double

  /// The timing curve.
  public let easing: Easing

  /// What the timing curve does not provide of the velocity at the start, in pt/s.
  private let carried: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - start: offset at time 0, in points.
  ///   - target: offset at the end, in points.
  ///   - velocity: at time 0, in pt/s; nil, that of the timing curve, leaves the curve as it is.
  ///   - duration: in seconds.
  ///   - easing: the timing curve.
  /// - Precondition: all are finite, `duration` is positive.
  public init(
    from start: Double, to target: Double, velocity: Double? = nil,
    duration: Double = ProgramCurve.offsetDuration, easing: Easing = .easeInOut
  ) {
    precondition(start.isFinite, "start must be finite")
    precondition(target.isFinite, "target must be finite")
    precondition(velocity?.isFinite != false, "velocity must be finite")
    precondition(duration > 0 && duration.isFinite, "duration must be positive and finite")
    self.start = start
    self.target = target
    self.duration = duration
    self.easing = easing
    guard let velocity else {
      carried = 0
      return
    }
    let own = target == start ? 0 : easing.startSlope * (target - start) / duration
    carried = own.isFinite ? velocity - own : 0
  }

  /// Creates a program of a scroll view's, which drops the velocity of whatever was going on.
  ///
  /// - Parameters:
  ///   - start: the offset shown, in points.
  ///   - target: offset at the end, in points.
  ///   - duration: in seconds.
  ///   - curve: the timing curve.
  /// - Precondition: all are finite, `duration` is positive.
  package init(
    from start: Double, to target: Double, duration: Double = ProgramCurve.offsetDuration,
    curve: ProgramCurve
  ) { self.init(from: start, to: target, duration: duration, easing: .program(curve)) }

  /// The offset `time` seconds after the start, in points; the target from the end on.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity `time` seconds after the start, in pt/s; 0 from the end on.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Offset and velocity together.
  public func state(at time: Double) -> MotionState {
    eased(start, target, carried, duration, elapsed(time)) { easing.progress(at: $0) }
  }
}
