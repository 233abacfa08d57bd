internal import ScrollPhysics

/// The motion of a value of any kind: still, or going to a target by a spring.
struct ThrownLine<Value: MeasuredValue & Hashable & Sendable>: Hashable, Sendable {
  /// The value now.
  private(set) var value: Value

  /// Where it goes, or is.
  private(set) var destination: Value

  /// Its change per second.
  private(set) var velocity: Value

  /// Where it started with which velocity, towards the target.
  private(set) var launch: Value
  private(set) var launchVelocity: Value

  /// The spring it moves by; the model's may have changed since.
  private(set) var spring: DampedSpring

  /// How long its motion takes, in seconds; nil at rest.
  private(set) var duration: Double?

  /// When it started, in seconds; infinite until the next frame or event.
  private(set) var start = 0.0

  init(_ value: Value, spring: DampedSpring) {
    (self.value, destination, launch) = (value, value, value)
    velocity = value - value
    launchVelocity = velocity
    self.spring = spring
  }

  /// Whether a frame has shown that it moves: what replaces the motion starts there.
  var hasBegun: Bool { duration != nil && start < .infinity }

  /// Puts it somewhere without motion; whether that moved it.
  mutating func place(at value: Value) -> Bool {
    let before = self.value
    self.value = value
    velocity = value - value
    destination = value
    duration = nil
    return value != before
  }

  /// Goes to a target by a spring; false, and nothing happens, where it is there already.
  mutating func settle(
    on target: Value, by spring: DampedSpring, velocity: Value, within tolerance: Double,
    at start: Double
  ) -> Bool {
    // |P x0 + V v0| <= |P| |x0| + |V| |v0|: each may use up half of the tolerance.
    let fall = SpringMotion(spring, from: (value - target).magnitude, velocity: 0)
    let push = SpringMotion(spring, from: 0, velocity: velocity.magnitude)
    let duration = max(
      fall.settleTime(within: tolerance / 2) ?? .infinity,
      push.settleTime(within: tolerance / 2) ?? .infinity)
    guard duration > 0 else { return false }
    (destination, launch, launchVelocity) = (target, value, velocity)
    (self.spring, self.velocity) = (spring, velocity)
    (self.duration, self.start) = (duration, start)
    return true
  }

  /// Moves to a time; true when its motion is over by then: it is on its target.
  ///
  /// - Parameters:
  ///   - time: now, in seconds.
  ///   - beginning: when a motion starts that waits for a time, in seconds.
  mutating func advance(to time: Double, from beginning: Double) -> Bool {
    guard let duration else { return false }
    if start == .infinity {
      start = beginning
      guard start >= time else { return false }
    }
    // As ``restTime(at:)`` is rounded: it is over then, to the bit.
    guard time < start + duration else {
      _ = place(at: destination)
      return true
    }
    let weights = SpringWeights(spring, at: time - start)
    value = weights.value(from: launch, to: destination, velocity: launchVelocity)
    velocity = weights.velocity(from: launch, to: destination, velocity: launchVelocity)
    return false
  }
}

extension ThrownLine: MovingLines {
  var isMoving: Bool { duration != nil }

  func restTime(at time: Double) -> Double? {
    duration.map { (start < .infinity ? start : time) + $0 }
  }

  mutating func shiftTime(by difference: Double) { start += difference }
}
