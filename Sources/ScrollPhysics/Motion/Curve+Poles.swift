internal import ScrollMath

/// Curves of two poles: a deceleration, what an edge draws in, a spring.
extension Curve {
  /// A deceleration: poles 0 and r; with a gain the slope is so many times the velocity that it carries.
  package static func glide(
    from start: Double, velocity: Double, decay: Double, gain: Double = 1
  ) -> Curve {
    Curve(
      .glide, .glide, from: start, to: start, slope: gain * velocity, fast: decay, gain: gain)
  }

  /// What two poles draw to a place; with one at 0 it is drawn nowhere, and the place is its start.
  package static func spring(
    _ poles: SpringPoles, from start: Double, to target: Double, velocity: Double
  ) -> Curve {
    Curve(
      poles.isFree ? .glide : poles.oscillates ? .oscillation : .drawn, poles.formula, from: start,
      to: target, slope: velocity, slow: poles.slow, fast: poles.other, gain: poles.isFree ? 1 : 0)
  }

  /// The same poles from where it is to another place: position and velocity go on.
  package mutating func redraw(to place: Double, at time: Double) {
    let now = state(at: time)
    (from, target, slope, gain) = (now.value, place, now.velocity, 0)
  }

  /// Whether it has poles.
  var hasPoles: Bool { kind == .glide || isDrawn }

  /// Whether poles draw it to its target.
  var isDrawn: Bool { kind == .drawn || kind == .oscillation }

  /// y0: the displacement from the target at the start.
  var displacement: Double { from - target }

  /// v0 + p y0: the weight of the impulse answer in the position; g times the velocity carried.
  var drive: Double { slope + slow * displacement }

  /// p q = ω0², in 1/s².
  private var square: Double { kind == .oscillation ? slow * slow + fast * fast : slow * fast }

  /// p v0 + p q y0: the weight of the impulse answer in the velocity.
  ///
  /// Inlined: by itself Swift 6.3.1 compiles it for 32-bit ARM to a load that moves the caller's pointer to the curve.
  var pullBack: Double { @inline(__always) get { slow * slope + square * displacement } }

  /// Displacement and velocity.
  func displacementState(at time: Double) -> MotionState {
    formula.evaluate(displacement, 0, slope, slow, fast, gain, elapsed(time))
  }

  /// Its velocity as a curve of its own, about 0: it obeys the same equation.
  var derivative: Curve {
    var curve = self
    let sum = slow + (kind == .oscillation ? slow : fast)
    (curve.from, curve.target) = (slope, 0)
    (curve.slope, curve.gain) = (-(sum * slope + square * displacement), 0)
    return curve
  }
}

// MARK: - Decelerations

extension Curve {
  /// When a deceleration gets to a place, in seconds: -ln(1 - s q / v0) / q, 0 <= s < v0 / q; NaN if it never does.
  package func time(to place: Double) -> Double {
    let distance = place - target - displacement
    // By its signs: the quotient of a negligible distance is 0 on both sides.
    guard distance < 0 ? slope < 0 : slope > 0 else { return .nan }
    guard fast > 0 else { return distance / slope }
    let reach = slope / fast
    let share = distance / reach
    return reach.isFinite && share < 1 ? -Double.log(onePlus: -share) / fast : .nan
  }

  /// When a deceleration is nearer to its end than a distance, in seconds: ln(|v0| / (q ε)) / q.
  package func time(toWithin distance: Double) -> Double {
    guard slope != 0 else { return 0 }
    guard fast > 0 else { return .infinity }
    return max(0, logarithm(of: abs(slope / fast), over: distance) / fast)
  }

  /// When the velocity that its law carries has fallen to a speed, in seconds: ln(|v0| / s) / q.
  package func time(toCarried speed: Double) -> Double {
    max(0, logarithm(of: abs(drive / gain), over: speed) / fast)
  }
}

// MARK: - What is drawn to a place

extension Curve {
  /// The next time strictly after `time` at which it passes its target; infinite if it never does.
  ///
  /// ```
  /// ζ < 1   tan ωt = -ω y0 / (v0 + β y0)
  /// ζ >= 1  t = -ln(1 + (q-p) y0 / (v0 + p y0)) / (q-p), -y0 / (v0 + p y0) when critical
  /// ```
  package func pass(after time: Double) -> Double {
    if kind == .oscillation {
      return next(Double.atan(-displacement * fast / drive), after: time)
    }
    let (gap, ratio) = (fast - slow, -displacement / drive)
    guard kind == .drawn, ratio > 0, gap * ratio < 1 else { return .infinity }
    var pass = gap == 0 ? ratio : -Double.log(onePlus: -gap * ratio) / gap
    // The first number on the far side, as far as rounding tells the sides apart.
    for _ in 0..<16 where isThere(at: pass.nextDown) { pass = pass.nextDown }
    for _ in 0..<16 where !isThere(at: pass) { pass = pass.nextUp }
    return pass > time ? pass : .infinity
  }

