/// A drawer with a list inside, both moved by one finger, without lifting it.
///
/// ```
/// opening      the drawer as far as its greatest anchor, then the list
/// closing      the list back to its beginning, then the drawer
/// ```
///
/// Every point of the finger's way goes to exactly one of them: the sum of their ways is the finger's
/// (less the slop; counted before the rubber bands). The order is decided anew for every bit of the
/// way, so a finger may change its mind as often as it likes.
///
/// ## Momentum
///
/// A flick passes over the joint too. The first one decelerates as far as the joint; what is left
/// there is handed on, and is exact in the distance:
///
/// ```
/// left = v0 - r · distance                      m₁ v₁ = m₂ v₂ (``transfer``, masses 1)
/// ```
///
/// From the drawer to the list it passes when a fling is left (the least fling of ``Drawer/pan``); with
/// less, the drawer's spring takes it, which is quicker than creeping up to the joint. From the list to
/// the drawer everything passes, in place of the list's bounce: the drawer goes where it leads, and
/// mostly swings back.
///
/// Momentum is handed on where the flight is a closed form: not under
/// ``ScrollDynamics/uiKitFrames(frameInterval:)``, and not from a landing on a snapped target.
///
/// ```swift
/// var sheet = ScrollingDrawer(drawer: drawer, list: list)
/// sheet.touchDown(1, at: Vector2(200, 700), time: 0)
/// sheet.touchMoved(1, to: Vector2(200, 100), time: 0.1)     // opens, then scrolls
/// sheet.touchUp(1, time: 0.12)
/// while sheet.isMoving {
///   let frame = sheet.advance(to: clock.next())
///   draw(frame.drawer.position, frame.list.offset)
/// }
/// ```
///
/// - Complexity: as ``Drawer`` and ``Scroller`` together.
public struct ScrollingDrawer: Hashable, Sendable {
  /// What a finger touched.
  public enum Part: Hashable, Sendable, CaseIterable {
    /// The list: the drawer and the list share the finger's way.
    case list
    /// The handle or a header: all of the way is the drawer's.
    case header
  }

  /// The drawer.
  ///
  /// Set its anchors, layout and spring here, and move it by program; let the fingers go through the
  /// functions of this type.
  public var drawer: Drawer

  /// The list, scrolled along the drawer's axis; its zoom and its other axis are not touched by fingers.
  public var list: Scroller

  /// Whether a flick that opens the drawer goes on in the list.
  public var passesMomentumToList = true

  /// Whether a flick that brings the list to its beginning goes on in the drawer.
  public var passesMomentumToDrawer = true

  /// The masses of drawer (the giver) and list (the taker), and the least speed that passes either way.
  ///
  /// Equal masses and no least speed, unless set; the directions are those of the drawer.
  public var transfer = MomentumTransfer()

  var touch = PanRecognizer()
  var part = Part.list
  /// How much of the finger's way has been handed out, counted as the drawer opens.
  var travelled = 0.0
  /// Whether the drawer, and not the list, took the last bit of the way.
  var isDrawerLast = false

  /// Creates a drawer with a list in it.
  public init(drawer: Drawer, list: Scroller) {
    self.drawer = drawer
    self.list = list
  }
}

/// The events of one call, each part's in order.
public struct ScrollingDrawerEvents: Hashable, Sendable {
  /// The drawer's.
  public var drawer = DrawerEvents()

  /// The list's.
  public var list = ScrollEvents()

  /// No events.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { drawer.isEmpty && list.isEmpty }
}

/// What to draw: the answer to ``ScrollingDrawer/advance(to:)``.
public struct ScrollingDrawerFrame: Hashable, Sendable {
  /// The drawer.
  public var drawer: DrawerFrame

  /// The list.
  public var list: ScrollFrame
}

/// How a drag ended: the answer to ``ScrollingDrawer/touchUp(_:at:time:)``.
public struct ScrollingDrawerRelease: Hashable, Sendable {
  /// The finger's velocity along the axis, in pt/s; 0 for a slow release.
  public var velocity: Double

  /// The index of the anchor the drawer goes to.
  public var anchor: Int

  /// Whether anything goes on by itself.
  public var isMoving: Bool

  /// Whether a drag ended.
  public var didDrag: Bool

  /// What happened.
  public var events: ScrollingDrawerEvents
}
