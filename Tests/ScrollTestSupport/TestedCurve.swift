public import ScrollPhysics

/// A motion seen from outside, so that the laws every motion obeys can be written once.
///
/// Errors are measured against the largest length and speed in the motion, never against the answer,
/// which may be 0.
public struct TestedCurve: Sendable, CustomStringConvertible {
  /// What it is, for the report of a failure.
  public let description: String
  /// Where and how fast it is meant to start.
  public var start: MotionState
  /// Where it tends to, in points; nil for a motion that never ends.
  public var end: Double?
  /// The largest length in it, offsets included, in points.
  public var size: Double
  /// The largest speed in it, in pt/s.
  public var speed: Double
  /// The fastest rate in it, in 1/s: it is smooth on the scale of 1/pace.
  public var pace: Double
  /// The slowest rate in it, in 1/s: it is over after many times `1/slowest`.
  ///
  /// 0 if it never is.
  public var slowest: Double
  /// Times at which the slope may jump, in seconds.
  public var joints: [Double] = []
  /// How near to its start and its joints the slope is not looked at, in seconds.
  public var margin = 0.0
  /// The rest of the motion, begun again from its state at a time; nil where the law forgets its past.
  public var resumed: (@Sendable (Double) -> TestedCurve)?
  /// Position at a time.
  public var value: @Sendable (Double) -> Double
  /// Velocity at a time.
  public var velocity: @Sendable (Double) -> Double
  /// Both at a time.
  public var state: @Sendable (Double) -> MotionState
  /// The motion with every offset multiplied by a factor, and then moved.
  public var transformed: @Sendable (_ factor: Double, _ shift: Double) -> TestedCurve

  /// The times the laws look at: nothing, a nanosecond, the curve's own scales, frames, a day.
  public var times: [Double] {
    let scales = [1e-3, 0.03, 0.3, 1, 2.5, 7, 20]
    var times = [0, 1e-9, 1.0 / 240, 1.0 / 60, 0.1, 0.25, 1, 3, 3600, 86_400]
    times += scales.map { $0 / pace }
    if slowest > 0 { times += scales.map { $0 / slowest } }
    for joint in joints where joint.isFinite {
      times += [joint.nextDown, joint, joint.nextUp, joint + 0.01, max(0, joint - 0.01)]
    }
    return times.sorted()
  }

  /// How many ulp of size and speed an answer may be off at a time: 64, and one more for each
  /// radian and each e-fold the rounding of the time itself is worth.
  public func slack(at time: Double) -> Double {
    let turns = slowest > 0 ? min(pace * time, pace / slowest) : pace * time
    return 64 * .ulpOfOne * (1 + turns)
  }

  /// Whether a time lies within `distance` of a joint.
  public func isNearJoint(_ time: Double, within distance: Double) -> Bool {
    joints.contains { abs($0 - time) <= distance }
  }
}
