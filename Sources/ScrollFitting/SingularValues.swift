/// Singular values and right singular vectors of a small square matrix, by one-sided Jacobi rotations.
///
/// Columns are rotated in pairs until all are orthogonal; their lengths are then the singular values.
/// Small singular values come out with high relative accuracy, which is what tells a direction that
/// the data do not determine from one they determine badly.
///
/// - Complexity: O(n³) per sweep, a handful of sweeps.
struct SingularValues: Hashable, Sendable {
  /// σ, largest first.
  let values: [Double]

  /// Column i, `vectors[i]`, is the direction that is stretched by `values[i]`.
  let vectors: [[Double]]

  /// Decomposes a matrix given by its columns, all of the same length.
  init(columns: [[Double]]) {
    var columns = columns
    let count = columns.count
    var vectors = (0..<count).map { i in (0..<count).map { $0 == i ? 1.0 : 0.0 } }
    for _ in 0..<Self.sweepLimit {
      var isDone = true
      for i in 0..<count {
        for j in (i + 1)..<max(count, i + 1) {
          let (ii, jj) = (Self.dot(columns[i], columns[i]), Self.dot(columns[j], columns[j]))
          let ij = Self.dot(columns[i], columns[j])
          guard abs(ij) > 1e-16 * (ii * jj).squareRoot() else { continue }
          isDone = false
          let tau = (jj - ii) / (2 * ij)
          let tangent = (tau < 0 ? -1 : 1) / (abs(tau) + (1 + tau * tau).squareRoot())
          let cosine = 1 / (1 + tangent * tangent).squareRoot()
          Self.rotate(&columns, i, j, cosine, cosine * tangent)
          Self.rotate(&vectors, i, j, cosine, cosine * tangent)
        }
      }
      if isDone { break }
    }
    let lengths = columns.map { Self.dot($0, $0).squareRoot() }
    let order = lengths.indices.sorted { lengths[$0] > lengths[$1] }
    self.values = order.map { lengths[$0] }
    self.vectors = order.map { vectors[$0] }
  }

  /// Convergence is quadratic; ten sweeps have always been enough.
  private static let sweepLimit = 60

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }

  private static func rotate(
    _ columns: inout [[Double]], _ i: Int, _ j: Int, _ cosine: Double, _ sine: Double
  ) {
    for row in columns[i].indices {
      let (a, b) = (columns[i][row], columns[j][row])
      columns[i][row] = cosine * a - sine * b
      columns[j][row] = sine * a + cosine * b
    }
  }
}
