/// When a drawer will be somewhere.
extension Drawer {
  /// The next time strictly after `time` at which its free side passes a coordinate by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and for a drawer that rests or is held.
  ///
  /// - Parameters:
  ///   - position: as ``position``, in points.
  ///   - time: in seconds.
  public func nextTime(at position: Double, after time: Double) -> Double? {
    guard position.isFinite, !time.isNaN else { return nil }
    let length = layout.edge.opening < 0 ? layout.length - position : position
    return body.line.nextTime(at: length, after: time, now: self.time)
  }
}
