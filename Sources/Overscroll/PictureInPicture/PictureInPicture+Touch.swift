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
    for axis in ScrollAxis.allCases { origin[axis].hold() }
  }

  mutating func beginDragging() {
    // Out of a stash the window follows the finger immediately.
    origin.x.beginDrag(isFree: isStashed)
    origin.y.beginDrag()
    news.append(.willBeginDragging)
  }

  mutating func drag(by translation: Vector2) {
    let before = corner
    for axis in ScrollAxis.allCases { origin[axis].drag(by: translation[axis]) }
    if corner != before { news.append(.didMove) }
  }

  mutating func endDragging() { news.append(.didEndDragging) }

  mutating func letGo() -> PictureInPictureRelease {
    let didDrag = isDragging
    let velocity = driver.touch.end.velocity
    let projection = release(velocity: velocity, isTap: driver.touch.tap.isTap && !didDrag)
    if driver.touch.tap.isDouble, let alternateSize {
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
      origin.x.velocity(dragging: velocity.x), origin.y.velocity(dragging: velocity.y))
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
