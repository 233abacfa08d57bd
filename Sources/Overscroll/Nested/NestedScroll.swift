/// Scrollers, drawers, pagers and anything else draggable inside one another, moved by one finger, and by
/// one momentum.
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
/// ## One rule for the finger's distance and for momentum
///
/// The members from the one that is touched up to the outermost take turns, in the order of
/// ``HandOffOrder``. Each takes as much of the distance as it can scroll and leaves the rest to the next:
///
/// ```
/// distance   Σ Δraw = the finger's distance (less the slop; counted before the rubber band)
/// momentum   m₁ v₁ = m₂ v₂ at every edge that is met, v₁ = v0 - r · distance
/// ```
///
/// What is stretched comes back first; what nobody can take stretches the last one that bounces.
/// A member that meets its edge by itself hands its momentum to the next one that can scroll on, at the
/// exact time at which it does, whenever frames come.
///
/// Momentum is handed on where the motion is a closed form: not under
/// ``ScrollPhysics/ScrollDynamics/uiKitFrames(frameInterval:)``. A member that snaps, and a drawer, hand on what a fling has
/// left at their end; with less they come to rest there.
///
/// ## Directions
///
/// A drag is tied to one axis by ``directionalLock`` as it leaves the slop (one that caught something follows
/// from its first move, and may change its axis until then), and shared out among the
/// members that can move along it: sideways it turns pages, up and down it scrolls the list and its
/// header.
///
/// ## Indices
///
/// A member is named by the index that `add` gave it. Whatever takes an index needs that of a member (``isMember(_:)``),
/// of the kind that it reads, and traps otherwise; of a removed member velocity and events are those of nothing.
///
/// ## A value
///
/// Conventions of time, input and copies are those of ``Draggable``. What happened to a member in the
/// last call is in ``events(of:)``.
///
/// - Complexity: O(members that move) per frame, O(8) per touch. No allocation, but for the first change
///   of a copy.
public struct NestedScroll: Draggable {
  /// What ties a drag to an axis; nil for drags that are free, shared out along both.
  public var directionalLock: DirectionalLock? = .nearerAxis

  /// Who moves the members on when fingers leave a trackpad: the system, unless set.
  public var trackpadMomentum = TrackpadMomentum.system

  /// What moves are the members.
  var body = Body<NoLines, NestedEvents>(NoLines())
  var members = NestedMembers()
  /// Whether pages were inserted or members removed: then places and indices are free.
  var hasChanged = false
  /// Whether a member is to be scrolled back by a distance before it returns: counted only then.
  var awaitsReturns = false
  /// The key that is held down.
  var heldKey: KeyCommand?
  var wheelInput = WheelInput()
  var wheelStroke = WheelStroke()

  /// The members that a stroke of a wheel has pushed, or that its fingers were laid on.
  var pushed: [Int] = []

  /// The gesture at work.
  var gesture = NestedGesture(id: 0)
  /// The others: those that fingers are on, and free ones.
  var waiting: [NestedGesture] = []
  /// The member that the host named for keys since the latest touch.
  var named: Int?
  /// The member that the next finger touches, as its host says.
  var aim: Int?
  /// Whether a finger moves only the member that it touches, none inside.
  var touchesAlone = false
  /// The axis that fingers move everything along, whatever else could be moved; nil for none.
  var tiedAxis: ScrollAxis?

  /// The last hand-off of momentum in the last call.
  package internal(set) var lastPass: MomentumPass?

  /// Creates a page of a single scroller.
  ///
  /// - Parameters:
  ///   - scroller: the outermost scroller.
  ///   - order: who takes turns first, it or those inside it.
  ///   - mass: how much momentum a velocity of it is.
  /// - Precondition: `mass` lies within ``MomentumTransfer/masses``.
  public init(_ scroller: Scroller, order: HandOffOrder, mass: Double = 1) {
    self.init(root: ScrollerBox(scroller), order: order, mass: mass)
    pan = scroller.pan
  }

