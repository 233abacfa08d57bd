/// One member of a ``NestedScroll``: a scroller, a drawer or a pager, and what it has to do with the
/// others.
///
/// Everything about distances and speeds is counted as a scroll view's offset is: it grows as the finger
/// moves up or left, whichever way the member itself counts.
struct NestedMember: Hashable, Sendable {
  /// What it is.
  let kind: NestedScroll.MemberKind

  /// The model, of one of three kinds.
  private struct Models: Hashable, Sendable {
    /// Unused where it is something else.
    var scroller: Scroller
    var drawer: Drawer?
    var pager: Pager?
    /// What happened to it in the last call.
    ///
    /// Here, so that a member is a few words to copy.
    var events = ScrollEvents()
    var drawerEvents = DrawerEvents()
    var pagerEvents = PagerEvents()

    mutating func collect(_ kind: NestedScroll.MemberKind) -> Bool {
      switch kind {
      case .scroller:
        events = scroller.collect()
        return !events.isEmpty
      case .drawer:
        drawerEvents = drawer?.collect() ?? DrawerEvents()
        return !drawerEvents.isEmpty
      case .pager:
        pagerEvents = pager?.collect() ?? PagerEvents()
        return !pagerEvents.isEmpty
      }
    }

    mutating func forgetEvents(_ kind: NestedScroll.MemberKind) {
      switch kind {
      case .scroller: events = ScrollEvents()
      case .drawer: drawerEvents = DrawerEvents()
      case .pager: pagerEvents = PagerEvents()
      }
    }
  }

  private var models: Shared<Models>

  /// The scroller; unused where it is something else.
  var scroller: Scroller {
    @inline(__always) get { models.model.scroller }
    @inline(__always) _modify { yield &models.model.scroller }
  }

  /// The drawer, if it is one.
  var drawer: Drawer? {
    @inline(__always) get { models.model.drawer }
    @inline(__always) _modify { yield &models.model.drawer }
  }

  /// The pager, if it is one.
  var pager: Pager? {
    @inline(__always) get { models.model.pager }
    @inline(__always) _modify { yield &models.model.pager }
  }

  /// What happened to the scroller in the last call.
  var events: ScrollEvents { models.model.events }

  /// What happened to the drawer in the last call.
  var drawerEvents: DrawerEvents { models.model.drawerEvents }

  /// What happened to the pager in the last call.
  var pagerEvents: PagerEvents { models.model.pagerEvents }

  /// Keeps what happened for the host, until the next call.
  ///
  /// - Returns: whether anything did.
  mutating func collect() -> Bool { models.model.collect(kind) }

  /// Forgets what happened in the call before.
  mutating func forgetEvents() { models.model.forgetEvents(kind) }

  /// The member it lies in; nil for the outermost.
  let parent: Int?

  /// Which page of its parent it is, if that rests on pages.
  var place = 0

  /// Where its viewport begins in the outermost one, in points.
  var viewportOrigin = Vector2.zero

  /// How many members lie in it.
  var childCount = 0

  /// Who takes turns first: it, or those inside it.
  var order: HandOffOrder

  /// How much momentum a velocity is, dimensionless.
  var mass: Double

  /// The least speed at an edge that is passed on, in pt/s.
  var minimumSpeed = 0.0

  /// How often the momentum it moves with has been passed on.
  var passes = 0

  /// Whether it is listed among those that move by themselves.
  var isListedMoving = false

  /// Whether it is listed among those to which something happened in the last call.
  var isListedEventful = false

  init(_ scroller: Scroller, in parent: Int?, order: HandOffOrder, mass: Double) {
    self.init(.scroller, scroller, in: parent, order: order, mass: mass)
  }

  init(_ drawer: Drawer, in parent: Int?, order: HandOffOrder, mass: Double) {
    self.init(.drawer, Self.unused, in: parent, order: order, mass: mass)
    self.drawer = drawer
  }

  init(_ pager: Pager, in parent: Int?, order: HandOffOrder, mass: Double) {
    self.init(.pager, Self.unused, in: parent, order: order, mass: mass)
    self.pager = pager
  }

  private init(
    _ kind: NestedScroll.MemberKind, _ scroller: Scroller, in parent: Int?, order: HandOffOrder,
    mass: Double
  ) {
    self.kind = kind
    models = Shared(Models(scroller: scroller))
    self.parent = parent
    self.order = order
    self.mass = mass
  }

  /// What stands where no scroller is needed.
  private static var unused: Scroller { Scroller(viewport: Size2(0, 0), content: Size2(0, 0)) }

  // MARK: - The axis that moves

