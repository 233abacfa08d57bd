internal import ScrollPhysics

/// A key that is held down, and its release (``HeldKey``).
extension Line {
  /// Whether a key moves it that is held down.
  var isPressed: Bool { activity == .key }

  /// A key goes down that scrolls by a distance, in points; false if there is nothing to scroll that way.
  ///
  /// - Parameter velocity: that it starts with; left out, its own.
  mutating func press(by distance: Double, velocity: Double? = nil, at time: Double) -> Bool {
    let key = HeldKey(
      from: position, velocity: velocity ?? self.velocity, distance: distance, range: range)
    guard
      let first = key.pressed(from: key.state, after: 0, bouncing: canBounce, within: nearEnough)
    else { return false }
    begin(first, .key, at: time, velocity: first.velocity(at: 0))
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
    begin(first, .key, at: time, velocity: first.velocity(at: 0))
  }

  /// The part of the motion that follows another one while the key is held; nil when that was the last.
  func nextPress(after segment: Segment) -> Segment? {
    HeldKey.next(after: segment, in: range, bouncing: canBounce, within: nearEnough)
  }

  /// Goes on with what follows while the key is held; false where that was the last.
  fileprivate mutating func goOnPressing() -> Bool {
    guard let next = nextPress(after: segment) else { return false }
    segment = next
    return true
  }

  /// The key goes up: it glides on, at least as far as the key scrolls.
  mutating func endPress(at time: Double) {
    guard isPressed else { return }
    let state = MotionState(value: position, velocity: velocity)
    var target = destination
    if segment.curve.isDeceleration {
      target = HeldKey.ideal(across: state, in: range)
    } else if segment.curve.kind == .thrown {
      let key = HeldKey(from: position, distance: HeldKey.distance(of: segment), range: range)
      target = key.motion(releasedAt: state, from: segment.curve.from).target
    }
    spring(to: restingPlace(target), at: time)
  }

  /// The key goes on from where it is under the bounds in force.
  fileprivate mutating func pressAgain(at time: Double) {
    let start = hasBegun ? time : .infinity
    if segment.curve.isDeceleration { return joinPress(at: start) }
    guard segment.curve.kind == .thrown else { return spring(to: destination, at: start) }
    if !press(by: HeldKey.distance(of: segment), at: start) { hold() }
  }

  /// Comes to rest at a place by the spring of keys; what may not go beyond a bound ends where it meets it.
  private mutating func spring(to target: Double, at time: Double) {
    let motion = SpringMotion(HeldKeyLaw.iOS.spring, from: position, to: target, velocity: velocity)
    var segment = Segment.spring(motion, within: nearEnough)
    segment.activity = .program
    if !canBounce, target == range.lowerBound || target == range.upperBound {
      let hit = position == target ? 0 : motion.nextTime(at: target, after: 0)
      segment.duration = min(hit ?? segment.duration, segment.duration)
    }
    _ = run(segment, at: time)
  }
}

extension Rule {
  /// A key that is held down runs on part by part.
  static var key: Rule {
    Rule { line, occasion, time in
      if occasion == .over { return line.goOnPressing() }
      line.pressAgain(at: time)
      return true
    }
  }
}
