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
    let released = frames.state
    frames.release()
    let goal = try #require(frames.ideal)
    let glide = SpringMotion(
      law.spring, from: released.value, to: goal, velocity: released.velocity)
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
}
