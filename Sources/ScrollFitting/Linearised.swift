/// A fit near one point: the derivatives of every sample by every free parameter, factorised.
struct Linearised: Hashable, Sendable {
  /// The places of the free parameters.
  let free: [Int]

  /// R and Qᵀ(y - f).
  let factor: TriangularFactor

  /// Σ (y - f)².
  let squaredError: Double

  /// Σ y²: what rounding is measured by.
  let squaredOutput: Double

  init(_ law: FitLaw, _ series: [FitSeries], _ parameters: [Double], _ isFixed: [Bool]) {
    let free = parameters.indices.filter { !isFixed[$0] }
    var factor = TriangularFactor(count: free.count)
    var (squaredError, squaredOutput) = (0.0, 0.0)
    var block = RowBlock(columns: free.count)
    for index in series.indices {
      let own = law.parameters(ofSeries: index, in: parameters)
      let places = Self.places(law, series: index, free: free)
      let (inputs, outputs) = (series[index].inputs, series[index].outputs)
      for sample in inputs.indices {
        let point = law.point(at: inputs[sample], own)
        let output = outputs[sample]
        let error = output - point.value
        if block.isFull { factor.append(&block) }
        block.append(point.gradient, at: places, side: error)
        squaredError += error * error
        squaredOutput += output * output
      }
    }
    factor.append(&block)
    self.free = free
    self.factor = factor
    self.squaredError = squaredError
    self.squaredOutput = squaredOutput
  }

  /// For each free parameter its place among those of one recording, or -1 for another's.
  private static func places(_ law: FitLaw, series: Int, free: [Int]) -> [Int] {
    let first = law.sharedCount + series * law.ownCount
    return free.map { index in
      if index < law.sharedCount { return index }
      return index >= first && index < first + law.ownCount
        ? law.sharedCount + index - first : -1
    }
  }

  /// The step for a damping λ, and by how much it should lower the sum if the law were linear.
  func step(damping: Double) -> (change: [Double], predictedGain: Double) {
    var damped = factor
    let lengths = factor.columnLengths
    var row = Array(repeating: 0.0, count: free.count)
    let weight = damping.squareRoot()
    for column in row.indices where lengths[column] > 0 {
      for other in row.indices { row[other] = 0 }
      row[column] = weight * lengths[column]
      damped.append(&row, 0)
    }
    let change = damped.solution
    // ‖r‖² - ‖r - JΔ‖² = 2 (Qᵀr)·(RΔ) - ‖RΔ‖²
    var predictedGain = 0.0
    for line in row.indices {
      var moved = 0.0
      for column in line..<row.count { moved += factor[line, column] * change[column] }
      predictedGain += moved * (2 * factor.projected[line] - moved)
    }
    return (change, predictedGain)
  }
}
