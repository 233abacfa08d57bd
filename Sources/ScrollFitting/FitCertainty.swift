/// What the data say about the parameters of a fit: how well they are known, and which they leave open.
///
/// With J the derivatives of the samples by the parameters, s² the squared error per degree of freedom
/// and σ, V the singular values and vectors of J with its columns scaled to length 1:
///
/// ```
/// covariance = s² (JᵀJ)⁻¹ = s² L V σ⁻² Vᵀ L,  L = diag(1 / length)
/// ```
///
/// A direction with σ = 0 leaves every sample as it is: along it the data say nothing.
public struct FitCertainty: Hashable, Sendable {
  /// The standard error of each parameter; 0 when fixed, infinite when the data leave it open.
  public let standardErrors: [Double]

  /// The correlations between the parameters, row by row; nil where one is fixed or left open.
  public let correlations: [[Double?]]

  /// σ, largest first; one per free parameter, dimensionless.
  public let singularValues: [Double]

  /// For each σ its direction: a change of every parameter, in its unit, that moves all samples
  /// together by σ (the root of the sum of squares).
  public let directions: [[Double]]

  /// Degrees of freedom: samples less free parameters; 0 when there are not enough samples.
  public let freedom: Int

  /// s: the root of the squared error per degree of freedom, in the output's unit.
  public let spread: Double

  /// s, but no less than what rounding to pixels alone makes, where that is known.
  @_spi(Formulas) public func spread(_ quantisationFloor: Double?) -> Double {
    max(spread, quantisationFloor ?? 0)
  }

  /// What errors grow by for that: samples that pixels fit exactly are known no better than to pixels.
  @_spi(Formulas) public func growth(_ quantisationFloor: Double?) -> Double {
    spread > 0 ? spread(quantisationFloor) / spread : 1
  }

  /// Directions with σ below this share of the largest are left open: rounding, not data.
  static let openThreshold = 1e-10

  /// The singular values as shares of the largest.
  public var relativeSingularValues: [Double] {
    let largest = singularValues.first ?? 0
    return singularValues.map { largest > 0 ? $0 / largest : 0 }
  }

  /// Whether the data leave the parameter open.
  package func isOpen(_ index: Int) -> Bool { standardErrors[index] == .infinity }

  init(
    _ factor: TriangularFactor, free: [Int], parameterCount: Int, squaredError: Double,
    sampleCount: Int
  ) {
    let lengths = factor.columnLengths
    let count = free.count
    let columns = (0..<count).map { column in
      (0..<count).map { row in
        row <= column && lengths[column] > 0 ? factor[row, column] / lengths[column] : 0
      }
    }
    let decomposed = SingularValues(columns: columns)
    let threshold = Self.openThreshold * (decomposed.values.first ?? 0)
    freedom = max(0, sampleCount - count)
    spread = freedom > 0 ? (squaredError / Double(freedom)).squareRoot() : 0

    // Rows of V σ⁻¹: their products are the covariances but for the scale.
    let isDetermined = decomposed.values.map { $0 > threshold }
    let rows = (0..<count).map { parameter in
      (0..<count).map { direction in
        isDetermined[direction]
          ? decomposed.vectors[direction][parameter] / decomposed.values[direction] : 0
      }
    }
    func product(_ i: Int, _ j: Int) -> Double {
      var sum = 0.0
      for direction in 0..<count { sum += rows[i][direction] * rows[j][direction] }
      return sum
    }
    // A direction is as exact as what the data do tell stands out from rounding.
    let least = decomposed.values.last { $0 > threshold } ?? 1
    let exactness = max(1e-12, 1e-15 * (decomposed.values.first ?? 0) / least)
    let isOpen = (0..<count).map { parameter in
      (0..<count).contains { direction in
        !isDetermined[direction]
          && abs(decomposed.vectors[direction][parameter]) > exactness
      }
    }
    var errors = Array(repeating: 0.0, count: parameterCount)
    var correlations = Array(
      repeating: [Double?](repeating: nil, count: parameterCount), count: parameterCount)
    for i in 0..<count {
      let own = product(i, i).squareRoot()
      errors[free[i]] =
        isOpen[i] || freedom == 0 ? .infinity : spread * own / lengths[i]
      for j in 0..<count where !isOpen[i] && !isOpen[j] {
        let other = product(j, j).squareRoot()
        correlations[free[i]][free[j]] = i == j ? 1 : product(i, j) / (own * other)
      }
    }
    standardErrors = errors
    self.correlations = correlations
    singularValues = decomposed.values
    directions = decomposed.vectors.map { vector in
      var direction = Array(repeating: 0.0, count: parameterCount)
      for place in 0..<count where lengths[place] > 0 {
        direction[free[place]] = vector[place] / lengths[place]
      }
      return direction
    }
  }
}
