@_spi(Formulas) import ScrollFeels
import ScrollTestSupport
import Testing

@testable import ScrollPhysics

@Suite struct FeelFlightTests {
  static let laws: [ScrollLaw] = {
    let decelerations: [ScrollDeceleration] = [
      .exponential(decay: 2.002), .drag(decay: 3.7, drag: 172), .constant(1500),
      .friction(decay: FrictionDeceleration.flutterDecay, deceleration: 1400),
      .spline(secondSpeed: AndroidSpline.secondSpeed(), isTabled: false),
      .windows(deceleration: 27.559 * 96, viewports: 3),
    ]
    let edges: [ScrollEdge] = [
      .uiKit, .spring(.flutter), .spring(.composeIOS), .spring(.gtk), .spring(.firefox),
      .spring(.chromium), .spring(.flutterClamping), .parabola(limit: 60, gravity: 2000),
      .parabola(limit: 0, gravity: 2000), .bezier, .flickable(deceleration: 1500), .stop,
    ]
    return decelerations.flatMap { deceleration in
      edges.map { edge in
        ScrollLaw(
          deceleration: deceleration, edge: edge, band: .uiKit,
          stop: StopRule(speed: 10, distance: 0.5, edgeSpeed: 20))
      }
    }
  }()

  static let starts: [(Double, Double)] = [
    (500, 600), (500, -9000), (1000, 300), (1000, -300), (0, 0), (-40, 0), (-40, 1800),
    (-40, -700), (1090, 2500), (1090, -5000), (999.9, 4),
  ]

  static func flight(_ law: ScrollLaw, _ start: (Double, Double)) -> Flight {
    Flight(from: start.0, velocity: start.1, in: 0...1000, law: law, dimension: 800)
  }

  @Test func `nothing jumps, and it comes to rest on or between the edges`() {
    for law in Self.laws {
      for start in Self.starts {
        let flight = Self.flight(law, start)
        #expect(abs(flight.value(at: 0) - start.0) < 1e-9, "\(law) \(start)")
        for index in 1..<flight.segmentCount {
          let joint = flight.segment(index).start
          let before = flight.value(at: joint.nextDown)
          let after = flight.value(at: joint)
          // A motion that is pinned to its edge may be as far from it as the rule says.
          #expect(abs(before - after) <= 0.5 + 1e-6, "\(law) \(start) \(joint)")
        }
        #expect(flight.restTime.isFinite)
        let end = flight.state(at: flight.restTime)
        #expect(end == MotionState(value: flight.destination, velocity: 0))
        #expect((0...1000).contains(flight.destination))
      }
    }
  }

  @Test func `the edge is met exactly, with the velocity there`() throws {
    for law in Self.laws {
      let flight = Self.flight(law, (900, 4000))
      let motion = flight.segment(0).curve
      #expect(motion.isDeceleration, "\(law)")
      let hit = try #require(motion.nextTime(at: 1000, after: -1, within: 20))
      #expect(abs(flight.segment(0).end - hit) < 1e-12 && abs(flight.value(at: hit) - 1000) < 1e-9)
      if let spring = law.edge.spring, spring.gain == 1, spring.speedLimit == .infinity,
        spring.hitFrequency > 0
      {
        #expect(abs(flight.velocity(at: hit) - motion.state(at: hit).velocity) < 1e-6)
      }
    }
  }

  @Test func `the time to a place is when the flight is first there`() throws {
    for law in Self.laws {
      for start in Self.starts where start.1 != 0 {
        let flight = Self.flight(law, start)
        for share in [0.1, 0.4, 0.8] {
          let time = share * flight.restTime
          let place = flight.value(at: time)
          let first = try #require(flight.nextTime(at: place), "\(law) \(start) \(share)")
          #expect(first <= time + 1e-6)
          #expect(abs(flight.value(at: first) - place) < 1e-6, "\(law) \(start) \(share)")
        }
      }
    }
  }

  @Test func `100,000 flights of every law are finite and end`() {
    var generator = SeededGenerator(7)
    for _ in 0..<100_000 / Self.laws.count {
      let (start, velocity) = (generator.within(-300...1300), generator.within(-9000...9000))
      for law in Self.laws {
        let flight = Self.flight(law, (start, velocity))
        let state = flight.state(at: generator.within(0...2))
        #expect(state.value.isFinite && state.velocity.isFinite)
        #expect(flight.restTime < 60)
      }
    }
  }

