@_spi(Formulas) public import ScrollPhysics
internal import ScrollMath

/// Exponential decay, less a deceleration that grows from the launch on: Flutter's "fast" friction.
///
/// ```
/// v(t) = v0 e^(-kt) - a t                          v0 > 0; mirrored below 0
/// x(t) = x0 + v0 (1 - e^(-kt))/k - a t²/2          until T, where v(T) = 0
/// ```
///
/// With a = 0 it is the plain exponential, without an end. With a > 0 it is **not** a function of
/// position and velocity: started again it travels 12 to 14 % farther. The launch is therefore part of the
/// value: ``resumed(at:)`` goes on with the same launch.
///
/// Source: Flutter `friction_simulation.dart` and its tests. Grade A.
/// Accuracy: a few ulp of v0/k; T by Newton's method to the last bits.
///
/// - Complexity: O(1), no allocation.
@_spi(Formulas) public struct FrictionDeceleration: Hashable, Sendable {
  /// Offset at the launch, in points.
  public let start: Double

  /// Velocity at the launch, in pt/s.
  public let velocity: Double

  /// Decay constant k, in 1/s.
  public let decay: Double

  /// Constant deceleration a, in pt/s².
  public let deceleration: Double

  /// Seconds between the launch and time 0.
  public let age: Double

  /// When it stops, in seconds after the launch; nil when a = 0 and it never does.
  public let stop: Double?

  /// Flutter's decay constant: -ln 0.135 = 2.0024805005…/s.
  ///
  /// Source: `BouncingScrollSimulation`. Grade A.
  public static var flutterDecay: Double { FlutterTargets.decay }

  /// Flutter's deceleration of fast scrolling, 1400 pt/s².
  ///
  /// Source: `BouncingScrollPhysics`. Grade A.
  public static let flutterFastDeceleration = 1400.0

  /// Creates a deceleration.
  ///
  /// - Precondition: every argument is finite; `decay` positive, the others not negative.
  public init(
    from start: Double, velocity: Double, decay: Double = FrictionDeceleration.flutterDecay,
    deceleration: Double, age: Double = 0
  ) {
    precondition(start.isFinite, "start must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    precondition(decay > 0 && decay.isFinite, "decay must be positive and finite")
    precondition(
      deceleration >= 0 && deceleration.isFinite, "deceleration must be finite and not negative")
    precondition(age >= 0 && age.isFinite, "age must be finite and not negative")
    self.start = start
    self.velocity = velocity
    self.decay = decay
    self.deceleration = deceleration
    self.age = age
    stop =
      deceleration > 0
      ? Self.stop(speed: abs(velocity), decay: decay, deceleration: deceleration) : nil
  }

  /// The root of v e^(-kt) = a t, solved as kt + ln t = ln(v/a), which is nearly straight.
  private static func stop(speed: Double, decay: Double, deceleration: Double) -> Double {
    guard speed > 0 else { return 0 }
    let ratio = speed / deceleration
    // Below v/a, and beyond the time at which ln t alone would do.
    let low = ratio / (1 + decay * ratio)
    return bracketedRoot(from: low, to: ratio) { time in
      (decay * time + logarithm(of: time, over: ratio), decay + 1 / time)
    }
  }

  /// Where it ends, in points.
  public var destination: Double {
    guard let stop else { return start + velocity / decay }
    return start + distance(at: stop)
  }

  /// How long it lasts from time 0 on, in seconds; infinite for one that never stops.
  public var duration: Double { stop.map { max(0, $0 - age) } ?? .infinity }

  /// The signed distance from the launch, `time` seconds after it, in points.
  private func distance(at time: Double) -> Double {
    let fall = deceleration / 2 * time * time
    return velocity / decay * Decay(decay * time).lost - (velocity < 0 ? -fall : fall)
  }

  /// Offset and velocity `time` seconds after time 0, in points and pt/s.
  public func state(at time: Double) -> MotionState { launchState(at: elapsed(time) + age) }

  private func launchState(at time: Double) -> MotionState {
    if let stop, time >= stop { return MotionState(value: destination, velocity: 0) }
    let slowed = deceleration * time
    return MotionState(
      value: start + distance(at: time),
      velocity: velocity * Decay(decay * time).kept - (velocity < 0 ? -slowed : slowed))
  }
}

// MARK: - When

@_spi(Formulas) extension FrictionDeceleration {
  /// Time until the speed has fallen to `speed`, in seconds; 0 when it is no faster already.
  ///
  /// - Precondition: `speed > 0`.
  public func time(toSpeed speed: Double) -> Double {
    precondition(speed > 0, "speed must be positive")
    guard abs(velocity) > speed else { return 0 }
    guard let stop else {
      return max(0, logarithm(of: abs(velocity), over: speed) / decay - age)
    }
    let time = bracketedRoot(from: 0, to: stop) { time in
      let kept = abs(velocity) * Decay(decay * time).kept
      return (speed - kept + deceleration * time, decay * kept + deceleration)
    }
    return max(0, time - age)
  }

