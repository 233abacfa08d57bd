/// Fingers.
extension Scroller: BodyModel {
  /// Takes a touch.
  ///
  /// Whatever moves is stopped where it is shown, also far outside the bounds; caught content follows the
  /// finger without another slop (grade C). After a lift, change the target with ``land(on:)``.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> ScrollRelease { respond(to: event) }

  mutating func endHardware() {
    endStroke()
    endKey()
  }

  /// Whether fingers can move an axis: there is something to scroll, or it always bounces.
  @inline(__always)
  func canDrag(_ axis: ScrollAxis) -> Bool { isScrollEnabled && body.lines[axis].canDrag }

  var canBeginDragging: Bool { canDrag(.horizontal) || canDrag(.vertical) }

  // Two fingers zoom it all the same.
  var tracksWhileDisabled: Bool { zoom.isEnabled }

  @inline(__always)
  mutating func isMovingUnderFinger() -> Bool { isScrollEnabled && isMoving }

  /// Gives the tracker its numbers, as this scroller wants them.
  mutating func prepareTouch() {
    body.fingers.directionalLock =
      isDirectionalLockEnabled
      ? DirectionalLock(followsMoves: directionalLockFollowsMoves) : nil
    body.fingers.axes =
      isScrollEnabled
      ? PanAxes(isWide: body.lines.x.canDrag, isHigh: body.lines.y.canDrag) : .both
  }

  /// Stops everything that moves without a finger.
  mutating func hold() {
    guard isScrollEnabled else { return }
    let wasAnimating = isScrollAnimating
    var velocities = Vector2.zero
    if body.lines.x.feel.momentum.needs.contains(.axes) {
      let time = body.clock.event
      velocities = Vector2(body.lines.x.velocity(at: time), body.lines.y.velocity(at: time))
    }
    applyFlingRule(.held, velocities)
    for axis in ScrollAxis.allCases {
      if !body.lines[at: axis].isMoving { turns[axis] = PageChain() }
      body.lines[at: axis].hold()
    }
    switches.isScrollingToTop = false
    stopZoom()
    announce(after: wasAnimating)
    // A stroke under way is over, whether it says so or not.
    wheel.reset()
    wheelMomentum = WheelMomentum()
  }

  mutating func beginDragging() {
    // A program may have started something under the finger.
    let wasAnimating = isScrollAnimating
    stopZoom()
    for axis in ScrollAxis.allCases where canDrag(axis) && !isZooming {
      body.lines[at: axis].beginDrag()
    }
    switches.isScrollingToTop = false
    announce(after: wasAnimating)
    applyFlingRule(.began)
    body.events.append(.willBeginDragging)
  }

  mutating func drag(by translation: Vector2) {
    guard !isZooming else { return }
    let before = contentOffset
    body.lines.x.drag(by: -translation.x)
    body.lines.y.drag(by: -translation.y)
    if takeNotesDragging() { noteDragging(translation, velocity: body.takeFingerVelocity()) }
    noteScroll(from: before)
  }

  mutating func endDragging() {
    body.events.append(.willEndDragging)
    body.events.append(.didEndDragging)
  }

  mutating func finishDrag() -> ScrollRelease {
    let didDrag = isDragging
    body.isDragging = false
    if didDrag { body.events.append(.willEndDragging) }
    var release = unreleased(ScrollEvents())
    release.didDrag = didDrag
    handleZoom(.released)
    let before = contentOffset
    var factor = 1.0
    if !zoom.isMoving {
      let isOutside = isOutside
      let end = body.fingers.end
      let velocity = didDrag ? -(isOutside ? end.velocityOutside : end.velocity) : .zero
      let last = .zero - end.lastVelocity
      factor = flickFactor(last, travel: end.translation.length)
      for axis in ScrollAxis.allCases where didDrag || hasHeld(axis) {
        release.velocity[axis] = flung(velocity[axis], along: axis)
        self.release(
          axis, velocity: release.velocity[axis], last: last[axis], factor: factor)
      }
    }
    if didDrag { body.events.append(.didEndDragging) }
    // Content that was caught between pixels comes to rest on one.
    noteScroll(from: before)
    announceDeceleration()
    release.proposedTarget = proposedTarget(velocity: release.velocity, factor: factor)
    release.willDecelerate = isDecelerating || zoom.isMoving || isScrollAnimating
    if body.fingers.tap.isDouble {
      let point = body.fingers.tap.position
      release.doubleTap = point
      if zoomsOnDoubleTap { handleZoom(.tapped, point) }
    }
    return release
  }

  /// Whether fingers that have not dragged have held an axis: what rested where it may stays, and a program that began
  /// goes on.
  mutating func hasHeld(_ axis: ScrollAxis) -> Bool {
    guard !body.lines[at: axis].isMoving else { return false }
    let place = body.lines[at: axis].position
    return body.didStopMotion || body.lines[at: axis].restingPlace(place) != place
  }

  /// Inlined: as a result in memory it would be copied while its parts are still being stored.
  @inline(__always)
  mutating func unreleased(_ events: ScrollEvents) -> ScrollRelease {
    // What stands or is held is where it ends; only what moves has to be queried.
    let moves = body.lines.x.activity.isMoving || body.lines.y.activity.isMoving || zoom.isMoving
    let target = moves ? takeDestination() : Vector2(body.lines.x.position, body.lines.y.position)
    return ScrollRelease(
      velocity: .zero, proposedTarget: target, willDecelerate: false, didDrag: false,
      doubleTap: nil, events: events)
  }
}
