/// Fingers.
extension Scroller: TouchDriven {
  /// Takes a touch.
  ///
  /// Whatever moves is stopped where it is shown, also far outside the bounds; caught content follows the
  /// finger without another slop (grade C). After a lift, change the target with ``land(on:)``.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> ScrollRelease {
    let wasAllCancelled = event.phase == .allCancelled
    if wasAllCancelled {
      endStroke()
      endKey()
    }
    return respond(to: event)
  }

  /// Whether fingers can move an axis: there is something to scroll, or it always bounces.
  @inline(__always)
  func canDrag(_ axis: ScrollAxis) -> Bool {
    isScrollEnabled && axes[axis].canDrag
  }

  var canBeginDragging: Bool { canDrag(.horizontal) || canDrag(.vertical) }

  var tracksWhileDisabled: Bool { true }

  /// Gives the tracker its numbers, as this scroller wants them.
  mutating func prepareTouch() {
    driver.touch.directionalLock =
      isDirectionalLockEnabled
      ? DirectionalLock(followsMoves: directionalLockFollowsMoves) : nil
    let (isWide, isTall) = (axes.x.canDrag, axes.y.canDrag)
    driver.touch.axes =
      isWide == isTall || !isScrollEnabled ? .both : isWide ? .horizontal : .vertical
  }

  /// Stops everything that moves without a finger.
  mutating func hold() {
    let wasAnimating = isScrollAnimating
    var velocities = Vector2.zero
    if memory.momentum.needs.contains(.axes) {
      let time = driver.clock.event
      velocities = Vector2(axes.x.velocity(at: time), axes.y.velocity(at: time))
    }
    askFlings(.held, velocities)
    for axis in ScrollAxis.allCases {
      if !axes[at: axis].isMoving { turns[axis] = PageChain() }
      axes[at: axis].hold()
    }
    isScrollingToTop = false
    stopZoom()
    announce(after: wasAnimating)
    wheelMomentum = WheelMomentum()
  }

  mutating func beginDragging() {
    // A program may have started something under the finger.
    let wasAnimating = isScrollAnimating
    stopZoom()
    for axis in ScrollAxis.allCases where canDrag(axis) && !isZooming { axes[at: axis].beginDrag() }
    isScrollingToTop = false
    announce(after: wasAnimating)
    askFlings(.began)
    news.append(.willBeginDragging)
  }

  mutating func drag(by translation: Vector2) {
    guard !isZooming else { return }
    let before = contentOffset
    axes.x.drag(by: -translation.x)
    axes.y.drag(by: -translation.y)
    noteDragging(translation)
    if contentOffset != before { news.append(.didScroll) }
  }

  mutating func endDragging() {
    news.append(.willEndDragging)
    news.append(.didEndDragging)
  }

  mutating func letGo() -> ScrollRelease {
    let didDrag = isDragging
    driver.isDragging = false
    if didDrag { news.append(.willEndDragging) }
    var release = unreleased(ScrollEvents())
    release.didDrag = didDrag
    askZoom(.released)
    let before = contentOffset
    var factor = 1.0
    if !zoom.isMoving {
      let isOutside = isOutside
      let end = driver.touch.end
      let velocity = didDrag ? -(isOutside ? end.velocityOutside : end.velocity) : .zero
      let last = .zero - end.lastVelocity
      factor = flickFactor(last, travel: end.translation.length)
      for axis in ScrollAxis.allCases {
        release.velocity[axis] = flung(velocity[axis], along: axis)
        self.release(
          axis, velocity: release.velocity[axis], last: last[axis], factor: factor)
      }
    }
    if didDrag { news.append(.didEndDragging) }
    // Content that was caught between pixels comes to rest on one.
    if contentOffset != before { news.append(.didScroll) }
    announceDeceleration()
    release.proposedTarget = proposedTarget(velocity: release.velocity, factor: factor)
    release.willDecelerate = isDecelerating || zoom.isMoving
    if driver.touch.tap.isDouble {
      let point = driver.touch.tap.position
      release.doubleTap = point
      if zoomsOnDoubleTap { askZoom(.tapped, point) }
    }
    return release
  }

  /// Inlined: as a result in memory it would be copied while its parts are still being stored.
  @inline(__always)
  mutating func unreleased(_ events: ScrollEvents) -> ScrollRelease {
    // What stands or is held is where it ends; only what moves has to be queried.
    let moves = axes.x.activity.isMoving || axes.y.activity.isMoving || zoom.isMoving
    let target = moves ? takeDestination() : Vector2(axes.x.position, axes.y.position)
    return ScrollRelease(
      velocity: .zero, proposedTarget: target, willDecelerate: false, didDrag: false,
      doubleTap: nil, events: events)
  }
}
