/// What something draggable is doing, in one word.
public enum MotionPhase: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A finger is down and has not begun to drag.
  case tracking
  /// Fingers drag.
  case dragging
  /// The content moves without a finger inside the bounds.
  case decelerating
  /// The content is beyond an edge and returns.
  case bouncing
  /// A programmatic scroll is under way.
  case animating
  /// The scale changes, by fingers or without.
  case zooming
  /// A drawer, a page, a window or a value goes to its place.
  case settling
}
