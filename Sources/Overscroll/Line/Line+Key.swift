@_spi(Formulas) internal import ScrollPhysics

/// A key that is held down, and its release (`HeldKey`).
extension Line {
  /// Whether a key moves it that is held down.
  var isPressed: Bool { activity == .key }

  /// Where a held key moves it now.
  private var course: KeyCourse {
    KeyCourse(range: range, isBouncing: canBounce, nearEnough: nearEnough)
  }

  /// Where it is, and how fast.
  private var state: MotionState { MotionState(value: position, velocity: velocity) }

  /// A key goes down that scrolls by a distance, in points; false if there is nothing to scroll that way.
  ///
  /// - Parameter velocity: that it starts with; left out, its own.
  mutating func press(by distance: Double, velocity: Double? = nil, at time: Double) -> Bool {
    let (state, before) = (
      MotionState(value: position, velocity: velocity ?? self.velocity), segment.start
    )
    segment.start = 0
    guard course.press(&segment, by: distance, from: state) else {
      segment.start = before
      return false
    }
    beginPlanned(.key, at: time, velocity: segment.velocity(at: 0))
    return true
  }

  /// A key goes down that scrolls the other axis: a coast along this one joins its motion, damped.
  mutating func joinPress(at time: Double) {
    segment.start = 0
    guard course.coast(&segment, from: state) else {
      _ = rest(at: position)
      return
    }
    beginPlanned(.key, at: time, velocity: segment.velocity(at: 0))
  }

  /// The part of the motion that follows another one while the key is held; nil when that was the last.
  func nextPress(after segment: Segment) -> Segment? {
    var next = segment
    return course.planNext(&next) ? next : nil
  }

  /// How far beyond the range it would glide if the key went up now, signed, in points.
  var pressBeyond: Double {
    guard isPressed, segment.curve.kind == .thrown else { return 0 }
    let goal = HeldKey.goal(
      of: HeldKey.distance(of: segment), after: state, from: segment.curve.from, .iOS)
    return goal - range.nearest(to: goal)
  }

  /// The key goes up: it glides on, at least as far as the key scrolls.
  mutating func endPress(at time: Double) {
    guard isPressed else { return }
    spring(to: restingPlace(course.goal(of: segment, from: state)), at: time)
  }

  /// The key goes on from where it is under the current bounds.
  fileprivate mutating func pressAgain(at time: Double) {
    let start = hasBegun ? time : .infinity
    if segment.curve.isDeceleration { return joinPress(at: start) }
    guard segment.curve.kind == .thrown else {
      return spring(to: restingPlace(segment.destination), at: start)
    }
    let distance = HeldKey.distance(of: segment)
    // Where the new bounds lie ahead it runs on as it began: its release counts from there.
    let origin = MotionState(value: segment.curve.from, velocity: segment.curve.slope)
    var part = segment
    if range.contains(position), course.press(&part, by: distance, from: origin),
      part.curve.kind == .thrown,
      began + part.end > time
    {
      segment = part
    } else if !press(by: distance, at: start) {
      hold()
    }
  }

  /// Goes on with what follows while the key is held; false where that was the last.
  fileprivate mutating func planNextPress() -> Bool {
    let course = course
    return course.planNext(&segment)
  }

  /// Comes to rest at a place by the spring of keys; what may not go beyond a bound ends where it meets it.
  private mutating func spring(to target: Double, at time: Double) {
    var segment = Segment.spring(
      .spring(
        SpringPoles(HeldKeyLaw.iOS.spring), from: position, to: target, velocity: velocity),
      within: nearEnough)
    segment.activity = .program
    if !canBounce, target == range.lowerBound || target == range.upperBound {
      let hit = position == target ? 0 : segment.curve.pass(after: 0)
      segment.duration = min(hit, segment.duration)
    }
    _ = run(segment, at: time)
  }
}

extension Rule {
  /// A key that is held down runs on part by part.
  static var key: Rule {
    Rule { line, reason, time in
      if reason == .over { return line.planNextPress() }
      line.pressAgain(at: time)
      return true
    }
  }
}
