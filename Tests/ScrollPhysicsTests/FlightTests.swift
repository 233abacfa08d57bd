import ScrollPhysics
import ScrollTestSupport
import Testing

/// Releases of every kind, under every law.
enum FlightCases {
  static let laws: [ScrollLaw] = [
    .continuous(), .continuous(.fast), .uiKit(frameInterval: 1.0 / 60),
    .uiKit(frameInterval: 1.0 / 120), .springs(),
    .springs(hit: DampedSpring(stiffness: 120, dampingRatio: 0.4), released: .interaction),
    .springs(
      hit: DampedSpring(mass: 2, stiffness: 300, dampingRatio: 3),
      released: DampedSpring(stiffness: 80, dampingRatio: 0.7)),
    ScrollLaw(decay: DecelerationRate.normal.decayConstant, edge: .stop),
  ]

  struct Release: Sendable {
    var offset: Double
    var velocity: Double
    var range: ClosedRange<Double>

    /// What a plan starts with.
    var state: FlightState { .init(offset: offset, carriedVelocity: velocity, phase: .released) }
  }

  static let releases: [Release] =
    [
      // Inside: at rest, too slow, gentle, into either end, barely into it, across everything.
      (500, 0), (500, 8), (500, 700), (1800, 2504), (150, -3000), (1000, 2003), (1000, 30_000),
      // On an edge: out, in, at rest, slowly out.
      (2000, 1500), (2000, -1500), (2000, 0), (2000, 5), (0, -40), (0, 12),
      // Beyond an edge: outwards, at rest, inwards gently, hard and through everything.
      (2120, 900), (2120, 0), (2120, -150), (2120, -2500), (-80, -60), (-80, 0), (-80, 9000),
      // Nearly back.
      (2000.3, 0), (2000.3, 3), (-0.4, 200), (2000.0001, -40),
    ].map { Release(offset: $0, velocity: $1, range: 0...2000) }
    + [
      // Small content: a range of one offset.
      (-64, 0), (-64, 1200), (-64, -1200), (30, 0), (30, 800), (-100, 800), (-100, -3),
    ].map { Release(offset: $0, velocity: $1, range: -64 ... -64) }

  static let tolerances: [StopRule] = [.uiKit, .never]

  /// A release under a law.
  struct Case: Sendable {
    var release: Release
    var law: ScrollLaw
    var tolerance: StopRule

    var flight: Flight {
      Flight(
        from: release.offset, velocity: release.velocity, in: release.range, law: law,
        tolerance: tolerance)
    }
  }

  static let all: [Case] = laws.flatMap { law in
    tolerances.flatMap { tolerance in
      releases.map { Case(release: $0, law: law, tolerance: tolerance) }
    }
  }

  static let flights = all.map(\.flight)

  static let curves = all.map { TestedCurve.flight($0.flight, from: $0.release.state) }
}

extension Flight {
  /// What it is, shorter than its segments.
  var summary: String {
    let start = flightState(at: 0)
    return "flight from \(start.offset) at \(start.carriedVelocity) in \(range), \(law)"
  }
}

@Suite struct FlightTests {
  @Test func `segments follow each other without gaps, and rest comes last`() {
    for flight in FlightCases.flights {
      let segments = (0..<flight.segmentCount).map(flight.segment)
      #expect(segments.map(\.start) == [0] + segments.dropLast().map(\.end))
      #expect(segments.allSatisfy { $0.end > $0.start } && segments.last?.end == .infinity)
      #expect((segments.last?.phase == .rest) == (flight.restTime < .infinity))
    }
  }

  @Test func `where segments meet the offset does not jump, and the slope of a hit does not`() {
    for flight in FlightCases.flights {
      for index in 1..<max(1, flight.segmentCount) {
        let (before, after) = (flight.segment(index - 1), flight.segment(index))
        let (a, b) = (before.state(at: after.start), after.state(at: after.start))
        // Pinned to the edge from less than the tolerance, or stopped where it is.
        let isPinned = after.phase == .rest
        let allowed = isPinned ? flight.law.stop.distance * (1 + 1e-9) : 1e-9.nextDown
        #expect(abs(a.value - b.value) <= allowed)
        #expect(isPinned || abs(a.velocity - b.velocity) < 1e-8)
      }
    }
  }

