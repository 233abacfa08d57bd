/// Fingers.
extension NestedScroll: BodyModel {
  /// Takes a touch, in the coordinates of the outermost viewport, in points; a finger that comes down is
  /// on the ``active`` member.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> NestedRelease {
    beginCall()
    if event.phase == .allCancelled {
      endStroke()
      endKey()
    }
    return give(event) ?? respond(to: event)
  }

  /// Gives a touch to a member that takes fingers whole, if it is that member's.
  private mutating func give(_ event: TouchEvent) -> NestedRelease? {
    let touched = aim ?? active
    if event.phase == .began, taker == nil, !isTracking, isDragEnabled,
      members[touched].box.kind == nil
    {
      taker = touched
      body.didStopMotion = members[touched].box.isMoving
    }
    guard let index = taker else { return nil }
    begin(at: event.time)
    let didDrag = members[index].own.handle(event)
    body.clock.end()
    note(index)
    if !members[index].box.isTracking { taker = nil }
    return NestedRelease(
      velocity: .zero, didDrag: didDrag, willSettle: isMoving, events: collect(),
      didStopMotion: event.phase != .began && event.phase != .moved && body.didStopMotion)
  }

  /// A finger touches a member.
  ///
  /// The member it touches and those it lies in are stopped where they are shown; others go on.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where in the outermost viewport (not in a member, which moves), in points.
  ///   - member: the innermost member under the finger, which becomes the ``active`` one, unless that
  ///     lies in it. The first finger decides.
  ///   - time: when, in seconds.
  /// - Precondition: `member` names a member.
  @discardableResult
  public mutating func touchDown(
    _ id: Int, at position: Vector2, in member: Int, time: Double
  ) -> NestedEvents {
    handle(TouchEvent(.began, id: id, position: position, time: time), in: member).events
  }

  /// Takes a touch, in the coordinates of the outermost viewport, in points.
  ///
  /// - Parameters:
  ///   - event: the touch.
  ///   - member: the innermost member under a finger that comes down; as for ``touchDown(_:at:in:time:)``.
  /// - Precondition: `member` names a member.
  @discardableResult
  public mutating func handle(_ event: TouchEvent, in member: Int) -> NestedRelease {
    precondition(isMember(member), "member must name a member")
    aim = member
    defer { aim = nil }
    return handle(event)
  }

  // MARK: - What the body asks for

  mutating func prepareTouch() {
    if let aim {
      if !path(to: active).contains(aim) { active = aim }
      touched = touchesAlone ? aim : active
    } else {
      touched = active
    }
    travelled = .zero
    lastMoved = AxisPair(x: -1, y: -1)
    (pinched, begun) = (nil, nil)
    // What moves other members than it began with would begin another drag.
    body.fingers.directionalLock = directionalLock
    body.fingers.directionalLock?.followsMoves = false
    body.fingers.axes = axes(of: path(to: touched))
    if let tiedAxis { body.fingers.axes = tiedAxis == .vertical ? .vertical : .horizontal }
  }

  mutating func hold() {
    endKey()
    let path = path(to: touched)
    for place in 0..<path.count {
      members[path[place]].own.run(
        to: body.clock.shown, isFrame: false, clock: body.clock)
      members[path[place]].own.hold()
      members[path[place]].passes = 0
      note(path[place])
    }
    // Only now: the end of a stroke may send what lies beyond its bounds to them immediately, and what a
    // finger touches must not move.
    endStroke()
  }

  /// Each member's drag begins when it moves.
  mutating func beginDragging() {}

  mutating func drag(by translation: Vector2) {
    guard pinched == nil else {
      travelled = translation
      return dragPinched()
    }
    // In its first points a catch may turn to the other axis: it goes back along the one, and begins on the other.
    if begun != nil, body.fingers.lock != begunAxis {
      handOut(to: .zero)
      begun = nil
    }
    if begun == nil {
      begun = beginner(at: touched, travel: translation)
      begunAxis = body.fingers.lock
    }
    handOut(to: translation)
  }

  /// Moves what has begun until so much of the finger's distance is handed out.
  private mutating func handOut(to translation: Vector2) {
    let path = path(to: begun ?? touched)
    for axis in ScrollAxis.allCases {
      let step = travelled[axis] - translation[axis]
      handOut(step, along: axis, on: path, isFinger: true, isBanded: true)
    }
    travelled = translation
  }

  mutating func endDragging() { release(velocity: .zero) }

  mutating func letLoose() { release(velocity: .zero) }

  mutating func letGo() -> NestedRelease {
    var answer = unreleased(NestedEvents())
    answer.didDrag = body.isDragging
    if answer.didDrag {
      let end = body.fingers.end
      answer.velocity = -(isScrolledOutside ? end.velocityOutside : end.velocity)
    }
    body.isDragging = false
    release(velocity: answer.velocity)
    if body.fingers.tap.isDouble {
      doubleTap(at: body.fingers.tap.position, answering: &answer)
    }
    answer.willSettle = isMoving
    return answer
  }

  mutating func unreleased(_ events: NestedEvents) -> NestedRelease {
    NestedRelease(velocity: .zero, didDrag: false, willSettle: isMoving, events: events)
  }

  mutating func shiftTime(by difference: Double) {
    // Those at rest too, and those that have been told a later time than the page: what takes over next would begin in
    // their past.
    for index in members.indices {
      let member = members[index].own
      member.shiftTime(by: min(difference, body.clock.shown - member.time))
    }
    wheelInput.shiftTime(by: difference)
    wheelStroke.last += difference
  }

  /// Whether a scroller that the finger moved is beyond its bounds.
  private var isScrolledOutside: Bool {
    let path = path(to: touched)
    for place in 0..<path.count where members[path[place]].box.kind == .scroller {
      for axis in ScrollAxis.allCases {
        if members[path[place]].box.line(axis)?.moving.isOutside == true { return true }
      }
    }
    return false
  }

  /// The axes along which anything on a path can move.
  private func axes(of path: MemberPath) -> PanAxes {
    let isWide = order(of: path, along: .horizontal, isForward: true).count > 0
    let isHigh = order(of: path, along: .vertical, isForward: true).count > 0
    return isWide ? isHigh ? .both : .horizontal : .vertical
  }
}
