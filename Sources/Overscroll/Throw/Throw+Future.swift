/// When a thrown number will be somewhere.
extension Throw where Value == Double {
  /// The next time strictly after `time` at which it passes a value by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and for a value that rests or is held.
  public func nextTime(at value: Double, after time: Double) -> Double? {
    guard value.isFinite, !time.isNaN else { return nil }
    return body.lines.nextTime(at: value, after: time, now: self.time)
  }
}

extension ThrownLine where Value == Double {
  /// The next time strictly after `time` at which it passes a value, in seconds; nil where it does not.
  ///
  /// - Parameter now: when a motion begins that has not begun.
  fileprivate func nextTime(at value: Double, after time: Double, now: Double) -> Double? {
    guard let duration else { return nil }
    let start = start == .infinity ? now : start
    let end = start + duration
    let curve = SpringMotion(spring, from: launch, to: destination, velocity: launchVelocity)
    if let hit = curve.nextTime(at: value, after: time - start), start + hit < end,
      start + hit > time
    {
      return start + hit
    }
    // At its end it is put on its target.
    return value == destination && time < end ? end : nil
  }
}
