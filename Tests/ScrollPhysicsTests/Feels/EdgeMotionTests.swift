import ScrollPhysics
import ScrollTestSupport
import Testing

@Suite struct EdgeMotionTests {
  static func parabola(
    at edge: Double, velocity: Double, limit: Double, gravity: Double = 2000
  ) -> TestedCurve {
    let motion = ParabolicBounce(at: edge, velocity: velocity, limit: limit, gravity: gravity)
    return .edge(
      .parabola(motion), start: MotionState(value: edge, velocity: velocity),
      joints: [motion.apexTime], duration: motion.restTime,
      resumed: { .parabola(motion.resumed(at: $0)) }
    ) { factor, shift in
      parabola(
        at: edge * factor + shift, velocity: velocity * factor, limit: limit * abs(factor),
        gravity: gravity * abs(factor))
    }
  }

  static func parabola(
    from start: Double, velocity: Double, limit: Double, gravity: Double = 2000, edge: Double = 500
  ) -> TestedCurve {
    let motion = ParabolicBounce(
      from: start, beyond: edge, velocity: velocity, limit: limit, gravity: gravity)
    return .edge(
      .parabola(motion), start: MotionState(value: edge + (start - edge), velocity: velocity),
      joints: [motion.apexTime], duration: motion.restTime,
      resumed: { .parabola(motion.resumed(at: $0)) }
    ) { factor, shift in
      parabola(
        from: start * factor + shift, velocity: velocity * factor, limit: limit * abs(factor),
        gravity: gravity * abs(factor), edge: edge * factor + shift)
    }
  }

  static func smooth(from start: Double, to edge: Double, gravity: Double = 2000) -> TestedCurve {
    let motion = SmoothReturn(from: start, to: edge, gravity: gravity)
    return .edge(
      .smooth(motion), start: MotionState(value: edge + (start - edge), velocity: 0), joints: [],
      duration: motion.launchDuration, resumed: { .smooth(motion.resumed(at: $0)) }
    ) { factor, shift in
      smooth(
        from: start * factor + shift, to: edge * factor + shift, gravity: gravity * abs(factor))
    }
  }

  static func bezier(from start: Double, velocity: Double, edge: Double = 0) -> TestedCurve {
    let motion = BezierBounce(from: start, beyond: edge, velocity: velocity, dimension: 800)
    // Its velocity is not the release's: the first control point is bent by the speed as a number.
    return .edge(
      .bezier(motion),
      start: MotionState(
        value: edge + (start - edge), velocity: motion.state(at: 0).velocity),
      joints: [motion.forwardDuration], duration: motion.restTime,
      resumed: { .bezier(motion.resumed(at: $0)) }
    ) { factor, shift in
      bezier(from: start * factor + shift, velocity: velocity * factor, edge: edge * factor + shift)
    }
  }

  static func flickable(from start: Double, velocity: Double, edge: Double = 0) -> TestedCurve {
    let motion = FlickableBounce(
      from: start, beyond: edge, velocity: velocity, deceleration: 1500)
    return .edge(
      .flickable(motion), start: MotionState(value: edge + (start - edge), velocity: velocity),
      joints: [motion.outDuration, motion.outDuration + 0.1], duration: motion.restTime,
      resumed: { .flickable(motion.resumed(at: $0)) }
    ) { factor, shift in
      flickable(
        from: start * factor + shift, velocity: velocity * factor, edge: edge * factor + shift)
    }
  }

  static let scaling = [
    parabola(at: 1000, velocity: 900, limit: 1000), parabola(at: 0, velocity: -3000, limit: 300),
    parabola(from: 540, velocity: 2000, limit: 2000),
    parabola(from: 540, velocity: 2000, limit: 90),
    parabola(from: 460.5, velocity: -10, limit: 900), smooth(from: 600, to: 500),
    smooth(from: -7.25, to: 0),
  ]
  /// Their distances are the vendor's constants, so they do not scale.
  static let fixed = [
    bezier(from: 30, velocity: 2500), bezier(from: -9, velocity: -3000),
    bezier(from: 19, velocity: 0),
    bezier(from: 0, velocity: 4000), flickable(from: 0, velocity: 1800),
    flickable(from: 20, velocity: 900), flickable(from: -30, velocity: -4000),
  ]

  @Test(arguments: CurveLaw.allCases)
  func `Android's parabola and return obey every law`(law: CurveLaw) {
    #expect(law.violations(in: Self.scaling) == [])
  }

  @Test(arguments: CurveLaw.allCases.filter { $0 != .scale })
  func `the timed edges obey every law but scale`(law: CurveLaw) {
    #expect(law.violations(in: Self.fixed) == [])
  }

