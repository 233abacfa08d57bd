/// When a spring is both near its target and slow.
extension PoleMotion {
  /// The velocity as a motion of its own: it obeys the same equation.
  private var slope: PoleMotion { PoleMotion(curve.derivative) }

  /// The first time at which the motion is no farther from its target than `distance` and no faster
  /// than `speed`, in seconds; nil when it never is.
  ///
  /// - Precondition: both are positive.
  /// - Complexity: O(1) in the usual case: two searches, each of an oscillation at most.
  public func firstTime(within distance: Double, slowerThan speed: Double) -> Double? {
    precondition(distance > 0, "distance must be positive")
    precondition(speed > 0, "speed must be positive")
    if poles.isFree { return settleTime(within: distance, slowerThan: speed) }
    let slope = slope
    var time = 0.0
    for _ in 0..<10_000 {
      guard let near = first(of: self, within: distance, from: time),
        let slow = first(of: slope, within: speed, from: near)
      else { return nil }
      if slow == near { return near }
      time = slow
    }
    return nil
  }

  /// The time from which on the motion stays nearer than `distance` and slower than `speed`, or nil.
  ///
  /// - Precondition: both are positive; infinity lifts the condition.
  public func settleTime(within distance: Double, slowerThan speed: Double) -> Double? {
    guard let near = distance.isFinite ? settleTime(within: distance) : 0,
      let slow = speed.isFinite ? slope.settleTime(within: speed) : 0
    else { return nil }
    return max(near, slow)
  }

  /// `time` itself if the motion is that near then, else when it next is.
  private func first(
    of motion: PoleMotion, within distance: Double, from time: Double
  ) -> Double? {
    let x = motion.displacement(at: time)
    // A time that was itself found as a crossing may lie a rounding outside.
    if abs(x) <= distance * (1 + 1e-12) { return time }
    return motion.nextTime(at: motion.target + (x < 0 ? -distance : distance), after: time)
  }
}
