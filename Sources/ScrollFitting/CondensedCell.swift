extension CondensedSeries {
  /// The sums over the samples of one cell.
  struct Cell {
    private let middle: Double
    private let half: Double
    /// Σ r l_j(t), of six; two are unused.
    private(set) var products = SIMD8<Double>()
    /// Σ l_j(t) l_k(t), row by row.
    private var squares = [SIMD8<Double>](repeating: .zero, count: 6)

    /// Chebyshev's nodes between -1 and 1: cos((2j + 1) π / 12); two are unused.
    private static var places: SIMD8<Double> {
      SIMD8(
        0.9659258262890683, 0.7071067811865476, 0.25881904510252074, -0.25881904510252074,
        -0.7071067811865476, -0.9659258262890683, 0, 0)
    }

    /// The product of the differences of a node to the others, inverse.
    private static var inverses: SIMD8<Double> {
      var inverses = SIMD8<Double>()
      for node in 0..<6 {
        var product = 1.0
        for other in 0..<6 where other != node { product *= places[node] - places[other] }
        inverses[node] = 1 / product
      }
      return inverses
    }

    private let inverse = Self.inverses

    /// No samples yet.
    init(start: Double, length: Double) {
      half = length / 2
      middle = start + half
    }

    /// The time of a node, in seconds.
    func time(of node: Int) -> Double { middle + half * Self.places[node] }

    /// Takes in a sample.
    @inline(__always) mutating func add(_ time: Double, _ residual: Double) {
      let differences = (time - middle) / half - Self.places
      // l_j is the product of all other differences: those before it times those after it.
      var before = SIMD8<Double>(repeating: 1)
      var after = SIMD8<Double>(repeating: 1)
      for node in 1..<6 {
        before[node] = before[node - 1] * differences[node - 1]
        after[5 - node] = after[6 - node] * differences[6 - node]
      }
      let values = before * after * inverse
      products += residual * values
      for row in 0..<6 { squares[row] += values[row] * values }
    }

    /// W's upper triangle, row by row, off the diagonal doubled.
    var triangle: [Double] {
      var triangle: [Double] = []
      for row in 0..<6 {
        for column in row..<6 {
          triangle.append((row == column ? 1 : 2) * squares[row][column])
        }
      }
      return triangle
    }
  }
}
