/// Why a floating window goes to another place.
public enum PictureInPictureChangeReason: Hashable, Sendable, CaseIterable {
  /// It was released nearer to it.
  case drag
  /// It was thrown towards it.
  case fling
  /// It was tapped where it was stashed.
  case tap
  /// A program asked for it.
  case program
  /// The space changed.
  case layout
}

/// From which place to which, and why.
public struct PictureInPictureChange: Hashable, Sendable {
  /// Where it rested last.
  public var from: PictureInPicturePlace

  /// Where it goes.
  public var to: PictureInPicturePlace

  /// Why.
  public var reason: PictureInPictureChangeReason

  /// Creates a change.
  package init(
    from: PictureInPicturePlace, to: PictureInPicturePlace, reason: PictureInPictureChangeReason
  ) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}

/// Something a floating window tells its host.
public enum PictureInPictureEvent: Hashable, Sendable {
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

extension PictureInPictureEvent: MotionEvent {}

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

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  public var didStopMotion = false
}
