internal import COverscrollMath

/// When a spring passes a place. Newton's method, kept inside a bracket in which the motion is
/// monotonic, on the logarithm of the displacement: an exponential is a straight line there.
extension SpringMotion {
  /// The time in a bracket at which the displacement equals `level`.
  ///
  /// The displacement must be monotonic between `low` and `high` and pass the level there.
  func crossing(_ level: Double, from low: Double, to high: Double) -> Double {
    var low = low
    var high = high
    let startsAbove = displacement(at: low) > level
    var time = low
    for _ in 0..<200 {
      let state = swing(at: time)
      let x = state.value
      if x == level { return time }
      if (x > level) == startsAbove { low = time } else { high = time }
      let step =
        level != 0 && x / level > 0
        ? overscroll_log(x / level) * x / state.velocity : (x - level) / state.velocity
      var next = time - step
      if !(next > low && next < high) {
        next = low + (high - low) / 2
        if next <= low || next >= high { return high }
      }
      if next == time { return time }
      time = next
    }
    return time
  }

  /// A time after `time`, doubled outwards, by which the displacement has fallen below `level` for
  /// good in a motion that no longer turns; nil if it never does.
  func tailBracket(below level: Double, after time: Double) -> Double? {
    var span = 1 / max(poles.slow, .leastNormalMagnitude)
    for _ in 0..<1100 {
      if abs(displacement(at: time + span)) < level { return time + span }
      span *= 2
      if !span.isFinite { return nil }
    }
    return nil
  }

  /// The next time strictly after `time` at which the motion passes `position`, or nil.
  ///
  /// Starting on the position does not count as passing it; touching it at a turning point does.
  ///
  /// - Parameters:
  ///   - position: in points.
  ///   - time: in seconds since the start; negative means from the start on.
  public func nextTime(at position: Double, after time: Double = 0) -> Double? {
    let level = position - target
    var from = elapsed(time)
    var side = displacement(at: from) - level
    // On the position: look a hair further on, in the direction of the motion.
    if side == 0 { side = velocity(at: from) }
    if side == 0 { side = -pullBack }
    // Beyond the longest time the curve stands still, and would be searched for ever.
    while let turn = turn(after: from), turn.time < longestElapsedTime {
      let extreme = displacement(at: turn.time)
      if extreme == level { return turn.time }
      if (extreme > level) != (side > 0) { return crossing(level, from: from, to: turn.time) }
      // From here on every swing is smaller: it comes back this far, or never again.
      if abs(extreme) < abs(level) { return nil }
      side = extreme - level
      from = turn.time
    }
    guard level != 0, (level > 0) == (displacement(at: from) > 0),
      abs(displacement(at: from)) > abs(level),
      let end = tailBracket(below: abs(level), after: from)
    else { return nil }
    return crossing(level, from: from, to: end)
  }
}
