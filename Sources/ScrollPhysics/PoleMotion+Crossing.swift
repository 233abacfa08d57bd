internal import ScrollMath

/// When a motion passes a place. Newton's method, kept inside a bracket in which the motion is
/// monotonic, on the logarithm of the displacement: an exponential is a straight line there.
extension PoleMotion {
  /// The time in a bracket at which the displacement equals `level`.
  ///
  /// The displacement must be monotonic between `low` and `high` and pass the level there. The result is
  /// the first number on the far side of the level, as far as rounding lets the two sides be distinguished.
  ///
  /// Newton's method approaches from one side and can stop there, one rounding short of the level. The
  /// other end of the bracket is then still where it began; it is moved next to the result by steps of
  /// 2, 4, 8, … ulp, not by halving all of it.
  ///
  /// - Parameters:
  ///   - startsAbove: whether the displacement at `low` is above the level.
  ///   - guess: where to begin, in the bracket. An end at which the motion turns is a bad one: Newton's
  ///     method divides by the velocity there.
  func crossing(
    _ level: Double, from low: Double, to high: Double, startsAbove: Bool, guess: Double
  ) -> Double {
    var low = low
    var high = high
    var time = guess
    var state = swing(at: time)
    var reach = 1.0
    for _ in 0..<200 {
      let x = state.value
      if x == level { return time }
      let isBefore = (x > level) == startsAbove
      if isBefore { low = time } else { high = time }
      if low.nextUp >= high { return high }
      let step = excess(of: x, over: level) / state.velocity
      var next = time - step
      if !(next > low && next < high) {
        if abs(step) <= 4 * time.ulp {
          reach *= 2
          next = isBefore ? time + reach * time.ulp : time - reach * time.ulp
        }
        if !(next > low && next < high) { next = low + (high - low) / 2 }
        if next <= low || next >= high { return high }
      }
      time = next
      state = swing(at: time)
    }
    return time
  }

  /// What Newton's method divides by the velocity: x ln(x / level); x - level where both are nearly the same,
  /// where it is as good, and where the logarithm does not exist.
  private func excess(of x: Double, over level: Double) -> Double {
    let ratio = x / level
    let isFar = ratio > 0 && ratio < .infinity && abs(ratio - 1) > 1e-4
    return isFar ? Double.log(ratio) * x : x - level
  }

  /// A time after `time` by which a motion that no longer turns has fallen below `level` for good; nil if it
  /// never does.
  ///
  /// With the slow pole p it stays within x0 (1 + pt) e^(-pt), whose time to `level` is less than
  /// (L + √(2L)) / p, L = ln(x0 / level).
  ///
  /// Source: I. Chatzigeorgiou, "Bounds on the Lambert function and their application to the outage analysis of
  /// user cooperation", IEEE Communications Letters 17 (2013), theorem 1.
  ///
  /// - Parameter displacement: x0, the displacement at `time`.
  func tailBracket(below level: Double, after time: Double, from displacement: Double) -> Double? {
    let size = logarithm(of: abs(displacement), over: level)
    var span = (size + (2 * size).squareRoot()) / max(poles.slow, .leastNormalMagnitude)
    if !(span > 0 && span < .infinity) { span = 1 / max(poles.slow, .leastNormalMagnitude) }
    // Twice as long where rounding, or numbers near the ends of their range, make it too short.
    for _ in 0..<1100 {
      if abs(self.displacement(at: time + span)) < level { return time + span }
      span *= 2
      if !span.isFinite { return nil }
    }
    return nil
  }

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
      guard let hit = timeOfTravel(level - displacement), hit > time else { return nil }
      return hit
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

  /// When a motion with a pole at 0 has gone a distance, or nil.
  ///
  /// ```
  /// T = -ln(1 - s q / v0) / q,   0 <= s < v0 / q
  /// ```
  func timeOfTravel(_ distance: Double) -> Double? {
    let pole = poles.other
    // By its signs: the quotient of a negligible distance is 0 on both sides.
    guard distance < 0 ? initialVelocity < 0 : initialVelocity > 0 else { return nil }
    guard pole > 0 else { return distance / initialVelocity }
    let reach = initialVelocity / pole
    let fraction = distance / reach
    return reach.isFinite && fraction < 1 ? -Double.log(onePlus: -fraction) / pole : nil
  }

  /// The stretch between two turning points that a time lies in.
  ///
  /// Its second end is nil once the motion no longer turns; all of it is when it has long died away.
  /// A crossing is looked for in the whole stretch, never from an earlier crossing on, whose rounding
  /// would decide whether it is found again or the next one missed.
  private func piece(at time: Double) -> (low: Double, high: Double?)? {
    // Beyond the longest time the curve stands still, and would be searched forever.
    if let next = turn(after: time), next.time < longestElapsedTime {
      return (next.index == 0 ? 0 : turningTime(next.index - 1) ?? 0, next.time)
    }
    if poles.oscillates, turningTime(0) != nil { return nil }
    return (turningTime(0) ?? 0, nil)
  }
}
