import ScrollPhysics
import Testing

/// A call that breaks a contract, and the argument the message must name.
private struct Misuse: Sendable {
  var argument: String
  var call: @Sendable () -> Void

  init(_ argument: String, _ call: @escaping @Sendable () -> Void) {
    (self.argument, self.call) = (argument, call)
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
    Misuse("keptPerMillisecond") { _ = DecelerationRate(1) },
    Misuse("keptPerMillisecond") { _ = DecelerationRate(0) },
    Misuse("keptPerMillisecond") { _ = DecelerationRate(decayConstant: -1) },
    Misuse("start") { _ = Deceleration(from: .nan, velocity: 0) },
    Misuse("velocity") { _ = Deceleration(from: 0, velocity: .infinity) },
    Misuse("decay") { _ = Deceleration(from: 0, velocity: 0, decay: 0) },
    Misuse("gain") { _ = Deceleration(from: 0, velocity: 0, decay: 1, gain: -1) },
    Misuse("distance") { _ = glide.time(toWithin: 0) },
    Misuse("speed") { _ = glide.time(toSpeed: 0) },
    Misuse("time") { _ = Deceleration.velocity(from: 0, reaching: 1, after: 0) },
    Misuse("velocity") { _ = Deceleration2(from: .zero, velocity: Vector2(1.5e308, 1.5e308)) },
    Misuse("distance") { _ = plane.time(to: .zero, within: -1) },
    Misuse("bounds") { _ = plane.collision(with: Rect2(x: .nan, y: 0, width: 1, height: 1)) },
  ]

  private static let springs = [
    Misuse("mass") { _ = DampedSpring(mass: 0, stiffness: 1, dampingRatio: 1) },
    Misuse("stiffness") { _ = DampedSpring(stiffness: -1, dampingRatio: 1) },
    Misuse("stiffness / mass") {
      _ = DampedSpring(mass: 1e-300, stiffness: 1e300, dampingRatio: 1)
    },
    Misuse("stiffness / mass") {
      _ = DampedSpring(mass: 1e300, stiffness: 1e-300, dampingRatio: 1)
    },
    Misuse("dampingRatio") { _ = DampedSpring(stiffness: 1, dampingRatio: -0.1) },
    Misuse("dampingRatio") { _ = DampedSpring(stiffness: 1, damping: .nan) },
    Misuse("response") { _ = DampedSpring(response: 0, dampingRatio: 1) },
    Misuse("duration") { _ = DampedSpring(duration: 0, bounce: 0) },
    Misuse("bounce") { _ = DampedSpring(duration: 1, bounce: -1) },
    Misuse("duration") { _ = DampedSpring(settlingIn: 0, dampingRatio: 1) },
    Misuse("dampingRatio") { _ = DampedSpring(settlingIn: 1, dampingRatio: 1.1) },
    Misuse("epsilon") { _ = DampedSpring(settlingIn: 1, dampingRatio: 1, epsilon: 1) },
    Misuse("epsilon") { _ = spring.uiKitDuration(epsilon: 0) },
    Misuse("initialVelocity") { _ = spring.settlingDuration(initialVelocity: .nan) },
    Misuse("epsilon") { _ = spring.settlingDuration(epsilon: 0) },
    Misuse("start") { _ = SpringMotion(spring, from: .nan, velocity: 0) },
    Misuse("target") { _ = SpringMotion(spring, from: 0, to: .infinity, velocity: 0) },
    Misuse("velocity") { _ = SpringMotion(spring, from: 0, velocity: .nan) },
    Misuse("distance") { _ = motion.settleTime(within: 0) },
    Misuse("distance") {
      _ = SpringMotion2(spring, from: .zero, velocity: .zero).settleTime(within: 0)
    },
    Misuse("distance") { _ = motion.firstTime(within: 0) },
    Misuse("distance") { _ = motion.articleBound(within: -1) },
    Misuse("interval") { _ = SpringStep(spring, interval: -1) },
    Misuse("tolerance") { _ = SpringTable(motion, tolerance: .nan) },
    Misuse("sampleInterval") { _ = SpringTable(motion, tolerance: 0.1, sampleInterval: 0) },
    Misuse("sampleInterval") { _ = SpringTable(motion, tolerance: 0.1, sampleInterval: 1e-9) },
  ]

  private static let flights = [
    Misuse("decay") { _ = ScrollLaw(decay: 0) },
    Misuse("gain") { _ = ScrollLaw(decay: 1, gain: 0) },
    Misuse("frameInterval") { _ = ScrollLaw.uiKit(frameInterval: 0) },
    Misuse("speed") { _ = StopRule(speed: -1, distance: 0) },
    Misuse("distance") { _ = StopRule(speed: 0, distance: -1) }, Misuse("start") { bounce(.nan) },
    Misuse("edge") { bounce(0, .nan) }, Misuse("carriedVelocity") { bounce(0, 0, .nan) },
    Misuse("pull") { bounce(0, 0, 0, 0) },
    Misuse("offset") { _ = Flight(from: .nan, velocity: 0, in: 0...1) },
    Misuse("velocity") { _ = Flight(from: 0, velocity: .nan, in: 0...1) },
    Misuse("the range") { _ = Flight(from: 0, velocity: 0, in: 0...Double.infinity) },
    Misuse("index") { _ = Flight(from: 0, velocity: 0, in: 0...1).segment(1) },
  ]

  private static let bands = [
    Misuse("coefficient") { _ = RubberBand(coefficient: -1, dimension: 1) },
    Misuse("dimension") { _ = RubberBand(dimension: -1) },
    Misuse("minimum") { _ = ZoomBand(minimum: 0, maximum: 1) },
    Misuse("maximum") { _ = ZoomBand(minimum: 2, maximum: 1) },
    Misuse("scale") { _ = ZoomBand(minimum: 1, maximum: 2).clamp(0) },
    Misuse("start") { _ = EasedMotion(from: .nan, to: 0) },
    Misuse("target") { _ = EasedMotion(from: 0, to: .nan) },
    Misuse("velocity") { _ = EasedMotion(from: 0, to: 0, velocity: .nan) },
    Misuse("duration") { _ = EasedMotion(from: 0, to: 0, duration: 0) },
    Misuse("x1") { _ = Easing(-0.1, 0, 1, 1) }, Misuse("x2") { _ = Easing(0, 0, 1.1, 1) },
    Misuse("y1 and y2") { _ = Easing(0, .nan, 1, 1) },
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
    #expect(said.contains("failed: \(Self.all[index].argument) must"))
  }
}
