import ScrollFitting

/// Samples made by a law, exact or with noise that is the same every time.
enum Synthetic {
  static let times = (0..<50).map { Double($0) / 60 }

  /// Parameters that are typical of each law, and where it is sampled.
  static let cases: [(law: FitLaw, parameters: SIMD4<Double>, inputs: [Double])] = [
    (.critical, SIMD4(10.9, 4300, 0.009, 0), times),
    (.critical, SIMD4(8, -900, 0.12, 0), times),
    (.oscillator, SIMD4(120, 22, 35, 3500), times),
    (.oscillator, SIMD4(100, 20, 10, 0), times),
    (.oscillator, SIMD4(400, 8, -30, 200), times),
    (.oscillator, SIMD4(60, 40, 30, -500), times),
    (.uiKit, SIMD4(2.002, 10.05, 35, 3900), times),
    (.uiKit, SIMD4(2.002, 10.05, -390, 1200), times),
    (.deceleration, SIMD4(2.002, 120, 3000, 0), times),
    (.deceleration, SIMD4(10.05, -50, -800, 0), times),
    (.stopping, SIMD4(2.002, 10, 0, 0), [-5000, -800, 400, 1200, 2500, 6000]),
    (.rubberBand, SIMD4(0.55, 812, 0, 0), [-900, -300, 0, 100, 500, 1000, 1500]),
  ]

  static func series(
    _ law: FitLaw, _ parameters: SIMD4<Double>, at inputs: [Double], noise: Double = 0,
    seed: UInt64 = 1
  ) -> FitSeries {
    var random = Noise(seed: seed)
    let outputs = inputs.map { law.point(at: $0, parameters).value + noise * random.next() }
    return FitSeries(inputs: inputs, outputs: outputs)
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
