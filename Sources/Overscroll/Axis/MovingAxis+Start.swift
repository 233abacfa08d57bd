internal import ScrollPhysics

/// What sets it in motion: springs, glides, programs, and flights after a release.
extension MovingAxis {
  /// Starts a motion with one part; true when it is over immediately.
  mutating func run(_ motion: TimedMotion, _ purpose: AxisRun.Purpose, at time: Double) -> Bool {
    guard motion.duration > 0, !isOver(after: motion.duration, at: time) else {
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

  /// Whether a motion ends before the clock can tell it from its start.
  private func isOver(after duration: Double, at time: Double) -> Bool {
    time < .infinity && time + duration <= time
  }

  /// Goes to a place by a spring that starts with a velocity; true when it is there already.
  mutating func settle(
    on target: Double, spring: DampedSpring, velocity: Double, at time: Double
  ) -> Bool {
    let curve = SpringMotion(spring, from: position, to: target, velocity: velocity)
    return run(.spring(curve, start: 0, within: nearEnough), .settling, at: time)
  }

  /// Decelerates freely by its law as far as a place; false, and nothing happens, when it would not get there.
  mutating func glide(to target: Double, velocity: Double, at time: Double) -> Bool {
    let law = law
    let curve = Deceleration(
      from: position, velocity: velocity, decay: law.decay, gain: law.gain)
    guard let motion = TimedMotion.deceleration(curve, to: target, start: 0) else { return false }
    return !run(motion, .gliding, at: time)
  }

  /// Goes to a place in a given time, by a program, which drops the velocity.
  ///
  /// True when it is there already.
  mutating func ease(
    to target: Double, duration: Double, curve: ProgramCurve, at time: Double
  ) -> Bool {
    let target = restingPlace(target)
    guard target != position else {
      hold()
      return true
    }
    let motion = EasedMotion(from: position, to: target, duration: duration, curve: curve)
    return run(.eased(motion, start: 0), .program, at: time)
  }

  /// Goes on by its law after a finger left it, with a velocity of the position.
  ///
  /// True when it rests immediately.
  ///
  /// - Parameters:
  ///   - velocity: of the position.
  ///   - factor: by how much farther than by itself it goes within the range.
  ///   - time: when it starts, in seconds.
  mutating func fly(velocity: Double, factor: Double = 1, at time: Double) -> Bool {
    // A tap, and the axis across most flicks: no law moves it, so none is put together.
    guard velocity != 0 || isOutside else { return rest(at: position) }
    if var steps = steps(from: FrameLaw.State(offset: position, velocity: velocity), isFirst: true)
    {
      steps.course = .coast(factor: factor)
      begin(.stepping(steps), velocity: velocity)
      return false
    }
    let velocity = feel.law.edge.inheritsWhatIsSeen ? banded(velocity) : velocity
    let state = FlightState(offset: position, carriedVelocity: velocity, phase: .released)
    guard factor != 1, !isOutside else { return fly(state, at: time) }
    let planner = FlightPlanner(
      state, in: range, law: law, dimension: dimension, factor: factor)
    return fly(by: planner, from: position, at: time)
  }

  /// The steps of a law that has them; nil under every other.
  func steps(from state: FrameLaw.State, isFirst: Bool) -> AxisSteps? {
    #if OVERSCROLL_LIST_ONLY
      return nil
    #else
      guard !isReduced, let interval = feel.stepInterval else { return nil }
      return AxisSteps(state: state, law: FrameLaw(feel.law), interval: interval, isFirst: isFirst)
    #endif
  }

  /// Plans the flight from a state; true when it rests immediately.
  mutating func fly(_ state: FlightState, at time: Double) -> Bool {
    let planner = FlightPlanner(state, in: range, law: law, dimension: dimension)
    return fly(by: planner, from: state.offset, at: time)
  }

  /// Starts a flight; true when it rests immediately.
  mutating func fly(
    by planner: consuming FlightPlanner, from offset: Double, at time: Double, elapsed: Double = 0
  ) -> Bool {
    guard let first = planner.next(), first.phase != .rest else { return rest(at: offset) }
    var last = first
    while let next = planner.next() { last = next }
    let isEndless = last.phase != .rest
    if !isEndless, isOver(after: last.start, at: time) { return rest(at: last.curve.limit) }
    begin(
      .running(
        AxisRun(
          start: time, duration: isEndless ? .infinity : last.start,
          destination: restingPlace(last.curve.limit), segment: first, purpose: .flight)),
      velocity: first.state(at: elapsed).velocity)
    return false
  }

  /// The law as flights follow it now.
  var law: ScrollLaw {
    feel.flightLaw.inForce(bouncing: canBounce, unit: unit)
  }

  /// Whether a flight may go beyond the range.
  var canBounce: Bool { isElastic && dimension > 0 && !isReduced }

  /// The viewport's length that some laws depend on, in points.
  var dimension: Double { max(limits.below, limits.above) }

  /// How far a release would carry by itself, in points.
  func reach(of velocity: Double) -> Double {
    law.reach(of: velocity, dimension: dimension)
  }
}
