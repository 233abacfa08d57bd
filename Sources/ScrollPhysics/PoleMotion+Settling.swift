internal import ScrollMath

/// When a motion has settled: exactly, for the first time, and by the article's bound.
extension PoleMotion {
  /// The time after which the motion stays nearer to its ``limit`` than `distance`, for good.
  ///
  /// The true last crossing, not a bound on the envelope: found from the last oscillation that still reaches
  /// out so far; with a pole at 0 it is T = ln(|v0| / (q ε)) / q. Nil when it never settles (an undamped spring).
  ///
  /// - Parameter distance: in points.
  /// - Precondition: `distance > 0`.
  /// - Complexity: O(1) in the number of oscillations.
  public func settleTime(within distance: Double) -> Double? {
    precondition(distance > 0, "distance must be positive")
    guard poles.isFree else { return lastTime(reaching: distance) }
    let time = curve.time(toWithin: distance)
    return time < .infinity ? time : nil
  }

  /// The first time at which the motion is no farther from its ``limit`` than `distance`, or nil.
  ///
  /// - Parameter distance: in points.
  /// - Precondition: `distance > 0`.
  public func firstTime(within distance: Double) -> Double? {
    precondition(distance > 0, "distance must be positive")
    if poles.isFree { return settleTime(within: distance) }
    if abs(displacement) <= distance { return 0 }
    return nextTime(at: target + (displacement < 0 ? -distance : distance))
  }

  /// The article's duration: an upper bound on the settling time, at most twice it when critical.
  ///
  /// ```
  /// ζ < 1   ln((|c1| + |c2|) / ε) / β,   c1 = x0, c2 = (v0 + β x0) / ω'
  /// ζ = 1   max(ln(2 |c1| / ε) / β, (2 / β) ln(4 |c2| / (e β ε))),   c2 = v0 + β x0
  /// ```
  ///
  /// never below 0. Nil when over-damped, for which the article has none, and when undamped.
  ///
  /// Source: I. Lobanov, "How UIScrollView works".
  ///
  /// - Parameter distance: ε, in points.
  /// - Precondition: `distance > 0`.
  public func articleBound(within distance: Double) -> Double? {
    precondition(distance > 0, "distance must be positive")
    let pole = poles.slow
    if poles.oscillates {
      let amplitude = abs(displacement) + abs(curve.drive / poles.other)
      if amplitude <= distance { return 0 }
      return pole > 0 ? logarithm(of: amplitude, over: distance) / pole : nil
    }
    guard pole == poles.other, pole > 0 else { return nil }
    let first = logarithm(of: 2 * abs(displacement), over: distance) / pole
    let drive = abs(curve.drive)
    let second = 2 / pole * logarithm(of: 4 * drive / (Double.exp(1) * pole), over: distance)
    return max(0, first, second)
  }
}
