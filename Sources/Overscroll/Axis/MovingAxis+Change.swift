internal import ScrollPhysics

/// What happens when the limits or the target change under it: position and velocity go on.
extension MovingAxis {
  /// Takes other limits; a drag goes on from where it is, what runs is the owner's to retarget.
  ///
  /// - Parameter isElastic: whether fingers may pull it beyond the range.
  mutating func setLimits(_ limits: AxisLimits, isElastic: Bool = true) {
    replaceLimits(limits, isElastic: isElastic)
    if isHeld { regrip(isElastic: isElastic) }
  }

  /// Goes on under the finger that holds it where it is, by other limits.
  @inline(never)
  private mutating func regrip(isElastic: Bool) {
    guard case .held(let grip) = activity else { return }
    // Where the finger has it in the same place under the new limits nothing is rounded again.
    if isElastic, grid.nearest(pulled.shown(grip.raw, grip.band(feel.band))) == position {
      become(
        .held(
          AxisGrip(
            origin: grip.origin, raw: grip.raw, limits: pulled, isWheel: grip.isWheel)))
    } else {
      rebase(translation: grip.raw - grip.origin)
    }
  }

  /// Follows fingers freely so far below its range; a drag goes on from where it is.
  mutating func setFreePull(_ distance: Double) {
    let steps = UInt16(min(max(distance, 0), 1023) * 64)
    guard steps != freePullSteps else { return }
    replaceFreePull(steps)
    setLimits(limits, isElastic: isElastic)
  }

  /// Puts it where it may rest, if it is at rest.
  mutating func restOnPixel() {
    if doing == .still { place(at: restingPlace(position)) }
  }

  /// Takes another feel; a drag goes on under the finger, a flight from where it is, as fast as it is.
  mutating func setFeel(_ feel: SharedFeel, at time: Double) {
    replaceFeel(feel)
    setLimits(limits, isElastic: isElastic)
    replan(at: time, isAnew: true)
  }

  /// Takes away, or gives back, what oscillates and goes beyond an edge.
  mutating func setReduced(_ isReduced: Bool, at time: Double) {
    guard isReduced != self.isReduced else { return }
    replaceReduced(isReduced)
    replan(at: time, isAnew: true)
  }

  /// Goes on with what runs under the limits and the law in force: a flight is planned again, a chosen
  /// place is brought within the range.
  ///
  /// - Parameters:
  ///   - time: now, in seconds: of what is shown.
  ///   - isAnew: whether the law is another one; else a flight goes on by the motion it is in.
  @inline(__always)
  mutating func replan(at time: Double, isAnew: Bool = false) {
    switch doing {
    case .still, .held: break
    case .running: replanRun(at: time, isAnew: isAnew)
    case .stepping: replanSteps(at: time, isAnew: isAnew)
    }
  }

  @inline(never)
  private mutating func replanSteps(at time: Double, isAnew: Bool) {
    guard case .stepping(let steps) = activity else { return }
    if let target = steps.course.target {
      let place = restingPlace(target)
      if isAnew || place != target {
        _ = settle(on: place, spring: .interaction, velocity: velocity, at: time)
      }
    } else if isAnew, let next = self.steps(from: steps.state, isFirst: steps.isFirst) {
      become(.stepping(next))
    } else if isAnew {
      // Nobody will step it any more: it flies on from there.
      let state = FlightState(
        offset: position, carriedVelocity: steps.state.velocity,
        phase: isOutside ? .returning : .decelerating)
      _ = fly(state, at: time)
    }
  }

  @inline(never)
  private mutating func replanRun(at time: Double, isAnew: Bool) {
    guard case .running(let run) = activity else { return }
    switch run.purpose {
    case .flight:
      let elapsed = run.hasBegun ? time - run.start : 0
      let isCut = isCut(run, at: time)
      guard isAnew || isCut else {
        var planner = FlightPlanner(
          resuming: run.segment, at: elapsed, in: range, law: law, dimension: dimension)
        _ = fly(by: &planner, from: position, at: run.start, elapsed: elapsed)
        return
      }
      var state = run.segment.flightState(at: elapsed)
      state.offset = position
      // As fast as it is seen to move, also where flicks have built up under the law before.
      state.carriedVelocity = law.carriedVelocity(showing: state, in: range)
      // A motion that was not shown as far out as it had come goes on from what is shown, at rest.
      if isCut { state = FlightState(offset: position, carriedVelocity: 0, phase: .returning) }
      _ = fly(state, at: run.hasBegun ? time : .infinity)
    case .key:
      goOnPressed(at: time)
    case .settling, .program, .gliding:
      let target = restingPlace(run.destination)
      if isCut(run, at: time) {
        _ = settle(on: target, spring: .interaction, velocity: 0, at: time)
      } else if target != run.destination {
        _ = retarget(to: target, at: time)
      }
    }
  }

  /// Whether a motion is further out than content is shown, by more than it is rounded.
  private func isCut(_ run: AxisRun, at time: Double) -> Bool {
    guard kind == .content, run.hasBegun else { return false }
    return abs(position - run.segment.value(at: time - run.start)) > Self.rounding
  }

  /// Takes another target for what runs; position and velocity go on.
  ///
  /// A glide that no longer reaches its target becomes a spring.
  ///
  /// - Parameters:
  ///   - target: the new place.
  ///   - spring: what a glide becomes that does not get there.
  ///   - time: now, in seconds: of what is shown.
  /// - Returns: whether it is there already.
  mutating func retarget(
    to target: Double, spring: DampedSpring = .interaction, at time: Double
  ) -> Bool {
    guard case .running(let run) = activity, target != run.destination else { return false }
    let now = run.hasBegun ? time - run.start : 0
    let start = run.hasBegun ? time : .infinity
    // A landing by deceleration ends slowly where it was bent to; elsewhere only a spring does.
    let isBent = run.purpose == .settling && run.segment.curve.isDeceleration
    if !isBent,
      let motion = run.segment.motion.retargeted(to: target, at: now, within: nearEnough)
    {
      let moved = motion.delayed(by: -motion.start)
      return self.run(moved, run.purpose, at: start)
    }
    return settle(on: target, spring: spring, velocity: velocity, at: start)
  }
}

extension MovingAxis {
  /// Makes its deceleration exponential, of a rate; a flight goes on by the new one.
  mutating func setDecelerationRate(_ rate: DecelerationRate, at time: Double) {
    guard !feel.law.decelerates(at: rate) else { return }
    var next = feel.feel
    next.law.decelerationRate = rate
    setFeel(SharedFeel(next), at: time)
  }
}
