internal import ScrollPhysics

/// What moves it by itself, from its start to its end.
extension MovingAxis {
  /// Whether it moves without a finger, or is about to.
  var isMoving: Bool { doing.isMoving }

  /// Whether it moves without a finger and a frame has shown so: what replaces the motion starts there.
  var hasBegun: Bool {
    switch activity {
    case .still, .held: false
    case .running(let run): run.hasBegun
    case .stepping: true
    }
  }

  /// Whether it is what UIKit calls decelerating.
  var isDecelerating: Bool { doing.isDecelerating }

  /// Whether a program moves it.
  var isAnimating: Bool { doing.isAnimating }

  /// Whether it is beyond its range.
  var isOutside: Bool { !range.contains(position) }

  /// How fast it moves at an event, which may be earlier than what is shown.
  ///
  /// What a fling takes over does not depend on the frames' lead.
  func velocity(at time: Double) -> Double {
    guard case .running(let run) = activity, run.hasBegun, time < run.start + run.segment.end else {
      return velocity
    }
    return run.segment.state(at: max(time - run.start, run.segment.start)).velocity
  }

  /// Where it will have come to rest.
  var destination: Double {
    switch activity {
    case .still, .held: position
    case .running(let run): run.destination
    case .stepping(let steps): restingPlace(destination(of: steps))
    }
  }

  /// When it will have come to rest, in seconds; nil when it does not move without a finger.
  ///
  /// - Parameter time: when a motion that has not begun would begin.
  func restTime(at time: Double) -> Double? {
    switch activity {
    case .still, .held: nil
    case .running(let run): (run.hasBegun ? run.start : time) + run.duration
    case .stepping(let steps): time + duration(of: steps)
    }
  }

  @inline(never)
  private func destination(of steps: AxisSteps) -> Double {
    steps.course.target ?? coast(of: steps, factor: steps.course.factor).curve.limit
  }

  private func duration(of steps: AxisSteps) -> Double {
    switch steps.course {
    case .coast(let factor): return coast(of: steps, factor: factor).start
    case .turn(let turn):
      return turn.spring.turn(from: turn.offset, to: turn.target, velocity: turn.velocity)?
        .duration
        ?? 0
    case .landing(let landing, _, _):
      let speed = max(abs(steps.state.velocity), Landing.creepSpeed)
      return Deceleration(from: 0, velocity: speed, rate: landing.rate)
        .time(toSpeed: Landing.creepSpeed)
    }
  }

  /// The end of the closed form of what is stepped: where the steps lead depends on frames to come.
  private func coast(of steps: AxisSteps, factor: Double) -> FlightSegment {
    let state = FlightState(
      offset: steps.state.offset, carriedVelocity: steps.state.velocity, phase: .released)
    var last = FlightSegment(.rest, .rest(at: state.offset, start: 0), next: .rest)
    var planner = FlightPlanner(
      state, in: range, law: law, dimension: dimension,
      factor: range.contains(state.offset) ? factor : 1)
    while let next = planner.next() { last = next }
    return last
  }

  // MARK: - Time

  /// Moves to a time; true when it came to rest before then.
  ///
  /// - Parameters:
  ///   - time: now, in seconds: of what is shown.
  ///   - beginning: when a motion starts that waits for a time, in seconds: at the event under way, which
  ///     may be earlier than what is shown, else now.
  ///   - frame: the display frame that ends now, or nil if none does.
  mutating func advance(
    to time: Double, from beginning: Double, frame: DisplayFrame? = nil
  ) -> Bool {
    showPart(at: time) ? false : goOn(to: time, from: beginning, frame: frame)
  }

  /// What ``advance(to:from:frame:)`` does where no part is in force that has begun; parameters as there.
  @inline(never)
  mutating func goOn(to time: Double, from beginning: Double, frame: DisplayFrame?) -> Bool {
    guard doing == .stepping else { return startOrPass(to: time, from: beginning) }
    if let frame { return step(by: frame) }
    return false
  }

  /// Shows the part of a motion that is in force; false where ``advance(to:from:frame:)`` has more to do: the
  /// motion starts, its part is over, or it steps.
  ///
  /// Most frames need nothing else: not the law, and not the length of a frame.
  @inline(__always)
  mutating func showPart(at time: Double) -> Bool {
    switch doing {
    case .still, .held:
      return true
    case .running:
      guard let state = activity.stateWithinPart(at: time) else { return false }
      show(state)
      return true
    case .stepping:
      return false
    }
  }

