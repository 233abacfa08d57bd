import ScrollPhysics
import ScrollTestSupport
import Testing

@Suite struct BounceTests {
  static let curves: [TestedCurve] = [
    ScrollLaw.continuous(), .continuous(.fast), .uiKit(frameInterval: 1.0 / 60),
    ScrollLaw(decay: 0.1, gain: 1.3),
  ].flatMap { law in
    [0, 191, -50, 1e-6].flatMap { beyond in
      [0, 4763, -900, 10].map { carried in
        TestedCurve.bounce(
          from: 5126 + beyond, edge: 5126, carriedVelocity: carried, law: law,
          pull: ScrollEdge.uiKitPull)
      }
    }
  }

  @Test func `it is a slightly over-damped spring`() {
    // Poles p and p + r: ζ = (2p + r) / (2 √(p (p + r))).
    let law = ScrollLaw.continuous()
    let (slow, fast) = (ScrollEdge.uiKitPull, ScrollEdge.uiKitPull + law.decay)
    let spring = DampedSpring(stiffness: slow * fast, damping: slow + fast)
    #expect(abs(spring.dampingRatio - 1.0041) < 5e-5)
    for (start, carried) in [(0.0, 2504.0), (120, -300), (120, 0), (-3, 900)] {
      let bounce = Bounce(from: start, edge: 0, carriedVelocity: carried, law: law)
      let motion = SpringMotion(spring, from: start, velocity: carried - slow * start)
      for time in [0, 0.01, 0.1, 0.5, 2] {
        #expect(abs(bounce.value(at: time) - motion.value(at: time)) < 1e-10)
        #expect(abs(bounce.velocity(at: time) - motion.velocity(at: time)) < 1e-9)
      }
    }
  }

  @Test func `it rests once near the edge for good and slow`() {
    for (start, carried) in [
      (0.0, 2504.0), (120, 0), (0.2, 0), (0, 9), (0, 12), (0.1, 4000), (-3, 900),
    ] {
      let bounce = Bounce(from: start, edge: 0, carriedVelocity: carried, law: .continuous())
      let rest = bounce.restTime(.uiKit)
      let later = (0...200).map { rest * (1 + 1e-9) + Double($0) / 100 }
      #expect(later.allSatisfy { abs(bounce.value(at: $0)) < 0.5 })
      #expect(abs(bounce.carriedVelocity(at: rest)) <= 10 * (1 + 1e-12))
      let isEarliest =
        rest == 0 || abs(bounce.value(at: rest)) > 0.4999999
        || abs(bounce.carriedVelocity(at: rest)) > 9.999999
      #expect(isEarliest && bounce.restTime(.never) == .infinity)
    }
  }
}
