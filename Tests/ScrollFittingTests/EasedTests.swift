import ScrollFitting
import Testing

@Suite struct EasedTests {
  /// CSS' timing curve by its definition: both cubics as sums of Bernstein's polynomials, the place of a time by
  /// halving an interval until nothing is left of it.
  static func progress(_ points: [Double], at time: Double) -> Double {
    func bezier(_ first: Double, _ second: Double, _ s: Double) -> Double {
      first * 3 * s * (1 - s) * (1 - s) + second * 3 * s * s * (1 - s) + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    while low + (high - low) / 2 > low, low + (high - low) / 2 < high {
      let middle = low + (high - low) / 2
      if bezier(points[0], points[2], middle) < time { low = middle } else { high = middle }
    }
    return bezier(points[1], points[3], high)
  }

  @Test(arguments: [
    [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1],
    [0.3, 1.6, 0.7, -0.4], [0.9, 0, 0.1, 1], [0, 1, 1, 0],
  ])
  func `an eased motion is its timing curve, and rests before and after`(points: [Double]) {
    let parameters = FitNumbers(0.4, points[0], points[1], points[2], points[3], 0.1, 30, -70)
    func value(_ time: Double) -> Double { FitLaw.eased.value(at: time, parameters) }
    for time in [-1, 0, 0.1] { #expect(value(time) == 30) }
    for time in [0.5, 0.6, 9] { #expect(value(time) == -70) }
    for step in 1..<40 {
      let share = Double(step) / 40
      let expected = 30 - 100 * Self.progress(points, at: share)
      #expect(abs(value(0.1 + 0.4 * share) - expected) < 1e-9, "\(points) at \(share)")
    }
  }

  @Test func `a little beyond 0 and 1 a control point changes the curve as smoothly as inside`() {
    for time in [0.15, 0.25, 0.4] {
      func value(_ x1: Double, _ x2: Double) -> Double {
        FitLaw.eased.value(at: time, FitNumbers(0.4, x1, 0.2, x2, 0.8, 0.1, 0, 100))
      }
      for (low, middle, high) in [
        (value(-0.001, 0.5), value(0, 0.5), value(0.001, 0.5)),
        (value(0.5, 0.999), value(0.5, 1), value(0.5, 1.001)),
      ] {
        #expect(abs(low - 2 * middle + high) < 0.02 * abs(high - low))
      }
    }
  }

  @Test func `no duration and no forward time is no motion, and nothing a search stays at`() {
    for numbers in [FitNumbers(0, 0.4, 0, 0.6, 1, 0, 0, 1), FitNumbers(1, 1.5, 0, 0.6, 1, 0, 0, 1)]
    {
      #expect(FitLaw.eased.value(at: 0.5, numbers).isNaN)
    }
    let constant = FitSeries(inputs: (0...8).map(Double.init), outputs: (0...8).map { _ in 5 })
    #expect(LeastSquares(.eased, to: [constant]).searched().parameters.allSatisfy { $0.isFinite })
  }

  @Test(arguments: [(60.0, 0.05, 0.021), (120, 0.3, 0.4), (60, 0.3, 0.0)])
  func `a curve without rest at its ends is found`(rate: Double, noise: Double, start: Double) {
    let points = [0.3, 0.25, 0.6, 0.7]
    var random = Noise(seed: UInt64(rate + 100 * noise))
    let times = (0..<Int(0.7 * rate)).map { Double($0) / rate }
    let outputs = times.map { time in
      let share = min(max((time - start) / 0.25, 0), 1)
      let way = share <= 0 ? 0 : share >= 1 ? 1 : Self.progress(points, at: share)
      return -1640 + 1640 * way + noise * random.next()
    }
    let fit = LeastSquares(.eased, to: [FitSeries(inputs: times, outputs: outputs)]).searched()
    #expect(fit.isFinished)
    let errors = fit.certainty.standardErrors
    for (place, value) in ([0.25] + points + [start, -1640, 0]).enumerated() {
      #expect(abs(fit.parameters[place] - value) < 4 * errors[place], "\(place): \(fit.parameters)")
    }
    #expect(errors[0] < 0.02)
  }
}
