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

  mutating func drag(by translation: Vector2) {
    drag(counting: counted(translation))
    noteChain(translation)
  }

  mutating func letGo() -> PagerRelease {
    let didDrag = isDragging
    // Beyond an end UIKit has no least speed.
    let isOutside = body.line.isOutside && feel.pages == .uiKit
    let end = body.fingers.end
    let velocity = counted(isOutside ? end.velocityOutside : end.velocity)
    let own = body.line.velocity(dragging: velocity)
    stopDragging()
    fling(velocity: velocity, last: counted(end.lastVelocity), own: own)
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
