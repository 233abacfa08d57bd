import Overscroll
import OverscrollSwiftUI
import SwiftUI
import Testing

/// Animations of SwiftUI are the closed forms of the engine, and go on where another begins.
@Suite struct SpringAnimationTests {
  private static let springs: [DampedSpring] = [
    .interaction, .init(duration: 0.5, bounce: 0.3), .init(stiffness: 200, dampingRatio: 2),
    .edge(),
  ]

  private func times(_ duration: Double) -> [Double] {
    (0...240).map { duration * Double($0) / 240 }
  }

  @Test(arguments: springs)
  func `a spring is the spring's motion, to the bit of its weights`(spring: DampedSpring) {
    let animation = ScrollSpringAnimation(spring, initialVelocity: 3)
    let motion = SpringMotion(spring, from: 0, to: 80, velocity: 240)
    var context = AnimationContext<Double>.standIn
    for time in times(0.5) {
      let weights = SpringWeights(spring, at: time)
      let value = animation.animate(value: 80, time: time, context: &context)
      #expect(value == weights.value(from: 0, to: 80, velocity: 240))
      #expect(abs(value! - motion.value(at: time)) < 1e-11)
      let velocity = animation.velocity(value: 80, time: time, context: context)
      #expect(velocity == weights.velocity(from: 0, to: 80, velocity: 240))
    }
  }

  @Test(arguments: springs)
  func `a spring ends once, within a thousandth, and not before`(spring: DampedSpring) throws {
    let animation = ScrollSpringAnimation(spring)
    var context = AnimationContext<Double>.standIn
    let motion = SpringMotion(spring, from: 0, to: 80, velocity: 0)
    let settled = try #require(motion.settleTime(within: 0.08))
    let end = try #require(
      times(6).first { animation.animate(value: 80, time: $0, context: &context) == nil })
    #expect(end > settled - 0.05 && end < settled + 0.5)
    for time in times(3) where time >= 0 {
      #expect(animation.animate(value: 80, time: end + time, context: &context) == nil)
      #expect(abs(motion.value(at: end + time) - 80) <= 0.08)
    }
  }

  @Test func `a deceleration ends on its target`() throws {
    let animation = ScrollDecayAnimation()
    var context = AnimationContext<Double>.standIn
    let rate = DecelerationRate.normal.decayConstant
    let curve = Deceleration(from: 0, velocity: 300 * rate, decay: rate)
    for time in times(3) {
      let value = try #require(animation.animate(value: 300, time: time, context: &context))
      #expect(abs(value - curve.value(at: time)) < 1e-10)
      let velocity = animation.velocity(value: 300, time: time, context: context)
      #expect(abs(velocity! - curve.velocity(at: time)) < 1e-9)
    }
    #expect(curve.destination == 300)
    let end = log(1000) / rate
    #expect(animation.animate(value: 300, time: end - 1e-6, context: &context) != nil)
    #expect(animation.animate(value: 300, time: end + 1e-6, context: &context) == nil)
  }

  @Test func `the edge as a spring is the bounce`() {
    let spring = DampedSpring.edge()
    let law = ScrollLaw.continuous()
    for (start, velocity) in [(-80.0, 0.0), (0, -1_200), (-30, 400)] {
      let bounce = Bounce(from: start, edge: 0, carriedVelocity: velocity, law: law)
      let motion = SpringMotion(spring, from: start, to: 0, velocity: bounce.velocity(at: 0))
      for time in times(1) { #expect(abs(motion.value(at: time) - bounce.value(at: time)) < 1e-9) }
    }
  }

  @Test func `a new target takes over place and velocity`() {
    let spring = DampedSpring(duration: 0.6, bounce: 0.2)
    var animator = StandInAnimator(at: 100.0)
    animator.animate(to: 300, .scrollSpring(spring), at: 1)
    let first = SpringMotion(spring, from: 100, to: 300, velocity: 0)
    for time in times(0.2) {
      #expect(abs(animator.value(at: 1 + time).value - first.value(at: time)) < 1e-10)
    }
    animator.animate(to: 50, .scrollSpring(spring), at: 1.2)
    #expect(animator.merges == 1)
    let second = first.retargeted(to: 50, at: 0.2)
    for time in times(0.3) {
      #expect(abs(animator.value(at: 1.2 + time).value - second.value(at: time)) < 1e-9)
    }
    let end = animator.value(at: 5)
    #expect(end.value == 50 && !end.isRunning)
  }

  @Test func `a target is taken over between two frames as well`() {
    // The first animation is never asked for a frame.
    var animator = StandInAnimator(at: 0.0)
    animator.animate(to: 100, .scrollSpring(.interaction), at: 0)
    animator.animate(to: 200, .scrollSpring(.interaction), at: 0.1)
    let motion = SpringMotion(.interaction, from: 0, to: 100, velocity: 0)
      .retargeted(to: 200, at: 0.1)
    #expect(abs(animator.value(at: 0.3).value - motion.value(at: 0.2)) < 1e-9)
  }

  @Test func `a spring takes over from a deceleration, two decelerations are added up`() {
    var animator = StandInAnimator(at: 0.0)
    animator.animate(to: 300, .scrollDecay(), at: 0)
    _ = animator.value(at: 0.5)
    animator.animate(to: 100, .scrollSpring(.interaction), at: 0.5)
    #expect(animator.merges == 1)
    let rate = DecelerationRate.normal.decayConstant
    let curve = Deceleration(from: 0, velocity: 300 * rate, decay: rate)
    let motion = SpringMotion(
      .interaction, from: curve.value(at: 0.5), to: 100, velocity: curve.velocity(at: 0.5))
    #expect(abs(animator.value(at: 0.6).value - motion.value(at: 0.1)) < 1e-9)

    var both = StandInAnimator(at: 0.0)
    both.animate(to: 300, .scrollDecay(), at: 0)
    both.animate(to: 400, .scrollDecay(), at: 0.5)
    #expect(both.merges == 0)
    let other = Deceleration(from: 0, velocity: 100 * rate, decay: rate)
    #expect(abs(both.value(at: 1).value - curve.value(at: 1) - other.value(at: 0.5)) < 1e-9)
  }

  @Test func `equal animations are equal`() {
    #expect(Animation.scrollSpring() == .scrollSpring(.interaction))
    #expect(Animation.scrollSpring() != .scrollSpring(initialVelocity: 1))
    #expect(Animation.scrollBounce() == .scrollSpring(.edge()))
    #expect(Animation.scrollDecay(.fast) != .scrollDecay())
  }
}
