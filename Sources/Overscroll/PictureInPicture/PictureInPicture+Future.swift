/// When a floating window will be somewhere.
extension PictureInPicture {
  /// The next time strictly after `time` at which its top left corner passes a coordinate by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and on an axis that rests or is held.
  ///
  /// - Parameters:
  ///   - coordinate: of ``corner``, in points.
  ///   - axis: of the coordinate.
  ///   - time: in seconds.
  public func nextTime(
    at coordinate: Double, along axis: ScrollAxis, after time: Double
  ) -> Double? {
    guard coordinate.isFinite, !time.isNaN else { return nil }
    return body.lines.origin[axis].nextTime(at: coordinate, after: time, now: self.time)
  }
}
