internal import ScrollMath

/// A curve of one pair of poles whose turning times are known: a motion on an axis, or the distance from the target
/// of one in the plane.
///
/// What is searched here is the last time at which it comes in through a level. It lies after the last turning point
/// that is as far out, and between two of those the level is passed once. Newton's method, kept inside a bracket, on
/// the logarithm of the displacement: an exponential is a straight line there.
protocol TurningCurve {
  /// The poles of the motion.
  var poles: SpringPoles { get }

  /// The displacement at the start, in points.
  var displacement: Double { get }

  /// Displacement and velocity at a time after the start.
  func displacementState(at time: Double) -> MotionState

  /// The k-th time at which it is farther out than before and after, k = 0, 1, …, or nil.
  func turningTime(_ index: Int) -> Double?
}

// MARK: - Settling

extension TurningCurve {
  /// The time after which the curve stays nearer to 0 than `distance`, for good: 0 if it always is; nil if it never
  /// does.
  func lastTime(reaching distance: Double) -> Double? {
    guard let last = lastReach(distance) else { return 0 }
    let (from, displacement) = (last.time, last.displacement)
    guard from < .infinity else { return nil }
    let level = displacement < 0 ? -distance : distance
    let startsAbove = displacement > 0
    if let end = last.turn {
      let middle = from + (end - from) / 2
      return crossing(level, from: from, to: end, startsAbove: startsAbove, guess: middle)
    }
    return tailBracket(below: distance, after: from, from: displacement).map {
      crossing(level, from: from, to: $0, startsAbove: startsAbove, guess: $0)
    }
  }

  /// The last turning point at least `distance` out, or the start if that is; nil when there is none.
  ///
  /// Its time, infinite when there is no last one; the displacement there; when the motion turns next.
  private func lastReach(
    _ distance: Double
  ) -> (time: Double, displacement: Double, turn: Double?)? {
    let turn = turningTime(0)
    if let turn {
      let first = displacementState(at: turn).value
      if abs(first) >= distance {
        guard poles.oscillates else { return (turn, first, nil) }
        guard let index = lastTurn(reaching: distance, first: abs(first)),
          let last = turningTime(index)
        else { return (.infinity, first, nil) }
        return (last, displacementState(at: last).value, turningTime(index + 1))
      }
    }
    return abs(displacement) >= distance ? (0, displacement, turn) : nil
  }

  /// The index of an oscillation's last turning point at least `distance` out; nil when there is no last one.
  private func lastTurn(reaching distance: Double, first: Double) -> Int? {
    let (decay, frequency) = (poles.slow, poles.other)
    guard decay > 0 else { return nil }
    let halfTurns = logarithm(of: first, over: distance) * frequency / (decay * .pi)
    guard halfTurns < 1e15, halfTurns * .pi / frequency < longestElapsedTime else { return nil }
    // The estimate can be off by one from rounding, either way; by more where turns are closer in time or height than
    // numbers.
    var below = Int(halfTurns) + 1
    for _ in 0..<Self.nearbyTurns {
      if below == 0 || isTurn(below, atLeast: distance) { return below }
      below -= 1
    }
    // Far off it halves what lies between the first turn and one that stays below.
    var index = 0
    while below - index > 1 {
      let middle = index + (below - index) / 2
      if isTurn(middle, atLeast: distance) { index = middle } else { below = middle }
    }
    return index
  }

  /// Whether a turning point is at least `distance` out, or too late to be told.
  private func isTurn(_ index: Int, atLeast distance: Double) -> Bool {
    turningTime(index).map { abs(displacementState(at: $0).value) >= distance } ?? true
  }

  /// How many turning points are looked at one by one, 1000.
  ///
  /// Source: chosen: of 1e12 turns, rounding in time hides some tens. Grade D.
  private static var nearbyTurns: Int { 1_000 }
}

// MARK: - Turning

extension TurningCurve {
  /// When so many half oscillations and an angle are over: (n π + φ) / ω, rounded once, for the quotient of a slow
  /// oscillation is large, and the angle's part of it small.
  func time(ofHalves count: Double, and angle: Double) -> Double? {
    let turned = count * .pi
    let whole = turned / poles.other
    let product = TwoDoubles(whole, times: poles.other)
    // π is the nearest double and 1.22e-16 more.
    let rest = (turned - product.high - product.low) + (count * 0x1.1a62633145c07p-53 + angle)
    let time = whole + rest / poles.other
    return time.isFinite ? time : nil
  }

  /// When the impulse answer of real poles, in units of what is left of a velocity, has grown to a ratio:
  /// ln(1 + (q-p) r) / (q-p), r where they are equal; nil for one that it never has.
  func time(ofRatio ratio: Double) -> Double? {
    guard ratio > 0, ratio.isFinite else { return nil }
    let gap = poles.other - poles.slow
    return gap == 0 ? ratio : Double.log(onePlus: gap * ratio) / gap
  }
}

// MARK: - Crossing

extension TurningCurve {
  /// The time in a bracket at which the displacement equals `level`.
  ///
  /// The displacement must pass the level once between `low` and `high`. The result is
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
    var state = displacementState(at: time)
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
      state = displacementState(at: time)
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
      if abs(displacementState(at: time + span).value) < level { return time + span }
      span *= 2
      if !span.isFinite { return nil }
    }
    return nil
  }
}
