import ScrollFitting
import Testing

@Suite struct FitCertaintyTests {
  @Test func `correlations are symmetric, 1 on the diagonal and within -1...1`() {
    for (law, parameters, inputs) in Synthetic.cases {
      let fit = LeastSquares(law, to: [Synthetic.series(law, parameters, at: inputs, noise: 0.1)])
        .searched()
      let correlations = fit.certainty.correlations
      for i in correlations.indices {
        #expect(correlations[i][i] == 1)
        for j in correlations.indices {
          #expect(correlations[i][j] == correlations[j][i] && abs(correlations[i][j] ?? 2) <= 1)
        }
      }
    }
  }

  @Test func `parameters that no sample distinguishes are left open`() {
    // Flicks of one speed: any slope through that point will do.
    let series = FitSeries(inputs: [1000, 1000, 1000, 1000], outputs: [494, 495, 496, 495])
    let fit = LeastSquares(.stopping, to: [series]).searched()
    #expect(fit.certainty.isOpen(0) && fit.certainty.isOpen(1))
    #expect(fit.certainty.correlations[0][1] == nil)
    // Once one of them is known, so is the other.
    let fixed = LeastSquares(.stopping, to: [series], from: [2, 10], fixed: [false, true])
      .searched()
    #expect(!fixed.certainty.isOpen(0) && abs(fixed.parameters[0] - 2) < 0.01)
  }

  @Test func `a motion that never moves says nothing of its law`() {
    let still = FitSeries(inputs: Synthetic.times, outputs: Synthetic.times.map { _ in 0 })
    for law in [FitLaw.critical, .oscillator, .uiKit, .deceleration] {
      let fit = LeastSquares(law, to: [still]).searched()
      #expect(fit.parameters.allSatisfy(\.isFinite) && fit.squaredError == 0, "\(law)")
      #expect(fit.certainty.isOpen(0), "\(law)")
    }
  }

  @Test(arguments: [0.1, 5, 7.09928, 59.2939, 100])
  func `what does not move knows no rate, however well it fits`(place: Double) {
    let times = (0..<120).map { Double($0) / 60 }
    let series = FitSeries(inputs: times, outputs: times.map { _ in place })
    let fit = LeastSquares(.deceleration, to: [series]).searched()
    #expect(fit.certainty.standardErrors[0] > 0.1 * abs(fit.parameters[0]))
  }

  @Test func `as many samples as parameters leave no doubt to measure`() {
    let series = Synthetic.series(.oscillator, numbers(120, 22, 35, 3500), at: [0, 0.1, 0.2, 0.3])
    let fit = LeastSquares(.oscillator, to: [series]).searched()
    #expect(fit.certainty.freedom == 0)
    #expect(fit.certainty.standardErrors == [.infinity, .infinity, .infinity, .infinity])
  }

  @Test func `numbers near the largest are no trap`() {
    for law in FitLaw.allCases {
      for size in [1e-300, 1e150, 1e308] {
        let series = FitSeries(
          inputs: [0, 1, 2, 3, 4], outputs: [size, -size, size / 2, size / 3, size])
        let fit = LeastSquares(law, to: [series]).searched()
        #expect(fit.parameters.allSatisfy { $0.isFinite })
        _ = fit.certainty
      }
    }
  }
}
