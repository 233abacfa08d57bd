import ScrollFitting
import Testing

@Suite struct LeastSquaresTests {
  @Test(arguments: Synthetic.cases.indices)
  func `a law is recovered from its own samples`(index: Int) {
    let (law, parameters, inputs) = Synthetic.cases[index]
    let fit = LeastSquares(law, to: [Synthetic.series(law, parameters, at: inputs)]).searched()
    #expect(fit.isFinished)
    for place in 0..<law.parameterCount {
      let error = abs(fit.parameters[place] - parameters[place])
      #expect(error < 1e-7 * max(1, abs(parameters[place])), "\(law) \(place)")
    }
  }

  @Test(arguments: [FitLaw.rubberBand, .bandSlope], [0.2, 0.55, 0.75, 1, 1.4])
  func `a band is recovered from any pulls, however stiff`(law: FitLaw, coefficient: Double) {
    for dimension in stride(from: 200.0, through: 2_000, by: 150) {
      for (step, count) in [(100.0, 6), (10, 40), (50, 12), (-40, 15)] {
        let parameters = numbers(coefficient, dimension)
        let pulls = (1...count).map { step * Double($0) }
        let inputs =
          law == .bandSlope ? pulls.map { FitLaw.rubberBand.value(at: $0, parameters) } : pulls
        for noise in [0, 0.3] {
          let series = Synthetic.series(
            law, parameters, at: inputs, noise: law == .bandSlope ? noise / 100 : noise)
          let fit = LeastSquares(law, to: [series]).searched()
          let truth = LeastSquares(law, to: [series], from: [coefficient, dimension])
          #expect(
            fit.isFinished && fit.squaredError <= truth.squaredError + 1e-9,
            "\(dimension) \(step) \(noise): \(fit.parameters)")
        }
      }
    }
  }

  @Test(arguments: [24.0, 30])
  func `evenly spaced samples are of a spring below half their rate`(rate: Double) {
    for stiffness in [100.0, 400, 1_000] {
      for ratio in [0.3, 0.5, 0.86, 1] {
        for (start, velocity) in [(100.0, 0.0), (0, 3_000), (-40, 1_500)] {
          let spring = numbers(stiffness, 2 * ratio * stiffness.squareRoot(), start, velocity)
          let times = (0..<25).map { Double($0) / rate }
          let exact = Synthetic.series(.oscillator, spring, at: times)
          let pixels = FitSeries(
            inputs: times, outputs: exact.outputs.map { ($0 * 3).rounded() / 3 })
          for series in [exact, pixels] {
            let fit = LeastSquares(.oscillator, to: [series]).searched()
            let (k, c) = (fit.parameters[0], fit.parameters[1])
            #expect(
              k - c * c / 4 < .pi * .pi * rate * rate, "\(stiffness) \(ratio) \(start): \(k) \(c)")
          }
        }
      }
    }
  }

  @Test func `uneven samples tell a spring that is faster than half their rate`() {
    var random = Noise(seed: 3)
    let times = (0..<40).map { (Double($0) + 0.2 * random.next()) / 30 }.sorted().map { max(0, $0) }
    let series = Synthetic.series(.oscillator, numbers(20_000, 20, 100, 0), at: times, noise: 0.1)
    let fit = LeastSquares(.oscillator, to: [series]).searched()
    #expect(abs(fit.parameters[0] / 20_000 - 1) < 0.01, "\(fit.parameters)")
  }

  @Test(arguments: Synthetic.cases.indices)
  func `with noise, parameters lie within standard errors as often as they should`(index: Int) {
    let (law, parameters, inputs) = Synthetic.cases[index]
    var within = Array(repeating: 0, count: law.parameterCount)
    for seed in 1...UInt64(40) {
      let series = Synthetic.series(law, parameters, at: inputs, noise: 0.1, seed: seed)
      let fit = LeastSquares(law, to: [series]).searched()
      #expect(fit.isFinished)
      let errors = fit.certainty.standardErrors
      for place in 0..<law.parameterCount
      where abs(fit.parameters[place] - parameters[place]) < 2 * errors[place] {
        within[place] += 1
      }
    }
    // Two standard errors hold 95 %, with few degrees of freedom 88 %.
    for count in within { #expect(count >= 32, "\(law): \(within)") }
  }

  @Test func `the spread is the noise`() {
    let (law, parameters, _) = Synthetic.cases[2]
    let times = (0..<5000).map { Double($0) / 6000 }
    let fit = LeastSquares(law, to: [Synthetic.series(law, parameters, at: times, noise: 0.25)])
      .searched()
    #expect(abs(fit.certainty.spread - 0.25) < 0.01 && fit.certainty.freedom == 4996)
  }

  @Test func `no neighbour is better`() {
    for (law, parameters, inputs) in Synthetic.cases {
      let series = Synthetic.series(law, parameters, at: inputs, noise: 0.3)
      let fit = LeastSquares(law, to: [series]).searched()
      let errors = fit.certainty.standardErrors
      for place in 0..<law.parameterCount {
        for side in [-1e-3, 1e-3] {
          var neighbour = fit.parameters
          neighbour[place] += side * errors[place]
          #expect(LeastSquares(law, to: [series], from: neighbour).squaredError >= fit.squaredError)
        }
      }
    }
  }

  @Test func `the mirrored recording has the mirrored start and the same law`() {
    let series = Synthetic.series(.uiKit, numbers(2, 10, 35, 3900), at: Synthetic.times, noise: 0.1)
    var fit = LeastSquares(.uiKit, to: [series])
    var mirrored = LeastSquares(
      .uiKit, to: [FitSeries(inputs: series.inputs, outputs: series.outputs.map { -$0 })])
    fit.run()
    mirrored.run()
    #expect(fit.parameters[..<2] == mirrored.parameters[..<2])
    #expect(fit.parameters[2...].map { -$0 } == Array(mirrored.parameters[2...]))
  }

  @Test func `in other units the answer is the same`() {
    let (law, parameters, inputs) = Synthetic.cases[2]
    let points = Synthetic.series(law, parameters, at: inputs, noise: 0.1)
    let hairs = FitSeries(inputs: points.inputs, outputs: points.outputs.map { 1e6 * $0 })
    var (one, other) = (LeastSquares(law, to: [points]), LeastSquares(law, to: [hairs]))
    one.run()
    other.run()
    for (place, factor) in [1, 1, 1e6, 1e6].enumerated() {
      #expect(abs(one.parameters[place] * factor / other.parameters[place] - 1) < 1e-7)
    }
  }

  @Test func `recordings fitted jointly share the law and keep their starts`() {
    let law = numbers(2.002, 10.05, 0, 0)
    let starts = [(35.0, 3900.0), (9.5, 2100), (-390, -3700)]
    let series = starts.enumerated().map { index, start in
      Synthetic.series(
        .uiKit, numbers(law[0], law[1], start.0, start.1), at: Synthetic.times, noise: 0.1,
        seed: UInt64(index + 1))
    }
    let joint = LeastSquares(.uiKit, to: series).searched()
    #expect(joint.isFinished && joint.parameters.count == 8)
    let certainty = joint.certainty
    for place in 0..<2 {
      #expect(abs(joint.parameters[place] - law[place]) < 3 * certainty.standardErrors[place])
    }
    for (index, start) in starts.enumerated() {
      let own = joint.parameters(ofSeries: index)
      #expect(abs(own[2] - start.0) < 3 * certainty.standardErrors[2 + 2 * index])
      #expect(abs(own[3] - start.1) < 3 * certainty.standardErrors[3 + 2 * index])
      let alone = LeastSquares(.uiKit, to: [series[index]]).searched()
      // More recordings, more certainty.
      #expect(certainty.standardErrors[1] < alone.certainty.standardErrors[1])
    }
  }

  @Test func `a fixed parameter stays, and the others do their best`() {
    let (law, parameters, inputs) = Synthetic.cases[0]
    let series = Synthetic.series(law, parameters, at: inputs, noise: 0.1)
    let free = LeastSquares(law, to: [series]).searched()
    let fixed = LeastSquares(
      law, to: [series], from: [10, 4000, 0.01], fixed: [true, false, false]
    ).searched()
    #expect(fixed.isFinished && fixed.parameters[0] == 10 && fixed.squaredError > free.squaredError)
    #expect(fixed.certainty.standardErrors[0] == 0)
    #expect(fixed.certainty.correlations[0] == [nil, nil, nil])
    #expect(fixed.certainty.relativeSingularValues.count == 2)
  }

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
