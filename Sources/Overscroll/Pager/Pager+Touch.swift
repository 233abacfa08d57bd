/// Fingers.
extension Pager {
  /// Takes a touch, in any coordinates that do not move with the pages, in points.
  ///
  /// A moving pager is caught where it is shown, and follows the finger without a slop. After a lift,
  /// choose another page with ``scroll(toPage:animated:)``.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> PagerRelease { respond(to: event) }

  mutating func prepareTouch() {
    prepareAxis()
    grabbed = target
  }

  mutating func letGo(_ end: PanEnd?, tap: TapAction?) -> PagerRelease {
    let didDrag = isDragging
    let own = release(velocity: counted(end?.velocity ?? .zero))
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
