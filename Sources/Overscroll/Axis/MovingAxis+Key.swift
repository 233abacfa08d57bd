internal import ScrollPhysics

/// A key that is held down, and its release (``HeldKey``).
extension MovingAxis {
  /// Whether a key moves it that is held down.
  var isPressed: Bool { doing == .running(.key) }

  /// A key goes down that scrolls by a distance, in points; false if there is nothing to scroll that way.
  ///
  /// - Parameter velocity: that it starts with; left out, its own.
  mutating func press(by distance: Double, velocity: Double? = nil, at time: Double) -> Bool {
    let key = HeldKey(
      from: position, velocity: velocity ?? self.velocity, distance: distance, range: range)
    guard
      let first = key.pressed(from: key.state, after: 0, bouncing: canBounce, within: nearEnough)
    else { return false }
    begin(first, at: time)
    return true
  }

  /// A key goes down that scrolls the other axis: a coast along this one joins its motion, damped.
  mutating func joinPress(at time: Double) {
    let state = MotionState(value: position, velocity: velocity)
    guard
      let first = HeldKey.across(
        from: state, after: 0, in: range, bouncing: canBounce, within: nearEnough)
    else {
      _ = rest(at: position)
      return
    }
    begin(first, at: time)
  }

  private mutating func begin(_ first: TimedMotion, at time: Double) {
    let segment = FlightSegment(.released, first, next: .rest)
    let last = lastPress(from: segment)
    begin(
      .running(
        AxisRun(
          start: time, duration: last.end, destination: restingPlace(last.motion.destination),
          segment: segment, purpose: .key)),
      velocity: first.curve.state(at: 0).velocity)
  }

  /// The part of the motion that follows another one while the key is held; nil when that was the last.
  @inline(never)
  func nextPress(after segment: FlightSegment) -> FlightSegment? {
    HeldKey.next(
      after: segment.motion, in: range, bouncing: canBounce, within: nearEnough
    ).map { FlightSegment(.released, $0, next: .rest) }
  }

  /// The last part of the motion while the key is held.
  func lastPress(from segment: FlightSegment) -> FlightSegment {
    var last = segment
    while let next = nextPress(after: last) { last = next }
    return last
  }

  /// The key goes up: it glides on, at least as far as the key scrolls.
  mutating func endPress(at time: Double) {
    guard case .running(let run) = activity, isPressed else { return }
    let state = MotionState(value: position, velocity: velocity)
    let part = run.segment.motion
    var target = run.destination
    if part.curve.isDeceleration {
      target = HeldKey.ideal(across: state, in: range)
    } else if case .eased = part.curve {
      let key = HeldKey(from: position, distance: HeldKey.distance(of: part), range: range)
      target = key.motion(releasedAt: state, from: part.curve.value(at: 0)).target
    }
    spring(to: restingPlace(target), at: time)
  }

  /// The key goes on from where it is under the bounds in force.
  mutating func goOnPressed(at time: Double) {
    guard case .running(let run) = activity else { return }
    let start = run.hasBegun ? time : .infinity
    if run.segment.curve.isDeceleration { return joinPress(at: start) }
    guard case .eased = run.segment.curve else {
      return spring(to: restingPlace(run.destination), at: start)
    }
    if !press(by: HeldKey.distance(of: run.segment.motion), at: start) { hold() }
  }

  /// Comes to rest at a place by the spring of keys; what may not go beyond a bound ends where it meets it.
  private mutating func spring(to target: Double, at time: Double) {
    let curve = SpringMotion(HeldKeyLaw.iOS.spring, from: position, to: target, velocity: velocity)
    var motion = TimedMotion.spring(curve, start: 0, within: nearEnough)
    if !canBounce, target == range.lowerBound || target == range.upperBound {
      let hit = position == target ? 0 : motion.curve.nextTime(at: target, after: 0)
      motion = TimedMotion(
        motion.curve, start: 0, duration: min(hit ?? motion.duration, motion.duration),
        destination: target)
    }
    _ = run(motion, .program, at: time)
  }
}
