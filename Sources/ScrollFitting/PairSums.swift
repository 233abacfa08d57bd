/// The sums of a least-squares fit y = a p + b v, and the weights that suit best.
struct PairSums {
  private(set) var pp = 0.0
  private(set) var pv = 0.0
  private(set) var vv = 0.0
  private(set) var py = 0.0
  private(set) var vy = 0.0
  private(set) var yy = 0.0

  /// Adds a sample.
  @inline(__always)
  mutating func add(_ p: Double, _ v: Double, _ y: Double) {
    pp += p * p
    pv += p * v
    vv += v * v
    py += p * y
    vy += v * y
    yy += y * y
  }

  /// a and b; nil where p and v are as good as proportional.
  var weights: (a: Double, b: Double)? {
    let determinant = pp * vv - pv * pv
    guard determinant > 1e-12 * pp * vv else { return nil }
    return ((py * vv - vy * pv) / determinant, (vy * pp - py * pv) / determinant)
  }

  /// The squared error that is left with weights.
  func error(_ a: Double, _ b: Double) -> Double { yy - a * py - b * vy }
}
