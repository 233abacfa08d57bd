/// Questions about where a released axis will be.
extension Scroller {
  /// The next time strictly after `time` at which an axis passes an offset by itself, in seconds.
  ///
  /// In closed form, for flights and for landings on a chosen target. Nil when the motion does not get
  /// there, and for axes that rest, are held, or are scrolled by a program.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - axis: of the offset.
  ///   - time: in seconds.
  public func nextTime(at offset: Double, along axis: ScrollAxis, after time: Double) -> Double? {
    guard offset.isFinite, !time.isNaN else { return nil }
    switch axes[axis].motion {
    case .still, .drag, .frames, .eased:
      return nil
    case .flight(let start):
      guard let hit = axes[axis].flight?.nextTime(at: offset, after: time - start) else {
        return nil
      }
      return start + hit
    case .spring(let curve, let start, let end):
      if let hit = curve.nextTime(at: offset, after: time - start), start + hit < end {
        return start + hit
      }
      // At its end a landing is put on its target.
      return offset == curve.target && time < end ? end : nil
    }
  }
}
