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

/// Noise that is the same every time.
struct SteadyNoise {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// Nearly normal: the sum of twelve uniform numbers less six.
  mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      sum += Double(state >> 11) / Double(1 << 53)
    }
    return sum
  }
}
