import ScrollPhysics
import Testing

/// A call that breaks a contract, and the argument the message must name.
private struct Misuse: Sendable {
  var message: String
  var call: @Sendable () -> Void

  init(_ message: String, _ call: @escaping @Sendable () -> Void) {
    self.message = message
    self.call = call
  }
}

/// Programmer errors stop the program, with a message that names the argument.
@Suite struct PreconditionTests {
  private static let spring = DampedSpring(stiffness: 100, dampingRatio: 1)
  private static let motion = SpringMotion(spring, from: 1, velocity: 0)
  private static let glide = Deceleration(from: 0, velocity: 1)
  private static let plane = Deceleration2(from: .zero, velocity: .zero)

  private static func bounce(
    _ start: Double = 0, _ edge: Double = 0, _ velocity: Double = 0, _ pull: Double = 1
  ) {
    _ = Bounce(from: start, edge: edge, carriedVelocity: velocity, law: .continuous(), pull: pull)
  }

  private static let decelerations = [
    Misuse("keptPerMillisecond must") { _ = DecelerationRate(1) },
    Misuse("keptPerMillisecond must") { _ = DecelerationRate(0) },
    Misuse("keptPerMillisecond must") { _ = DecelerationRate(decayConstant: -1) },
    Misuse("start must") { _ = Deceleration(from: .nan, velocity: 0) },
    Misuse("velocity must") { _ = Deceleration(from: 0, velocity: .infinity) },
    Misuse("decay must") { _ = Deceleration(from: 0, velocity: 0, decay: 0) },
    Misuse("gain must") { _ = Deceleration(from: 0, velocity: 0, decay: 1, gain: -1) },
    Misuse("distance must") { _ = glide.time(toWithin: 0) },
    Misuse("speed must") { _ = glide.time(toSpeed: 0) },
    Misuse("time must") { _ = Deceleration.velocity(from: 0, reaching: 1, after: 0) },
    Misuse("velocity must") { _ = Deceleration2(from: .zero, velocity: Vector2(1.5e308, 1.5e308)) },
    Misuse("distance must") { _ = plane.time(to: .zero, within: -1) },
    Misuse("bounds must") { _ = plane.collision(with: Rect2(x: .nan, y: 0, width: 1, height: 1)) },
  ]

  private static let springs = [
    Misuse("mass must") { _ = DampedSpring(mass: 0, stiffness: 1, dampingRatio: 1) },
    Misuse("stiffness must") { _ = DampedSpring(stiffness: -1, dampingRatio: 1) },
    Misuse("stiffness / mass must") {
      _ = DampedSpring(mass: 1e-300, stiffness: 1e300, dampingRatio: 1)
    },
    Misuse("stiffness / mass must") {
      _ = DampedSpring(mass: 1e300, stiffness: 1e-300, dampingRatio: 1)
    },
    Misuse("dampingRatio must") { _ = DampedSpring(stiffness: 1, dampingRatio: -0.1) },
    Misuse("dampingRatio must") { _ = DampedSpring(stiffness: 1, damping: .nan) },
    Misuse("response must") { _ = DampedSpring(response: 0, dampingRatio: 1) },
    Misuse("duration must") { _ = DampedSpring(duration: 0, bounce: 0) },
    Misuse("bounce must") { _ = DampedSpring(duration: 1, bounce: -1) },
    Misuse("duration must") { _ = DampedSpring(settlingIn: 0, dampingRatio: 1) },
    Misuse("dampingRatio must") { _ = DampedSpring(settlingIn: 1, dampingRatio: 1.1) },
    Misuse("epsilon must") { _ = DampedSpring(settlingIn: 1, dampingRatio: 1, epsilon: 1) },
    Misuse("epsilon must") { _ = spring.uiKitDuration(epsilon: 0) },
    Misuse("initialVelocity must") { _ = spring.settlingDuration(initialVelocity: .nan) },
    Misuse("epsilon must") { _ = spring.settlingDuration(epsilon: 0) },
    Misuse("start must") { _ = SpringMotion(spring, from: .nan, velocity: 0) },
    Misuse("target must") { _ = SpringMotion(spring, from: 0, to: .infinity, velocity: 0) },
    Misuse("velocity must") { _ = SpringMotion(spring, from: 0, velocity: .nan) },
    Misuse("distance must") { _ = motion.settleTime(within: 0) },
    Misuse("distance must") {
      _ = SpringMotion2(spring, from: .zero, velocity: .zero).settleTime(within: 0)
    },
    Misuse("distance must") { _ = motion.firstTime(within: 0) },
    Misuse("distance must") { _ = motion.articleBound(within: -1) },
    Misuse("interval must") { _ = SpringStep(spring, interval: -1) },
  ]

  private static let flights = [
    Misuse("decay must") { _ = ScrollLaw(decay: 0) },
    Misuse("gain must") { _ = ScrollLaw(decay: 1, gain: 0) },
    Misuse("frameInterval must") { _ = ScrollLaw.uiKit(frameInterval: 0) },
    Misuse("speed must") { _ = StopRule(speed: -1, distance: 0) },
    Misuse("distance must") { _ = StopRule(speed: 0, distance: -1) },
    Misuse("start must") { bounce(.nan) },
    Misuse("edge must") { bounce(0, .nan) },
    Misuse("carriedVelocity must") { bounce(0, 0, .nan) },
    Misuse("pull must") { bounce(0, 0, 0, 0) },
    Misuse("offset must") { _ = Flight(from: .nan, velocity: 0, in: 0...1) },
    Misuse("velocity must") { _ = Flight(from: 0, velocity: .nan, in: 0...1) },
    Misuse("the range must") { _ = Flight(from: 0, velocity: 0, in: 0...Double.infinity) },
    Misuse("index must") { _ = Flight(from: 0, velocity: 0, in: 0...1).segment(1) },
  ]

  private static let bands = [
    Misuse("coefficient must") { _ = RubberBand(coefficient: -1, dimension: 1) },
    Misuse("dimension must") { _ = RubberBand(dimension: -1) },
    Misuse("minimum must") { _ = ZoomBand(minimum: 0, maximum: 1) },
    Misuse("maximum must") { _ = ZoomBand(minimum: 2, maximum: 1) },
    Misuse("scale must") { _ = ZoomBand(minimum: 1, maximum: 2).clamp(0) },
    Misuse("start must") { _ = EasedMotion(from: .nan, to: 0) },
    Misuse("target must") { _ = EasedMotion(from: 0, to: .nan) },
    Misuse("velocity must") { _ = EasedMotion(from: 0, to: 0, velocity: .nan) },
    Misuse("duration must") { _ = EasedMotion(from: 0, to: 0, duration: 0) },
    Misuse("x1 must") { _ = Easing(-0.1, 0, 1, 1) },
    Misuse("x2 must") { _ = Easing(0, 0, 1.1, 1) },
    Misuse("y1 and y2 must") { _ = Easing(0, .nan, 1, 1) },
  ]

  private static let all = decelerations + springs + flights + bands

  @Test(arguments: all.indices)
  func `a broken contract traps and names the argument`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      Self.all[index].call()
    }
    // Optimised builds trap without the message.
    guard _isDebugAssertConfiguration(), let result else { return }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("failed: \(Self.all[index].message)"))
  }
}
