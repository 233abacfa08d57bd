import ScrollPhysics
import Testing

/// Geometry that changes under a motion: content loads, rows fold, the device turns.
@Suite struct FlightReplanTests {
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
}
