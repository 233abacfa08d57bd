/// The formulas behind the release estimators, each in pt/s at the newest sample.
@_spi(Formulas) extension AxisHistory {
  /// The slope at the newest sample of the parabola that fits the newest `n` samples best.
  ///
  /// Written in polynomials orthogonal over the sample times, so that nothing is inverted:
  ///
  /// ```
  /// p1 = t - a,  p2 = p1² - b p1 - c      a = mean t,  b = Σp1³/Σp1²,  c = Σp1²/n
  /// slope at t = 0 (the newest):  Σ(p1 x)/Σp1² + Σ(p2 x)/Σp2² (2 p1(0) - b)
  /// ```
  ///
  /// Nil with fewer than three different times.
  ///
  /// - Parameter bend: Σ(p2 x), Σp2² and the factor to what the bend adds; how it is rounded is part of a rule.
  func parabolaSlope(
    _ n: Int, bend: (Double, Double, Double) -> Double = { $0 / $1 * $2 }
  ) -> Double? {
    guard n >= 3 else { return nil }
    let newest = time(at: 0)
    let duration = newest - time(at: n - 1)
    guard duration > 0 else { return nil }
    var distinct = 1
    var mean = 0.0
    for age in 0..<n {
      mean += (time(at: age) - newest) / duration
      if age > 0, time(at: age) != time(at: age - 1) { distinct += 1 }
    }
    guard distinct >= 3 else { return nil }
    mean /= Double(n)
    var (squares, cubes) = (0.0, 0.0)
    for age in 0..<n {
      let p1 = (time(at: age) - newest) / duration - mean
      squares += p1 * p1
      cubes += p1 * p1 * p1
    }
    let (b, c) = (cubes / squares, squares / Double(n))
    var (linear, quadratic, norm) = (0.0, 0.0, 0.0)
    for age in 0..<n {
      let p1 = (time(at: age) - newest) / duration - mean
      let p2 = p1 * p1 - b * p1 - c
      let distance = position(at: age) - position(at: 0)
      linear += p1 * distance
      quadratic += p2 * distance
      norm += p2 * p2
    }
    guard norm > 0 else { return nil }
    return (linear / squares + bend(quadratic, norm, -2 * mean - b)) / duration
  }

  /// The velocity given by the work done on a mass dragged along the newest `n` samples.
  ///
  /// ```
  /// E1 = v1 |v1| / 2,   E += (v - u) |v|,   v = sgn(E) √(2 |E|)
  /// ```
  ///
  /// One sample has done none: 0.
  ///
  /// - Parameters:
  ///   - isRaw: whether u is the previous difference instead of the velocity of E so far.
  ///   - areDeltas: whether positions are the distances since the previous sample (a rotary encoder).
  func impulse(_ n: Int, isRaw: Bool = false, areDeltas: Bool = false) -> Double {
    guard n >= 2 else { return 0 }
    func interval(_ age: Int) -> Double? {
      let duration = time(at: age) - time(at: age + 1)
      guard duration > 0 else { return nil }
      let distance = areDeltas ? position(at: age) : position(at: age) - position(at: age + 1)
      return distance / duration
    }
    if n == 2 { return interval(0) ?? 0 }
    var energy = 0.0
    var previous = 0.0
    for age in stride(from: n - 2, through: 0, by: -1) {
      guard let v = interval(age) else { continue }
      let u = isRaw ? previous : Self.speed(ofEnergy: energy)
      energy += (v - u) * abs(v)
      if age == n - 2 { energy /= 2 }
      previous = v
    }
    return Self.speed(ofEnergy: energy)
  }

  private static func speed(ofEnergy energy: Double) -> Double {
    let speed = (2 * abs(energy)).squareRoot()
    return energy < 0 ? -speed : speed
  }

  /// The weighted sum of the last three differences; missing ones count 0.
  func weighted(_ oldest: Double, _ middle: Double, _ newest: Double) -> Double {
    func difference(_ age: Int) -> Double { age + 1 < count ? self.difference(at: age) : 0 }
    return oldest * difference(2) + middle * difference(1) + newest * difference(0)
  }

  /// The distance over the time from the newest sample back to `age`; 0 without a time between.
  ///
  /// - Parameter truncates: whether positions are cut to whole points first.
  func mean(backTo age: Int, truncates: Bool = false) -> Double {
    let duration = time(at: 0) - time(at: age)
    guard duration > 0 else { return 0 }
    func place(_ age: Int) -> Double {
      truncates ? position(at: age).rounded(.towardZero) : position(at: age)
    }
    return (place(0) - place(age)) / duration
  }
}
