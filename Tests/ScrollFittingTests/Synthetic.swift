import ScrollFitting

/// At most four numbers of a law.
func numbers(_ a: Double, _ b: Double, _ c: Double = 0, _ d: Double = 0) -> FitNumbers {
  FitNumbers(a, b, c, d, 0, 0, 0, 0)
}

/// Samples made by a law, exact or with noise that is the same every time.
enum Synthetic {
  static let times = (0..<50).map { Double($0) / 60 }

  /// Parameters that are typical of each law, and where it is sampled.
  static let cases: [(law: FitLaw, parameters: FitNumbers, inputs: [Double])] = [
    (.critical, numbers(10.9, 4300, 0.009), times), (.critical, numbers(8, -900, 0.12), times),
    (.oscillator, numbers(120, 22, 35, 3500), times),
    (.oscillator, numbers(100, 20, 10, 0), times), (.oscillator, numbers(400, 8, -30, 200), times),
    (.oscillator, numbers(60, 40, 30, -500), times),
    (.uiKit, numbers(2.002, 10.05, 35, 3900), times),
    (.uiKit, numbers(2.002, 10.05, -390, 1200), times),
    (.deceleration, numbers(2.002, 120, 3000, 0), times),
    (.deceleration, numbers(10.05, -50, -800, 0), times),
    (.stopping, numbers(2.002, 10, 0, 0), [-5000, -800, 400, 1200, 2500, 6000]),
    (.rubberBand, numbers(0.55, 812, 0, 0), [-900, -300, 0, 100, 500, 1000, 1500]),
    (.bandSlope, numbers(0.55, 812, 0, 0), [-300, -20, 0, 60, 150, 290, 420]),
    (.parabola, numbers(2, 0.456, -0.000124, 0), (0...7).map { 200 * Double($0) }),
  ]

  /// Laws of more than four numbers, where they have errors to first order.
  static let wideCases: [(law: FitLaw, parameters: FitNumbers, inputs: [Double])] = [
    (.zoomBand, [500, 100, 0.7, 0.8, 1.02, 0, 0, 0], (4...400).map { 4 * Double($0) }),
    (.eased, [0.41, 0.3, 0.2, 0.5, 0.8, 0.031, 120, 1760], times),
    (.eased, [0.6, 0.25, 0.4, 0.4, 1.3, 0.103, 300, -40], times),
  ]

  static func series(
    _ law: FitLaw, _ parameters: FitNumbers, at inputs: [Double], noise: Double = 0,
    seed: UInt64 = 1
  ) -> FitSeries {
    var random = Noise(seed: seed)
    let outputs = inputs.map { law.point(at: $0, parameters).value + noise * random.next() }
    return FitSeries(inputs: inputs, outputs: outputs)
  }
}

extension LeastSquares {
  /// The same when its search is over.
  func searched() -> LeastSquares {
    var fit = self
    fit.run()
    return fit
  }
}

/// Normally distributed numbers, the same for the same seed.
struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// The sum of twelve uniform numbers less six: mean 0, variance 1.
  mutating func next() -> Double {
    var sum = -6.0
    for _ in 0..<12 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      sum += Double(state >> 11) / Double(1 << 53)
    }
    return sum
  }
}