  static func resumed(_ motion: EdgeMotion, at time: Double) -> EdgeMotion {
    switch motion {
    case .parabola(let one): .parabola(one.resumed(at: time))
    case .smooth(let one): .smooth(one.resumed(at: time))
    case .bezier(let one): .bezier(one.resumed(at: time))
    case .flickable(let one): .flickable(one.resumed(at: time))
    }
  }

  @Test func `the time to a place is when it first is there`() throws {
    let motions: [EdgeMotion] = [
      .parabola(ParabolicBounce(at: 1000, velocity: 900, limit: 1000)),
      .parabola(ParabolicBounce(from: 540, beyond: 500, velocity: 2000, limit: 90)),
      .parabola(ParabolicBounce(from: 540, beyond: 500, velocity: 0, limit: 0)),
      .smooth(SmoothReturn(from: -80, to: 0)),
      .bezier(BezierBounce(from: 30, beyond: 0, velocity: 2500, dimension: 800)),
      .bezier(BezierBounce(from: -19, beyond: 0, velocity: 0, dimension: 800)),
      .flickable(FlickableBounce(from: 20, beyond: 0, velocity: 900, deceleration: 1500)),
      .flickable(FlickableBounce(from: 0, beyond: 0, velocity: -2000, deceleration: 1500)),
    ]
    for motion in motions {
      let rest = min(motion.restTime, 2)
      for share in [0.02, 0.1, 0.35, 0.6, 0.9] {
        let place = motion.state(at: share * rest).value
        let first = try #require(motion.time(to: place))
        #expect(first <= share * rest + 1e-9)
        #expect(abs(motion.state(at: first).value - place) < 1e-6)
        // Nowhere before: looked at 200 times, on the side where it began.
        let side = motion.state(at: 0).value - place
        for step in 0..<200 {
          let before = motion.state(at: first * Double(step) / 200).value - place
          #expect(before * side >= -1e-9, "\(motion) \(share)")
        }
        // As long as is left of it, for one that has gone on in between.
        for part in [0.3, 0.7] {
          let left = try #require(Self.resumed(motion, at: part * first).time(to: place))
          #expect(abs(left - (1 - part) * first) < 1e-6, "\(motion) \(share)")
        }
      }
      #expect(motion.time(to: .nan) == nil)
    }
  }

  @Test func `the parabola goes no farther than its limit, and back in √(2d/g)`() {
    let motion = ParabolicBounce(at: 1000, velocity: 3000, limit: 6)
    #expect(motion.state(at: motion.apexTime).value == 1006)
    #expect(abs(motion.restTime - motion.apexTime - (2 * 6.0 / 2000).squareRoot()) < 1e-15)
    #expect(motion.state(at: motion.restTime) == MotionState(value: 1000, velocity: 0))
  }

  @Test func `without space a parabola stops on the edge`() {
    let motion = ParabolicBounce(at: 1000, velocity: 3000, limit: 0)
    #expect(motion.restTime == 0)
    #expect(motion.state(at: 0) == MotionState(value: 1000, velocity: 0))
  }

  @Test func `a spring is near and slow from its time on`() throws {
    for ratio in [0.3, 0.9, 1, 1.1, 2] {
      let motion = SpringMotion(
        DampedSpring(stiffness: 150, dampingRatio: ratio), from: -40, velocity: 2500)
      let first = try #require(motion.firstTime(within: 1, slowerThan: 20))
      let settled = try #require(motion.settleTime(within: 1, slowerThan: 20))
      #expect(first <= settled)
      let state = motion.state(at: first)
      #expect(abs(state.value) <= 1 + 1e-9 && abs(state.velocity) <= 20 + 1e-6)
      for step in 0..<2000 {
        let time = Double(step) * 0.002
        let state = motion.state(at: time)
        let isThere = abs(state.value) < 1 && abs(state.velocity) < 20
        if time < first { #expect(!isThere) }
        if time > settled { #expect(isThere) }
      }
    }
  }

  /// Springs of platforms, by stiffness over mass: after a hit, after a release.
  static let stiffnesses: [(spring: EdgeSpring, hit: Double, released: Double)] = [
    (.flutter, 200, 200), (.flutterFast, 250, 250), (.flutterClamping, 0, 200), (.gtk, 100, 100),
    (.firefox, 200, 200), (.composeIOS, 120, 300), (.chromium, 156.25, 156.25),
    (.chromiumAndroid, 400 / 1.21, 400 / 1.21),
  ]

  @Test(arguments: stiffnesses)
  func `the frequencies are those of the vendor's stiffness and mass`(
    spring: EdgeSpring, hit: Double, released: Double
  ) {
    #expect(abs(spring.hitFrequency - hit.squareRoot()) < 1e-12)
    #expect(abs(spring.releasedFrequency - released.squareRoot()) < 1e-12)
  }
}
