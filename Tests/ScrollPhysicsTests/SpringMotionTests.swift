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

  /// The last crossing by 30 digits: searched backwards in 8000 steps, then halved 120 times.
  static let cases: [(Double, Double, Vector2, Vector2, Double, Double)] = [
    (100, 1, Vector2(0, 0), Vector2(600, 800), 0.5, 0.72839971350990816469),
    (100, 1, Vector2(80, 0), Vector2(0, 900), 0.5, 0.75664359507349705987),
    (100, 1, Vector2(80, 0), Vector2(-1200, 400), 10, 0.21582955559060046731),
    (200, 0.5, Vector2(80, 40), Vector2(-400, 700), 0.5, 0.67679295513546759477),
    (200, 0.1, Vector2(80, 0), Vector2(0, 1000), 0.5, 3.6029699701272440267),
    (200, 0.1, Vector2(80, 0), Vector2(0, -1131.370849898476), 0.5, 3.6254640005550528929),
    (200, 0.3, Vector2(80, 0), Vector2(-400, 30), 20, 0.27586553532585130505),
    (100, 0.02, Vector2(100, 0), Vector2(0, 300), 1, 22.957816020140109494),
    (100, 3, Vector2(50, -20), Vector2(-3000, 10), 0.5, 2.1640311717226847236),
    (100, 3, Vector2(0, 30), Vector2(2000, 0), 25, 0.36745975584727261188),
    (400, 1.0000001, Vector2(10, 20), Vector2(300, -900), 0.01, 0.52524687082758206729),
  ]

  @Test(arguments: cases)
  func `the settling time is the last crossing`(
    stiffness: Double, ratio: Double, start: Vector2, velocity: Vector2, near: Double, last: Double
  ) throws {
    let spring = DampedSpring(stiffness: stiffness, dampingRatio: ratio)
    let motion = SpringMotion2(spring, from: start, velocity: velocity)
    let time = try #require(motion.settleTime(within: near))
    #expect(abs(time / last - 1) < 1e-13, "\(time)")
  }

  @Test func `each axis moves as its own spring, to its own target`() {
    let spring = DampedSpring(stiffness: 200, dampingRatio: 0.4)
    let motion = SpringMotion2(
      spring, from: Vector2(80, -5), to: Vector2(10, 20), velocity: Vector2(-400, 7))
    let x = SpringMotion(spring, from: 80, to: 10, velocity: -400)
    let y = SpringMotion(spring, from: -5, to: 20, velocity: 7)
    #expect(motion.target == Vector2(10, 20))
    for time in [0, 0.01, 0.3, 2, 50] {
      #expect(motion.value(at: time) == Vector2(x.value(at: time), y.value(at: time)))
      #expect(motion.velocity(at: time) == Vector2(x.velocity(at: time), y.velocity(at: time)))
    }
  }

  /// Second components next to those of `SpringCases.starts`.
  private static let across = [
    Vector2(0, 0), Vector2(0, 900), Vector2(60, -1_100), Vector2(-30, 12), Vector2(1e-7, -3),
  ]

  @Test func `after the settling time it stays within, just before it does not`() throws {
    for spring in SpringCases.springs {
      for (start, other) in SpringCases.starts.flatMap({ a in Self.across.map { (a, $0) } }) {
        let motion = SpringMotion2(
          spring, from: Vector2(start.x, other.x), velocity: Vector2(start.v, other.y))
        for threshold in [1e-6, 0.5, 20, 95] {
          let settled = motion.settleTime(within: threshold)
          #expect(settled != nil || spring.dampingRatio == 0)
          guard let time = settled else { continue }
          let axes = [motion.x, motion.y].compactMap { $0.settleTime(within: threshold) }
          #expect(axes.allSatisfy { $0 <= time * (1 + 1e-12) }, "\(motion) \(threshold)")
          if time > 0 {
            #expect(abs(motion.value(at: time).length / threshold - 1) < 1e-9)
            #expect(motion.value(at: time * (1 - 1e-8)).length > threshold)
          }
          let later = sequence(first: 1e-4) { $0 < 1e3 ? $0 * 1.06 : nil }
            .map { motion.value(at: time * (1 + 1e-6) + $0).length }
          #expect(later.allSatisfy { $0 < threshold * (1 + 1e-12) }, "\(motion) \(threshold)")
        }
      }
    }
  }

  @Test func `along one direction it is the spring of one axis, at any angle and size`() throws {
    let cases = SpringCases.springs.flatMap { a in SpringCases.starts.map { (a, $0) } }
    for (spring, start) in cases {
      let motion = SpringMotion(spring, from: start.x, velocity: start.v)
      guard let time = motion.settleTime(within: 0.5) else { continue }
      for angle in [Vector2(1, 0), Vector2(0, -1), Vector2(0.6, 0.8), Vector2(-0.28, 0.96)] {
        for scale in [1, 1e-180, 1e180] {
          let way = angle * scale
          let turned = SpringMotion2(spring, from: way * start.x, velocity: way * start.v)
          let settled = try #require(turned.settleTime(within: 0.5 * scale))
          #expect(abs(settled - time) <= 1e-11 * time, "\(motion) \(way)")
        }
      }
    }
  }

  @Test func `turned and mirrored it takes as long, nothing moves settles at 0`() throws {
    let spring = DampedSpring(stiffness: 150, dampingRatio: 0.25)
    let (start, velocity) = (Vector2(30, -70), Vector2(900, 250))
    let time = try #require(
      SpringMotion2(spring, from: start, velocity: velocity).settleTime(within: 0.5))
    func turned(_ a: Vector2) -> Vector2 { Vector2(0.6 * a.x - 0.8 * a.y, 0.8 * a.x + 0.6 * a.y) }
    for (a, b) in [(turned(start), turned(velocity)), (-start, -velocity)] {
      let other = try #require(SpringMotion2(spring, from: a, velocity: b).settleTime(within: 0.5))
      #expect(abs(other / time - 1) < 1e-13)
    }
    #expect(SpringMotion2(spring, from: .zero, velocity: .zero).settleTime(within: 1e-9) == 0)
    // Round and round at one distance, where nothing slows it down.
    let circle = SpringMotion2(
      DampedSpring(stiffness: 4, dampingRatio: 0), from: Vector2(3, 0), velocity: Vector2(0, 6))
    #expect(circle.settleTime(within: 2.9) == nil && circle.settleTime(within: 3.1) == 0)
  }
}
