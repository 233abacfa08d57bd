/// A drawer with a list inside, both moved by one finger, without lifting it: a ``NestedScroll`` of the
/// two.
///
/// ```
/// opening      the drawer as far as its greatest anchor, then the list
/// closing      the list back to its beginning, then the drawer
/// ```
///
/// Every point of the finger's distance goes to exactly one of them: the sum of their distances is the
/// finger's (less the slop; counted before the rubber bands). The order is decided again for every bit of
/// the distance, so a finger may change its mind as often as it likes.
///
/// ## Momentum
///
/// A flick passes over the joint too. The first one decelerates as far as the joint; what is left
/// there is handed on, and is exact in the distance:
///
/// ```
/// left = v0 - r · distance                      m₁ v₁ = m₂ v₂ (masses 1, unless set)
/// ```
///
/// From the drawer to the list it passes when a fling is left (the minimum fling of ``Drawer/pan``); with
/// less, the drawer's spring takes it, which is quicker than a slow approach to the joint. From the list
/// to the drawer everything passes, in place of the list's bounce: the drawer goes where it leads, and
/// mostly returns.
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
/// More than a list, such as a nested page: a ``NestedScroll`` that begins with a drawer.
///
/// - Complexity: as ``Drawer`` and ``Scroller`` together.
public struct ScrollingDrawer: Draggable {
  /// What a finger touched.
  public enum Part: Hashable, Sendable, CaseIterable {
    /// The list: the drawer and the list share the finger's distance.
    case list
    /// The handle or a header: all of the distance is the drawer's.
    case header
  }

  /// The drawer.
  ///
  /// Set its anchors, layout and spring here, and move it by program; let the fingers go through the
  /// functions of this type.
  public var drawer: Drawer {
    get { page[drawer: 0] }
    _modify { yield &page[drawer: 0] }
  }

  /// The list, scrolled along the drawer's axis; its zoom and its other axis are not touched by fingers.
  public var list: Scroller {
    get { page[1] }
    _modify { yield &page[1] }
  }

  /// Whether a flick that opens the drawer goes on in the list.
  public var passesMomentumToList = true { didSet { setMinimumSpeeds() } }

  /// Whether a flick that brings the list to its beginning goes on in the drawer.
  public var passesMomentumToDrawer = true { didSet { setMinimumSpeeds() } }

  /// How much momentum a velocity of the drawer is, dimensionless; 1, unless set.
  ///
  /// What does not lie within ``MomentumTransfer/masses`` is ignored, and counted in ``diagnostics``.
  public var drawerMass: Double {
    get { page.mass(of: 0) }
    set { page.setMass(newValue, of: 0) }
  }

  /// How much momentum a velocity of the list is; otherwise as ``drawerMass``.
  public var listMass: Double {
    get { page.mass(of: 1) }
    set { page.setMass(newValue, of: 1) }
  }

  /// The least speed at the joint that passes from one to the other, in pt/s; 0, unless set, and infinity for none.
  ///
  /// What is not 0 or more is ignored, and counted in ``diagnostics``.
  public var minimumSpeed: Double {
    get { leastSpeed }
    set {
      page.setMinimumSpeed(newValue, of: 0)
      if newValue >= 0 { leastSpeed = newValue }
      setMinimumSpeeds()
    }
  }

  private var leastSpeed = 0.0

  /// Both as one page.
  var page: NestedScroll

  /// Creates a drawer with a list in it.
  public init(drawer: Drawer, list: Scroller) {
    page = NestedScroll(drawer, order: .collapsing)
    page.add(list, to: 0)
    page.pan = drawer.pan
    page.directionalLock = nil
  }

  private mutating func setMinimumSpeeds() {
    page.setMinimumSpeed(passesMomentumToList ? leastSpeed : .infinity, of: 0)
    page.setMinimumSpeed(passesMomentumToDrawer ? leastSpeed : .infinity, of: 1)
  }
}

/// The events of one call, each part's in order.
public struct ScrollingDrawerEvents: DragEvents {
  /// The drawer's.
  public var drawer = DrawerEvents()

  /// The list's.
  public var list = ScrollEvents()

  /// No events.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { drawer.isEmpty && list.isEmpty }

  /// Appends the events of another call.
  public mutating func append(_ events: ScrollingDrawerEvents) {
    drawer.append(events.drawer)
    list.append(events.list)
  }
}

/// What to draw: the result of ``ScrollingDrawer/advance(to:)``.
public struct ScrollingDrawerFrame: DragFrame {
  /// The time asked for, in seconds.
  public var time: Double

  /// What both are doing, in one word.
  public var phase: MotionPhase

  /// What happened since the call before.
  public var events: ScrollingDrawerEvents

  /// The drawer.
  public var drawer: DrawerFrame

  /// The list.
  public var list: ScrollFrame
}

/// How a touch ended: the result of a lift.
public struct ScrollingDrawerRelease: DragRelease {
  /// The finger's velocity along the axis, in pt/s; 0 for a slow release.
  public var velocity: Double

  /// The index of the anchor the drawer goes to by itself; momentum that the list hands on later may send it on:
  /// ``ScrollingDrawer/destination`` says where.
  public var anchor: Int

  /// Whether anything keeps moving.
  public var willSettle: Bool

  /// Whether a drag ended.
  public var didDrag: Bool

  /// What happened.
  public var events: ScrollingDrawerEvents

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  public var didStopMotion = false
}
