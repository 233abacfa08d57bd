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
      segment, purpose, at: time, duration: motion.duration, destination: motion.destination,
      velocity: segment.velocity(at: motion.start))
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
    if isStepped { return coast(velocity: velocity, factor: factor) }
    let velocity = feel.inheritsWhatIsSeen ? banded(velocity) : velocity
    return fly(
      FlightState(offset: position, carriedVelocity: velocity, phase: .released),
      factor: isOutside ? 1 : factor, at: time)
  }

  /// Goes on frame by frame after a finger left it; true when it rests immediately.
  @inline(never)
  private mutating func coast(velocity: Double, factor: Double) -> Bool {
    let state = FrameLaw.State(offset: position, velocity: velocity)
    guard var steps = steps(from: state, isFirst: true) else { return rest(at: position) }
    steps.course = .coast(factor: factor)
    begin(.stepping(steps), velocity: velocity)
    return false
  }

  /// Whether it moves frame by frame.
  @_transparent
  private var isStepped: Bool {
    #if OVERSCROLL_LIST_ONLY
      false
    #else
      !isReduced && feel.stepInterval != nil
    #endif
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
  @inline(never)
  mutating func fly(_ state: FlightState, factor: Double = 1, at time: Double) -> Bool {
    var planner = FlightPlanner(
      state, in: range, law: law, dimension: dimension, factor: factor)
    return fly(by: &planner, from: state.offset, at: time)
  }

  /// Starts a flight; true when it rests immediately.
  @inline(never)
  mutating func fly(
    by planner: inout FlightPlanner, from offset: Double, at time: Double, elapsed: Double = 0
  ) -> Bool {
    guard let first = planner.next(), first.phase != .rest else { return rest(at: offset) }
    let end = planner.end(after: first)
    if isOver(after: end.time, at: time) { return rest(at: end.place) }
    begin(
      first, .flight, at: time, duration: end.time, destination: restingPlace(end.place),
      velocity: first.velocity(at: elapsed))
    return false
  }

  /// Starts a motion with its first part.
  @inline(never)
  private mutating func begin(
    _ segment: FlightSegment, _ purpose: AxisRun.Purpose, at time: Double, duration: Double,
    destination: Double, velocity: Double
  ) {
    begin(
      .running(
        AxisRun(
          start: time, duration: duration, destination: destination, segment: segment,
          purpose: purpose)),
      velocity: velocity)
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
