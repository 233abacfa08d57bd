import ScrollPhysics
import Testing

@Suite struct FrameLawTests {
  static let range = 0...2000.0

  static func side(_ offset: Double) -> Int {
    offset < range.lowerBound ? -1 : offset > range.upperBound ? 1 : 0
  }

  @Test(arguments: [24.0, 60, 80, 120, 1000])
  func `its frames lie on the curve of their rate, but for the frame of a crossing`(rate: Double) {
    let interval = 1 / rate
    for decelerationRate in [DecelerationRate.normal, .fast] {
      let law = ScrollLaw.uiKit(decelerationRate, frameInterval: interval)
      let frames = FrameLaw(decelerationRate)
      for release in FlightCases.releases where release.range == Self.range {
        var state = FrameLaw.State(offset: release.offset, velocity: release.velocity)
        for _ in 0..<Int(rate) {
          let next = frames.step(state, by: interval, in: Self.range)
          defer { state = next }
          guard Self.side(next.offset) == Self.side(state.offset),
            Self.range.upperBound != state.offset, Self.range.lowerBound != state.offset
          else { continue }
          let flight = Flight(
            from: state.offset, velocity: state.velocity, in: Self.range, law: law,
            tolerance: .never)
          let curve = flight.flightState(at: interval)
          #expect(abs(curve.offset - next.offset) < 1e-9)
          #expect(abs(curve.carriedVelocity - next.velocity) < 1e-9)
        }
      }
    }
  }

  @Test func `short frames come to the continuous law`() {
    let flight = Flight(from: 1500, velocity: 4000, in: Self.range, tolerance: .never)
    for (frames, allowed) in [(1000, 1.0), (16_000, 0.6)] {
      var state = FrameLaw.State(offset: 1500, velocity: 4000)
      for _ in 0..<frames { state = FrameLaw().step(state, by: 1 / Double(frames), in: Self.range) }
      #expect(abs(state.offset - flight.value(at: 1)) < allowed)
    }
  }

  @Test func `a crossing frame is split by the distance, and never loses speed to the edge alone`()
  {
    // 10 pt before the edge at 3 pt/ms: about 3.4 of 16.7 ms inside, the rest outside.
    let (inside, interval) = (FrameLaw.State(offset: 1990, velocity: 3000), 1.0 / 60)
    let share = 10 / (FrameLaw().step(inside, by: interval, in: 0...9000).offset - 1990)
    let atEdge = FrameLaw().step(inside, by: share * interval, in: 0...9000)
    let beyond = FrameLaw.State(offset: 2000 + 1e-12, velocity: atEdge.velocity)
    let rest = FrameLaw().step(beyond, by: (1 - share) * interval, in: Self.range)
    let whole = FrameLaw().step(inside, by: interval, in: Self.range)
    // The first part overshoots the edge by what a straight line differs from the curve.
    #expect(abs(whole.offset - rest.offset) < 0.5 && abs(whole.velocity - rest.velocity) < 1e-9)
  }

  @Test func `short frames and slow rates keep their digits`() {
    // One frame of u: v d (−u − u²/2) / (1 − d), no difference of nearly equal numbers.
    for kept in [0.9, 0.998, 0.99999] {
      let rate = DecelerationRate(kept)
      for interval in [1e-9, 1e-6, 1e-3] {
        let next = FrameLaw(rate).step(
          FrameLaw.State(offset: 0, velocity: 1000), by: interval, in: -100...100)
        let u = -rate.decayConstant * interval
        let exact = kept / (1 - kept) * -(u + u * u / 2)
        #expect(abs(next.offset / exact - 1) < 1e-14)
      }
    }
  }

  @Test func `it mirrors, and moves with its bounds`() {
    for release in FlightCases.releases {
      let (low, high) = (release.range.lowerBound, release.range.upperBound)
      var states = [1.0, -1].map {
        FrameLaw.State(offset: $0 * release.offset, velocity: $0 * release.velocity)
      }
      var moved = FrameLaw.State(offset: release.offset + 512, velocity: release.velocity)
      for frame in 0..<120 {
        let interval = frame % 3 == 0 ? 0.0125 : 1.0 / 60
        states[0] = FrameLaw().step(states[0], by: interval, in: release.range)
        states[1] = FrameLaw().step(states[1], by: interval, in: -high ... -low)
        moved = FrameLaw().step(moved, by: interval, in: low + 512...high + 512)
        #expect(states[1].offset == -states[0].offset && states[1].velocity == -states[0].velocity)
        #expect(abs(moved.offset - 512 - states[0].offset) < 1e-9)
      }
    }
  }

  @Test func `every motion comes to rest, at any frame length`() {
    for release in FlightCases.releases {
      for interval in [1.0 / 240, 1.0 / 60, 0.06, 0.4] {
        var state = FrameLaw.State(offset: release.offset, velocity: release.velocity)
        var frames = 0
        while !FrameLaw().isAtRest(state, in: release.range), frames < 3000 {
          state = FrameLaw().step(state, by: interval, in: release.range)
          frames += 1
        }
        #expect(frames < 3000)
        #expect(abs(state.offset - release.range.nearest(to: state.offset)) < 0.5)
      }
    }
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func `no time changes nothing`(interval: Double) {
    let state = FrameLaw.State(offset: 2050, velocity: 300)
    #expect(FrameLaw().step(state, by: interval, in: Self.range) == state)
  }

  @Test func `a frame of a day, or infinite, ends on the edge or inside`() {
    for release in FlightCases.releases {
      for interval in [86_400, Double.infinity] {
        let state = FrameLaw().step(
          FrameLaw.State(offset: release.offset, velocity: release.velocity), by: interval,
          in: release.range)
        #expect(state.offset.isFinite && state.velocity == 0)
        #expect(abs(state.offset - release.range.nearest(to: state.offset)) < 1e-9)
      }
    }
  }
}
