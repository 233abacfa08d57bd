import ScrollPhysics
import ScrollTestSupport
import Testing

@Suite struct EasedMotionTests {
  static let easings: [Easing] = [
    .linear, .easeIn, .easeOut, .easeInOut, Easing(0.25, 0.1, 0.25, 1), Easing(0.3, -0.6, 0.7, 1.6),
  ]

  static let curves: [TestedCurve] = easings.flatMap { easing in
    [(0, 400, 0), (100, -300, 2504), (50, 50, -900), (-1e5, 1e5, 3), (7, 7, 0)].map {
      start, target, velocity in
      TestedCurve.eased(
        EasedMotion(from: start, to: target, velocity: velocity, easing: easing),
        velocity: velocity)
    }
  }

  @Test func `it starts where and as fast as it was set, but for rounding`() {
    for curve in Self.curves {
      let state = curve.state(0)
      #expect(state.value == curve.start.value)
      #expect(abs(state.velocity - curve.start.velocity) <= 4 * .ulpOfOne * curve.speed)
    }
  }

  @Test func `it ends on the target exactly, at rest, without a jump`() {
    for curve in Self.curves {
      let duration = curve.joints[0]
      #expect(curve.state(duration) == MotionState(value: curve.end ?? .nan, velocity: 0))
      let before = curve.value(duration * (1 - 1e-9))
      #expect(abs(before - (curve.end ?? .nan)) <= 1e-8 * duration * curve.speed + 1e-10)
    }
  }

  @Test func `turned back half-way, offset and velocity do not jump`() {
    let first = EasedMotion(from: 0, to: 500)
    let state = first.state(at: 0.12)
    let second = EasedMotion(from: state.value, to: 0, velocity: state.velocity)
    #expect(second.value(at: 0) == state.value)
    #expect(abs(second.velocity(at: 0) - state.velocity) < 1e-12 * abs(state.velocity))
    #expect(second.value(at: 0.02) > state.value)
    #expect(second.value(at: 1) == 0)
  }
}