  @Test func `an edge of one's own moves by its curve, and ends on the edge where it has none`() {
    // Back from beyond the edge evenly, in half a second.
    let edge = ScrollEdge(numbers: ScrollEdge.Numbers(a: 0.5)) { start in
      guard start.offset != start.edge else { return }
      let slope = (start.edge - start.offset) / start.numbers.a
      let even = Formula { from, _, slope, _, _, _, time in
        MotionState(value: from + slope * time, velocity: slope)
      }
      start.go(
        .own(even, from: start.offset, to: start.edge, slope: slope, isBeyondEdge: true),
        for: start.numbers.a)
    }
    let law = ScrollLaw(deceleration: .exponential(decay: 2), edge: edge)
    let back = Flight(from: -60, velocity: 0, in: 0...5000, law: law)
    #expect(back.value(at: 0.25) == -30 && back.velocity(at: 0.1) == 120)
    #expect(back.restTime == 0.5 && back.destination == 0)
    let hit = Flight(from: 200, velocity: -3000, in: 0...5000, law: law)
    #expect(hit.destination == 0 && hit.segmentCount == 2)
    #expect(law.edge.kind == .custom && law.edge != .pull(10) && law.edge == edge)
  }

  @Test func `on Android a fling from beyond an edge that reaches the content is a fling`() {
    let law = ScrollLaw(
      deceleration: .spline(secondSpeed: AndroidSpline.secondSpeed(), isTabled: false),
      edge: .parabola(limit: 60, gravity: 2000), band: .uiKit,
      stop: StopRule(speed: 0, distance: 0.5))
    let free = law.deceleration.motion(from: -40, velocity: 1_800, dimension: 800).destination
    #expect(free > 100)
    #expect(abs(Self.flight(law, (-40, 1_800)).destination - free) < 1e-6)
    #expect(Self.flight(law, (-40, 60)).destination == 0)
  }

  static func parabola(at edge: Double, velocity: Double, limit: Double) -> TestedCurve {
    .edge(from: edge, beyond: edge, velocity: velocity) { _, edge, velocity, scale in
      let motion = ParabolicBounce(
        at: edge, velocity: velocity, limit: limit * scale, gravity: 2000 * scale)
      return (motion.curve, [motion.apexTime], motion.restTime)
    }
  }

  static func parabola(from start: Double, velocity: Double, limit: Double) -> TestedCurve {
    .edge(from: start, beyond: 500, velocity: velocity) { start, edge, velocity, scale in
      let motion = ParabolicBounce(
        from: start, beyond: edge, velocity: velocity, limit: limit * scale, gravity: 2000 * scale)
      return (motion.curve, [motion.apexTime], motion.restTime)
    }
  }

  static func smooth(from start: Double, to edge: Double) -> TestedCurve {
    .edge(from: start, beyond: edge, velocity: 0) { start, edge, _, scale in
      let motion = SmoothReturn(from: start, to: edge, gravity: 2000 * scale)
      return (motion.curve, [], motion.restTime)
    }
  }

  static func bezier(from start: Double, velocity: Double) -> TestedCurve {
    // Its velocity is not the release's: the first control point is bent by the speed as a number.
    .edge(from: start, beyond: 0, velocity: velocity, begins: true) { start, edge, velocity, _ in
      let motion = BezierBounce(from: start, beyond: edge, velocity: velocity, dimension: 800)
      return (motion.curve, [motion.forwardDuration], motion.restTime)
    }
  }

  static func flickable(from start: Double, velocity: Double) -> TestedCurve {
    .edge(from: start, beyond: 0, velocity: velocity) { start, edge, velocity, _ in
      let motion = FlickableBounce(
        from: start, beyond: edge, velocity: velocity, deceleration: 1500)
      return (motion.curve, [motion.outDuration, motion.outDuration + 0.1], motion.restTime)
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
  func `frequencies are the vendor's`(spring: EdgeSpring, hit: Double, released: Double) {
    #expect(abs(spring.hitFrequency - hit.squareRoot()) < 1e-12)
    #expect(abs(spring.releasedFrequency - released.squareRoot()) < 1e-12)
  }
}
