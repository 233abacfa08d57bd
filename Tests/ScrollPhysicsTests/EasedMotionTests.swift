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

  /// Curves that begin infinitely fast.
  static let upright = [Easing(0, 0.55, 0.45, 1), Easing(0, 1, 0, 1), Easing(0, 0, 0, 1)]

  @Test func `without a velocity it is its timing curve`() {
    for easing in Self.easings + Self.upright + [Easing(0, 0, 1, 1), Easing(1, 0, 0, 1)] {
      let motion = EasedMotion(from: -20, to: 80, duration: 2, easing: easing)
      for share in stride(from: 0, to: 1, by: 1.0 / 64) {
        let (progress, state) = (easing.progress(at: share), motion.state(at: 2 * share))
        #expect(abs(state.value - (100 * progress.value - 20)) < 1e-12)
        #expect(abs(state.velocity / 50 - progress.slope) <= 1e-14 * progress.slope.magnitude)
      }
    }
  }

  @Test func `where the curve begins infinitely fast, a velocity changes nothing`() {
    for easing in Self.upright {
      let plain = EasedMotion(from: 0, to: 100, easing: easing)
      for velocity in [0, 900, -1e9] {
        let motion = EasedMotion(from: 0, to: 100, velocity: velocity, easing: easing)
        for step in 0...32 {
          #expect(motion.state(at: Double(step) / 100) == plain.state(at: Double(step) / 100))
        }
      }
      // No way, no such speed: what was going on fades.
      let fading = EasedMotion(from: 5, to: 5, velocity: 900, easing: easing)
      #expect(fading.state(at: 0) == MotionState(value: 5, velocity: 900))
      #expect(abs(fading.value(at: 0.1) - (5 + 40)) < 1e-12)
    }
  }

  @Test func `turned back half-way, offset and velocity do not jump`() {
    let state = EasedMotion(from: 0, to: 500).state(at: 0.12)
    let second = EasedMotion(from: state.value, to: 0, velocity: state.velocity)
    #expect(second.value(at: 0) == state.value)
    #expect(abs(second.velocity(at: 0) - state.velocity) < 1e-12 * abs(state.velocity))
    #expect(second.value(at: 0.02) > state.value && second.value(at: 1) == 0)
  }

  @Test func `a timing curve runs from 0 to 1, and stays there`() {
    for easing in Self.easings {
      #expect(easing.progress(at: 0).value == 0 && easing.progress(at: 1).value == 1)
      #expect(easing.progress(at: -3).value == 0 && easing.progress(at: .nan).value == 0)
      #expect(easing.progress(at: .infinity).value == 1)
    }
  }

  @Test func `the progress solves its cubic`() {
    // At s = 1/2 both cubics are known: u = (3 x1 + 3 x2 + 1) / 8, and e alike.
    for easing in Self.easings {
      let time = (3 * easing.x1 + 3 * easing.x2 + 1) / 8
      let progress = (3 * easing.y1 + 3 * easing.y2 + 1) / 8
      #expect(abs(easing.progress(at: time).value - progress) < 4 * .ulpOfOne)
    }
  }

  @Test func `linear is linear, and ease-out is ease-in, turned round`() {
    for time in stride(from: 0, through: 1, by: 1.0 / 64) {
      let progress = Easing.linear.progress(at: time)
      #expect(abs(progress.value - time) < 2 * .ulpOfOne && abs(progress.slope - 1) < 1e-14)
      let (a, b) = (Easing.easeIn.progress(at: time), Easing.easeOut.progress(at: 1 - time))
      #expect(abs(a.value + b.value - 1) < 1e-14)
    }
  }

  @Test func `at its start it leaves towards the first control point off it`() {
    for (easing, slope) in [
      (Easing(0, 0, 0.58, 1), 1 / 0.58), (Easing(0, 0, 1, 1), 1), (Easing(0, 0, 0, 0), 1),
      (Easing(0, 0, 0.25, -0.5), -2), (Easing(0.25, 0.1, 0.25, 1), 0.4), (.easeIn, 0),
    ] { #expect(abs(easing.progress(at: 0).slope - slope) <= 2 * slope.ulp) }
  }

  @Test func `upright half-way, its slope is the largest there`() {
    let easing = Easing(1, 0, 0, 1)
    #expect(easing.progress(at: 0.5).slope > easing.progress(at: 0.500_1).slope)
  }

  @Test func `steep curves have finite slopes`() {
    for easing in [Easing(0, 1, 0, 1), Easing(1, 0, 1, 0), Easing(1, 0, 0, 1), Easing(0, 0, 1, 1)] {
      for time in stride(from: 0, through: 1, by: 1.0 / 32) {
        let progress = easing.progress(at: time)
        #expect(progress.value >= 0 && progress.value <= 1)
        #expect(progress.slope.isFinite && progress.slope >= 0)
      }
    }
  }
}
