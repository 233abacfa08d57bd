/// A long recording condensed for a law in time: its squared error without a look at every sample.
///
/// Time is cut into cells that are short compared with everything the law can do. Within a cell the law's change g
/// from where it started is the polynomial through its values at six nodes, g(t) = Σ g_j l_j(t), so that
///
/// ```
/// Σ (y - f)² = Σ r² - 2 Σ_j g_j R_j + Σ_jk g_j g_k W_jk
///
/// f = f0 + g     r = y - f0     R_j = Σ r l_j(t)     W_jk = Σ l_j(t) l_k(t)
/// ```
///
/// where the sums over samples are taken once. f0 is the law near the minimum, so that nothing cancels there.
///
/// Accuracy: the polynomial is off by less than 2 (h q / 4)^6 / 6! of the motion in a cell of length h, for
/// a rate q: 1e-16 at h q = 0.02, beyond which nothing is answered.
struct CondensedSeries: Hashable, Sendable {
  private let law: FitLaw
  /// The length of a cell, in seconds.
  private let length: Double
  /// Σ r².
  private var squaredResidual = 0.0
  /// The nodes' times and f0 there, six per cell; the law at f0.
  private var times: [Double] = []
  private var references: [Double] = []
  /// R, six per cell, and W, 21 per cell: rows of the upper triangle, off the diagonal doubled.
  private var products: [Double] = []
  private var weights: [Double] = []

  /// The samples from which on it is worth it.
  private static var leastCount: Int { 100_000 }
  /// The least samples per cell, on average, with which it is.
  private static var leastPerCell: Int { 24 }
  /// h q up to which cells are short enough, and the part of it that is used at the start.
  private static var longest: Double { 0.02 }
  private static var share: Double { 0.2 }
  /// The nodes of a cell.
  private static var nodes: Int { 6 }

  /// Condenses a recording; nil where that is not worth it or not possible.
  ///
  /// - Parameters:
  ///   - law: a law in time.
  ///   - series: times that ascend.
  ///   - parameters: where the search starts.
  init?(_ law: FitLaw, _ series: FitSeries, near parameters: FitNumbers) {
    guard series.count >= Self.leastCount, let rate = Self.rate(law, parameters), rate > 0,
      let first = series.inputs.first, let last = series.inputs.last
    else { return nil }
    self.law = law
    length = Self.share * Self.longest / rate
    let cells = ((last - first) / length).rounded(.up)
    guard last > first, cells * Double(Self.leastPerCell) < Double(series.count) else { return nil }
    // The law near the minimum: of few samples that is found immediately.
    var fit = LeastSquares(law, to: [series.thinned(to: 2_000)])
    fit.run(limit: 50)
    let reference = fit.parameters(ofSeries: 0)
    guard take(series, reference) else { return nil }
  }

  /// Takes in the samples, cell by cell; false where their times do not ascend.
  private mutating func take(_ series: FitSeries, _ reference: FitNumbers) -> Bool {
    let (inputs, outputs) = (series.inputs, series.outputs)
    var sample = 0
    while sample < inputs.count {
      let start = inputs[sample]
      var cell = Cell(start: start, length: length)
      repeat {
        let residual = outputs[sample] - law.value(at: inputs[sample], reference)
        squaredResidual += residual * residual
        cell.add(inputs[sample], residual)
        sample += 1
        if sample < inputs.count, inputs[sample] < inputs[sample - 1] { return false }
      } while sample < inputs.count && inputs[sample] < start + length
      for node in 0..<Self.nodes {
        times.append(cell.time(of: node))
        references.append(law.value(at: cell.time(of: node), reference))
        products.append(cell.products[node])
      }
      weights.append(contentsOf: cell.triangle)
    }
    return true
  }

  /// The sum of the squared differences from the law; nil where cells are too long for these parameters.
  func squaredError(_ parameters: FitNumbers) -> Double? {
    guard let rate = Self.rate(law, parameters), rate * length <= Self.longest else { return nil }
    var sum = squaredResidual
    var weight = 0
    var node = 0
    while node < times.count {
      var change = SIMD8<Double>()
      for place in 0..<Self.nodes {
        change[place] =
          law.value(at: times[node + place], parameters) - references[node + place]
      }
      for row in 0..<Self.nodes {
        var line = -2 * products[node + row]
        for column in row..<Self.nodes {
          line += weights[weight] * change[column]
          weight += 1
        }
        sum += change[row] * line
      }
      node += Self.nodes
    }
    return max(0, sum)
  }

  /// A bound on how fast a law changes, in 1/s; nil for laws that are not in time.
  private static func rate(_ law: FitLaw, _ parameters: FitNumbers) -> Double? {
    let (first, second) = (abs(parameters[0]), abs(parameters[1]))
    return switch law {
    case .critical, .deceleration: first
    case .oscillator: first.squareRoot() + second
    case .uiKit: first + second
    case .stopping, .rubberBand, .bandSlope: nil
    #if !hasFeature(Embedded)
      case .zoomBand, .eased, .program, .paced, .parabola: nil
    #endif
    }
  }
}
