/// Something a thrown value reports to its host.
public enum ThrowEvent: Hashable, Sendable {
  /// A finger began to drag it.
  case willBeginDragging
  /// The value changed.
  case didChange
  /// The finger left.
  case didEndDragging
  /// It came to rest.
  case didSettle
}

extension ThrowEvent: MotionEvent { package static var didMove: Self { .didChange } }

/// The events of one call, in order.
public typealias ThrowEvents = EventList<ThrowEvent>

/// What to draw: the result of ``Throw/advance(to:)``.
public struct ThrowFrame<Value: MeasuredValue & Hashable & Sendable>: DragFrame {
  /// The time asked for, in seconds.
  public var time: Double

  /// The value.
  public var value: Value

  /// Its change per second.
  public var velocity: Value

  /// What it is doing.
  public var phase: MotionPhase

  /// What happened since the call before.
  public var events: ThrowEvents

  /// Whether it came to rest since the call before.
  public var didSettle: Bool { events.contains(.didSettle) }
}

/// How a touch ended: the result of a lift.
public struct ThrowRelease<Value: MeasuredValue & Hashable & Sendable>: DragRelease {
  /// The change of the value per second with which it goes on; zero for a slow release.
  public var velocity: Value

  /// The index of the candidate it goes to; nil if there are none.
  public var candidate: Int?

  /// Where it goes.
  public var destination: Value

  /// Whether it keeps moving.
  public var willSettle: Bool

  /// Whether a drag ended.
  public var didDrag: Bool

  /// What happened, in order.
  public var events: ThrowEvents

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  public var didStopMotion = false
}