  /// Starts a motion that has waited, from when it begins; true when a motion came to rest.
  ///
  /// Where it begins earlier than what is shown, that stays until the next frame or event.
  private mutating func startOrPass(to time: Double, from beginning: Double) -> Bool {
    if !hasBegun {
      start(at: beginning)
      guard beginning >= time else { return false }
    }
    return pass(to: time)
  }

  /// Goes on to the part of a motion that is in force; true when it came to rest.
  @inline(never)
  private mutating func pass(to time: Double) -> Bool {
    guard case .running(var run) = activity else { return false }
    while time >= run.start + run.segment.end {
      guard let next = nextPart(of: run) else {
        place(at: run.destination)
        return true
      }
      run.segment = next
    }
    go(on: run)
    return !showNextPart(at: time)
  }

  /// ``showPart(at:)``, which is inlined, on a part of the stack of its own.
  @inline(never)
  private mutating func showNextPart(at time: Double) -> Bool { showPart(at: time) }

  /// The part that follows the one in force; nil when that is the last that moves.
  @inline(never)
  func nextPart(of run: AxisRun) -> FlightSegment? {
    switch run.purpose {
    case .flight: nextSegment(after: run.segment)
    case .key: nextPress(after: run.segment)
    case .settling, .gliding, .program: nil
    }
  }

  /// The part of a flight that follows another one; nil when that was the last that moves.
  @inline(never)
  func nextSegment(after segment: FlightSegment) -> FlightSegment? {
    var planner = FlightPlanner(after: segment, in: range, law: law, dimension: dimension)
    guard let next = planner.next(), next.phase != .rest else { return nil }
    return next
  }

  /// One frame of UIKit's arithmetic.
  @inline(never)
  private mutating func step(by frame: DisplayFrame) -> Bool {
    guard case .stepping(var next) = activity else { return false }
    let interval = frame.length(of: next)
    next.isFirst = false
    guard !next.advance(by: interval, in: range, bouncing: canBounce) else {
      return rest(at: next.course.target ?? next.state.offset)
    }
    show(stepped: next.state.offset, after: interval)
    become(.stepping(next))
    return false
  }

  /// Comes to rest where it may.
  @inline(never)
  mutating func rest(at place: Double) -> Bool {
    self.place(at: restingPlace(place))
    return true
  }
}

extension AxisSteps {
  /// One frame; true when it is the last.
  fileprivate mutating func advance(
    by interval: Double, in range: ClosedRange<Double>, bouncing: Bool
  ) -> Bool {
    switch course {
    case .coast(var factor):
      let wasInside = range.contains(state.offset)
      // Where nothing bounces, what is beyond an edge only returns.
      if !bouncing, !wasInside { state.velocity = 0 }
      state = law.coast(state, by: interval, in: range, factor: &factor)
      course = .coast(factor: factor)
      let isStopped = !bouncing && wasInside && !range.contains(state.offset)
      return isStopped || law.isAtRest(state, in: range)
    case .turn(var turn):
      let wasInside = range.contains(turn.offset)
      turn.advance(by: interval)
      state = FrameLaw.State(offset: turn.offset, velocity: turn.velocity)
      course = .turn(turn)
      return turn.isDone || !bouncing && wasInside && !range.contains(turn.offset)
    case .landing(let landing, let target, var factor):
      let isOver = landing.step(&state, to: target, by: interval, in: range, factor: &factor)
      course = .landing(landing, target: target, factor: factor)
      return isOver
    }
  }
}

extension MovingAxis.Activity {
  /// When the part of a motion in force ends, in seconds; infinite where nothing runs.
  @inline(__always)
  var partEnd: Double {
    guard case .running(let run) = self else { return .infinity }
    let motion = run.segment.motion
    return run.start + (motion.start + motion.duration)
  }

  /// What the part of a motion in force says of a time; nil where it has not begun or is over.
  ///
  /// Asked of the activity where it is, by its numbers side by side: each function between would copy it again.
  @inline(__always)
  fileprivate func stateWithinPart(at time: Double) -> MotionState? {
    guard case .running(let run) = self, run.hasBegun else { return nil }
    let motion = run.segment.motion
    let elapsed = time - run.start - motion.start
    guard time < run.start + (motion.start + motion.duration) else { return nil }
    return motion.curve.state(at: elapsed)
  }
}
