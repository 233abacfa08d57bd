/// Fingers.
extension NestedScroll: BodyModel {
  /// Takes a touch, in the coordinates of the outermost viewport, in points; a finger that comes down is
  /// on the ``active`` member.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> NestedRelease {
    beginCall()
    if event.phase == .allCancelled { return cancelAll(event) }
    // Who is active is a question of where the page is by then.
    if event.phase == .began, aim == nil, Fingers.isValid(event.position ?? .zero),
      event.time.isFinite, event.time >= body.clock.event
    {
      begin(at: event.time, isTouch: true)
    }
    choose(for: event)
    if event.phase == .began { noteJoined(event.id, to: aim ?? active) }
    return handleExclusive(event) ?? respond(to: event)
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
    begin(at: event.time)
    endStroke()
    endKey()
    var answer = unreleased(NestedEvents())
    forEachGesture { page in
      var ended = (didDrag: false, didStopMotion: false)
      if let exclusiveMember = page.gesture.exclusiveMember {
        ended = page.members.own(exclusiveMember) { $0.handle(event) }
        page.endExclusive()
        page.members.note(exclusiveMember)
      } else if let release = page.lift(0, .allCancelled, at: page.body.clock.event) {
        ended = (release.didDrag, page.body.didStopMotion)
      }
      answer.didDrag = answer.didDrag || ended.didDrag
      answer.didStopMotion = answer.didStopMotion || ended.didStopMotion
    }
    body.clock.end()
    answer.willSettle = isMoving
    answer.events = collect()
    return answer
  }

  /// Gives a touch to a member that takes fingers whole, if it is that member's.
  private mutating func handleExclusive(_ event: TouchEvent) -> NestedRelease? {
    if event.phase == .began, !isLive, isDragEnabled {
      let touched = aim ?? active
      if members[touched].kind == nil {
        (gesture.touched, gesture.exclusiveMember) = (touched, touched)
        // Nothing else is under its fingers, whatever was under those before.
        gesture.reach.removeAll(keepingCapacity: true)
      }
    }
    guard let index = gesture.exclusiveMember else { return nil }
    if event.phase == .began, !gesture.exclusiveFingers.contains(event.id) {
      gesture.exclusiveFingers.append(event.id)
    }
    begin(at: event.time, isTouch: event.phase == .began)
    let ended = members.own(index) { $0.handle(event) }
    body.clock.end()
    members.note(index)
    if event.phase == .ended || event.phase == .cancelled {
      gesture.exclusiveFingers.removeAll { $0 == event.id }
    }
    if !members[index].isTracking { endExclusive() }
    return NestedRelease(
      velocity: .zero, didDrag: ended.didDrag, willSettle: isMoving, events: collect(),
      didStopMotion: ended.didStopMotion)
  }

  /// A member that had fingers whole has none any more.
  mutating func endExclusive() {
    gesture.exclusiveMember = nil
    gesture.exclusiveFingers.removeAll(keepingCapacity: true)
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
}
