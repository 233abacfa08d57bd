internal import ScrollMath

/// When a spring has settled: exactly, for the first time, and by the article's bound.
extension SpringMotion {
  /// The time after which the motion stays nearer to its target than `distance`, for good.
  ///
  /// The true last crossing, not a bound on the envelope: found from the last oscillation that still reaches
  /// out so far. Nil when it never settles (an undamped spring).
  ///
  /// - Parameter distance: in points.
  /// - Precondition: `distance > 0`.
  /// - Complexity: O(1) in the number of oscillations.
  public func settleTime(within distance: Double) -> Double? {
    precondition(distance > 0, "distance must be positive")
    // The last turning point that is as far out as that, or the start if it is.
    var from: Double?
    if let first = turningTime(0), abs(displacement(at: first)) >= distance {
      guard let index = lastSwing(reaching: distance, first: abs(displacement(at: first))) else {
        return nil
      }
      from = turningTime(index)
    } else if abs(displacement) >= distance {
      from = 0
    }
    guard let from else { return 0 }
    let level = displacement(at: from) < 0 ? -distance : distance
    guard let end = turn(after: from)?.time ?? tailBracket(below: distance, after: from) else {
      return nil
    }
    return crossing(level, from: from, to: end)
  }

  /// The index of the last turning point at least `distance` out; nil when there is no last one.
  private func lastSwing(reaching distance: Double, first: Double) -> Int? {
    guard poles.kind == .complex else { return 0 }
    let (decay, frequency) = (poles.slow, poles.other)
    guard decay > 0 else { return nil }
    let swings = Double.log(first / distance) * frequency / (decay * .pi)
    guard swings < 1e15, swings * .pi / frequency < longestElapsedTime else { return nil }
    // The estimate can be off by one from rounding, either way.
    var index = Int(swings) + 1
    while index > 0, let time = turningTime(index), abs(displacement(at: time)) < distance {
      index -= 1
    }
    return index
  }

  /// The first time at which the motion is no farther from its target than `distance`, or nil.
  ///
  /// - Parameter distance: in points.
  /// - Precondition: `distance > 0`.
  public func firstTime(within distance: Double) -> Double? {
    precondition(distance > 0, "distance must be positive")
    if abs(displacement) <= distance { return 0 }
    return nextTime(at: target + (displacement < 0 ? -distance : distance))
  }

  /// The article's duration: an upper bound on the settling time, 13–67 % long when critical.
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
    switch poles.kind {
    case .complex:
      let amplitude = abs(displacement) + abs(drive / poles.other)
      if amplitude <= distance { return 0 }
      return pole > 0 ? logarithm(of: amplitude, over: distance) / pole : nil
    case .double:
      let first = logarithm(of: 2 * abs(displacement), over: distance) / pole
      let second =
        2 / pole * logarithm(of: 4 * abs(drive) / (Double.exp(1) * pole), over: distance)
      return max(0, first, second)
    case .real:
      return nil
    }
  }
}
