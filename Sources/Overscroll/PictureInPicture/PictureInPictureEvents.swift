/// Something a floating window tells its host.
public enum PictureInPictureEvent: Hashable, Sendable {
  /// A finger began to drag it.
  case willBeginDragging
  /// It moved, or its size changed.
  case didMove
  /// The finger left.
  case didEndDragging
  /// It goes to another place; a finger may catch it before it arrives.
  case willChangePlace(from: PictureInPicturePlace, to: PictureInPicturePlace)
  /// It rests in another place.
  case didChangePlace(from: PictureInPicturePlace, to: PictureInPicturePlace)
  /// It came to rest, in another place or the same.
  case didSettle
}

/// The events of one call, in order.
public typealias PictureInPictureEvents = EventList<PictureInPictureEvent>

/// What to draw: the result of ``PictureInPicture/advance(to:)``.
public struct PictureInPictureFrame: DragFrame {
  /// The time asked for, in seconds.
  public var time: Double

  /// The window in the container, in points.
  public var frame: Rect2

  /// The change of its top left corner per second, in pt/s.
  public var velocity: Vector2

  /// What it is doing.
  public var phase: MotionPhase

  /// What happened since the call before.
  public var events: PictureInPictureEvents
}

/// How a touch ended: the result of a lift.
public struct PictureInPictureRelease: DragRelease {
  /// The finger's velocity, in pt/s; zero for a slow release.
  public var velocity: Vector2

  /// Where a window without resting places would come to rest: its top left corner, in points.
  public var projection: Vector2

  /// Where it goes.
  public var place: PictureInPicturePlace

  /// Whether it keeps moving.
  public var willSettle: Bool

  /// Whether a drag ended.
  public var didDrag: Bool

  /// What happened, in order.
  public var events: PictureInPictureEvents
}
