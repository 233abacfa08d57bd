/// From which place to which, and why.
public typealias PictureInPictureChange = PlaceChange<PictureInPicturePlace, PictureInPicturePlace>

/// Something a floating window tells its host.
public enum PictureInPictureEvent: MotionEvent {
  /// A finger began to drag it.
  case willBeginDragging
  /// It moved, or its size changed.
  case didMove
  /// The finger left.
  case didEndDragging
  /// It goes to another place; a finger may catch it before it arrives.
  case willChangePlace(PictureInPictureChange)
  /// It rests in another place.
  case didChangePlace(PictureInPictureChange)
  /// It came to rest, in another place or the same.
  case didSettle
}

/// The events of one call, in order.
public typealias PictureInPictureEvents = EventList<PictureInPictureEvent>

/// What to draw: the result of ``PictureInPicture/advance(to:)``; velocity is that of the top left corner, in pt/s.
public typealias PictureInPictureFrame = MotionFrame<Rect2, Vector2, PictureInPictureEvent>

extension MotionFrame where Event == PictureInPictureEvent, Shown == Rect2 {
  /// The window in the container, in points.
  public var frame: Rect2 { shown }
}

/// Where a released window goes.
public struct PictureInPictureTarget: Hashable, Sendable {
  /// The place.
  public var place: PictureInPicturePlace

  /// Where a window without resting places would come to rest: its top left corner, in points.
  public var projection: Vector2
}

/// How a touch ended: the result of a lift; velocity is the finger's, in pt/s.
public typealias PictureInPictureRelease = MotionRelease<
  PictureInPictureTarget, Vector2, PictureInPictureEvent
>

extension MotionRelease where Event == PictureInPictureEvent, Target == PictureInPictureTarget {
  /// Where it goes.
  public var place: PictureInPicturePlace { target.place }

  /// Where a window without resting places would come to rest: its top left corner, in points.
  public var projection: Vector2 { target.projection }
}
