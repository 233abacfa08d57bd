import ScrollPhysics
import ScrollTestSupport
import Testing

@Suite struct FlightQuestionsTests {
  static let places = [-70, -64, -30, -1.25, -0.1, 0, 0.3, 333.3, 1234.5, 1999, 2000, 2000.4, 2035]

  @Test func `the times at an offset are complete and in order`() {
    for flight in FlightCases.flights {
      let last = min(flight.restTime * (1 - 1e-9), 4)
      guard last > 0 else { continue }
      for place in Self.places {
        let found = flight.times(at: place).prefix { $0 < last }.filter { $0 > 1e-9 }
        let seen = Crossings.sampled(of: flight.value, at: place, from: 1e-9, to: last, count: 800)
        // Touching an offset is passing it too, but cannot be seen by its change of side.
        let crossed = found.filter { abs(flight.velocity(at: $0)) > 1e-6 || !seen.isEmpty }
        #expect(
          Crossings.disagreement(between: Array(crossed), and: seen, until: last, width: last / 800)
            == nil, "\(place) of \(flight.summary)")
      }
    }
  }

  @Test func `at each of its times the motion is there, and none is reported twice`() {
    for flight in FlightCases.flights {
      for place in Self.places + [flight.destination, flight.value(at: 0)] {
        let times = Array(flight.times(at: place).prefix(20))
        let areApart = zip(times, times.dropFirst()).allSatisfy { $1 - $0 > 1e-9 }
        #expect(areApart, "\(place) at \(times) of \(flight.summary)")
        for time in times where time != flight.restTime {
          #expect(abs(flight.value(at: time) - place) < 1e-9)
        }
      }
    }
  }

  @Test func `the start and the end are among the times`() {
    for flight in FlightCases.flights {
      #expect(flight.nextTime(at: flight.value(at: 0)) == 0)
      guard flight.restTime.isFinite, flight.restTime > 0 else { continue }
      let times = Array(flight.times(at: flight.destination))
      #expect(times.contains { $0 <= flight.restTime && $0 > 0 })
    }
  }

  @Test func `pinning passes what is left of the way at the time of rest`() {
    let flight = Flight(from: 2100, velocity: 0, in: 0...2000)
    let times = [2000.25, 2000, 1999.9].map { flight.nextTime(at: $0) }
    #expect(times == [flight.restTime, flight.restTime, nil])
    #expect(flight.nextTime(at: 2000, after: flight.restTime) == nil)
  }

  @Test func `the peak is the farthest of all`() throws {
    for flight in FlightCases.flights {
      guard let peak = flight.peak else { continue }
      #expect(abs(flight.value(at: peak.time) - peak.value) < 1e-9)
      let edge = flight.range.nearest(to: peak.value)
      let offsets = (0..<2000).map { flight.value(at: peak.time + Double($0) / 500) }
      #expect(offsets.allSatisfy { abs($0 - edge) <= abs(peak.value - edge) * (1 + 1e-9) })
    }
  }

  @Test func `a collision is reported once, and not by a plan made after it`() throws {
    let flight = Flight(from: 1800, velocity: 2504, in: 0...2000)
    let collision = try #require(flight.collision)
    #expect(collision.edge == 2000)
    let later = Flight(from: flight.flightState(at: collision.time + 0.05), in: 0...2000)
    #expect(later.collision == nil && later.peak != nil)
    #expect(Flight(from: 500, velocity: 100, in: 0...2000).collision == nil)
    #expect(Flight(from: 2100, velocity: 100, in: 0...2000).collision == nil)
  }

  @Test func `odd questions have harmless answers`() {
    for flight in FlightCases.flights {
      for place in [Double.nan, .infinity, -Double.infinity, 1e300] {
        #expect(flight.nextTime(at: place) == nil)
      }
      for time in [Double.nan, -Double.infinity, -1] {
        #expect(flight.flightState(at: time) == flight.flightState(at: 0))
      }
      #expect(flight.nextTime(at: 0, after: .infinity) == nil)
    }
  }
}
