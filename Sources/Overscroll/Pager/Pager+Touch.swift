/// Fingers.
extension Pager: TouchDriven {
  /// Takes a touch, in any coordinates that do not move with the pages, in points.
  ///
  /// A moving pager is caught where it is shown, and follows the finger without a slop. After a lift,
  /// choose another page with ``scroll(toPage:animated:)``.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> PagerRelease { respond(to: event) }

  mutating func prepareTouch() {
    driver.touch.axes = strip.layout.axis == .vertical ? .vertical : .horizontal
    grabbed = target
  }

  mutating func hold() { axis.hold() }

  mutating func beginDragging() {
    axis.beginDrag()
    news.append(.willBeginDragging)
  }

  mutating func drag(by translation: Vector2) {
    let before = axis.position
    axis.drag(by: -translation[strip.layout.axis] * strip.layout.sign)
    if axis.position != before { news.append(.didMove) }
  }

  mutating func endDragging() { news.append(.didEndDragging) }

  mutating func letGo(_ end: PanEnd?, tap: TapAction?) -> PagerRelease {
    let finger = -(end?.velocity[strip.layout.axis] ?? 0) * strip.layout.sign
    let own = axis.velocity(dragging: finger)
    let didDrag = stopDragging()
    fling(velocity: finger, own: own)
    var answer = unreleased(PagerEvents())
    answer.velocity = own
    answer.didDrag = didDrag
    return answer
  }

  mutating func unreleased(_ events: PagerEvents) -> PagerRelease {
    PagerRelease(
      velocity: 0, page: target.page, willSettle: isMoving, didDrag: false,
      events: events)
  }
}