  /// Creates a page that begins with a drawer: what lies in it scrolls when the drawer is open.
  ///
  /// - Precondition: `mass` lies within ``MomentumTransfer/masses``.
  public init(_ drawer: Drawer, order: HandOffOrder = .collapsing, mass: Double = 1) {
    self.init(root: DrawerBox(drawer), order: order, mass: mass)
    pan = drawer.pan
  }

  /// Creates a page that begins with a pager.
  ///
  /// - Precondition: `mass` lies within ``MomentumTransfer/masses``.
  public init(_ pager: Pager, order: HandOffOrder = .innerFirst, mass: Double = 1) {
    self.init(root: PagerBox(pager), order: order, mass: mass)
    pan = pager.pan
  }

  /// Creates a page that begins with anything draggable; fingers that touch it are its own, those on what
  /// lies in it are not.
  public init<Member: Draggable>(_ member: Member) {
    self.init(root: ComparedBox(member), order: .innerFirst, mass: 1)
  }

  /// The same, of a page that is never compared: it equals only itself, and the program is smaller.
  package init<Member: Draggable>(uncompared member: Member) {
    self.init(root: ModelBox(member), order: .innerFirst, mass: 1)
  }

  private init(root: MemberBox, order: HandOffOrder, mass: Double) {
    append(root, to: nil, order, mass)
  }

  // MARK: - Who is inside whom

  /// The index of the outermost member, 0.
  public var root: Int { 0 }

  /// How many members there are; indices that are free count too.
  public var count: Int { members.count }

  /// Puts a scroller into another member, next to those that are there.
  ///
  /// - Parameters:
  ///   - scroller: what to put there.
  ///   - parent: the index of the member it lies in. In one that rests on pages it is the first page
  ///     that has no member.
  ///   - order: who takes turns first, it or those inside it.
  ///   - mass: how much momentum a velocity of it is.
  /// - Returns: its index, which never changes; that of a removed member if one is free.
  /// - Precondition: ``canAdd(to:)`` the parent, and `mass` lies within ``MomentumTransfer/masses``.
  @discardableResult
  public mutating func add(
    _ scroller: Scroller, to parent: Int, order: HandOffOrder = .innerFirst, mass: Double = 1
  ) -> Int { append(ScrollerBox(scroller), to: parent, order, mass) }

  /// Puts a drawer into another member; otherwise as for a scroller.
  @discardableResult
  public mutating func add(
    _ drawer: Drawer, to parent: Int, order: HandOffOrder = .collapsing, mass: Double = 1
  ) -> Int { append(DrawerBox(drawer), to: parent, order, mass) }

  /// Puts a pager into another member; otherwise as for a scroller.
  @discardableResult
  public mutating func add(
    _ pager: Pager, to parent: Int, order: HandOffOrder = .innerFirst, mass: Double = 1
  ) -> Int { append(PagerBox(pager), to: parent, order, mass) }

  /// Puts anything draggable into another member: a dial, a window, a thrown value, another page.
  ///
  /// It takes the fingers that touch it whole, in the coordinates of the page, by its own rules; nothing of
  /// their distance or momentum is the others'. It is read and changed by ``subscript(_:as:)``.
  ///
  /// ```swift
  /// let volume = page.add(Dial(center: Vector2(195, 300)), to: page.root)
  /// page.touchDown(1, at: Vector2(255, 300), in: volume, time: 0)
  /// draw(page[volume, as: Dial.self].angle)
  /// ```
  ///
  /// - Precondition: ``canAdd(to:)`` the parent.
  @discardableResult
  public mutating func add<Member: Draggable>(_ member: Member, to parent: Int) -> Int {
    append(ComparedBox(member), to: parent, .innerFirst, 1)
  }

  /// The same, in a page that is never compared (``init(uncompared:)``).
  package mutating func add<Member: Draggable>(uncompared member: Member, to parent: Int) -> Int {
    append(ModelBox(member), to: parent, .innerFirst, 1)
  }
}
