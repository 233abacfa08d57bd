import ScrollCoordinates
import ScrollGestures
import Testing

/// Times and places as real hosts report them.
@Suite struct VelocityInputTests {
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