  @Test func `every motion comes to rest inside the bounds, with the tolerance in finite time`() {
    for flight in FlightCases.flights {
      let end = flight.destination
      #expect(flight.range.contains(end) || abs(end - flight.range.nearest(to: end)) < 1e-9)
      let canEnd = flight.law.stop == .uiKit || flight.law.edge == .stop
      #expect(canEnd || flight.restTime == .infinity || flight.restTime == 0)
      guard flight.law.stop == .uiKit else { continue }
      #expect(flight.restTime < 10)
      let rest = flight.flightState(at: flight.restTime)
      #expect(rest.offset == end && rest.velocity == 0 && rest.phase == .rest)
    }
  }

  @Test func `beyond an edge the offset never runs away`() {
    for flight in FlightCases.flights {
      let (low, high) = (flight.range.lowerBound, flight.range.upperBound)
      let start = flight.flightState(at: 0)
      let room = max(low - start.offset, start.offset - high, 0) + abs(start.carriedVelocity) / 8
      let offsets = (0..<400).map { flight.value(at: Double($0) / 100) }
      #expect(offsets.allSatisfy { $0 >= low - room && $0 <= high + room })
    }
  }

  @Test func `without a bounce a motion ends on the edge, and from beyond does not oscillate`() {
    let law = ScrollLaw(decay: 2, edge: .stop)
    let hit = Flight(from: 900, velocity: 2000, in: 0...1000, law: law)
    #expect(hit.value(at: hit.restTime) == 1000 && hit.velocity(at: hit.restTime) == 0)
    #expect(hit.velocity(at: hit.restTime.nextDown) > 1700)
    let beyond = Flight(from: 1100, velocity: 2000, in: 0...1000, law: law)
    // Whatever the finger did, from where it is and never past the edge: y0 e^(-pt).
    #expect(beyond.value(at: 0) == 1100 && beyond.velocity(at: 0) == -100 * ScrollEdge.uiKitPull)
    #expect(beyond.destination == 1000)
    // ln 200: from 100 pt to half a point.
    #expect(abs(beyond.restTime - 5.298317366548036 / ScrollEdge.uiKitPull) < 1e-12)
    #expect(beyond.nextTime(at: 999.999) == nil)
  }

  @Test func `what is left at the edge is exact in the distance`() throws {
    for flight in FlightCases.flights {
      guard let hit = flight.collision, flight.segment(0).phase == .decelerating else { continue }
      let start = flight.flightState(at: 0)
      let way = hit.edge - start.offset
      let left = flight.law.gain * start.carriedVelocity - flight.law.decay * way
      #expect(abs(hit.velocity - left) <= 1e-12 * abs(start.carriedVelocity))
      #expect(abs(flight.value(at: hit.time) - hit.edge) < 1e-9)
    }
  }

  @Test func `equal plans are equal flights`() {
    for plan in FlightCases.all {
      #expect(plan.flight == plan.flight && plan.flight.hashValue == plan.flight.hashValue)
      var other = plan
      other.release.velocity += 1e-9 * max(1, abs(other.release.velocity))
      // Without a bounce a release beyond an edge returns alike, however fast it was.
      let isCalm = plan.law.edge == .stop && !plan.release.range.contains(plan.release.offset)
      #expect(plan.flight != other.flight || plan.flight.restTime == 0 || isCalm)
    }
  }

  @Test func `only what is slow, near its edge or without a bounce stands immediately`() {
    for plan in FlightCases.all {
      let (offset, velocity) = (plan.release.offset, plan.release.velocity)
      let range = plan.release.range
      let beyond = abs(offset - range.nearest(to: offset))
      let isLeaving =
        velocity > 0 ? offset == range.upperBound : velocity < 0 && offset == range.lowerBound
      let isSlow = abs(velocity) <= plan.tolerance.speed
      let isNear = beyond < plan.tolerance.distance || beyond == 0
      // Without a bounce nothing leaves an edge; what is beyond one returns, whatever its speed.
      let isStopped = plan.law.edge == .stop && (beyond > 0 ? isNear : isLeaving)
      let isDone = plan.law.edge == .stop && beyond > 0 ? isStopped : isSlow && isNear || isStopped
      #expect((plan.flight.restTime == 0) == isDone)
    }
  }

