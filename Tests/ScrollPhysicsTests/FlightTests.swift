import ScrollPhysics
import Testing

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

  @Test
  func `without a bounce the motion ends on the edge, and a release beyond it does not oscillate`()
  {
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
      guard let collision = flight.collision, flight.segment(0).phase == .decelerating else {
        continue
      }
      let start = flight.flightState(at: 0)
      let way = collision.edge - start.offset
      let left = flight.law.gain * start.carriedVelocity - flight.law.decay * way
      #expect(abs(collision.velocity - left) <= 1e-12 * abs(start.carriedVelocity))
      #expect(abs(flight.value(at: collision.time) - collision.edge) < 1e-9)
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
}
