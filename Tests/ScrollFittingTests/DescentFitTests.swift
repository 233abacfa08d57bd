import ScrollFitting
import Testing

@Suite struct DescentFitTests {
  static let recordings = [
    numbers(10.9, 4300, 0.009), numbers(9, 11_000, 0.1), numbers(12, -2000, 0.02),
  ].map { Synthetic.series(.critical, $0, at: Synthetic.times, noise: 0.1) }

  @Test(arguments: recordings) func `descent ends where least squares does`(series: FitSeries) {
    var descent = DescentFit(critical: series)
    descent.run()
    #expect(descent.isFinished)
    let squares = LeastSquares(.critical, to: [series]).searched()
    for place in 0..<3 {
      let distance = abs(descent.parameters[place] - squares.parameters[place])
      #expect(distance < 1e-4 * squares.certainty.standardErrors[place])
    }
    #expect(abs(descent.squaredError / squares.squaredError - 1) < 1e-9)
  }

  @Test(arguments: recordings)
  func `every move is the best of six, every halving is forced`(series: FitSeries) {
    var descent = DescentFit(critical: series)
    while !descent.isFinished {
      let before = descent
      let neighbours = (0..<3).flatMap { place in
        [1, -1].map { side in
          var parameters = before.parameters
          parameters[place] += side * before.sizes[place]
          return DescentFit(to: series, from: parameters, sizes: before.sizes).squaredError
        }
      }
      let best = neighbours.min() ?? .infinity
      switch descent.step() {
      case .moved(let parameter, let up):
        #expect(descent.squaredError == best && best < before.squaredError)
        #expect((descent.parameters[parameter] > before.parameters[parameter]) == up)
      case .halved, .finished:
        #expect(best >= before.squaredError)
        #expect(descent.sizes == before.sizes * 0.5 && descent.parameters == before.parameters)
      case .none: Issue.record("a step does something")
      }
    }
    let end = descent
    let afterwards = descent.step()
    #expect(afterwards == .finished && descent == end)
  }

  @Test func `it starts from what the eye sees`() {
    let descent = DescentFit(critical: Self.recordings[0])
    #expect(descent.parameters[0] == 10 && descent.parameters[2] == 0 && descent.lastMove == .none)
    // A motion that never left the edge has nothing to read off, and is no trap.
    var still = DescentFit(critical: FitSeries(inputs: [0, 1, 2], outputs: [0, 0, 0]))
    still.run(limit: 10_000)
    #expect(still.parameters[0].isFinite)
  }

  @Test func `other laws can be descended as well`() {
    let series = Synthetic.series(
      .rubberBand, numbers(0.55, 812, 0, 0), at: [0, 100, 500, 1000, 1500])
    var descent = DescentFit(
      .rubberBand, to: series, from: numbers(0.5, 700, 0, 0), sizes: numbers(0.05, 50, 1, 1))
    descent.run()
    #expect(descent.isFinished && abs(descent.parameters[0] - 0.55) < 1e-6)
    #expect(abs(descent.parameters[1] - 812) < 1e-3)
  }
}