  static let changes: [ClosedRange<Double>] = [0...5000, 0...1200, 300...2000, 40...40]
  static let moments = [1e-6, 0.01, 0.05, 0.1, 0.3, 1, 2]

  @Test func `whatever the bounds, offset and slope go on, and the motion ends within them`() {
    let cases = Self.changes.flatMap { range in Self.moments.map { (range, $0) } }
    for flight in FlightCases.flights {
      for (range, moment) in cases {
        let state = flight.flightState(at: moment)
        let replanned = Flight(from: state, in: range, law: flight.law)
        if flight.law.stop == .uiKit {
          #expect(replanned.restTime < 10)
          #expect(range.contains(replanned.value(at: replanned.restTime)))
        }
        // Where nothing bounces, what lies beyond a bound is put on it.
        let staysWithin = state.phase == .decelerating && range.contains(state.offset)
        guard flight.law.edge != .stop || staysWithin else { continue }
        // Pinned where it comes to lie within the tolerance of a new edge, and stands.
        let allowed = replanned.restTime == 0 ? flight.law.stop.distance : 1e-12
        #expect(abs(replanned.value(at: 0) - state.offset) <= allowed)
        // What stands goes back as if it were released.
        let stood = flight.law.edge.kind == .pull && state.phase == .rest
        guard replanned.restTime > 0, !stood else { continue }
        let difference = abs(replanned.velocity(at: 0) - state.velocity)
        #expect(difference <= 1e-10, "\(state) \(range)")
        if staysWithin, replanned.segment(0).phase == .decelerating {
          #expect(difference <= 1e-12 * abs(state.velocity))
        }
      }
    }
  }

  @Test func `content that shrinks under a resting list draws it back to the new end`() {
    let rest = Flight(from: 1500, velocity: 0, in: 0...2000).flightState(at: 1)
    let flight = Flight(from: rest, in: 0...1200)
    #expect(flight.value(at: 0) == 1500 && flight.value(at: 0.1) < 1500)
    #expect(flight.destination == 1200)
  }

  @Test func `content that grows before the hit lets the flight run on`() {
    let flight = Flight(from: 1000, velocity: 5000, in: 0...2000)
    let longer = Flight(from: flight.flightState(at: 0.1), in: 0...50_000)
    let free = Flight(from: 1000, velocity: 5000, in: 0...50_000)
    #expect(longer.collision == nil && abs(longer.destination - free.destination) < 1e-9)
    #expect(abs(longer.restTime + 0.1 - free.restTime) < 1e-12)
  }

  @Test func `a hit planned again an instant before it stays a hit`() {
    // Rounding can put the last offset before the edge just beyond it; the spring of a release must
    // not take over then.
    let hit = DampedSpring(stiffness: 400, dampingRatio: 0.3)
    let law = ScrollLaw.springs(hit: hit, released: DampedSpring(stiffness: 50, dampingRatio: 1))
    let motion = SpringMotion(hit, from: 2000, to: 2000, velocity: 3000)
    let edge = 2000.0
    for offset in [edge.nextDown, edge, edge.nextUp] {
      let state = FlightState(offset: offset, carriedVelocity: 3000, phase: .decelerating)
      let flight = Flight(from: state, in: 0...2000, law: law)
      for time in [0.01, 0.1, 0.3] {
        #expect(abs(flight.value(at: time) - motion.value(at: time)) < 1e-9)
      }
    }
  }

  @Test func `a spring that oscillates through all of the content stays with its edge`() {
    // Found by random motions: planned again beyond the other edge, it took that one's spring.
    let law = ScrollLaw.springs(
      hit: DampedSpring(stiffness: 700, dampingRatio: 0.05), released: .interaction)
    let flight = Flight(from: 90, velocity: 20_000, in: 0...100, law: law, tolerance: .never)
    for moment in [0.01, 0.1, 0.15, 0.2, 0.25, 0.4] {
      let state = flight.flightState(at: moment)
      let again = Flight(from: state, in: 0...100, law: law, tolerance: .never)
      for later in [0, 0.01, 0.1, 0.5] {
        #expect(abs(again.value(at: later) - flight.value(at: moment + later)) < 1e-6)
      }
    }
    #expect((1...400).contains { flight.value(at: Double($0) / 1_000) < -50 })
  }

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
