internal import ScrollMath

/// When a motion passes a place: the pieces in which it moves one way only are searched one after another.
extension PoleMotion {
  /// The next time strictly after `time` at which the motion passes `position`, or nil.
  ///
  /// Starting on the position does not count as passing it; touching it at a turning point does.
  /// Infinite positions and NaN are never passed.
  ///
  /// - Parameters:
  ///   - position: in points.
  ///   - time: in seconds since the start; negative means from the start on.
  public func nextTime(at position: Double, after time: Double = 0) -> Double? {
    let level = position - target
    guard level.isFinite else { return nil }
    let time = elapsed(time)
    if poles.isFree {
      let hit = curve.time(to: position)
      return hit > time ? hit : nil
    }
    var piece = piece(at: time)
    // While oscillations reach the position every stretch passes it, so the answer is in the first three, or
    // there is none. The limit matters where numbers no longer tell: oscillations without amplitude, overflown ones.
    for _ in 0..<4 {
      guard let (low, high) = piece else { return nil }
      let before = displacement(at: low)
      guard let high else {
        guard abs(before) > abs(level), before > 0 ? level > 0 : level < 0,
          let end = tailBracket(below: abs(level), after: low, from: before)
        else { return nil }
        let next = crossing(level, from: low, to: end, startsAbove: before > level, guess: end)
        return next > time ? next : nil
      }
      let after = displacement(at: high)
      // Too small for numbers to tell: nobody sees the target passed.
      if after == 0, level == 0 { return nil }
      if before < level ? level <= after : before > level && level >= after {
        let next =
          after == level
          ? high
          : crossing(
            level, from: low, to: high, startsAbove: before > level, guess: low + (high - low) / 2)
        if next > time { return next }
      }
      // From here on every oscillation is smaller: it comes back this far, or never again.
      if abs(after) < abs(level) { return nil }
      piece = self.piece(at: high)
    }
    return nil
  }

  /// The stretch between two turning points that a time lies in.
  ///
  /// Its second end is nil once the motion no longer turns; all of it is when it has long died away.
  /// A crossing is looked for in the whole stretch, never from an earlier crossing on, whose rounding
  /// would decide whether it is found again or the next one missed.
  private func piece(at time: Double) -> (low: Double, high: Double?)? {
    if let next = turn(after: time) {
      let low = next.index == 0 ? 0 : turningTime(next.index - 1) ?? 0
      // Beyond the longest time the curve stands still.
      return (low, min(next.time, longestElapsedTime))
    }
    if poles.oscillates, turningTime(0) != nil { return nil }
    return (turningTime(0) ?? 0, nil)
  }
}
