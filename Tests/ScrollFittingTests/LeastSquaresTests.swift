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

  @Test(arguments: Synthetic.cases.indices)
  func `with noise, parameters lie within standard errors as often as they should`(index: Int) {
    let (law, parameters, inputs) = Synthetic.cases[index]
    let trials = 40
    var within = Array(repeating: 0, count: law.parameterCount)
    for seed in 1...UInt64(trials) {
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
    #expect(abs(fit.certainty.spread - 0.25) < 0.01)
    #expect(fit.certainty.freedom == 4996)
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
          let other = LeastSquares(law, to: [series], from: neighbour)
          #expect(other.squaredError >= fit.squaredError)
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
    #expect(joint.isFinished)
    #expect(joint.parameters.count == 8)
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
    #expect(fixed.isFinished)
    #expect(fixed.parameters[0] == 10)
    #expect(fixed.squaredError > free.squaredError)
    #expect(fixed.certainty.standardErrors[0] == 0)
    #expect(fixed.certainty.correlations[0] == [nil, nil, nil])
    #expect(fixed.certainty.relativeSingularValues.count == 2)
  }
}
