/// Fingers.
extension Drawer: TouchDriven {
  /// Takes a touch, anywhere in the container, in points.
  ///
  /// A moving drawer is caught where it is shown, and follows the finger without a slop. After a lift,
  /// choose another anchor with ``move(to:animated:)``.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> DrawerRelease { respond(to: event) }

  mutating func prepareTouch() {
    driver.touch.axes = layout.edge.axis == .vertical ? .vertical : .horizontal
  }

  mutating func hold() { axis.hold() }

  mutating func beginDragging() {
    axis.beginDrag()
    news.append(.willBeginDragging)
  }

  mutating func drag(by translation: Vector2) {
    let before = axis.position
    axis.drag(by: translation[layout.edge.axis] * layout.edge.opening)
    if axis.position != before { news.append(.didMove) }
  }

  mutating func endDragging() { news.append(.didEndDragging) }

  mutating func letGo(_ end: PanEnd?, tap: TapAction?) -> DrawerRelease {
    let didDrag = isDragging
    let velocity = end?.velocity[layout.edge.axis] ?? 0
    release(velocity: velocity * layout.edge.opening)
    var answer = unreleased(DrawerEvents())
    answer.velocity = velocity
    answer.didDrag = didDrag
    return answer
  }

  mutating func unreleased(_ events: DrawerEvents) -> DrawerRelease {
    DrawerRelease(
      velocity: 0, anchor: targetAnchor, willSettle: isMoving, didDrag: false,
      events: events)
  }
}
