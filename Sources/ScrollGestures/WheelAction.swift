package import ScrollCoordinates

/// What a wheel event asks of a scroller.
///
/// Deltas are in points; positive makes the offset grow.
package enum WheelAction: Hashable, Sendable {
  /// A notch turned: animate to an offset this much further.
  case scrollBy(Vector2)
  /// Fingers move the content: follow immediately, as a drag.
  case drag(by: Vector2)
  /// The system's own momentum moves the content: follow immediately and add none.
  case momentum(by: Vector2)
  /// Nothing moves the content any more: settle, with velocity zero.
  case ended
}
