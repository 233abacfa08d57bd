/// Fingers.
extension PictureInPicture {
  /// Takes a touch of the window, anywhere in the container, in points.
  ///
  /// A moving window is caught where it is shown, and follows the finger without a slop. Whether a finger
  /// is on the window is for the host to say: see ``frame``. After a lift, choose another place with
  /// ``move(to:animated:)``.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> PictureInPictureRelease {
    respond(to: event)
  }

  mutating func prepareTouch() {}

  mutating func hold() {
    for axis in ScrollAxis.allCases { body.lines.origin[axis].hold() }
  }

  mutating func beginDragging() {
    // Out of a stash the window follows the finger immediately.
    body.lines.origin.x.beginDrag(isFree: isStashed)
    body.lines.origin.y.beginDrag()
    body.events.append(.willBeginDragging)
  }

  mutating func drag(by translation: Vector2) {
    let before = corner
    for axis in ScrollAxis.allCases { body.lines.origin[axis].drag(by: translation[axis]) }
    if corner != before { body.events.append(.didMove) }
  }

  mutating func endDragging() { body.events.append(.didEndDragging) }

  mutating func letGo() -> PictureInPictureRelease {
    let didDrag = isDragging
    let velocity = body.fingers.end.velocity
    let projection = release(velocity: velocity, isTap: body.fingers.tap.isTap && !didDrag)
    if body.fingers.tap.isDouble, let alternateSize {
      let current = targetSize
      changeSpace(animated: true) { $1 = alternateSize }
      self.alternateSize = current
    }
    var answer = unreleased(PictureInPictureEvents())
    answer.velocity = velocity
    answer.projection = projection
    answer.didDrag = didDrag
    return answer
  }

  mutating func unreleased(_ events: PictureInPictureEvents) -> PictureInPictureRelease {
    PictureInPictureRelease(
      velocity: .zero, projection: corner, place: targetPlace, willSettle: isMoving,
      didDrag: false, events: events)
  }

  /// Ends the drag and releases the window; returns the projection of its corner.
  private mutating func release(velocity: Vector2, isTap: Bool) -> Vector2 {
    let own = Vector2(
      body.lines.origin.x.velocity(dragging: velocity.x),
      body.lines.origin.y.velocity(dragging: velocity.y))
    let way = rule == .system ? Projection.perMillisecondSum : .integral
    let projection = way.destination(
      from: corner, velocity: velocity, rate: decelerationRate)
    let target = place(projection: projection, velocity: velocity, isTap: isTap)
    let didDrag = stopDragging()
    let reason: PictureInPictureChangeReason = velocity != .zero ? .fling : didDrag ? .drag : .tap
    settle(on: target, velocity: own, reason: reason)
    return projection
  }
}
