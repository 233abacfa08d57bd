/// Fingers: down, moved, up, cancelled.
extension PictureInPicture {
  /// A finger touches the window.
  ///
  /// A moving window is caught where it is, and follows the finger without a slop. Whether a finger is
  /// on the window is for the host to say: see ``frame``.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where in the container, in points.
  ///   - time: when, in seconds.
  @discardableResult
  public mutating func touchDown(
    _ id: Int, at position: Vector2, time: Double
  ) -> PictureInPictureEvents {
    guard clock.admits(position, time) else { return PictureInPictureEvents() }
    var events = sync(to: time)
    if touch.pointers.count == 0 { touch.configuration = pan }
    let lost = touch.pointerDown(
      id: id, at: position, time: clock.time, isCatching: isMoving)
    tap.pointerDown(id: id, at: position, time: clock.time)
    if lost != nil { endDragging(into: &events) }
    if !isDragged, isTracking { hold() }
    return events
  }

  /// A finger moves.
  @discardableResult
  public mutating func touchMoved(
    _ id: Int, to position: Vector2, time: Double
  ) -> PictureInPictureEvents {
    guard clock.admits(position, time) else { return PictureInPictureEvents() }
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
  /// - Returns: the release; choose another place with ``move(to:animated:time:)``.
  @discardableResult
  public mutating func touchUp(
    _ id: Int, at position: Vector2? = nil, time: Double
  ) -> PictureInPictureRelease {
    var events = sync(to: time)
    if let position, position != touch.pointers.position(of: id), clock.admits(position, time) {
      move(id, to: position, into: &events)
    }
    let tapped = tap.pointerUp(id: id, time: clock.time)
    return finish(touch.pointerUp(id: id, time: clock.time), tapped, events)
  }

  /// The system takes a finger away; the window settles as after a release without velocity.
  @discardableResult
  public mutating func touchCancelled(_ id: Int, time: Double) -> PictureInPictureRelease {
    let events = sync(to: time)
    tap.pointerCancelled(id: id, time: clock.time)
    return finish(touch.pointerCancelled(id: id, time: clock.time), nil, events)
  }

  /// Takes all fingers away, for hosts that lost track of them.
  @discardableResult
  public mutating func cancelTouches(time: Double) -> PictureInPictureRelease {
    let events = sync(to: time)
    tap = TapRecognizer()
    return finish(touch.cancel(time: clock.time), nil, events)
  }

  // MARK: - Parts

  private mutating func hold() {
    for axis in ScrollAxis.allCases { origin[axis].hold() }
  }

  private mutating func move(
    _ id: Int, to position: Vector2, into events: inout PictureInPictureEvents
  ) {
    tap.pointerMoved(id: id, to: position, time: clock.time)
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

  private mutating func beginDragging(into events: inout PictureInPictureEvents) {
    guard !isDragged else { return }
    isDragged = true
    // Out of a stash the window follows the finger at once.
    origin.x.beginDrag(isFree: isStashed)
    origin.y.beginDrag()
    events.append(.willBeginDragging)
  }

  private mutating func follow(
    _ translation: Vector2, into events: inout PictureInPictureEvents
  ) {
    let before = corner
    for axis in ScrollAxis.allCases { origin[axis].drag(by: translation[axis]) }
    if corner != before { events.append(.didMove) }
  }

  private mutating func endDragging(into events: inout PictureInPictureEvents) {
    guard isDragged else { return }
    isDragged = false
    events.append(.didEndDragging)
  }

  private mutating func finish(
    _ action: PanAction?, _ tapped: TapAction?, _ events: PictureInPictureEvents
  ) -> PictureInPictureRelease {
    var release = PictureInPictureRelease(
      velocity: .zero, projection: corner, place: targetPlace, willSettle: isMoving,
      didDrag: false, events: events)
    guard let action, touch.pointers.count == 0 else { return release }
    release.didDrag = isDragged
    if case .ended(let end) = action { release.velocity = end.velocity }
    release.projection = letGo(
      velocity: release.velocity, isTap: tapped != nil && !isDragged, into: &release.events)
    if case .doubleTap = tapped, let alternateSize {
      let current = targetSize
      release.events.append(setSize(alternateSize))
      self.alternateSize = current
    }
    release.place = targetPlace
    release.willSettle = isMoving
    return release
  }

  /// Ends the drag and lets the window go; returns the projection of its corner.
  private mutating func letGo(
    velocity: Vector2, isTap: Bool, into events: inout PictureInPictureEvents
  ) -> Vector2 {
    var own = Vector2.zero
    for axis in ScrollAxis.allCases {
      own[axis] = origin[axis].velocity(dragging: velocity[axis])
    }
    let projection = Projection.integral.destination(
      from: corner, velocity: velocity, rate: decelerationRate)
    let target = destination(projection: projection, velocity: velocity, isTap: isTap)
    endDragging(into: &events)
    settle(in: target, velocity: own, into: &events)
    return projection
  }
}
