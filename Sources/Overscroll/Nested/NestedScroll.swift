/// Scrollers inside one another, all moved by one finger, and by one momentum.
///
/// ```swift
/// // A profile: a header of 200 pt that collapses, and two lists side by side.
/// var page = NestedScroll(
///   Scroller(viewport: Size2(390, 844), content: Size2(390, 1_044)), order: .collapsing)
/// let pager = page.add(Scroller(viewport: Size2(390, 796), content: Size2(780, 796)), to: page.root)
/// page[pager].isPagingEnabled = true
/// let posts = page.add(Scroller(viewport: Size2(390, 796), content: Size2(390, 9_000)), to: pager)
/// let likes = page.add(Scroller(viewport: Size2(390, 796), content: Size2(390, 4_000)), to: pager)
///
/// page.touchDown(1, at: Vector2(200, 700), in: posts, time: 0)
/// page.touchMoved(1, to: Vector2(200, 640), time: 0.016)
/// page.touchUp(1, time: 0.032)
/// while page.isMoving {
///   page.advance(to: clock.next())
///   draw(page[page.root].contentOffset, page[pager].contentOffset, page[posts].contentOffset)
/// }
/// ```
///
/// ## One rule for the finger's way and for momentum
///
/// The scrollers from the one that is touched up to the outermost take turns, in the order of
/// ``HandOffOrder``. Each takes as much of the way as it has room for and leaves the rest to the next:
///
/// ```
/// way        Σ Δraw = the finger's way (less the slop; counted before the rubber band)
/// momentum   m₁ v₁ = m₂ v₂ at every edge that is met, v₁ = v0 - r · distance
/// ```
///
/// What is stretched comes back first; what nobody has room for stretches the last one that bounces.
/// A scroller that meets its edge by itself hands its momentum to the next one with room, at the
/// exact time at which it does, whenever frames come.
///
/// Momentum is handed on where the flight is a closed form: not under
/// ``ScrollDynamics/uiKitFrames(frameInterval:)``, and not from a landing on a snapped target.
///
/// ## Directions
///
/// A drag is tied to one axis by ``directionalLock`` as it leaves the slop, and shared out among the
/// scrollers that can move along it: sideways it turns pages, up and down it scrolls the list and its
/// header.
///
/// ## A value
///
/// Conventions of time, input and copies are those of ``Scroller``. What happened to a scroller in the
/// last call is in ``events(of:)``.
///
/// - Complexity: O(scrollers) per event and frame. No allocation, but for the first change of a copy.
public struct NestedScroll: Hashable, Sendable {
  /// Slop, least and greatest fling, velocity estimator and still-finger rule; axes and lock are set
  /// from the scrollers and ``directionalLock``.
  public var pan = PanConfiguration()

  /// What ties a drag to an axis; nil for drags that are free, shared out along both.
  public var directionalLock: DirectionalLock? = .nearerAxis

  /// The innermost scroller that wheels, keys and momentum from outside go to: the page shown.
  ///
  /// A touch sets it. Set it when another page is turned to by a program; momentum under way then
  /// goes on there.
  ///
  /// - Precondition: it names a scroller.
  public var active = 0 {
    didSet { precondition(members.indices.contains(active), "active must name a scroller") }
  }

  var members: [NestedMember]
  var connections: [NestedConnection] = []
  var clock = InteractionClock()
  var touch = PanRecognizer()
  var wheelInput = WheelInput()
  var wheelStroke = WheelStroke()

  /// The innermost of the scrollers a finger moves.
  var touched = 0

  /// How much of the finger's way has been handed out.
  var travelled = Vector2.zero

  /// Who took the last bit of it; -1 for nobody.
  var lastMoved = AxisPair(x: -1, y: -1)

  /// The last hand-off of momentum in the last call.
  public internal(set) var lastPass: MomentumPass?

  /// Creates a page of a single scroller.
  ///
  /// - Parameters:
  ///   - scroller: the outermost scroller.
  ///   - order: who takes turns first, it or those inside it.
  ///   - mass: how much momentum a velocity of it is.
  /// - Precondition: `mass` lies within ``MomentumTransfer/masses``.
  public init(_ scroller: Scroller, order: HandOffOrder, mass: Double = 1) {
    members = []
    append(scroller, in: nil, order: order, mass: mass)
  }

  // MARK: - Who is inside whom

  /// The index of the outermost scroller, 0.
  public var root: Int { 0 }

  /// How many scrollers there are.
  public var count: Int { members.count }

