import ScrollPhysics
import ScrollTestSupport
import Testing

/// Whole motions, frame by frame and sample by sample.
@Suite struct ReferenceFlightTests {
  @Test(arguments: ReferenceTests.of("trajectory.decelerateBounce").map(\.id))
  func trajectory(id: String) throws {
    let c = try #require(ReferenceTests.all.first { $0.id == id })
    let spring = DampedSpring(
      mass: c("mass"), stiffness: c("stiffness"), dampingRatio: c("dampingRatio"))
    let rate = DecelerationRate(c("rate"))
    let flight = Flight(
      from: c("x0"), velocity: c("v0"), in: c("min")...c("max"),
      law: .springs(rate, hit: spring, released: spring), tolerance: .never)
    ReferenceTests().check(
      c,
      [
        "destination": Deceleration(from: c("x0"), velocity: c("v0"), rate: rate).destination,
        "collides": flight.collision == nil ? 0 : 1,
      ])
    for (index, time) in c.times.enumerated() {
      ReferenceTests().check(
        c,
        [
          "samples[\(index)].value": flight.value(at: time),
          "samples[\(index)].velocity": flight.velocity(at: time),
        ])
    }
    guard let collision = flight.collision else { return }
    let bounce = SpringMotion(
      spring, from: collision.edge, to: collision.edge, velocity: collision.velocity)
    let settled = try #require(bounce.settleTime(within: c("threshold")))
    ReferenceTests().check(
      c,
      [
        "edge": collision.edge, "collisionTime": collision.time,
        "collisionVelocity": collision.velocity, "settleTime": collision.time + settled,
      ])
    if c.expected["peakTime"] != nil {
      let peak = try #require(flight.peak)
      ReferenceTests().check(
        c, ["peakTime": peak.time, "peakOvershoot": abs(peak.value - collision.edge)])
    }
  }

  @Test func frames() {
    for c in ReferenceTests.of("uikit.step") {
      let law = FrameLaw(DecelerationRate(c("rate")))
      let state = FrameLaw.State(offset: c("x"), velocity: c("velocityPerMs") * 1000)
      let next = law.step(state, by: c("dtMs") / 1000, in: c("min")...c("max"))
      ReferenceTests().check(c, ["x": next.offset, "velocityPerMs": next.velocity / 1000])
    }
    for c in ReferenceTests.of("uikit.flight") {
      let law = FrameLaw(DecelerationRate(c("rate")))
      let range = c("min")...c("max")
      var state = FrameLaw.State(offset: c("x0"), velocity: c("velocityPerMs") * 1000)
      var trace = [state]
      while !law.isAtRest(state, in: range), trace.count < 10_000 {
        state = law.step(state, by: c("dtMs") / 1000, in: range)
        trace.append(state)
      }
      ReferenceTests().check(
        c,
        [
          "frames": Double(trace.count - 1), "xBeforePin": state.offset,
          "velocityPerMs": state.velocity / 1000,
        ])
      for index in 0..<40 {
        guard let frame = c.expected["samples[\(index)].frame"] ?? nil else { break }
        let state = trace[Int(frame)]
        ReferenceTests().check(
          c,
          [
            "samples[\(index)].x": state.offset,
            "samples[\(index)].velocityPerMs": state.velocity / 1000,
          ])
      }
    }
  }
}
