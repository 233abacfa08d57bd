@_spi(Formulas) import ScrollPhysics
import Testing

/// UIKit's frames next to the closed forms of the same motions.
@Suite struct ClosedFormTests {
  @Test(arguments: [320.0, 402, 834, 1366], [-700.0, 0, 300, 2500])
  func `a page's closed form goes through every step`(width: Double, velocity: Double) throws {
    for friction in [0.0, 2] {
      let page = PageSpring(viewportWidth: width, frictionAdjustment: friction)
      let motion = try #require(page.motion(from: 40, to: width, velocity: velocity, pace: 1))
      var (x, v) = (40.0, velocity / 1000)
      for step in 1...600 {
        v = (v + (width - x) * page.pull) * page.kept
        x += v
        #expect(abs(motion.offset.value(at: Double(step) / 1000) - x) < 1e-9)
        #expect(abs(motion.carried.value(at: Double(step) / 1000) - v * 1000) < 1e-6)
      }
    }
  }

  @Test(arguments: [60.0, 80, 120])
  func `in real time a page's closed form is within 2 pt of its frames`(rate: Double) throws {
    let page = PageSpring(viewportWidth: 390)
    let motion = try #require(page.motion(from: 120, to: 390, velocity: 1500))
    var turn = PageTurning(
      page, from: 120, to: 390, velocity: 1500, direction: .forward, displayScale: 3)
    for frame in 1...100 where !turn.isDone {
      turn.advance(by: 1 / rate)
      #expect(abs(turn.offset - motion.offset.value(at: Double(frame) / rate)) < 2)
    }
    #expect(turn.isDone)
  }

  @Test(arguments: [(HeldKeyLaw.iOS, 10.0, 50.0, 109.0), (HeldKeyLaw.mac, 50, 30, 175)])
  func `a hundredth of a second of a held key, and its glide`(
    law: HeldKeyLaw, speed: Double, edgeSpeed: Double, stiffness: Double
  ) {
    var key = HeldKey(from: 1000, distance: 40, range: 0...9000, law: law)
    key.advance(by: 0.01)
    #expect(abs(key.state.velocity - speed) < 1e-9)
    var atEnd = HeldKey(from: 9000, distance: 40, range: 0...9000, law: law)
    atEnd.advance(by: 0.01)
    #expect(abs(atEnd.state.velocity - edgeSpeed) < 1e-9)
    let fast = MotionState(value: 1000, velocity: -1000)
    let glide = 1000 / stiffness.squareRoot()
    #expect(abs(HeldKey.ideal(across: fast, in: 0...9000, law: law) - 1000 + glide) < 1e-9)
    #expect(HeldKey.ideal(across: fast, in: 990...9000, law: law) == 990)
  }

  @Test(arguments: [60.0, 120], [HeldKeyLaw.iOS, .mac])
  func `a held key's closed form is near its frames`(rate: Double, law: HeldKeyLaw) throws {
    let key = HeldKey(from: 1000, distance: 40, range: 0...9000, law: law)
    var run = Segment(restingAt: key.state.value, from: 0)
    let course = KeyCourse(range: key.range, isBouncing: true, nearEnough: 0.1, law: law)
    #expect(course.press(&run, by: 40, from: key.state))
    var frames = key
    // A step too early by half a frame: 25 D dt t / (2 runUp).
    for frame in 1...Int((rate * law.runUp).rounded()) {
      frames.advance(by: 1 / rate)
      let held = run.curve.state(at: Double(frame) / rate * (1 - 1e-15))
      #expect(abs(held.velocity - frames.state.velocity) < 1e-9)
      #expect(abs(held.value - frames.state.value) <= 1000 / rate / 2 + 1e-9)
    }
    let last = frames.state
    frames.release()
    let goal = try #require(frames.ideal)
    let glide = SpringMotion(law.spring, from: last.value, to: goal, velocity: last.velocity)
    for frame in 1...Int(rate) {
      frames.advance(by: 1 / rate)
      #expect(abs(glide.value(at: Double(frame) / rate) - frames.state.value) < 1000 / rate)
    }
  }

  @Test(arguments: [1600.0, 2400, 1100, 900])
  func `a landing's closed form ends at the target, near its frames`(target: Double) {
    let landing = Landing(from: 1000, velocity: 2000, to: target, proposed: 1994)
    // A frame's sum per millisecond falls short of the integral by (1 - d)/2 of it, and of E's error.
    let share = 1 - landing.rate.keptPerMillisecond
    var state = FrameLaw.State(offset: 1000, velocity: landing.velocity)
    var (frame, factor, hasArrived) = (0, 1.0, false)
    while !hasArrived, frame < 10_000 {
      hasArrived = landing.step(&state, to: target, by: 1.0 / 60, in: 0...5126, factor: &factor)
      frame += 1
      let closed = landing.offset(at: Double(frame) / 60, from: 1000, to: target)
      #expect(abs(closed - state.offset) < share * abs(target - 1000) + 1e-9)
    }
    #expect(state.offset == target)
    #expect(landing.offset(at: .infinity, from: 1000, to: target) == target)
  }

  @Test(arguments: ProgramCurve.allCases)
  func `a curve's slope is the derivative of its progress`(curve: ProgramCurve) {
    for share in [0.1, 0.35, 0.5, 0.8, 0.99] {
      let h = 1e-3
      let rise =
        curve.progress(at: share + h, of: 1).value - curve.progress(at: share - h, of: 1).value
      let slope = curve.progress(at: share, of: 1).slope
      #expect(abs(rise / (2 * h) - slope) < 1e-2 * max(1, abs(slope)))
    }
    #expect(curve.progress(at: 0, of: 1).value == 0 && curve.progress(at: .nan, of: 1).value == 0)
    #expect(curve.progress(at: 1, of: 1) == (1, 0))
  }

  @Test(arguments: [0.05, 0.8, 1, 1.25, 1.5, 2, 2.625, 3])
  func `whole pixels are the nearest, at any scale, and keep their order`(scale: Double) {
    var last = -Double.infinity
    for step in -4_000...4_000 {
      let offset = Double(step) * 0.037
      let shown = offset.onPixel(scale)
      let pixels = shown * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9 && abs(shown - offset) <= 0.5 / scale + 1e-9)
      #expect(shown >= last)
      last = shown
    }
    // What has none is kept.
    for offset in [.infinity, -.infinity, 1e300, -1e300, 0x1p53] where [1, 2, 3].contains(scale) {
      #expect(offset.onPixel(scale) == offset)
    }
  }

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

  @Test func `a crossing frame is split by the distance, and never loses speed to an edge`() {
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