  /// Puts a scroller into another one, beside those that are there.
  ///
  /// - Parameters:
  ///   - scroller: what to put there.
  ///   - parent: the index of the scroller it lies in.
  ///   - order: who takes turns first, it or those inside it.
  ///   - mass: how much momentum a velocity of it is.
  /// - Returns: its index, which never changes.
  /// - Precondition: `parent` names a scroller, at most eight lie inside one another, and `mass` lies
  ///   within ``MomentumTransfer/masses``.
  @discardableResult
  public mutating func add(
    _ scroller: Scroller, to parent: Int, order: HandOffOrder = .innerFirst, mass: Double = 1
  ) -> Int {
    precondition(members.indices.contains(parent), "parent must name a scroller")
    precondition(path(to: parent).count < Lineup.capacity, "at most 8 scrollers inside one another")
    append(scroller, in: parent, order: order, mass: mass)
    return members.count - 1
  }

  private mutating func append(
    _ scroller: Scroller, in parent: Int?, order: HandOffOrder, mass: Double
  ) {
    precondition(MomentumTransfer.masses.contains(mass), "mass must lie within 1e-6 ... 1e6")
    var member = NestedMember(scroller: scroller, parent: parent, order: order, mass: mass)
    member.scroller.sync(to: max(clock.time, scroller.time))
    clock.move(to: scroller.time)
    members.append(member)
  }

  /// A scroller by its index.
  ///
  /// Set its sizes and behaviour here, and scroll it by program; let fingers, wheels, keys and frames go
  /// through the functions of this type.
  ///
  /// - Precondition: `index` names a scroller.
  public subscript(index: Int) -> Scroller {
    get { members[index].scroller }
    _modify { yield &members[index].scroller }
  }

  /// The scroller it lies in; nil for the outermost.
  public func parent(of index: Int) -> Int? { members[index].parent }

  /// Who takes turns first: a scroller, or those inside it.
  public func order(of index: Int) -> HandOffOrder { members[index].order }

  /// Chooses who takes turns first: a scroller, or those inside it.
  public mutating func setOrder(_ order: HandOffOrder, of index: Int) {
    members[index].order = order
  }

  /// How much momentum a velocity of a scroller is, dimensionless.
  public func mass(of index: Int) -> Double { members[index].mass }

  /// Chooses how much momentum a velocity of a scroller is.
  ///
  /// A heavier one goes on slower with the same momentum.
  ///
  /// - Precondition: `mass` lies within ``MomentumTransfer/masses``.
  public mutating func setMass(_ mass: Double, of index: Int) {
    precondition(MomentumTransfer.masses.contains(mass), "mass must lie within 1e-6 ... 1e6")
    members[index].mass = mass
  }

  /// The least speed at an edge that a scroller passes on, in pt/s.
  public func minimumSpeed(of index: Int) -> Double { members[index].minimumSpeed }

  /// Chooses the least speed at an edge that a scroller passes on, in pt/s.
  ///
  /// With less it bounces. 0 passes everything, infinity nothing.
  ///
  /// - Precondition: `speed` is 0 or more.
  public mutating func setMinimumSpeed(_ speed: Double, of index: Int) {
    precondition(speed >= 0, "minimumSpeed must not be negative")
    members[index].minimumSpeed = speed
  }

  /// Lets a scroller hand its momentum to any other one, also in another direction.
  ///
  /// It comes before the scrollers it lies in, wherever the taker has room; masses and the least speed
  /// are those of the scrollers.
  ///
  /// ```swift
  /// page.connect(photos, to: page.root, [.right: .down])   // a row at its end moves the page on
  /// ```
  ///
  /// - Parameters:
  ///   - giver: the index of the scroller that meets its edge.
  ///   - taker: the index of the scroller that goes on.
  ///   - directions: what becomes of the directions; those that are not named stay with the giver.
  /// - Precondition: `giver` and `taker` name two scrollers.
  public mutating func connect(
    _ giver: Int, to taker: Int, _ directions: ScrollDirectionMap = .straight
  ) {
    precondition(members.indices.contains(giver), "giver must name a scroller")
    precondition(members.indices.contains(taker), "taker must name a scroller")
    precondition(giver != taker, "giver and taker must be two scrollers")
    connections.append(NestedConnection(giver: giver, taker: taker, directions: directions))
  }

  /// How many connections there are.
  public var connectionCount: Int { connections.count }
}

extension DirectionalLock {
  /// Every drag is tied to the axis it is nearer to; one of 45° is vertical.
  public static var nearerAxis: DirectionalLock {
    DirectionalLock(horizontalAngle: 45.0.nextDown, verticalAngle: 45)
  }
}
