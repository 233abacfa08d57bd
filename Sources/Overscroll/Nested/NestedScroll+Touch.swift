/// Fingers.
extension NestedScroll: BodyModel {
  /// Takes a touch, in the coordinates of the outermost viewport, in points; a finger that comes down is
  /// on the ``active`` member.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> NestedRelease {
    beginCall()
    if event.phase == .allCancelled { return cancelAll(event) }
    choose(for: event)
    if event.phase == .began { noteJoined(event.id, to: aim ?? active) }
    return give(event) ?? respond(to: event)
  }

  /// Notes the member that a finger touches which joins the gesture at work, and forgets fingers that have lifted.
  private mutating func noteJoined(_ id: Int, to member: Int) {
    if !gesture.joined.isEmpty {
      let fingers = body.fingers
      gesture.joined.removeAll { $0.id == id || !fingers.holds($0.id) }
    }
    if isLive { gesture.joined.append(JoinedFinger(id: id, member: member)) }
  }

  /// Takes all fingers away, of every gesture.
  private mutating func cancelAll(_ event: TouchEvent) -> NestedRelease {
    endStroke()
    endKey()
    begin(at: event.time)
    var answer = unreleased(NestedEvents())
    forEachGesture { page in
      var didDrag = false
      if let taker = page.gesture.taker {
        didDrag = page.members.own(taker) { $0.handle(event) }
        page.endGiving()
        page.members.note(taker)
      } else if let release = page.lift(0, .allCancelled, at: page.body.clock.event) {
        didDrag = release.didDrag
      } else {
        return
      }
      answer.didDrag = answer.didDrag || didDrag
      answer.didStopMotion = answer.didStopMotion || page.body.didStopMotion
    }
    body.clock.end()
    answer.willSettle = isMoving
    answer.events = collect()
    return answer
  }

  /// Gives a touch to a member that takes fingers whole, if it is that member's.
  private mutating func give(_ event: TouchEvent) -> NestedRelease? {
    if event.phase == .began, !isLive, isDragEnabled {
      let touched = aim ?? active
      if members[touched].kind == nil {
        (gesture.touched, gesture.taker) = (touched, touched)
        // Nothing else is under its fingers, whatever was under those before.
        gesture.reach.removeAll(keepingCapacity: true)
        body.didStopMotion = members[touched].isMoving
      }
    }
    guard let index = gesture.taker else { return nil }
    if event.phase == .began, !gesture.given.contains(event.id) { gesture.given.append(event.id) }
    begin(at: event.time, isTouch: event.phase == .began)
    let didDrag = members.own(index) { $0.handle(event) }
    body.clock.end()
    members.note(index)
    if event.phase == .ended || event.phase == .cancelled {
      gesture.given.removeAll { $0 == event.id }
    }
    if !members[index].isTracking { endGiving() }
    return NestedRelease(
      velocity: .zero, didDrag: didDrag, willSettle: isMoving, events: collect(),
      didStopMotion: event.phase != .began && event.phase != .moved && body.didStopMotion)
  }

  /// A member that had fingers whole has none any more.
  mutating func endGiving() {
    gesture.taker = nil
    gesture.given.removeAll(keepingCapacity: true)
  }

  /// A finger touches a member.
  ///
  /// What it may move is stopped where it is shown: the member it touches, those it lies in, and what is seen of the
  /// page that a header belongs to. Others go on.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where in the outermost viewport (not in a member, which moves), in points.
  ///   - member: the innermost member under the finger. The first finger of a gesture decides; one more on the
  ///     same chain joins it.
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
    let index = aim ?? active
    gesture.touched = index
    noteTouch(of: index)
    touch(touchesAlone ? AxisPair(x: index, y: index) : members.chains(at: index))
    gesture.end()
    // What moves other members than it began with would begin another drag.
    body.fingers.directionalLock = directionalLock
    body.fingers.directionalLock?.followsMoves = false
    body.fingers.axes = members.movableAxes(of: gesture.chains)
    if let tiedAxis { body.fingers.axes = tiedAxis == .vertical ? .vertical : .horizontal }
  }

  mutating func hold() {
    if endsKey { endKey() }
    for index in gesture.reach where !isHeldByOther(index) {
      let clock = body.clock
      members.own(index) {
        $0.follow(clock)
        $0.hold()
      }
      members[index].passes = 0
      members.note(index)
    }
    // Only now: the end of a stroke may send what lies beyond its bounds to them immediately, and what a
    // finger touches must not move.
    if endsStroke { endStroke() }
  }

  /// Only what lies under the fingers is stopped.
  mutating func isMovingUnderFinger() -> Bool {
    if wheelInput.isAwaitingQuiet, endsStroke { return true }
    for index in gesture.reach where members[index].isMoving { return true }
    return false
  }

  /// Chooses the chains that the gesture at work moves.
  mutating func touch(_ chains: AxisPair<Int>) {
    gesture.chains = chains
    gesture.reach.removeAll(keepingCapacity: true)
    addReach(to: chains.y)
    if chains.x != chains.y { addReach(to: chains.x) }
    addReach(to: gesture.touched)
  }

  private mutating func addReach(to inner: Int) {
    for index in members.path(to: inner) where !gesture.reach.contains(index) {
      gesture.reach.append(index)
    }
  }

  /// Each member's drag begins when it moves.
  mutating func beginDragging() {}

  mutating func drag(by translation: Vector2) {
    guard gesture.pinched == nil else {
      gesture.travelled = translation
      return dragPinched()
    }
    // In its first points a catch may turn to the other axis: it goes back along the one, and begins on the other.
    let lock = body.fingers.takeLock()
    if gesture.begun != nil, lock != gesture.begunAxis {
      handOut(to: .zero)
      gesture.begun = nil
    }
    if gesture.begun == nil {
      gesture.begun = members.beginners(
        at: gesture.chains, travel: translation, slop: pan.slop)
      gesture.begunAxis = lock
    }
    handOut(to: translation)
  }

  /// Moves what has begun until so much of the finger's distance is handed out.
  private mutating func handOut(to translation: Vector2) {
    let inner = gesture.begun ?? gesture.chains
    for axis in ScrollAxis.allCases {
      let step = gesture.travelled[axis] - translation[axis]
      if step == 0 { continue }
      handOut(step, along: axis, at: inner[axis], isFinger: true, isBanded: true)
    }
    gesture.travelled = translation
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
      let shown = body.clock.shown
      members.own(index) { $0.shiftTime(by: min(difference, shown - $0.time)) }
    }
    wheelInput.shiftTime(by: difference, to: body.clock.event)
    wheelStroke.last += difference
  }

  /// Whether a scroller that the finger moved is beyond its bounds.
  private var isScrolledOutside: Bool {
    for index in gesture.reach where members[index].kind == .scroller {
      for axis in ScrollAxis.allCases {
        if members[index].lines[axis]?.moving.isOutside == true { return true }
      }
    }
    return false
  }

  mutating func shiftFingers(by difference: Double) {
    for place in waiting.indices {
      waiting[place].fingers.shiftTime(by: difference, to: body.clock.event)
    }
  }
}
