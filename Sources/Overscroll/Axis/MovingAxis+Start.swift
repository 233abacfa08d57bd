internal import ScrollPhysics

/// What sets it in motion: springs, glides, programs, and flights after a release.
extension MovingAxis {
  /// Starts a motion with one part; true when it is over immediately.
  mutating func run(_ motion: TimedMotion, _ purpose: AxisRun.Purpose, at time: Double) -> Bool {
    guard motion.duration > 0 else {
      place(at: motion.destination)
      return true
    }
    let segment = FlightSegment(.released, motion, next: .rest)
    begin(
      .running(
        AxisRun(
          start: time, duration: motion.duration, destination: motion.destination,
          segment: segment, purpose: purpose)),
      velocity: motion.curve.state(at: 0).velocity)
    return false
  }

  /// Goes to a place by a spring that starts with a velocity; true when it is there already.
  mutating func settle(
    on target: Double, spring: DampedSpring, velocity: Double, at time: Double
  ) -> Bool {
    let curve = SpringMotion(spring, from: position, to: target, velocity: velocity)
    return run(.spring(curve, start: 0, within: nearEnough), .settling, at: time)
  }

  /// Decelerates freely as far as a place; false, and nothing happens, when it would not get there.
  mutating func glide(to target: Double, velocity: Double, decay: Double, at time: Double) -> Bool {
    let curve = Deceleration(from: position, velocity: velocity, decay: decay)
    guard let motion = TimedMotion.deceleration(curve, to: target, start: 0) else { return false }
    return !run(motion, .gliding, at: time)
  }

  /// Goes to a place in a given time; the velocity goes on into it.
  ///
  /// True when it is there already.
  mutating func ease(to target: Double, duration: Double, at time: Double) -> Bool {
    let target = restingPlace(target)
    guard target != position || velocity != 0 else {
      hold()
      return true
    }
    let curve = EasedMotion(from: position, to: target, velocity: velocity, duration: duration)
    return run(.eased(curve, start: 0), .program, at: time)
  }

  /// Goes on by its law after a finger left it, with a velocity of the position.
  ///
  /// True when it rests immediately.
  mutating func fly(velocity: Double, law: AxisLaw, at time: Double) -> Bool {
    if law.stepsFrames, feel.isUIKit {
      guard velocity != 0 || isOutside else { return rest(at: position) }
      let state = FrameLaw.State(offset: position, velocity: velocity)
      begin(
        .stepping(AxisSteps(state: state, law: FrameLaw(law.rate), isFirst: true)),
        velocity: velocity)
      return false
    }
    var velocity = velocity
    if feel.isUIKit, case .springs = law.dynamics { velocity = banded(velocity) }
    return fly(
      FlightState(offset: position, carriedVelocity: velocity, phase: .released), law: law,
      at: time)
  }

  /// Plans the flight from a state; true when it rests immediately.
  mutating func fly(_ state: FlightState, law: AxisLaw, at time: Double) -> Bool {
    guard feel.isUIKit else { return flyByFeel(state, law: law, at: time) }
    let planner = FlightPlanner(
      state, in: range, law: law.scrollLaw.stopping(!canBounce), tolerance: tolerance)
    return fly(by: planner, from: state.offset, at: time)
  }

  /// Starts a flight; true when it rests immediately.
  mutating func fly(
    by planner: some IteratorProtocol<FlightSegment>, from offset: Double, at time: Double,
    elapsed: Double = 0
  ) -> Bool {
    var planner = planner
    guard let first = planner.next(), first.phase != .rest else { return rest(at: offset) }
    var last = first
    while let next = planner.next() { last = next }
    let isEndless = last.phase != .rest
    begin(
      .running(
        AxisRun(
          start: time, duration: isEndless ? .infinity : last.start,
          destination: restingPlace(last.curve.limit), segment: first, purpose: .flight)),
      velocity: first.state(at: elapsed).velocity)
    return false
  }

  /// Whether a flight may go beyond the range.
  var canBounce: Bool { isElastic && max(limits.below, limits.above) > 0 }
}