  // What a touch asks of every member is inlined: a member handed to a function is copied, all of it.

  /// Reads an axis; nil where the member cannot move along it at all.
  @inline(__always)
  func read<Result>(_ axis: ScrollAxis, _ body: (MovingAxis, _ sign: Double) -> Result) -> Result? {
    switch kind {
    case .scroller: return axis == .horizontal ? body(scroller.axes.x, 1) : body(scroller.axes.y, 1)
    case .drawer:
      guard let drawer, drawer.layout.edge.axis == axis else { return nil }
      return body(drawer.axis, -drawer.layout.edge.opening)
    case .pager:
      guard let pager, pager.layout.axis == axis else { return nil }
      return body(pager.axis, pager.layout.sign)
    }
  }

  /// Changes an axis in place.
  @inline(__always)
  mutating func change(_ axis: ScrollAxis, _ body: (inout MovingAxis, _ sign: Double) -> Void) {
    switch kind {
    case .scroller:
      axis == .horizontal ? body(&scroller.axes.x, 1) : body(&scroller.axes.y, 1)
    case .drawer:
      guard let edge = drawer?.layout.edge, edge.axis == axis else { return }
      // swift-format-ignore: NeverForceUnwrap, found above
      body(&drawer!.axis, -edge.opening)
    case .pager:
      guard let layout = pager?.layout, layout.axis == axis else { return }
      // swift-format-ignore: NeverForceUnwrap, found above
      body(&pager!.axis, layout.sign)
    }
  }

  /// Whether fingers can move it along an axis.
  @inline(__always)
  func canDrag(_ axis: ScrollAxis) -> Bool {
    switch kind {
    case .scroller: scroller.canDrag(axis)
    case .drawer: drawer?.isDragEnabled == true && drawer?.layout.edge.axis == axis
    case .pager: pager?.isDragEnabled == true && pager?.layout.axis == axis
    }
  }

  /// Whether it takes its turn before those inside it: a drawer that opens downwards is mirrored.
  @inline(__always)
  func isOuterFirst(_ axis: ScrollAxis, isForward: Bool) -> Bool {
    order.isOuterFirst(isForward: read(axis) { isForward == ($1 > 0) } ?? isForward)
  }

  /// How far fingers can move it before it meets its edge, in points; negative beyond it.
  @inline(__always)
  func scrollableDistance(_ axis: ScrollAxis, isForward: Bool) -> Double {
    read(axis) { $0.scrollableDistance(isForward: isForward == ($1 > 0)) } ?? 0
  }

  /// How far fingers have stretched it beyond the edge behind it, in points; negative within.
  @inline(__always)
  func overhang(_ axis: ScrollAxis, isForward: Bool) -> Double {
    read(axis) { $0.overhang(isForward: isForward == ($1 > 0)) } ?? 0
  }

  /// Where fingers have it, without resistance.
  @inline(__always)
  func raw(_ axis: ScrollAxis) -> Double { read(axis) { $0.raw * $1 } ?? 0 }

  /// The edge ahead, where it rests.
  @inline(__always)
  func edge(_ axis: ScrollAxis, isForward: Bool) -> Double {
    read(axis) {
      ((isForward == ($1 > 0)) ? $0.range.upperBound : $0.range.lowerBound) * $1
    } ?? 0
  }

  /// Whether it can be pulled beyond its edges.
  @inline(__always)
  func isElastic(_ axis: ScrollAxis) -> Bool { read(axis) { axis, _ in axis.isElastic } ?? false }

  /// How far it can go from where it will come to rest, in points.
  func remaining(_ axis: ScrollAxis, isForward: Bool) -> Double {
    read(axis) { moving, sign in
      isForward == (sign > 0)
        ? moving.range.upperBound - moving.destination
        : moving.destination - moving.range.lowerBound
    } ?? 0
  }

  /// The velocity with which it moves without a finger, in pt/s.
  @inline(__always)
  func velocity(_ axis: ScrollAxis) -> Double { read(axis) { $0.velocity * $1 } ?? 0 }

  /// The momentum it moves with, without a finger, in pt/s times its mass.
  @inline(__always)
  func momentum(along axis: ScrollAxis) -> Double { velocity(axis) * mass }

  /// Where it meets an edge next, by a given time.
  func joint(along axis: ScrollAxis, by end: Double) -> FlightJoint? {
    read(axis) { moving, sign in
      moving.joint(by: end).map {
        FlightJoint(time: $0.time, late: $0.late, place: $0.place, velocity: $0.velocity * sign)
      }
    } ?? nil
  }
}
