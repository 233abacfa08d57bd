/// What there is to draw of something that rests in places: the result of an advance.
///
/// Each kind has its own words for what is shown: ``DrawerFrame``, ``PagerFrame``, ``PictureInPictureFrame``,
/// ``DialFrame``, ``ThrowFrame``.
public struct MotionFrame<
  Shown: Hashable & Sendable, Velocity: Hashable & Sendable, Event: MotionEvent
>: DragFrame {
  /// The time asked for, in seconds.
  public var time: Double

  /// Where it is, and what else there is to see of it.
  public var shown: Shown

  /// The change of its place per second.
  public var velocity: Velocity

  /// What it is doing.
  public var phase: MotionPhase

  /// What happened since the call before.
  public var events: EventList<Event>

  @inlinable
  init(
    time: Double, shown: Shown, velocity: Velocity, phase: MotionPhase, events: EventList<Event>
  ) {
    self.time = time
    self.shown = shown
    self.velocity = velocity
    self.phase = phase
    self.events = events
  }

  /// Whether it came to rest since the call before.
  public var didSettle: Bool { events.contains(step: .didSettle) }
}

/// How a touch of something that rests in places ended: the result of a lift.
public struct MotionRelease<
  Target: Hashable & Sendable, Velocity: Hashable & Sendable, Event: MotionEvent
>: DragRelease {
  /// The fingers' velocity, as its place is counted; zero where they did not fling (`pan.minimumFlingSpeed`, in the plane).
  public var velocity: Velocity

  /// Where it goes.
  public var target: Target

  /// Whether it keeps moving.
  public var willSettle: Bool

  /// Whether a drag ended.
  public var didDrag: Bool

  /// What happened, in order.
  public var events: EventList<Event>

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  public var didStopMotion: Bool

  @inlinable
  init(
    velocity: Velocity, target: Target, willSettle: Bool, didDrag: Bool = false,
    events: EventList<Event>, didStopMotion: Bool = false
  ) {
    self.velocity = velocity
    self.target = target
    self.willSettle = willSettle
    self.didDrag = didDrag
    self.events = events
    self.didStopMotion = didStopMotion
  }
}

/// From which place to which, and why.
public struct PlaceChange<Origin: Hashable & Sendable, Place: Hashable & Sendable>: Hashable,
  Sendable
{
  /// Where it rested last.
  public var from: Origin

  /// Where it goes.
  public var to: Place

  /// Why.
  public var reason: ChangeReason

  /// Creates a change.
  public init(from: Origin, to: Place, reason: ChangeReason) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}

/// Why something goes to another place.
public enum ChangeReason: UInt8, Hashable, Sendable, CaseIterable {
  /// It was released nearer to it.
  case drag
  /// It was flicked or thrown towards it.
  case fling
  /// A program asked for it.
  case program
  /// What it lies in, or what lies in it, changed.
  case layout
  /// It was dragged or flicked away, to an anchor that is `dismissed`.
  case dismissal
  /// It was tapped where it was stashed.
  case tap
}
