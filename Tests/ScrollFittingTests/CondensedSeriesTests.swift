import ScrollFitting
import Testing

/// Long recordings, of which a descent looks at sums over short cells.
@Suite struct CondensedSeriesTests {
  static let times = (0..<100_000).map { Double($0) * 5e-6 }

  static let laws: [(law: FitLaw, parameters: FitNumbers)] = [
    (.critical, numbers(10.9, 4300, 0.009, 0)), (.oscillator, numbers(150, 8, 30, -900)),
    (.uiKit, numbers(2, 9.6, 40, 600)), (.deceleration, numbers(2, 100, 1800, 0)),
  ]

  /// Σ (y - f)², sample by sample.
  func squaredError(_ law: FitLaw, _ series: FitSeries, _ parameters: FitNumbers) -> Double {
    zip(series.inputs, series.outputs).reduce(0) { sum, sample in
      let error = sample.1 - law.point(at: sample.0, parameters).value
      return sum + error * error
    }
  }

  @Test(arguments: laws)
  func `the squared error is that of all samples, near and far`(law: FitLaw, numbers: FitNumbers) {
    let series = Synthetic.series(law, numbers, at: Self.times, noise: 0.1)
    for factor in [0.7, 1, 1.0001, 30] {
      let trial = numbers * factor
      let fit = DescentFit(law, to: series, from: trial, sizes: FitNumbers(repeating: 1))
      #expect(abs(fit.squaredError / squaredError(law, series, trial) - 1) < 1e-9, "at \(factor)")
    }
  }

  @Test func `a descent on many samples ends where least squares does`() {
    let parameters = numbers(10.9, 4300, 0.009, 0)
    let series = Synthetic.series(.critical, parameters, at: Self.times, noise: 0.1)
    var descent = DescentFit(
      to: series, from: parameters * 1.01, sizes: numbers(0.1, 40, 0.001, 1), precision: 1e-6)
    descent.run(limit: 2_000)
    let squares = LeastSquares(.critical, to: [series], from: [10.9, 4300, 0.009]).searched()
    #expect(descent.isFinished)
    for place in 0..<3 {
      let distance = abs(descent.parameters[place] - squares.parameters[place])
      #expect(distance < 0.1 * squares.certainty.standardErrors[place])
    }
  }

  @Test func `uneven times, gaps and times out of order are no different`() {
    let parameters = numbers(10.9, 4300, 0.009, 0)
    var shuffled = Self.times
    shuffled.swapAt(40_000, 90_000)
    for times in [Self.times.map { $0 + ($0 > 0.2 ? 5 : 0) + $0 * $0 }, shuffled] {
      let series = Synthetic.series(.critical, parameters, at: times, noise: 0.1)
      let trial = parameters * 1.1
      let fit = DescentFit(to: series, from: trial, sizes: FitNumbers(repeating: 1))
      #expect(abs(fit.squaredError / squaredError(.critical, series, trial) - 1) < 1e-9)
    }
  }
}
