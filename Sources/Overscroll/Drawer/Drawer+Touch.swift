/// Fingers.
extension Drawer {
  /// Takes a touch, anywhere in the container, in points.
  ///
  /// A moving drawer is caught where it is shown, and follows the finger without a slop. After a lift,
  /// choose another anchor with ``move(to:animated:)``.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> DrawerRelease { respond(to: event) }

  mutating func letGo() -> DrawerRelease {
    let didDrag = isDragging
    let velocity = body.fingers.end.velocity[layout.edge.axis]
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
