/// What is going on.
extension NestedScroll {
  /// The latest time known, in seconds.
  public var time: Double { clock.time }

  /// Whether a finger is down.
  public var isTracking: Bool { touch.pointers.count > 0 }

  /// Whether a finger drags.
  public var isDragging: Bool { touch.phase == .dragging && isDragged }

  /// Whether a finger has begun to drag any of the scrollers.
  var isDragged: Bool {
    for index in members.indices where members[index].scroller.isDragging { return true }
    return false
  }

  /// Whether anything goes on by itself after a release.
  public var isDecelerating: Bool {
    for index in members.indices where members[index].scroller.isDecelerating { return true }
    return false
  }

  /// Whether frames are needed: anything moves by itself.
  public var isMoving: Bool {
    if wheelInput.isAwaitingQuiet { return true }
    for index in members.indices where members[index].scroller.isMoving { return true }
    return false
  }

  /// What happened to a scroller in the last call, in order.
  ///
  /// What its own functions did, they returned themselves.
  public func events(of index: Int) -> ScrollEvents { members[index].events }

  /// The change of a scroller's offset per second, in pt/s.
  ///
  /// While a finger drags, only the one that took the last bit of its way moves.
  public func velocity(of index: Int) -> Vector2 {
    guard members[index].scroller.isDragging else { return members[index].scroller.velocity }
    let finger = touch.velocity(at: clock.time)
    var velocity = Vector2.zero
    for axis in ScrollAxis.allCases where lastMoved[axis] == index {
      velocity[axis] = members[index].scroller.axes[axis].velocity(dragging: finger[axis])
    }
    return velocity
  }

  /// What there is to draw of a scroller, and what happened to it in the last call.
  public func frame(of index: Int) -> ScrollFrame {
    let scroller = members[index].scroller
    return ScrollFrame(
      time: clock.time, offset: scroller.contentOffset, velocity: velocity(of: index),
      zoomScale: scroller.zoomScale, phase: scroller.phase, events: members[index].events)
  }

  /// This page when everything has come to rest: where each scroller ends, and at what ``time``.
  ///
  /// In closed form, over every joint. A held page stays as it is; under
  /// ``ScrollDynamics/uiKitFrames(frameInterval:)`` what depends on frames to come stays as well.
  ///
  /// - Complexity: O(scrollers) per joint; the answer is a copy, and allocates.
  public var settled: NestedScroll {
    var page = self
    page.begin()
    // Each round ends at the latest rest that is known; a momentum passed on before it is in the next.
    for _ in 0..<4 * Lineup.capacity * members.count where page.isMoving {
      var end = page.clock.time
      for index in page.members.indices { end = max(end, page.members[index].scroller.restTime) }
      if let quiet = page.wheelInput.quietTime { end = max(end, quiet) }
      page.run(to: end, isFrame: false)
    }
    return page
  }

  /// Whether motion that nobody's finger causes is left out, in all scrollers.
  public var reducesMotion: Bool {
    get { members.allSatisfy { $0.scroller.reducesMotion } }
    set { for index in members.indices { members[index].scroller.reducesMotion = newValue } }
  }

  /// What was ignored or repaired so far.
  public var diagnostics: InputDiagnostics {
    var sum = touch.diagnostics + wheelInput.diagnostics + clock.counters
    for index in members.indices { sum = sum + members[index].scroller.diagnostics }
    return sum
  }
}
