/// What is going on.
extension NestedScroll {
  /// The time of what is shown, in seconds.
  public var time: Double { driver.clock.shown }

  /// Whether a finger is down.
  public var isTracking: Bool { driver.isTracking }

  /// Whether a finger drags.
  public var isDragging: Bool { driver.isDragging }

  /// Whether fingers may drag; turned off in a drag, it ends the drag as a cancelled touch does.
  public var isDragEnabled: Bool {
    get { followsFingers }
    set { followsFingers = newValue }
  }

  /// How fingers are read: slop, minimum and maximum fling, estimator and still-finger rule.
  public var pan: PanConfiguration {
    get { driver.touch.configuration }
    set { driver.touch.configuration = newValue }
  }

  /// Whether anything keeps moving after a release.
  public var isDecelerating: Bool {
    for index in moving where members[index].kind != .scroller { return true }
    for index in moving where members[index].scroller.isDecelerating { return true }
    return false
  }

  /// Whether frames are needed: anything moves without a finger.
  @inline(__always)
  public var isMoving: Bool {
    if wheelInput.isAwaitingQuiet { return true }
    for index in moving where members[index].isMoving { return true }
    return false
  }

  /// What the page is doing, in one word.
  public var phase: MotionPhase {
    if let pinched, members[pinched].scroller.isZooming { return .zooming }
    if isDragging { return .dragging }
    if isTracking { return .tracking }
    for index in moving where members[index].scroller.zoom.isMoving { return .zooming }
    guard isMoving else { return .idle }
    return isDecelerating ? .decelerating : .animating
  }

  /// What a member is.
  public enum MemberKind: Hashable, Sendable {
    /// A ``Scroller``.
    case scroller
    /// A ``Drawer``.
    case drawer
    /// A ``Pager``.
    case pager
  }

  /// What a member is.
  public func memberKind(of index: Int) -> MemberKind { members[index].kind }

  /// What happened to a scroller in the last call, in order.
  ///
  /// What its own functions did, they returned themselves.
  public func events(of index: Int) -> ScrollEvents { members[index].events }

  /// What happened to a drawer in the last call, in order.
  public func drawerEvents(of index: Int) -> DrawerEvents { members[index].drawerEvents }

  /// What happened to a pager in the last call, in order.
  public func pagerEvents(of index: Int) -> PagerEvents { members[index].pagerEvents }

  /// The change of a member's offset per second, in pt/s.
  ///
  /// While a finger drags, only the one that took the last bit of its distance moves. A drawer's counts
  /// as an offset does: it grows as the finger moves up or left.
  public func velocity(of index: Int) -> Vector2 {
    if pinched == index { return members[index].scroller.velocity(finger: driver.fingerVelocity) }
    guard members[index].isDragging else {
      if members[index].kind == .scroller { return members[index].scroller.velocity }
      return Vector2(members[index].velocity(.horizontal), members[index].velocity(.vertical))
    }
    let finger = driver.fingerVelocity
    var velocity = Vector2.zero
    for axis in ScrollAxis.allCases where lastMoved[axis] == index {
      velocity[axis] =
        members[index].read(axis) { $0.velocity(dragging: -finger[axis] * $1) * $1 } ?? 0
    }
    return velocity
  }

  /// What there is to draw of a scroller, and what happened to it in the last call.
  public func frame(of index: Int) -> ScrollFrame {
    ScrollFrame(
      time: time, offset: members[index].scroller.contentOffset, velocity: velocity(of: index),
      zoomScale: members[index].scroller.zoomScale, phase: members[index].scroller.phase,
      events: members[index].events)
  }

  /// When everything will have come to rest, over every joint, in seconds; now when nothing moves.
  ///
  /// - Complexity: that of ``settled``.
  public var restTime: Double { isMoving ? settled.time : time }

  /// Where the ``active`` scroller will have come to rest, over every joint, in points; for a drawer or a
  /// pager its distance along its axis.
  ///
  /// - Complexity: that of ``settled``.
  public var destination: Vector2 {
    let member = isMoving ? settled.members[active] : members[active]
    if member.kind == .scroller { return member.scroller.destination }
    return Vector2(member.raw(.horizontal), member.raw(.vertical))
  }

  /// This page when everything has come to rest: where each member ends, and at what ``time``.
  ///
  /// In closed form, over every joint. A held page stays as it is; under
  /// ``ScrollDynamics/uiKitFrames(frameInterval:)`` what depends on frames to come stays as well.
  ///
  /// - Complexity: O(members that move) per joint; the result is a copy, and allocates.
  public var settled: NestedScroll {
    var page = self
    page.beginCall()
    // Each round ends at the latest rest that is known; a momentum passed on before it is in the next.
    for _ in 0..<4 * MemberPath.capacity * members.count where page.isMoving {
      var end = page.time
      for index in page.moving { end = max(end, page.members[index].restTime) }
      if let quiet = page.wheelInput.quietTime { end = max(end, quiet) }
      guard end < .infinity else { break }
      page.run(to: end, isFrame: false)
    }
    return page
  }

  /// Whether motion that no finger causes is reduced, in all members.
  public var reducesMotion: Bool {
    get { members.allSatisfy { $0.reducesMotion } }
    set { for index in members.indices { members[index].reducesMotion = newValue } }
  }

  /// What was ignored or corrected so far.
  public var diagnostics: InputDiagnostics {
    var sum = driver.touch.diagnostics + wheelInput.diagnostics
    for index in members.indices { sum = sum + members[index].diagnostics }
    return sum
  }
}
