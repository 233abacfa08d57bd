/// Something a dial reports to its host.
public enum DialEvent: Hashable, Sendable {
  /// A finger began to turn it.
  case willBeginDragging
  /// The angle changed.
  case didTurn
  /// The finger left.
  case didEndDragging
  /// It came to rest.
  case didSettle
}

extension DialEvent: MotionEvent { package static var didMove: Self { .didTurn } }

/// The events of one call, in order.
public typealias DialEvents = EventList<DialEvent>

/// What to draw: the result of ``Dial/advance(to:)``.
public struct DialFrame: DragFrame {
  /// The time asked for, in seconds.
  public var time: Double

  /// The angle, in radians.
  public var angle: Double

  /// Its change per second, in rad/s.
  public var velocity: Double

  /// What the dial is doing.
  public var phase: MotionPhase

  /// What happened since the call before.
  public var events: DialEvents

  /// Whether it came to rest since the call before.
  public var didSettle: Bool { events.contains(.didSettle) }
}

/// How a touch ended: the result of a lift.
public struct DialRelease: DragRelease {
  /// The angular velocity with which it goes on, in rad/s; 0 for a slow release.
  public var velocity: Double

  /// The angle it goes to, in radians.
  public var destination: Double

  /// Whether it keeps moving.
  public var willSettle: Bool

  /// Whether a drag ended.
  public var didDrag: Bool

  /// What happened, in order.
  public var events: DialEvents

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  public var didStopMotion = false
}