  /// Whether it has come to its target, or is beyond it, seen from its start.
  private func isThere(at time: Double) -> Bool {
    let now = displacementState(at: time).value
    return displacement > 0 ? now <= 0 : now >= 0
  }

  /// The time after which it stays nearer to its target than a distance, for good; infinite if it never does.
  ///
  /// Behind the last turn that is so far out, or from its start on, it falls all the way.
  package func settleTime(within distance: Double) -> Double {
    var (low, high, outside) = (0.0, firstTurn, displacement)
    if high < .infinity {
      let farthest = displacementState(at: high).value
      if abs(farthest) >= distance {
        (low, high, outside) = (high, .infinity, farthest)
        if kind == .oscillation {
          // Every half oscillation is as much smaller as the one before: all but the last two are left out.
          let halves = logarithm(of: abs(farthest), over: distance) * fast / (slow * .pi)
          guard slow > 0, halves < 1e15, halves * .pi / fast < longestElapsedTime else {
            return .infinity
          }
          low += max(halves.rounded(.down) - 1, 0) * .pi / fast
          // Beyond a few more it is out there by a rounding alone.
          for _ in 0..<8 {
            (outside, high) = (displacementState(at: low).value, next(turnAngle, after: low))
            guard abs(displacementState(at: high).value) >= distance else { break }
            low = high
          }
        }
      }
    }
    // The damping may be so light that rounding in time puts a turn within the distance.
    guard abs(outside) >= distance else { return low }
    var guess = low + (high - low) / 2
    if high == .infinity {
      high = tail(within: distance, after: low, from: outside)
      guess = high
    }
    guard high < .infinity else { return .infinity }
    return crossing(outside < 0 ? -distance : distance, from: low, to: high, guess: guess)
  }

  /// ωt where an oscillation turns, give or take half turns.
  private var turnAngle: Double { Double.atan(fast * slope / pullBack) }

  /// When it turns round first after its start; infinite if it never does.
  private var firstTurn: Double {
    if kind == .oscillation { return next(turnAngle, after: 0) }
    let (gap, ratio) = (fast - slow, slope / pullBack)
    guard ratio > 0, ratio < .infinity else { return .infinity }
    let time = gap == 0 ? ratio : Double.log(onePlus: gap * ratio) / gap
    return time * slow < Self.fadedExponent ? time : .infinity
  }

  /// -ln of the smallest number above 0, 745: after so many time constants nothing is left of a motion.
  static var fadedExponent: Double { 745 }

  /// The first time strictly after another at which ωt is an angle, give or take half turns.
  private func next(_ angle: Double, after time: Double) -> Double {
    let halves = ((time * fast - angle) / .pi).rounded(.down) + 1
    let next = (angle + halves * .pi) / fast
    // What is found again by a rounding is no next one.
    return next > time * (1 + 1e-14) ? next : (angle + (halves + 1) * .pi) / fast
  }

  /// A time by which what turns no more is within a distance for good: not later than (L + √(2L)) / p after a time,
  /// L = ln(y / distance); infinite if it never is.
  ///
  /// Source: I. Chatzigeorgiou, "Bounds on the Lambert function and their application to the outage analysis of
  /// user cooperation", IEEE Communications Letters 17 (2013), theorem 1.
  private func tail(within distance: Double, after time: Double, from outside: Double) -> Double {
    let size = logarithm(of: abs(outside), over: distance)
    var span = (size + (2 * size).squareRoot()) / slow
    if !(span > 0) { span = 1 / slow }
    // Twice as long where rounding, or numbers near the ends of their range, make it too short.
    while span < .infinity, abs(displacementState(at: time + span).value) >= distance { span *= 2 }
    return time + span
  }

  /// When its displacement passes a level that lies between those at two times, between which it does not turn.
  ///
  /// Newton's method, kept inside the bracket, on the logarithm of the displacement: an exponential is a straight line
  /// there. It is guessed anywhere but at a turn, where the velocity is 0.
  private func crossing(
    _ level: Double, from start: Double, to end: Double, guess: Double
  ) -> Double {
    var (low, high, time) = (start, end, guess)
    for _ in 0..<200 {
      let now = displacementState(at: time)
      // It comes in through the level.
      let ratio = now.value / level
      if ratio > 1 { low = time } else { high = time }
      let isFar = ratio > 0 && ratio < .infinity && abs(ratio - 1) > 1e-4
      let step = (isFar ? Double.log(ratio) * now.value : now.value - level) / now.velocity
      let next = time - step
      if abs(step) <= 4 * time.ulp { return next }
      time = next > low && next < high ? next : low + (high - low) / 2
    }
    return time
  }
}
