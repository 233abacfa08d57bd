import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct VelocityTests {
  typealias Sample = (t: Double, x: Double, y: Double)

  /// A flick that speeds up and curves, at 120 Hz.
  static let flick: [Sample] = (0..<12).map { i in
    let t = Double(i) / 120
    return (t, 40 * t + 3000 * t * t, 200 - 900 * t - 20_000 * t * t * t)
  }

  @Test(arguments: VelocityEstimator.general)
  func `constant velocity is found exactly, at any rate`(estimator: VelocityEstimator) {
    for rate in [30.0, 60, 120, 240, 1000] {
      let finger = Fingers(
        estimator,
        samples: (0..<40).map { i in
          let t = Double(i) / rate
          return (t, 800 * t, 100 - 350 * t)
        })
      #expect(finger.velocity(at: 39 / rate).isNear(Vector2(800, -350), within: 1e-7), "\(rate) Hz")
    }
  }

  @Test(arguments: VelocityEstimator.general)
  func `a path's image, mirrored, turned, enlarged, elsewhere or later, has that of its velocity`(
    estimator: VelocityEstimator
  ) {
    // What is done to a path, what that does to its velocity, and how exactly.
    let images: [(path: (Sample) -> Sample, velocity: (Vector2) -> Vector2, within: Double)] = [
      ({ ($0.t, -$0.x, -$0.y) }, { -$0 }, 0), ({ ($0.t, $0.y, $0.x) }, { Vector2($0.y, $0.x) }, 0),
      ({ ($0.t, 4 * $0.x, 4 * $0.y) }, { $0 * 4 }, 1e-9),
      ({ ($0.t + 1000, $0.x + 300, $0.y - 70) }, { $0 }, 1e-6),
    ]
    let velocity = Fingers(estimator, samples: Self.flick).rawVelocity
    #expect(velocity.length > 100)
    for image in images {
      let other = Fingers(estimator, samples: Self.flick.map(image.path)).rawVelocity
      #expect(other.isNear(image.velocity(velocity), within: image.within))
    }
  }

  @Test func `the release of UIScrollView weighs the last three differences`() {
    let finger = Fingers(
      .uiKit, samples: [(0, 0, 0), (0.01, 5, 0), (0.02, 15, 0), (0.03, 27, 0), (0.04, 30, 0)])
    // Differences 500, 1000, 1200, 300 pt/s; the first is too old to count.
    #expect(abs(finger.velocity(at: 0.04).x - (0.6 * 1000 + 0.35 * 1200 + 0.05 * 300)) < 1e-9)
  }

  @Test func `with one or two differences the two stages are followed literally`() {
    let one = Fingers(.uiKit, samples: [(0, 0, 0), (0.01, 5, -2)])
    #expect(one.rawVelocity.isNear(Vector2(500, -200)))
    let two = Fingers(.uiKit, samples: [(0, 0, 0), (0.01, 5, -2), (0.02, 15, -2)])
    #expect(two.rawVelocity.isNear(Vector2(0.95 * 500 + 0.05 * 1000, 0.95 * -200)))
  }

  @Test(arguments: VelocityEstimator.general)
  func `nothing is known of a finger that has not moved`(estimator: VelocityEstimator) {
    #expect(Fingers(estimator, samples: []).velocity(at: 0) == .zero)
    #expect(Fingers(estimator, samples: [(1, 5, 5)]).velocity(at: 1) == .zero)
  }

  @Test func `the parabola through a constant acceleration is exact`() {
    let finger = Fingers(
      .leastSquares, samples: (0..<9).map { (Double($0) / 100, 0.4 * Double($0 * $0), 0) })
    #expect(abs(finger.rawVelocity.x - 8000 * 0.08) < 1e-8)
  }

  @Test func `least squares agrees with the normal equations on a ragged path`() {
    let samples: [Sample] = [
      (0.00, 3, 1), (0.011, 9, 2), (0.019, 11, 8), (0.034, 30, 9), (0.050, 41, 15), (0.061, 44, 20),
    ]
    // Independent method: 3×3 normal equations about the newest sample by Cramer's rule.
    var (s, b) = ([Double](repeating: 0, count: 5), [Double](repeating: 0, count: 3))
    for sample in samples {
      let t = sample.t - 0.061
      for k in 0..<5 { s[k] += (0..<k).reduce(1) { p, _ in p * t } }
      for k in 0..<3 { b[k] += sample.x * (0..<k).reduce(1) { p, _ in p * t } }
    }
    func determinant(_ m: [[Double]]) -> Double {
      m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
        - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
        + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
    }
    let whole = determinant([[s[0], s[1], s[2]], [s[1], s[2], s[3]], [s[2], s[3], s[4]]])
    let replaced = determinant([[s[0], b[0], s[2]], [s[1], b[1], s[3]], [s[2], b[2], s[4]]])
    let slope = replaced / whole
    let finger = Fingers(.leastSquares, samples: samples)
    #expect(abs(finger.rawVelocity.x - slope) < 1e-6 * abs(slope))
  }

  @Test func `impulse is the work done on a mass, the mean way over time in the last 100 ms`() {
    // Differences 1000 then 2000 pt/s: W = ½·1000² + (2000 − 1000)·2000, v = √(2W) = √5e6.
    let impulse = Fingers(.impulse, samples: [(0, 0, 0), (0.01, 10, 0), (0.02, 30, 0)])
    #expect(abs(impulse.rawVelocity.x - 5e6.squareRoot()) < 1e-9)
    let mean = Fingers(.mean, samples: [(0, -500, 0), (0.05, 0, 0), (0.1, 20, 0), (0.12, 35, 0)])
    #expect(abs(mean.rawVelocity.x - 35 / 0.07) < 1e-9)
  }

  @Test(arguments: [VelocityEstimator.leastSquares, .impulse, .mean])
  func `samples older than 100 ms do not count`(estimator: VelocityEstimator) {
    let recent: [Sample] = [(0.30, 0, 0), (0.32, 10, 3), (0.34, 22, 5), (0.36, 40, 5)]
    let old: [Sample] = [(0.00, 900, -900), (0.05, 70, 800), (0.15, -300, 20)]
    let whole = Fingers(estimator, samples: old + recent).rawVelocity
    #expect(whole.isNear(Fingers(estimator, samples: recent).rawVelocity, within: 1e-9))
  }

  @Test(arguments: VelocityEstimator.general)
  func `more samples than the ring holds push out the oldest`(estimator: VelocityEstimator) {
    let noise: [Sample] = (0..<100).map { (Double($0) / 1000, Double($0 * 37 % 101), 0) }
    let steady: [Sample] = (100..<116).map { (Double($0) / 1000, Double($0) * 0.7, 0) }
    let finger = Fingers(estimator, samples: noise + steady)
    #expect(finger.rawVelocity.isNear(Vector2(700, 0), within: 1e-6))
  }

  @Test(arguments: VelocityEstimator.general)
  func `of two samples with one time the later position counts`(estimator: VelocityEstimator) {
    let doubled = Fingers(
      estimator,
      samples: [
        (0, 0, 0), (0.01, 99, 99), (0.01, 5, 1), (0.02, 9, 2), (0.03, -40, 7), (0.03, 20, 4),
      ])
    let plain = Fingers(estimator, samples: [(0, 0, 0), (0.01, 5, 1), (0.02, 9, 2), (0.03, 20, 4)])
    #expect(doubled.rawVelocity == plain.rawVelocity && doubled.diagnostics == InputDiagnostics())
  }

  @Test(arguments: VelocityEstimator.general)
  func `times nearer than a clock tick are one time`(estimator: VelocityEstimator) {
    let finger = Fingers(estimator, samples: [(0, 0, 0), (0.01, 5, 0), (0.010_000_000_1, 5.5, 0)])
    #expect(abs(finger.rawVelocity.x - 550) < 1e-3)
  }

  @Test(arguments: VelocityEstimator.general)
  func `a sample from the past is ignored and counted`(estimator: VelocityEstimator) {
    let reversed = Fingers(
      estimator, samples: [(0.1, 0, 0), (0.11, 5, 1), (0.105, 500, 500), (0.12, 9, 2)])
    let plain = Fingers(estimator, samples: [(0.1, 0, 0), (0.11, 5, 1), (0.12, 9, 2)])
    #expect(reversed.rawVelocity == plain.rawVelocity && reversed.diagnostics.reversedTime == 1)
    #expect(Fingers(estimator, samples: [(-1, 0, 0)]).diagnostics.reversedTime == 1)
  }

  @Test(arguments: VelocityEstimator.general)
  func `numbers that are none are ignored and counted`(estimator: VelocityEstimator) {
    let finger = Fingers(
      estimator,
      samples: [
        (0, 0, 0), (.nan, 1, 1), (0.01, .nan, 1), (0.01, 1, .infinity), (.infinity, 1, 1),
        (0.01, 1e300, 0), (0.01, 5, 5),
      ])
    #expect(finger.rawVelocity.isNear(Vector2(500, 500)) && finger.diagnostics.nonFinite == 5)
    #expect(finger.velocity(at: .nan).isNear(Vector2(500, 500)))
    #expect(finger.velocity(at: -3).isNear(Vector2(500, 500)))
  }

  @Test(arguments: VelocityEstimator.general)
  func `whole milliseconds cost no more than one tick in eight`(estimator: VelocityEstimator) {
    for phase in stride(from: 0.0, to: 1, by: 0.05) {
      let finger = Fingers(
        estimator,
        samples: (0..<12).map { i in
          let t = Double(i) / 120 + phase / 1000
          return ((t * 1000).rounded(.down) / 1000, 1000 * t, 0)
        })
      let bound = estimator == .leastSquares ? 0.05 : 0.08
      #expect(abs(finger.rawVelocity.x / 1000 - 1) < bound)
    }
  }

  @Test(arguments: VelocityEstimator.general)
  func `a finger that rests 100 ms before lifting is still`(estimator: VelocityEstimator) {
    let finger = Fingers(
      estimator, samples: [(0.2, 0, 0), (0.21, 5, 1), (0.22, 9, 2), (0.23, 20, 4)])
    #expect(finger.velocity(at: 0.329) == finger.rawVelocity && finger.velocity(at: 0.33) == .zero)
    #expect(finger.velocity(at: 1e9) == .zero)
  }

  @Test(arguments: VelocityEstimator.general)
  func `samples that do not move do not end the rest`(estimator: VelocityEstimator) {
    var finger = Fingers(estimator, samples: [(0, 0, 0), (0.01, 5, 1), (0.02, 9, 2)])
    for i in 3...12 { finger.move(1, to: Vector2(9, 2), time: Double(i) / 100) }
    #expect(finger.velocity(at: 0.12) == .zero)
  }

  @Test func `samples that do not move leave the release of UIScrollView alone`() {
    let plain = Fingers(.uiKit, samples: [(0, 0, 0), (0.01, 5, 1), (0.02, 9, 2), (0.03, 20, 4)])
    var rested = plain
    rested.move(1, to: Vector2(20, 4), time: 0.04)
    rested.move(1, to: Vector2(20, 4), time: 0.05)
    #expect(rested.velocity(at: 0.05) == plain.velocity(at: 0.05))
  }
}
