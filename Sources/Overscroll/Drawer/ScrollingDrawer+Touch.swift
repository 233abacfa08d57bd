/// Fingers: down, moved, up, cancelled.
extension ScrollingDrawer {
  /// A finger touches.
  ///
  /// Whatever moves is stopped where it is.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where in the container (not in the drawer, which moves), in points.
  ///   - part: what it touches; the first finger decides.
  ///   - time: when, in seconds.
  @discardableResult
  public mutating func touchDown(
    _ id: Int, at position: Vector2, on part: Part = .list, time: Double
  ) -> ScrollingDrawerEvents {
    guard drawer.clock.admits(position, time) else { return ScrollingDrawerEvents() }
    var events = sync(to: time)
    if touch.pointers.count == 0 {
      touch.configuration = drawer.pan
      touch.configuration.axes = axis == .vertical ? .vertical : .horizontal
      self.part = part
    }
    let lost = touch.pointerDown(
      id: id, at: position, time: drawer.clock.time, isCatching: isMoving)
    if lost != nil { endDragging(velocity: nil, into: &events) }
    drawer.isHeld = touch.pointers.count > 0
    if drawer.isHeld, !isDragging {
      drawer.axis.hold()
      list.stop(into: &events.list)
    }
    return events
  }

  /// A finger moves.
  @discardableResult
  public mutating func touchMoved(
    _ id: Int, to position: Vector2, time: Double
  ) -> ScrollingDrawerEvents {
    guard drawer.clock.admits(position, time) else { return ScrollingDrawerEvents() }
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
  @discardableResult
  public mutating func touchUp(
    _ id: Int, at position: Vector2? = nil, time: Double
  ) -> ScrollingDrawerRelease {
    var events = sync(to: time)
    if let position, position != touch.pointers.position(of: id),
      drawer.clock.admits(position, time)
    {
      move(id, to: position, into: &events)
    }
    return finish(touch.pointerUp(id: id, time: drawer.clock.time), events)
  }

  /// The system takes a finger away; both settle as after a release without velocity.
  @discardableResult
  public mutating func touchCancelled(_ id: Int, time: Double) -> ScrollingDrawerRelease {
    let events = sync(to: time)
    return finish(touch.pointerCancelled(id: id, time: drawer.clock.time), events)
  }

  /// Takes all fingers away, for hosts that lost track of them.
  @discardableResult
  public mutating func cancelTouches(time: Double) -> ScrollingDrawerRelease {
    let events = sync(to: time)
    return finish(touch.cancel(time: drawer.clock.time), events)
  }

  // MARK: - Parts

  private mutating func move(
    _ id: Int, to position: Vector2, into events: inout ScrollingDrawerEvents
  ) {
    switch touch.pointerMoved(id: id, to: position, time: drawer.clock.time) {
    case .began(let update):
      travelled = 0
      follow(update.translation, into: &events)
    case .changed(let update):
      follow(update.translation, into: &events)
    case .ended, .cancelled, .failed, nil:
      break
    }
  }

  private mutating func follow(
    _ translation: Vector2, into events: inout ScrollingDrawerEvents
  ) {
    let way = translation[axis] * drawer.layout.edge.opening
    handOut(way - travelled, into: &events)
    travelled = way
  }

  private mutating func finish(
    _ action: PanAction?, _ events: ScrollingDrawerEvents
  ) -> ScrollingDrawerRelease {
    var release = ScrollingDrawerRelease(
      velocity: 0, anchor: drawer.targetAnchor, isMoving: isMoving, didDrag: false,
      events: events)
    guard let action, touch.pointers.count == 0 else { return release }
    if case .ended(let end) = action { release.velocity = end.velocity[axis] }
    release.didDrag = isDragging
    drawer.isHeld = false
    endDragging(
      velocity: release.velocity * drawer.layout.edge.opening, into: &release.events)
    release.anchor = drawer.targetAnchor
    release.isMoving = isMoving
    return release
  }
}
