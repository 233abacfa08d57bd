/// Why a drawer goes to another anchor.
public enum DrawerChangeReason: Hashable, Sendable, CaseIterable {
  /// It was released nearer to it.
  case drag
  /// It was flicked towards it.
  case fling
  /// A program asked for it.
  case program
  /// The anchors changed.
  case layout
  /// It was dragged or flicked away, to an anchor that is `dismissed`.
  case dismissal
}

/// From which anchor to which, and why.
public struct DrawerChange: Hashable, Sendable {
  /// The index of the anchor it rested on last.
  public var from: Int

  /// The index of the anchor it goes to.
  public var to: Int

  /// Why.
  public var reason: DrawerChangeReason

  /// Creates a change.
  package init(from: Int, to: Int, reason: DrawerChangeReason) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}

/// Something a drawer tells its host.
public enum DrawerEvent: Hashable, Sendable {
  /// A finger began to drag it.
  case willBeginDragging
  /// It moved.
  case didMove
  /// The finger left.
  case didEndDragging
  /// It goes to another anchor.
  ///
  /// A finger may catch it before it arrives.
  case willChangeAnchor(DrawerChange)
  /// It rests on another anchor.
  case didChangeAnchor(DrawerChange)
  /// It came to rest, on another anchor or the same.
  case didSettle
}

extension DrawerEvent: MotionEvent {}

/// The events of one call, in order.
public typealias DrawerEvents = EventList<DrawerEvent>

/// What to draw: the result of ``Drawer/advance(to:)``.
public struct DrawerFrame: DragFrame {
  /// The time asked for, in seconds.
  public var time: Double

  /// The coordinate of the drawer's free side in the container (y of the top of a drawer at the
  /// bottom), in points.
  public var position: Double

  /// The change of the position per second, in pt/s.
  public var velocity: Double

  /// How much of the drawer is seen, from its edge on, in points.
  public var visibleLength: Double

  /// How far it is from its least anchor to its greatest, 0 … 1.
  public var progress: Double

  /// What the drawer is doing.
  public var phase: MotionPhase

  /// What happened since the call before.
  public var events: DrawerEvents
}

/// How a touch ended: the result of a lift.
public struct DrawerRelease: DragRelease {
  /// The finger's velocity along the axis, in pt/s; 0 for a slow release.
  public var velocity: Double

  /// The index of the anchor it goes to.
  public var anchor: Int

  /// Whether it keeps moving.
  public var willSettle: Bool

  /// Whether a drag ended.
  public var didDrag: Bool

  /// What happened, in order.
  public var events: DrawerEvents

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  public var didStopMotion = false
}
