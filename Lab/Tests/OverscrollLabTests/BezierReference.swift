/// CSS' timing curves by their definition: both cubics as sums of Bernstein's polynomials, the place of a time by
/// halving an interval until nothing is left of it.
enum BezierReference {
  static func progress(_ points: [Double], at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    func bezier(_ first: Double, _ second: Double, _ s: Double) -> Double {
      first * 3 * s * (1 - s) * (1 - s) + second * 3 * s * s * (1 - s) + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    while low + (high - low) / 2 > low, low + (high - low) / 2 < high {
      let middle = low + (high - low) / 2
      if bezier(points[0], points[2], middle) < time { low = middle } else { high = middle }
    }
    return bezier(points[1], points[3], high)
  }
}
