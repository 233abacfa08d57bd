/// Something a thrown value reports to its host.
public enum ThrowEvent: MotionEvent {
  /// A finger began to drag it.
  case willBeginDragging
  /// The value changed.
  case didChange
  /// The finger left.
  case didEndDragging
  /// It came to rest.
  case didSettle

  /// It moved: the value changed.
  public static var didMove: Self { .didChange }

  /// It has no places of its own.
  public typealias Change = Never
}

/// The events of one call, in order.
public typealias ThrowEvents = EventList<ThrowEvent>

/// What to draw: the result of ``Throw/advance(to:)``.
public typealias ThrowFrame<Value: MeasuredValue & Hashable & Sendable> = MotionFrame<
  Value, Value, ThrowEvent
>

extension MotionFrame where Event == ThrowEvent {
  /// The value.
  @inlinable public var value: Shown { shown }
}

/// Where a thrown value goes.
public struct ThrowTarget<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The index of the candidate it goes to; nil if there are none.
  public var candidate: Int?

  /// Where it goes.
  public var destination: Value

  @inlinable
  init(candidate: Int? = nil, destination: Value) {
    self.candidate = candidate
    self.destination = destination
  }
}

/// How a touch ended: the result of a lift; velocity is the change per second with which it goes on.
public typealias ThrowRelease<Value: MeasuredValue & Hashable & Sendable> = MotionRelease<
  ThrowTarget<Value>, Value, ThrowEvent
>

extension MotionRelease where Event == ThrowEvent, Target == ThrowTarget<Velocity> {
  /// The index of the candidate it goes to; nil if there are none.
  @inlinable public var candidate: Int? { target.candidate }

  /// Where it goes.
  @inlinable public var destination: Velocity { target.destination }
}
