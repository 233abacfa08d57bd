import ScrollPhysics
import ScrollTestSupport
import Testing

/// Springs of every kind, from every kind of start.
enum SpringCases {
  static let ratios = [
    0, 0.001, 0.05, 0.5, 0.99, 0.999999, 1 - 1e-7, 1 - 1e-10, 1 - 1e-13, 1, 1 + 1e-13, 1 + 1e-10,
    1 + 1e-7, 1.0042, 1.5, 5, 50,
  ]

  /// Displacement and velocity.
  static let starts: [(x: Double, v: Double)] = [
    (100, 0), (0, 2504), (-50, 3500), (393.5, -233), (100, -1500), (0.4, 30),
  ]

  static let bodies: [(mass: Double, stiffness: Double)] = [(1, 100), (0.5, 200), (3, 1000)]

  static let springs: [DampedSpring] = ratios.flatMap { ratio in
    bodies.map { DampedSpring(mass: $0.mass, stiffness: $0.stiffness, dampingRatio: ratio) }
  }

  static let motions: [SpringMotion] = springs.flatMap { spring in
    starts.map { SpringMotion(spring, from: $0.x, velocity: $0.v) }
  }

  static let curves: [TestedCurve] = springs.flatMap { spring in
    starts.map { TestedCurve.spring(spring, from: 800 + $0.x, to: 800, velocity: $0.v) }
  }
}

@Suite struct SpringMotionTests {
  @Test(arguments: [1e-6, 1e-8, 1e-10, 1e-13])
  func `the three kinds agree where they meet`(gap: Double) {
    for start in SpringCases.starts {
      let motions = [1 - gap, 1, 1 + gap].map {
        SpringMotion(
          DampedSpring(stiffness: 100, dampingRatio: $0), from: start.x, velocity: start.v)
      }
      let size = abs(start.x) + abs(start.v) / 10
      for time in [0, 1e-6, 0.01, 0.1, 0.5, 1, 3] {
        let (under, critical, over) = (
          motions[0].state(at: time), motions[1].state(at: time), motions[2].state(at: time)
        )
        #expect(abs(under.value - critical.value) <= 2 * gap * size + 1e-14 * size)
        #expect(abs(over.value - critical.value) <= 2 * gap * size + 1e-14 * size)
        // To first order critical lies half-way: no kink at the border.
        let kink = (under.value + over.value) / 2 - critical.value
        #expect(abs(kink) <= 40 * gap * gap * size + 1e-14 * size)
        let slopeKink = (under.velocity + over.velocity) / 2 - critical.velocity
        #expect(abs(slopeKink) <= 400 * gap * gap * size + 1e-13 * size)
      }
      let settled = motions.map { $0.settleTime(within: 0.5) ?? .nan }
      #expect(abs(settled[0] - settled[1]) <= 20 * gap + 1e-14)
      #expect(abs(settled[2] - settled[1]) <= 20 * gap + 1e-14)
    }
  }

  @Test func `near-critical springs turn round when the critical one does, both ways`() throws {
    for gap in [0, 1e-7, 1e-10, 1e-13, 1.5e-14, 2e-16] {
      for ratio in [1 - gap, 1 + gap] {
        for velocity in [1790.0, -1790] {
          let spring = DampedSpring(stiffness: 120, dampingRatio: ratio)
          let peak = try #require(SpringMotion(spring, from: 0, velocity: velocity).peak)
          let critical = 1 / spring.angularFrequency
          #expect(abs(peak.time - critical) <= critical * (2 * gap + 4 * .ulpOfOne))
        }
      }
    }
  }

  @Test func `at its peak a motion stands still, and nowhere before`() throws {
    for (motion, start) in SpringCases.motions.map({ ($0, $0.state(at: 0)) }) {
      guard let peak = motion.peak else { continue }
      let frequencyTimesSize = abs(start.velocity) + 60 * abs(start.value)
      #expect(abs(motion.velocity(at: peak.time)) <= 1e-12 * frequencyTimesSize)
      #expect(motion.value(at: peak.time) == peak.value)
      let before = (1..<20).map { motion.velocity(at: peak.time * Double($0) / 20) }
      #expect(before.allSatisfy { $0 >= 0 } || before.allSatisfy { $0 <= 0 })
    }
  }

  @Test func `an undamped spring keeps its energy for a day`() {
    let motion = SpringMotion(DampedSpring(stiffness: 100, dampingRatio: 0), from: 3, velocity: 40)
    for time in [0.0, 1, 1000, 86_400] {
      let state = motion.state(at: time)
      let energy = 100 * state.value * state.value + state.velocity * state.velocity
      #expect(abs(energy / 2500 - 1) < 1e-14)
    }
  }
}
