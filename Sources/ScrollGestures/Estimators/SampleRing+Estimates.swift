internal import ScrollCoordinates

/// The estimators that look further back than UIKit's. Each returns the pointer's velocity at the newest
/// sample, in pt/s, and zero when fewer than two samples are at hand.
extension SampleRing {
  /// The displacement over the duration of the samples within `span` seconds.
  ///
  /// When the newest sample is alone in the span, the two newest samples decide.
  func meanVelocity(within span: Double) -> Vector2 {
    guard count >= 2 else { return .zero }
    let oldest = self[max(count(within: span), 2) - 1]
    let newest = self[0]
    return (newest.position - oldest.position) / (newest.time - oldest.time)
  }

  /// The slope at the newest sample of the parabola that fits the samples within `span` best.
  ///
  /// With τ the age scaled to −1 … 0, the parabola is written in the polynomials 1, τ − a and
  /// τ² − bτ − c that are orthogonal over the sample times, so each coefficient is one quotient of
  /// sums and nothing is inverted.
  ///
  /// ```
  /// p1 = τ − a           a = mean of τ
  /// p2 = p1² − b p1 − c  b = Σp1³/Σp1²,  c = Σp1²/n
  /// slope at τ = 0:  Σ(p1 x)/Σp1² + Σ(p2 x)/Σp2² · (2 p1(0) − b)
  /// ```
  func leastSquaresVelocity(within span: Double) -> Vector2 {
    let recent = count(within: span)
    guard recent >= 3 else { return meanVelocity(within: span) }
    let newest = self[0]
    let duration = newest.time - self[recent - 1].time
    func age(_ i: Int) -> Double { (self[i].time - newest.time) / duration }

    var mean = 0.0
    for i in 0..<recent { mean += age(i) }
    mean /= Double(recent)
    var squares = 0.0
    var cubes = 0.0
    for i in 0..<recent {
      let p1 = age(i) - mean
      squares += p1 * p1
      cubes += p1 * p1 * p1
    }
    let (b, c) = (cubes / squares, squares / Double(recent))

    var linear = Vector2.zero
    var quadratic = Vector2.zero
    var quarticNorm = 0.0
    for i in 0..<recent {
      let p1 = age(i) - mean
      let p2 = p1 * p1 - b * p1 - c
      let position = self[i].position - newest.position
      linear = linear + position * p1
      quadratic = quadratic + position * p2
      quarticNorm += p2 * p2
    }
    // Three distinct times always bend a parabola; the guard is for two that rounding made equal.
    guard quarticNorm > 1e-24 else { return meanVelocity(within: span) }
    let slope = linear / squares + quadratic * ((-2 * mean - b) / quarticNorm)
    return slope / duration
  }

  /// The velocity of a unit mass that was pushed along the samples within `span`, per axis.
  ///
  /// ```
  /// W1 = ½ v1 |v1|                      the first difference, taken as already moving
  /// Wi = W(i−1) + (vi − u) |vi|         u = sign(W) √(2|W|) before the push
  /// v  = sign(W) √(2|W|)
  /// ```
  ///
  /// Source: Android's "impulse" strategy, grade B.
  func impulseVelocity(within span: Double) -> Vector2 {
    let recent = max(count(within: span), min(count, 2))
    guard recent >= 2 else { return .zero }
    var work = Vector2.zero
    for i in stride(from: recent - 2, through: 0, by: -1) {
      let v = difference(at: i)
      let half = i == recent - 2 ? 0.5 : 1
      work.x += half * (v.x - Self.speed(afterWork: work.x)) * abs(v.x)
      work.y += half * (v.y - Self.speed(afterWork: work.y)) * abs(v.y)
    }
    return Vector2(Self.speed(afterWork: work.x), Self.speed(afterWork: work.y))
  }

  /// The velocity of a unit mass on which `work` was done; negative work drives it backwards.
  private static func speed(afterWork work: Double) -> Double {
    let speed = (2 * abs(work)).squareRoot()
    return work < 0 ? -speed : speed
  }
}
