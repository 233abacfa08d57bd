/// What to draw: the result of ``Scroller/advance(to:)``.
public struct ScrollFrame: DragFrame {
  /// The time asked for, in seconds.
  public var time: Double

  /// The content point at the top left of the viewport, in points of the zoomed content.
  public var offset: Vector2

  /// The change of the offset per second, in pt/s.
  public var velocity: Vector2

  /// The scale at which to draw the content, dimensionless.
  public var zoomScale: Double

  /// What the scroller is doing.
  public var phase: MotionPhase

  /// What happened since the call before.
  public var events: ScrollEvents
}

/// How a touch ended: the result of a lift.
public struct ScrollRelease: DragRelease {
  /// The velocity of the offset that the content goes on with, in pt/s; zero for a slow release.
  public var velocity: Vector2

  /// Where the content will come to rest, in points.
  ///
  /// Change it with ``Scroller/land(on:)``.
  public var proposedTarget: Vector2

  /// Whether the content keeps moving.
  public var willDecelerate: Bool

  /// Whether a drag ended; a touch that never became one, or a finger of several, is no drag.
  public var didDrag: Bool

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  public var didStopMotion = false

  /// Whether this finger ended the second of two taps, and where.
  public var doubleTap: Vector2?

  /// What happened, in order.
  public var events: ScrollEvents

  /// Whether the content keeps moving: ``willDecelerate`` by the name that everything draggable has.
  public var willSettle: Bool { willDecelerate }
}
