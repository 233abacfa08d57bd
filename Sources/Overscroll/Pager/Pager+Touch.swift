/// Fingers: down, moved, up, cancelled.
extension Pager {
  /// A finger touches.
  ///
  /// A moving pager is caught where it is, and follows the finger without a slop.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where, in points, in any coordinates that do not move with the pages.
  ///   - time: when, in seconds.
  @discardableResult
  public mutating func touchDown(_ id: Int, at position: Vector2, time: Double) -> PagerEvents {
    guard clock.admits(position, time) else { return PagerEvents() }
    var events = sync(to: time)
    guard isDragEnabled else { return events }
    if touch.pointers.count == 0 {
      touch.configuration = pan
      touch.configuration.axes = strip.layout.axis == .vertical ? .vertical : .horizontal
      grabbed = target
    }
    let lost = touch.pointerDown(
      id: id, at: position, time: clock.time, isCatching: isMoving)
    if lost != nil {
      endDragging(into: &events)
      grabbed = target
    }
    if !isDragged, isTracking { axis.hold() }
    return events
  }

  /// A finger moves.
  @discardableResult
  public mutating func touchMoved(_ id: Int, to position: Vector2, time: Double) -> PagerEvents {
    guard clock.admits(position, time) else { return PagerEvents() }
    var events = sync(to: time)
    move(id, to: position, into: &events)
    return events
  }

  /// A finger lifts.
  ///
  /// - Parameters:
  ///   - id: the finger.
  ///   - position: where it lifts; if that is new, it moves there first.
  ///   - time: when, in seconds.
  /// - Returns: the release; choose another page with ``scroll(toPage:animated:time:)``.
  @discardableResult
  public mutating func touchUp(
    _ id: Int, at position: Vector2? = nil, time: Double
  ) -> PagerRelease {
    var events = sync(to: time)
    if let position, position != touch.pointers.position(of: id), clock.admits(position, time) {
      move(id, to: position, into: &events)
    }
    return finish(touch.pointerUp(id: id, time: clock.time), events)
  }

  /// The system takes a finger away; the pager settles as after a release without velocity.
  @discardableResult
  public mutating func touchCancelled(_ id: Int, time: Double) -> PagerRelease {
    let events = sync(to: time)
    return finish(touch.pointerCancelled(id: id, time: clock.time), events)
  }

  /// Takes all fingers away, for hosts that lost track of them.
  @discardableResult
  public mutating func cancelTouches(time: Double) -> PagerRelease {
    let events = sync(to: time)
    return finish(touch.cancel(time: clock.time), events)
  }

  // MARK: - Parts

  private mutating func move(_ id: Int, to position: Vector2, into events: inout PagerEvents) {
    switch touch.pointerMoved(id: id, to: position, time: clock.time) {
    case .began(let update):
      isDragged = true
      axis.beginDrag()
      events.append(.willBeginDragging)
      follow(update.translation, into: &events)
    case .changed(let update):
      follow(update.translation, into: &events)
    case .ended, .cancelled, .failed, nil:
      break
    }
  }

  private mutating func follow(_ translation: Vector2, into events: inout PagerEvents) {
    let before = axis.position
    axis.drag(by: -translation[strip.layout.axis])
    if axis.position != before { events.append(.didMove) }
  }

  private mutating func endDragging(into events: inout PagerEvents) {
    guard isDragged else { return }
    isDragged = false
    events.append(.didEndDragging)
  }

  mutating func finish(_ action: PanAction?, _ events: PagerEvents) -> PagerRelease {
    var release = PagerRelease(
      velocity: 0, page: target.page, willSettle: isMoving, didDrag: isDragged, events: events)
    guard let action, touch.pointers.count == 0 else {
      release.didDrag = false
      return release
    }
    var finger = 0.0
    if case .ended(let end) = action { finger = -end.velocity[strip.layout.axis] }
    release.velocity = axis.velocity(dragging: finger)
    endDragging(into: &release.events)
    fling(velocity: finger, own: release.velocity, into: &release.events)
    release.page = target.page
    release.willSettle = isMoving
    return release
  }
}
