/// What is going on.
extension NestedScroll {
  /// The time of what is shown, in seconds.
  public var time: Double { body.clock.shown }

  /// Whether a finger is down.
  @inline(__always)
  public var isTracking: Bool {
    if isLive { return true }
    for other in waiting where other.isLive { return true }
    return false
  }

  /// Whether a finger drags.
  @inline(__always)
  public var isDragging: Bool {
    if body.isDragging { return true }
    if let exclusiveMember = gesture.exclusiveMember, members[exclusiveMember].box.isDragging {
      return true
    }
    for other in waiting {
      if other.isDragging { return true }
      if let exclusiveMember = other.exclusiveMember, members[exclusiveMember].box.isDragging {
        return true
      }
    }
    return false
  }

  /// Whether fingers may drag; turned off in a drag, it ends the drag as a cancelled touch does.
  public var isDragEnabled: Bool {
    get { followsFingers }
    set {
      forEachGesture { page in
        page.followsFingers = newValue
        guard !newValue, let index = page.gesture.exclusiveMember else { return }
        let lost = TouchEvent(.allCancelled, time: page.body.clock.event)
        page.members.own(index) { $0.handle(lost) }
        page.endExclusive()
        page.members.note(index)
      }
    }
  }

  /// How fingers are read: slop, minimum and maximum fling, estimator and still-finger rule.
  public var pan: PanConfiguration {
    get { body.fingers.configuration }
    set {
      body.fingers.configuration = newValue
      for place in waiting.indices { waiting[place].fingers.configuration = newValue }
    }
  }

  /// Whether anything keeps moving after a release.
  public var isDecelerating: Bool { members.traits.contains(.isDecelerating) }

  /// Whether frames are needed: anything moves without a finger.
  @inline(__always)
  public var isMoving: Bool {
    if wheelInput.isAwaitingQuiet { return true }
    for place in 0..<members.lists.moving.count
    where members[members.lists.moving[place]].isMoving { return true }
    return false
  }

  /// What the page is doing, in one word.
  public var phase: MotionPhase { phase(members.traits) }

  /// The same, where it is known how its members move.
  ///
  /// Inlined, as what it asks: a question asked of the page while it is being changed copies it.
  @inline(__always)
  func phase(_ traits: MemberTraits) -> MotionPhase {
    if let pinched = gesture.pinched, members[pinched].isZooming { return .zooming }
    for other in waiting {
      if let pinched = other.pinched, members[pinched].isZooming { return .zooming }
    }
    if isDragging { return .dragging }
    if isTracking { return .tracking }
    guard traits.contains(.isMoving) || wheelInput.isAwaitingQuiet else { return .idle }
    if traits.contains(.isScaleMoving) { return .zooming }
    return traits.contains(.isDecelerating) ? .decelerating : .animating
  }

  /// The change of a member's offset per second, in pt/s.
  ///
  /// While a finger drags, only the one that took the last bit of its distance moves by it. A drawer's counts
  /// as an offset does: it grows as the finger moves up or left.
  public func velocity(of index: Int) -> Vector2 {
    var velocity = Vector2.zero
    let isDragged = members[index].box.isDragging
    if !isDragged { velocity = members[index].box.velocity }
    add(body.fingerVelocity, of: gesture, to: index, isDragged, &velocity)
    for other in waiting where other.isDragging {
      let finger = other.fingers.velocity(at: body.clock.shown)
      add(finger, of: other, to: index, isDragged, &velocity)
    }
    return velocity
  }

  /// Adds what a gesture's fingers move a member by.
  private func add(
    _ finger: Vector2, of gesture: NestedGesture, to index: Int, _ isDragged: Bool,
    _ velocity: inout Vector2
  ) {
    if gesture.pinched == index {
      velocity = members[index].box.scroller?.model.velocity(finger: finger) ?? .zero
    } else if isDragged {
      for axis in ScrollAxis.allCases where gesture.lastMoved[axis] == index {
        guard let line = members[index].lines[axis] else { continue }
        velocity[axis] = line.moving.velocity(dragging: -finger[axis] * line.sign) * line.sign
      }
    }
  }

  /// What there is to draw of a scroller, and what happened to it in the last call.
  ///
  /// - Precondition: `index` names a scroller.
  public func frame(of index: Int) -> ScrollFrame {
    let box = self.box(index, Scroller.self)
    return ScrollFrame(
      time: time, offset: box.model.contentOffset, velocity: velocity(of: index),
      zoomScale: box.model.zoomScale, phase: box.model.phase, events: box.events)
  }

  /// When everything will have come to rest, over every joint, in seconds; now when nothing moves, infinite where
  /// something never rests.
  ///
  /// - Complexity: that of ``settled``.
  public var restTime: Double {
    guard isMoving else { return time }
    let end = settled
    return end.members.restTimes.latest < .infinity ? end.time : .infinity
  }

  /// Where the ``active`` scroller will have come to rest, over every joint, in points; for a drawer or a
  /// pager its distance along its axis.
  ///
  /// - Complexity: that of ``settled``.
  public var destination: Vector2 { (isMoving ? settled : self).ownDestination }

  /// The same without joints; asked of a page as a whole, for a row of it is valid no longer than that.
  private var ownDestination: Vector2 {
    let member = members[active]
    if let scroller = member.box.of(Scroller.self) { return scroller.model.destination }
    return Vector2(member.lines.destination(.horizontal), member.lines.destination(.vertical))
  }

  /// This page when everything has come to rest: where each member ends, and at what ``time``.
  ///
  /// In closed form, over every joint. A held page stays as it is; under
  /// ``ScrollPhysics/ScrollDynamics/uiKitFrames(frameInterval:)`` what depends on frames to come stays as well, and what
  /// never rests is still in motion.
  ///
  /// - Complexity: O(members that move) per joint; the result is a copy, and allocates.
  public var settled: NestedScroll {
    var page = self
    page.beginCall()
    // What waits for a time begins now.
    page.begin(at: page.time)
    page.body.clock.end()
    // Each round ends where other rests become known, at the end of a wheel's stream or the next joint; the last one
    // at the latest rest.
    for _ in 0..<4 * MemberPath.capacity * members.count where page.isMoving {
      let quiet = page.wheelInput.quietTime.map { max($0, page.time) }
      let end = quiet ?? max(page.time, page.members.restTimes.latestFinite)
      let joint = page.nextJointTime(by: end)
      page.run(to: joint ?? end, isFrame: false)
      if joint == nil, quiet == nil { break }
    }
    return page
  }

  /// Whether motion that no finger causes is reduced, in all members.
  public var reducesMotion: Bool {
    get { members.indices.allSatisfy { members[$0].box.reducesMotion } }
    set {
      for index in members.indices {
        members.own(index) { $0.reducesMotion = newValue }
        members.note(index)
      }
    }
  }

  /// What was ignored or corrected so far.
  public var diagnostics: InputDiagnostics {
    var sum = body.diagnostics(isMoving: isMoving) + wheelInput.diagnostics
    for other in waiting { sum = sum + other.fingers.diagnostics }
    for index in members.indices { sum = sum + members[index].box.diagnostics }
    return sum
  }
}
