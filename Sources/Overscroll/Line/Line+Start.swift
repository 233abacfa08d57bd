internal import ScrollPhysics

/// What sets it in motion: springs, glides and programs.
extension Line {
  /// Starts a motion with one part; true when it is over immediately.
  mutating func run(_ segment: Segment, at time: Double) -> Bool {
    guard segment.duration > 0, !isOver(after: segment.duration, at: time) else {
      place(at: segment.destination)
      return true
    }
    self.segment = segment
    beginPlanned(.single, at: time, velocity: segment.velocity(at: segment.start))
    return false
  }

  /// Whether a motion ends before the clock can tell it from its start.
  func isOver(after duration: Double, at time: Double) -> Bool {
    time < .infinity && time + duration <= time
  }

  /// Goes to a place by a spring that starts with a velocity; true when it is there already.
  mutating func settle(
    on target: Double, spring: DampedSpring, velocity: Double, at time: Double
  ) -> Bool {
    let motion = SpringMotion(spring, from: position, to: target, velocity: velocity)
    return run(.spring(motion, within: nearEnough), at: time)
  }

  /// Decelerates freely by its law as far as a place; false, and nothing happens, when it would not get there.
  mutating func glide(to target: Double, velocity: Double, at time: Double) -> Bool {
    let curve = Curve.glide(
      from: position, velocity: velocity, decay: feel.flightLaw.decay, gain: feel.flightLaw.gain)
    let duration = curve.time(to: target)
    guard duration > 0 else { return false }
    return !run(Segment(.gliding, curve, duration: duration, to: target), at: time)
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
    let curve = Curve.program(curve, from: position, to: target, duration: duration)
    return run(Segment(.program, curve, duration: duration, to: target), at: time)
  }

  /// Comes to rest where it may; true.
  mutating func rest(at place: Double) -> Bool {
    self.place(at: restingPlace(place))
    return true
  }
}
