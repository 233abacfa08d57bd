/// Fingers: down, moved, up, cancelled.
extension Drawer {
  /// A finger touches.
  ///
  /// A moving drawer is caught where it is, and follows the finger without a slop.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where in the container, in points.
  ///   - time: when, in seconds.
  @discardableResult
  public mutating func touchDown(_ id: Int, at position: Vector2, time: Double) -> DrawerEvents {
    guard clock.admits(position, time) else { return DrawerEvents() }
    var events = sync(to: time)
    guard isDragEnabled else { return events }
    if touch.pointers.count == 0 {
      touch.configuration = pan
      touch.configuration.axes = layout.edge.axis == .vertical ? .vertical : .horizontal
    }
    let lost = touch.pointerDown(
      id: id, at: position, time: clock.time, isCatching: isMoving)
    if lost != nil { endDragging(into: &events) }
    if !isDragged, isTracking { axis.hold() }
    return events
  }

  /// A finger moves.
  @discardableResult
  public mutating func touchMoved(_ id: Int, to position: Vector2, time: Double) -> DrawerEvents {
    guard clock.admits(position, time) else { return DrawerEvents() }
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
  /// - Returns: the release; choose another anchor with ``move(to:animated:time:)``.
  @discardableResult
  public mutating func touchUp(
    _ id: Int, at position: Vector2? = nil, time: Double
  ) -> DrawerRelease {
    var events = sync(to: time)
    if let position, position != touch.pointers.position(of: id), clock.admits(position, time) {
      move(id, to: position, into: &events)
    }
    return finish(touch.pointerUp(id: id, time: clock.time), events)
  }

  /// The system takes a finger away; the drawer settles as after a release without velocity.
  @discardableResult
  public mutating func touchCancelled(_ id: Int, time: Double) -> DrawerRelease {
    let events = sync(to: time)
    return finish(touch.pointerCancelled(id: id, time: clock.time), events)
  }

  /// Takes all fingers away, for hosts that lost track of them.
  @discardableResult
  public mutating func cancelTouches(time: Double) -> DrawerRelease {
    let events = sync(to: time)
    return finish(touch.cancel(time: clock.time), events)
  }

  // MARK: - Parts

  private mutating func move(_ id: Int, to position: Vector2, into events: inout DrawerEvents) {
    switch touch.pointerMoved(id: id, to: position, time: clock.time) {
    case .began(let update):
      beginDragging(into: &events)
      follow(update.translation, into: &events)
    case .changed(let update):
      follow(update.translation, into: &events)
    case .ended, .cancelled, .failed, nil:
      break
    }
  }

  private mutating func follow(_ translation: Vector2, into events: inout DrawerEvents) {
    let before = axis.position
    axis.drag(by: translation[layout.edge.axis] * layout.edge.opening)
    if axis.position != before { events.append(.didMove) }
  }

  /// Lets the finger take over.
  mutating func beginDragging(into events: inout DrawerEvents) {
    guard !isDragged else { return }
    isDragged = true
    axis.beginDrag()
    events.append(.willBeginDragging)
  }

  /// Ends a drag without letting go.
  mutating func endDragging(into events: inout DrawerEvents) {
    guard isDragged else { return }
    isDragged = false
    events.append(.didEndDragging)
  }

  private mutating func finish(_ action: PanAction?, _ events: DrawerEvents) -> DrawerRelease {
    var release = DrawerRelease(
      velocity: 0, anchor: targetAnchor, willSettle: isMoving, didDrag: isDragged, events: events)
    guard let action, touch.pointers.count == 0 else {
      release.didDrag = false
      return release
    }
    if case .ended(let end) = action { release.velocity = end.velocity[layout.edge.axis] }
    letGo(velocity: release.velocity * layout.edge.opening, into: &release.events)
    release.anchor = targetAnchor
    release.willSettle = isMoving
    return release
  }
}
