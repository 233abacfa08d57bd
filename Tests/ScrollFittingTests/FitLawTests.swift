import ScrollFitting
import Testing

@Suite struct FitLawTests {
  @Test(arguments: (Synthetic.cases + Synthetic.wideCases).indices)
  func `the gradient is the slope in every parameter`(index: Int) {
    let (law, parameters, inputs) = (Synthetic.cases + Synthetic.wideCases)[index]
    for input in inputs {
      let gradient = law.point(at: input, parameters).gradient
      for place in 0..<law.parameterCount {
        let size = 1e-5 * max(1, abs(parameters[place]))
        var (up, down) = (parameters, parameters)
        up[place] += size
        down[place] -= size
        let (above, below) = (law.point(at: input, up).value, law.point(at: input, down).value)
        let quotient = (above - below) / (2 * size)
        let rounding = 1e-15 * (abs(above) + abs(below)) / size
        #expect(abs(quotient - gradient[place]) <= 1e-6 * abs(quotient) + rounding + 1e-9)
      }
    }
  }

  @Test func `an oscillator and its gradient pass smoothly through critical damping`() {
    // Where the power series takes over from the closed form, D t² = ±1, and at D = 0.
    for time in [0.001, 0.1, 0.5, 2] {
      for border in [-1.0, 0, 1] {
        let discriminant = border / (time * time)
        let parameters = { (shift: Double) in
          numbers(100 - discriminant * (1 + shift) - shift, 20, 30, -100)
        }
        let below = FitLaw.oscillator.point(at: time, parameters(-1e-9))
        let above = FitLaw.oscillator.point(at: time, parameters(1e-9))
        #expect(abs(below.value - above.value) <= 1e-7 * abs(above.value))
        for place in 0..<4 {
          let size = abs(above.gradient[place])
          #expect(abs(below.gradient[place] - above.gradient[place]) <= 1e-7 * size)
        }
      }
    }
  }

  @Test func `UIKit's law is the oscillator with its poles p and p + r`() {
    let (r, p, start, velocity) = (2.0, 10.0, 35.0, 3900.0)
    for time in Synthetic.times {
      let one = FitLaw.uiKit.point(at: time, numbers(r, p, start, velocity)).value
      let other = FitLaw.oscillator.point(
        at: time, numbers(p * (p + r), 2 * p + r, start, velocity - p * start)
      ).value
      #expect(abs(one - other) < 1e-11 * 400)
    }
  }

  @Test func `a glide and its gradient pass smoothly through r = 0`() {
    for rate in [-0.5, 0, 0.5] {
      let below = FitLaw.deceleration.point(at: 1, numbers(rate - 1e-10, 0, 100, 0))
      let above = FitLaw.deceleration.point(at: 1, numbers(rate + 1e-10, 0, 100, 0))
      #expect(abs(below.value - above.value) < 1e-7)
      #expect(abs(below.gradient[0] - above.gradient[0]) < 1e-7)
    }
    #expect(FitLaw.deceleration.point(at: 3, numbers(0, 5, 100, 0)).value == 305)
  }

  @Test func `with c and d 1 it is the published law`() {
    let law = FitNumbers(5, 0.5, 1, 1, 1, 0, 0, 0)
    for scale in [0.01, 0.1, 0.3, 0.5, 1, 3, 5, 5.5, 9, 40, 1e6] {
      let expected = scale > 5 ? 5 * (2 - 5 / scale) : scale < 0.5 ? 0.5 / (2 - scale / 0.5) : scale
      #expect(abs(FitLaw.zoomBand.value(at: scale, law) - expected) < 1e-12 * expected)
    }
  }

  @Test func `zooming in and out are mirror images`() {
    for asked in [1.2, 3, 9] {
      let out = FitLaw.zoomBand.value(at: asked, FitNumbers(2, 0.1, 0.6, 0.7, 1, 0, 0, 0))
      let mirrored = FitLaw.zoomBand.value(at: 1 / asked, FitNumbers(10, 0.5, 0.6, 0.7, 1, 0, 0, 0))
      #expect(abs(out * mirrored - 1) < 1e-14)
    }
  }

  @Test func `a limit that no sample reaches is left open`() {
    let asked = (0..<60).map { 1 + Double($0) / 10 }
    let shown = asked.map {
      $0 > 3 ? 3 * (1 + 0.5 * ($0 / 3 - 1) / (1 + 0.5 * ($0 / 3 - 1) / 0.8)) : $0
    }
    var random = Noise(seed: 4)
    let series = FitSeries(inputs: asked, outputs: shown.map { $0 + 0.001 * random.next() })
    // A limit that passes a sample bends the sum of squares: a search may stay there, and starts near.
    let fit = LeastSquares(.zoomBand, to: [series], from: [2.8, 0.5, 0.55, 0.7, 1]).searched()
    #expect(fit.certainty.isOpen(1))
    for (place, value) in [(0, 3.0), (2, 0.5), (3, 0.8), (4, 1)] {
      let error = fit.certainty.standardErrors[place]
      #expect(abs(fit.parameters[place] - value) < 4 * error, "\(fit.parameters)")
    }
  }

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
      ] { #expect(abs(low - 2 * middle + high) < 0.02 * abs(high - low)) }
    }
  }

  @Test func `no duration and no forward time is no motion, and nothing a search stays at`() {
    for none in [FitNumbers(0, 0.4, 0, 0.6, 1, 0, 0, 1), FitNumbers(1, 1.5, 0, 0.6, 1, 0, 0, 1)] {
      #expect(FitLaw.eased.value(at: 0.5, none).isNaN)
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
