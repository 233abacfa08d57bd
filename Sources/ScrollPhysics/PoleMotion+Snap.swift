/// How sharply a spring motion can bend: what an interpolation of it has to reckon with.
extension PoleMotion {
  /// The largest distance from the target from the start on, in points.
  var largestExcursion: Double {
    max(abs(displacement), turn(after: 0).map { abs(displacement(at: $0.time)) } ?? 0)
  }

  /// A bound on the fourth derivative from the start on, in pt/s⁴; sharp but for rounding.
  ///
  /// Derivatives of a solution are solutions: x⁗ is a motion of the same spring, starting with what
  /// x'' = -(p + q) x' - pq x gives at time 0. After its start, its first turn is its farthest.
  var largestFourthDerivative: Double {
    var value = displacement
    var velocity = initialVelocity
    for _ in 0..<4 {
      let acceleration = -poles.sum * velocity - poles.squaredFrequency * value
      value = velocity
      velocity = acceleration
    }
    let snap = PoleMotion(poles, from: value, velocity: velocity)
    // The derivatives can cancel when the poles lie far apart: 2^-46 bounds what four rounds of three
    // operations lose of the largest terms.
    let fast = poles.sum
    let lost = 0x1p-46 * fast * fast * fast * (fast * abs(displacement) + abs(initialVelocity))
    return snap.largestExcursion + lost
  }
}
