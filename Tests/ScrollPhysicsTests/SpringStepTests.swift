import ScrollPhysics
import Testing

@Suite struct SpringStepTests {
  @Test(arguments: [24, 30, 60, 90, 120, 240])
  func `at every display rate n steps are the motion`(rate: Int) {
    for spring in SpringCases.springs {
      let step = SpringStep(spring, interval: 1 / Double(rate))
      var (x, v) = (100.0, -2504.0)
      for _ in 0..<rate { step.advance(&x, &v) }
      let motion = SpringMotion(spring, from: 100, velocity: -2504).state(at: 1)
      #expect(abs(x - motion.value) < 1e-9 && abs(v - motion.velocity) < 1e-8)
    }
  }

  @Test(arguments: SpringCases.springs)
  func `a step is the weights, and no step changes nothing`(spring: DampedSpring) {
    #expect(SpringStep(spring, interval: 0.02).weights == SpringWeights(spring, at: 0.02))
    var (x, v) = (100.0, -2504.0)
    SpringStep(spring, interval: 0).advance(&x, &v)
    #expect(x == 100 && v == -2504)
  }
}
