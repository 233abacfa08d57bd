internal import ScrollMath

/// The times at which a motion turns round. Between two of them it moves one way only, which is what
/// every question about crossings rests on.
extension PoleMotion: TurningCurve {
  /// The k-th time after the start at which the velocity is 0, k = 0, 1, …, or nil.
  ///
  /// ```
  /// ζ < 1   tan(ω't) = ω' v0 / (β v0 + ω0² x0)      every π/ω'
  /// ζ >= 1  t = ln(1 + (q-p) v0 / (p v0 + ω0² x0)) / (q-p), v0 / (p v0 + ω0² x0) when critical
  /// ```
  ///
  /// A motion that starts at rest has its first one at 0 when it oscillates, and none otherwise.
  func turningTime(_ index: Int) -> Double? {
    if poles.oscillates {
      guard displacement != 0 || initialVelocity != 0 else { return nil }
      // Taken with v0 >= 0, by mirroring, and from the nearest half oscillation: near ζ = 1 every angle is small,
      // or small before π, and would lose its digits in a sum.
      let sign: Double = initialVelocity < 0 ? -1 : 1
      let (rise, run) = (poles.other * (sign * initialVelocity), sign * curve.pullBack)
      let angle = Double.atan2(y: rise, x: abs(run))
      return run < 0 && rise > 0
        ? time(ofHalves: Double(index + 1), and: -angle) : time(ofHalves: Double(index), and: angle)
    }
    // Long after nothing is left, a rounding says that it turns.
    guard index == 0, let time = time(ofRatio: initialVelocity / curve.pullBack),
      time * poles.slow < Curve.fadedExponent
    else { return nil }
    return time
  }

  /// The first turning time strictly after `time`, or nil, and its index.
  func turn(after time: Double) -> (index: Int, time: Double)? {
    guard let first = turningTime(0) else { return nil }
    if first > time { return (0, first) }
    guard poles.oscillates else { return nil }
    let halfTurns = (time - first) * poles.other / .pi
    // Beyond 1e15 oscillations a Double no longer tells one from the next, and all have died away.
    guard halfTurns < 1e15 else { return nil }
    var index = Int(halfTurns)
    while let candidate = turningTime(index) {
      if candidate > time { return (index, candidate) }
      index += 1
    }
    return nil
  }

  /// The farthest excursion after the start: its time and position, or nil if the motion never turns.
  ///
  /// For a motion that leaves its target this is the peak of the overshoot.
  public var peak: (time: Double, value: Double)? {
    guard let turn = turn(after: 0) else { return nil }
    return (turn.time, value(at: turn.time))
  }
}
