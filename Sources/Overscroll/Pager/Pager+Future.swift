/// When a pager will be somewhere.
extension Pager {
  /// The next time strictly after `time` at which it passes an offset by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and for a pager that rests or is held. Where the
  /// first page follows the last, in whichever round comes first.
  ///
  /// - Parameters:
  ///   - offset: as ``offset``, in points; ``offset(of:)`` is that of a page in its place.
  ///   - time: in seconds.
  public func nextTime(at offset: Double, after time: Double) -> Double? {
    guard offset.isFinite, !time.isNaN, strip.count > 0 else { return nil }
    let place = offset + strip.layout.line - strip.mark(of: base)
    guard strip.wraps else { return nextTime(atPlace: place, after: time) }
    // What is passed first lies next to where it is then: one round on, or one back.
    let lap = strip.lapLength
    let here = time > self.time ? body.line.value(at: time, now: self.time) : body.line.position
    var candidate = place + (((here - place) / lap).rounded(.down) - 1) * lap
    var first: Double?
    for _ in 0..<4 {
      if let next = nextTime(atPlace: candidate, after: time) { first = min(first ?? next, next) }
      candidate += lap
    }
    return first
  }

  private func nextTime(atPlace place: Double, after time: Double) -> Double? {
    body.line.nextTime(at: place, after: time, now: self.time)
  }
}

extension Line {
  /// Where it will be at a time, by itself.
  fileprivate func value(at time: Double, now: Double) -> Double {
    guard isMoving, activity != .stepping else { return position }
    let elapsed = time - (began < .infinity ? began : now)
    return segment.settledState(at: elapsed).value
  }
}
