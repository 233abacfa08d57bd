import ScrollTestSupport
@_spi(Formulas) import ScrollFeels
import Testing

@testable import ScrollPhysics

@Suite struct EdgeMotionTests {
  static func parabola(
    at edge: Double, velocity: Double, limit: Double, gravity: Double = 2000
  ) -> TestedCurve {
    let motion = ParabolicBounce(at: edge, velocity: velocity, limit: limit, gravity: gravity)
    return .edge(
      motion.curve, start: MotionState(value: edge, velocity: velocity),
      joints: [motion.apexTime], duration: motion.restTime
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
      motion.curve, start: MotionState(value: edge + (start - edge), velocity: velocity),
      joints: [motion.apexTime], duration: motion.restTime
    ) { factor, shift in
      parabola(
        from: start * factor + shift, velocity: velocity * factor, limit: limit * abs(factor),
        gravity: gravity * abs(factor), edge: edge * factor + shift)
    }
  }

  static func smooth(from start: Double, to edge: Double, gravity: Double = 2000) -> TestedCurve {
    let motion = SmoothReturn(from: start, to: edge, gravity: gravity)
    return .edge(
      motion.curve, start: MotionState(value: edge + (start - edge), velocity: 0), joints: [],
      duration: motion.restTime
    ) { factor, shift in
      smooth(
        from: start * factor + shift, to: edge * factor + shift, gravity: gravity * abs(factor))
    }
  }

  static func bezier(from start: Double, velocity: Double, edge: Double = 0) -> TestedCurve {
    let motion = BezierBounce(from: start, beyond: edge, velocity: velocity, dimension: 800)
    // Its velocity is not the release's: the first control point is bent by the speed as a number.
    return .edge(
      motion.curve,
      start: MotionState(value: edge + (start - edge), velocity: motion.state(at: 0).velocity),
      joints: [motion.forwardDuration], duration: motion.restTime
    ) { factor, shift in
      bezier(from: start * factor + shift, velocity: velocity * factor, edge: edge * factor + shift)
    }
  }

  static func flickable(from start: Double, velocity: Double, edge: Double = 0) -> TestedCurve {
    let motion = FlickableBounce(from: start, beyond: edge, velocity: velocity, deceleration: 1500)
    return .edge(
      motion.curve, start: MotionState(value: edge + (start - edge), velocity: velocity),
      joints: [motion.outDuration, motion.outDuration + 0.1], duration: motion.restTime
    ) { factor, shift in
      flickable(
        from: start * factor + shift, velocity: velocity * factor, edge: edge * factor + shift)
    }
  }

  static let scaling = [
    parabola(at: 1000, velocity: 900, limit: 1000), parabola(at: 0, velocity: -3000, limit: 300),
    parabola(from: 540, velocity: 2000, limit: 2000),
    parabola(from: 540, velocity: 2000, limit: 90), smooth(from: 600, to: 500),
    parabola(from: 460.5, velocity: -10, limit: 900), smooth(from: -7.25, to: 0),
  ]
  /// Their distances are the vendor's constants, so they do not scale.
  static let fixed = [
    bezier(from: 30, velocity: 2500), bezier(from: -9, velocity: -3000),
    bezier(from: 19, velocity: 0), bezier(from: 0, velocity: 4000),
    flickable(from: 0, velocity: 1800),
    flickable(from: 20, velocity: 900), flickable(from: -30, velocity: -4000),
  ]

  @Test func `the time to a place is when it first is there`() throws {
    let parabolas = [
      ParabolicBounce(at: 1000, velocity: 900, limit: 1000),
      ParabolicBounce(from: 540, beyond: 500, velocity: 2000, limit: 90),
    ]
    let back = SmoothReturn(from: -80, to: 0)
    let bezier = BezierBounce(from: 30, beyond: 0, velocity: 2500, dimension: 800)
    let flickable = FlickableBounce(from: 20, beyond: 0, velocity: 900, deceleration: 1500)
    let motions: [(curve: Curve, duration: Double)] =
      parabolas.map { ($0.curve, $0.restTime) } + [
        (back.curve, back.restTime), (bezier.curve, bezier.restTime),
        (flickable.curve, flickable.restTime),
      ]
    for (curve, duration) in motions {
      for share in [0.02, 0.1, 0.35, 0.6, 0.9] {
        let place = curve.value(at: share * duration)
        let first = try #require(curve.nextTime(at: place, after: 0, within: duration))
        #expect(first <= share * duration + 1e-9 && abs(curve.value(at: first) - place) < 1e-6)
        // Nowhere before: looked at 200 times, on the side where it began.
        let side = curve.value(at: 0) - place
        for step in 0..<200 {
          let before = curve.value(at: first * Double(step) / 200) - place
          #expect(before * side >= -1e-9, "\(curve) \(share)")
        }
      }
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
    #expect(motion.restTime == 0 && motion.state(at: 0) == MotionState(value: 1000, velocity: 0))
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
