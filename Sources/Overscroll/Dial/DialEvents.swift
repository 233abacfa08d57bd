/// Something a dial reports to its host.
public enum DialEvent: MotionEvent {
  /// A finger began to turn it.
  case willBeginDragging
  /// The angle changed.
  case didTurn
  /// The finger left.
  case didEndDragging
  /// It came to rest.
  case didSettle

  /// It moved: the angle changed.
  public static var didMove: Self { .didTurn }

  /// It has no places of its own.
  public typealias Change = Never
}

/// The events of one call, in order.
public typealias DialEvents = EventList<DialEvent>

/// What to draw: the result of ``Dial/advance(to:)``; velocity in rad/s.
public typealias DialFrame = MotionFrame<Double, Double, DialEvent>

extension MotionFrame where Event == DialEvent, Shown == Double {
  /// The angle, in radians.
  public var angle: Double { shown }
}

/// How a touch ended: the result of a lift; velocity is the angular one with which it goes on, in rad/s.
public typealias DialRelease = MotionRelease<Double, Double, DialEvent>

extension MotionRelease where Event == DialEvent, Target == Double {
  /// The angle it goes to, in radians.
  public var destination: Double { target }
}