  /// When the offset passes `offset`, in seconds; nil behind time 0 and beyond the destination.
  public func time(to offset: Double) -> Double? {
    let distance = velocity < 0 ? start - offset : offset - start
    guard distance >= 0 else { return nil }
    if distance == 0 { return age == 0 ? 0 : nil }
    guard velocity != 0 else { return nil }
    guard let stop else {
      let share = distance * decay / abs(velocity)
      guard share < 1 else { return nil }
      return after(-Double.log(onePlus: -share) / decay)
    }
    let reach = abs(destination - start)
    guard distance <= reach else { return nil }
    if distance == reach { return after(stop) }
    return after(
      bracketedRoot(from: 0, to: stop) { time in
        (abs(self.distance(at: time)) - distance, abs(launchState(at: time).velocity))
      })
  }

  /// A time after the launch as a time after 0, or nil if it has passed.
  private func after(_ time: Double) -> Double? { time >= age ? time - age : nil }

  /// The rest of the motion from `time` on, of the same launch.
  public func resumed(at time: Double) -> FrictionDeceleration {
    FrictionDeceleration(
      from: start, velocity: velocity, decay: decay, deceleration: deceleration,
      age: age + elapsed(time))
  }
}

@_spi(Formulas) extension FrictionDeceleration {
  /// The velocity that ends `distance` points away, signed, in pt/s.
  ///
  /// By Newton's method on the distance, whose slope is (1 - e^(-kT)) / k.
  public static func velocity(
    travelling distance: Double, decay: Double = FrictionDeceleration.flutterDecay,
    deceleration: Double
  ) -> Double {
    let goal = abs(distance)
    guard deceleration > 0, goal > 0 else { return decay * distance }
    func travel(_ speed: Double) -> Double {
      FrictionDeceleration(
        from: 0, velocity: speed, decay: decay, deceleration: deceleration
      ).destination
    }
    // Between the speed without the deceleration and the sum of both laws.
    let low = decay * goal
    var high = low + (2 * deceleration * goal).squareRoot()
    while travel(high) < goal, high.isFinite { high *= 2 }
    let speed = bracketedRoot(from: low, to: high) { speed in
      let motion = FrictionDeceleration(
        from: 0, velocity: speed, decay: decay, deceleration: deceleration)
      // dD/dv0 at the fixed end: the distance per unit of v0, as v(T) = 0.
      let slope = Decay(decay * (motion.stop ?? 0)).lost / decay
      return (motion.destination - goal, slope)
    }
    return distance < 0 ? -speed : speed
  }
}

// MARK: - As a curve

@_spi(Formulas) extension FrictionDeceleration {
  /// Its numbers, and how they are evaluated; it is over before it would turn round.
  package var curve: Curve {
    Curve(
      .ownGlide, .friction, from: start, to: destination, slope: velocity, slow: deceleration,
      fast: decay, gain: age)
  }

  init(_ curve: Curve) {
    self.init(
      from: curve.from, velocity: curve.slope, decay: curve.fast, deceleration: curve.slow,
      age: curve.gain)
  }
}

extension Formula {
  fileprivate static var friction: Formula {
    Formula { start, _, velocity, deceleration, decay, age, time in
      let (time, lost) = (time + age, Decay(decay * (time + age)))
      let slowed = velocity < 0 ? -deceleration : deceleration
      return MotionState(
        value: start + (velocity / decay * lost.lost - slowed / 2 * time * time),
        velocity: velocity * lost.kept - slowed * time)
    }
  }
}
