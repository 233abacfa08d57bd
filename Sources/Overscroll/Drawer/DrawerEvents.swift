/// From which anchor to which, by their indices, and why.
public typealias DrawerChange = PlaceChange<Int, Int>

/// Something a drawer tells its host.
public enum DrawerEvent: MotionEvent {
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

extension DrawerEvent {
  /// It goes to another anchor.
  public static func willChangePlace(_ change: DrawerChange) -> Self { .willChangeAnchor(change) }

  /// It rests on another anchor.
  public static func didChangePlace(_ change: DrawerChange) -> Self { .didChangeAnchor(change) }
}

/// The events of one call, in order.
public typealias DrawerEvents = EventList<DrawerEvent>

/// What is seen of a drawer.
public struct DrawerShown: Hashable, Sendable {
  /// The coordinate of the drawer's free side in the container (y of the top of a drawer at the
  /// bottom), in points.
  public var position: Double

  /// How much of the drawer is seen, from its edge on, in points.
  public var visibleLength: Double

  /// How far it is from its least anchor to its greatest, 0 … 1.
  public var progress: Double
}

/// What to draw: the result of ``Drawer/advance(to:)``; velocity is that of the position, in pt/s.
public typealias DrawerFrame = MotionFrame<DrawerShown, Double, DrawerEvent>

extension MotionFrame where Event == DrawerEvent, Shown == DrawerShown {
  /// The coordinate of the drawer's free side, in points.
  public var position: Double { shown.position }

  /// How much of the drawer is seen, in points.
  public var visibleLength: Double { shown.visibleLength }

  /// How far it is from its least anchor to its greatest, 0 … 1.
  public var progress: Double { shown.progress }
}

/// How a touch ended: the result of a lift; velocity is the finger's along the axis, in pt/s.
///
/// A finger that was fast enough in the plane may have been slow along the axis: its velocity is told as it was, and
/// ``PlacedRule/system`` counts less than 250 pt/s as none.
public typealias DrawerRelease = MotionRelease<Int, Double, DrawerEvent>

extension MotionRelease where Event == DrawerEvent, Target == Int {
  /// The index of the anchor it goes to.
  public var anchor: Int { target }
}
