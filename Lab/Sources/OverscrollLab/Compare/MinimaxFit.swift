/// The two numbers of a motion that make its largest error as small as it can be.
///
/// Devices round every offset to a pixel, so a law is right when no sample is further off than half a
/// pixel. Least squares would trade one such sample for a smaller sum; the largest error is the
/// question itself.
///
/// ```
/// minimise  max_k |y_k - a_k y0 - b_k v0|
/// ```
///
/// Two numbers and three samples have one best answer, whose three errors are equal in size. The
/// exchange (Stiefel, Remez) keeps three samples: it solves them, adds the worst of all, and drops
/// the one whose absence leaves the hardest three. The size of the error grows with every exchange
/// and never beyond the answer; when the worst sample is one of the three it is the answer.
///
/// - Complexity: O(samples) per exchange; a few exchanges.
package struct MinimaxFit {
  /// y0, in points.
  package private(set) var displacement: Double
  /// v0, in pt/s.
  package private(set) var velocity: Double
  /// The largest error, in points.
  package private(set) var largestError: Double

  /// Fits a motion to offsets; at least three of them.
  package init(_ motion: LinearMotion, to offsets: [Double]) {
    let problem = Problem(a: motion.displacement, b: motion.velocity, y: offsets)
    (displacement, velocity) = problem.leastSquares
    largestError = problem.worst(displacement, velocity).error
    let count = offsets.count
    guard count >= 3, var reference = problem.reference([0, count / 2, count - 1]) else { return }
    for _ in 0..<Self.exchangeLimit {
      let (y0, v0) = problem.solution(of: reference)
      let worst = problem.worst(y0, v0)
      if worst.error < largestError {
        (displacement, velocity, largestError) = (y0, v0, worst.error)
      }
      // No three of these four samples are harder: rounding, or degenerate weights.
      guard let next = problem.exchange(reference, for: worst.index), next.level > reference.level
      else { return }
      reference = next
    }
  }

  /// Never reached: each exchange rules out three samples, and a few are enough.
  private static let exchangeLimit = 1000
}

/// Samples and weights, and three of them at a time.
private struct Problem {
  let a: [Double]
  let b: [Double]
  let y: [Double]

  /// Three samples, and the size of the error no motion can avoid on them.
  struct Reference {
    var samples: [Int]
    /// λ with Σ λ_i a_i = Σ λ_i b_i = 0: its signs are the signs of the errors.
    var balance: [Double]
    /// Σ λ_i y_i / Σ |λ_i|, signed, in points.
    var signedLevel: Double

    var level: Double { abs(signedLevel) }
  }

  func reference(_ samples: [Int]) -> Reference? {
    let (i, j, k) = (samples[0], samples[1], samples[2])
    let balance = [a[j] * b[k] - a[k] * b[j], a[k] * b[i] - a[i] * b[k], a[i] * b[j] - a[j] * b[i]]
    let weight = balance.reduce(0) { $0 + abs($1) }
    guard weight > 0 else { return nil }
    let level = (balance[0] * y[i] + balance[1] * y[j] + balance[2] * y[k]) / weight
    return Reference(samples: samples, balance: balance, signedLevel: level)
  }

  /// The hardest three samples of a reference and one more.
  func exchange(_ reference: Reference, for sample: Int) -> Reference? {
    guard !reference.samples.contains(sample) else { return nil }
    let candidates = reference.samples.indices.compactMap { dropped in
      var samples = reference.samples
      samples[dropped] = sample
      return self.reference(samples)
    }
    return candidates.max { $0.level < $1.level }
  }

  /// The motion whose errors on the three samples are equal in size; solved on the two of them that
  /// tell the unknowns apart best.
  func solution(of reference: Reference) -> (Double, Double) {
    let sizes = reference.balance.map(abs)
    let dropped = sizes.indices.max { sizes[$0] < sizes[$1] } ?? 0
    let kept = reference.samples.indices.filter { $0 != dropped }
    let (i, j) = (reference.samples[kept[0]], reference.samples[kept[1]])
    let targets = kept.map { index in
      let weight = reference.balance[index]
      let sign = weight > 0 ? 1.0 : weight < 0 ? -1 : 0
      return y[reference.samples[index]] - sign * reference.signedLevel
    }
    let determinant = a[i] * b[j] - a[j] * b[i]
    return (
      (targets[0] * b[j] - targets[1] * b[i]) / determinant,
      (a[i] * targets[1] - a[j] * targets[0]) / determinant
    )
  }

  func worst(_ y0: Double, _ v0: Double) -> (index: Int, error: Double) {
    var worst = (index: 0, error: 0.0)
    for index in y.indices {
      let error = abs(y[index] - a[index] * y0 - b[index] * v0)
      // A sum beyond the largest number is the worst there is, not a number to pass over.
      if error > worst.error || error.isNaN { worst = (index, error.isNaN ? .infinity : error) }
    }
    return worst
  }

  /// The motion with the smallest sum of squared errors; at rest when the samples cannot tell.
  var leastSquares: (Double, Double) {
    func sum(_ p: [Double], _ q: [Double]) -> Double { zip(p, q).reduce(0) { $0 + $1.0 * $1.1 } }
    let (aa, ab, bb) = (sum(a, a), sum(a, b), sum(b, b))
    let (ay, by) = (sum(a, y), sum(b, y))
    let determinant = aa * bb - ab * ab
    guard determinant > 0 else { return (0, 0) }
    return ((ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant)
  }
}
