/// The least of a function of a few numbers, by Nelder and Mead's simplex.
///
/// Every step is determined by the values before it, so the same function gives the same answer.
struct SimplexFit {
  /// The numbers.
  private(set) var point: [Double]
  /// The function there.
  private(set) var value: Double

  /// The most evaluations, 600: some three times what these fits take.
  ///
  /// Source: chosen. Grade D.
  private static let limit = 600

  /// - Parameter steps: how far away the other corners of the first simplex are, per number.
  init(from start: [Double], steps: [Double], _ function: ([Double]) -> Double) {
    var corners = [(point: start, value: function(start))]
    for (index, step) in zip(start.indices, steps) {
      var point = start
      point[index] += step
      corners.append((point, function(point)))
    }
    var evaluations = corners.count
    func evaluated(_ point: [Double]) -> (point: [Double], value: Double) {
      evaluations += 1
      return (point, function(point))
    }
    while evaluations < Self.limit {
      corners.sort { $0.value < $1.value }
      let (best, worst) = (corners[0], corners[corners.count - 1])
      guard worst.value - best.value > 1e-12 * (abs(best.value) + 1e-12) else { break }
      let others = corners.dropLast()
      let middle = start.indices.map { index in
        others.reduce(0) { $0 + $1.point[index] } / Double(others.count)
      }
      func along(_ share: Double) -> [Double] {
        start.indices.map { middle[$0] + share * (middle[$0] - worst.point[$0]) }
      }
      var next = evaluated(along(1))
      if next.value < best.value {
        let farther = evaluated(along(2))
        if farther.value < next.value { next = farther }
      } else if next.value >= corners[corners.count - 2].value {
        next = evaluated(along(next.value < worst.value ? 0.5 : -0.5))
      }
      if next.value < worst.value {
        corners[corners.count - 1] = next
      } else {
        for index in corners.indices.dropFirst() {
          let shrunk = zip(corners[index].point, best.point).map { ($0 + $1) / 2 }
          corners[index] = evaluated(shrunk)
        }
      }
    }
    let best = corners.min { $0.value < $1.value } ?? corners[0]
    (point, value) = best
  }
}
