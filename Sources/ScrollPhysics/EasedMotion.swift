/// A programmatic scroll: from here to there in a given time, continuous in velocity where it goes on
/// from a motion.
///
/// ```
/// x(t) = x0 + (X - x0) e(t/T) + (v0 - e'(0) (X - x0) / T) t (1 - t/T)²,   0 <= t <= T
/// ```
///
/// The last term carries the velocity of whatever was going on, and has vanished with its slope at T.
/// Retargeting in flight is a new motion from the value and velocity of the old one.
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
  ///   - velocity: at time 0, in pt/s.
  ///   - duration: in seconds.
  ///   - easing: the timing curve.
  /// - Precondition: all are finite, `duration` is positive.
  public init(
    from start: Double, to target: Double, velocity: Double = 0,
    duration: Double = ProgramCurve.offsetDuration, easing: Easing = .easeInOut
  ) {
    self.init(
      from: start, to: target, velocityOrNone: velocity, duration: duration, easing: easing)
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
  ) {
    self.init(
      from: start, to: target, velocityOrNone: nil, duration: duration, easing: .program(curve))
  }

  /// - Parameter velocity: at time 0, in pt/s; that of the timing curve if nil.
  private init(
    from start: Double, to target: Double, velocityOrNone velocity: Double?, duration: Double,
    easing: Easing
  ) {
    precondition(start.isFinite, "start must be finite")
    precondition(target.isFinite, "target must be finite")
    precondition(velocity?.isFinite != false, "velocity must be finite")
    precondition(duration > 0 && duration.isFinite, "duration must be positive and finite")
    self.start = start
    self.target = target
    self.duration = duration
    self.easing = easing
    self.carried =
      velocity.map { $0 - easing.progress(at: 0).slope * (target - start) / duration } ?? 0
  }

  /// The offset `time` seconds after the start, in points; the target from the end on.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity `time` seconds after the start, in pt/s; 0 from the end on.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Offset and velocity together.
  public func state(at time: Double) -> MotionState {
    let time = elapsed(time)
    guard time < duration else { return MotionState(value: target, velocity: 0) }
    let share = time / duration
    let progress = easing.progress(at: share)
    let rest = 1 - share
    return MotionState(
      value: start + (target - start) * progress.value + carried * time * rest * rest,
      velocity: (target - start) * progress.slope / duration
        + carried * rest * (1 - 3 * share))
  }
}
