/// When a dial will be somewhere.
extension Dial {
  /// The next time strictly after `time` at which it passes an angle by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and for a dial that rests or is held.
  ///
  /// - Parameters:
  ///   - angle: in radians, all turns counted.
  ///   - time: in seconds.
  public func nextTime(at angle: Double, after time: Double) -> Double? {
    guard angle.isFinite, !time.isNaN else { return nil }
    return body.line.nextTime(at: angle, after: time, now: self.time)
  }
}
