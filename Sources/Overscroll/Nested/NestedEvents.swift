/// What a call caused on a page: whether anything happened, and the momentum that was passed on.
///
/// What happened to which member is in ``NestedScroll/events(of:as:)`` until the next call.
public struct NestedEvents: DragEvents {
  /// How many members something happened to.
  package var memberCount = 0

  /// The last hand-off of momentum, if there was one.
  public var pass: MomentumPass?

  /// No events.
  public init() {}

  /// Whether nothing happened.
  public var isEmpty: Bool { memberCount == 0 && pass == nil }

  /// Appends what another call caused.
  public mutating func append(_ events: NestedEvents) {
    memberCount += events.memberCount
    pass = events.pass ?? pass
  }
}

/// Momentum that went from one member to another.
public struct MomentumPass: Hashable, Sendable {
  /// When, in seconds: the exact time at which the source met its edge.
  public var time: Double

  /// The member that met its edge.
  public var source: Int

  /// The member that goes on.
  public var target: Int

  /// Where the source scrolled to.
  public var direction: ScrollDirection

  /// Where the target scrolls to.
  public var targetDirection: ScrollDirection

  /// The source's speed at its edge, in pt/s.
  public var speed: Double

  /// The speed that the target was given, in pt/s.
  public var targetSpeed: Double
}

/// What goes on at a frame: the result of ``NestedScroll/advance(to:)``.
///
/// Where each member is, it knows itself: `page[index].contentOffset`.
public struct NestedFrame: DragFrame {
  /// The time asked for, in seconds.
  public var time: Double

  /// Whether anything moves without a finger.
  public var isMoving: Bool

  /// What the page is doing.
  public var phase: MotionPhase

  /// What happened since the call before.
  public var events: NestedEvents

  /// The last hand-off of momentum since the call before, if there was one.
  public var pass: MomentumPass? { events.pass }
}

/// How a touch ended: the result of a lift.
public struct NestedRelease: DragRelease {
  /// The velocity of the offset that the members go on with, in pt/s; zero for a slow release.
  public var velocity: Vector2

  /// Whether a drag ended.
  public var didDrag: Bool

  /// Whether anything keeps moving.
  public var willSettle: Bool

  /// Where the second of two taps was, in the outermost viewport, in points; nil if there was none.
  public var doubleTap: Vector2?

  /// What happened.
  public var events: NestedEvents

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  public var didStopMotion = false
}
