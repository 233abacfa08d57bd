/// A headless drawer (a sheet, a side menu): a panel that rests on anchors, and follows the finger
/// between them.
///
/// ```swift
/// var drawer = Drawer(
///   anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)],
///   layout: DrawerLayout(container: Size2(390, 844)))
/// drawer.touchDown(1, at: Vector2(200, 760), time: 0)
/// drawer.touchMoved(1, to: Vector2(200, 700), time: 0.016)
/// let release = drawer.touchUp(1, time: 0.032)      // goes to release.anchor
/// while drawer.isMoving { draw(drawer.advance(to: clock.next()).position) }
/// ```
///
/// ## The law
///
/// ```
/// dragged      1:1 between the outermost anchors; beyond them the rubber band, d the distance from
///              the outermost anchor to the container's edge (b(x) = x c d / (d + c x))
/// released     the anchor nearest to x + v / r
/// settling     ``spring`` about that anchor, from the drawer's position and velocity
/// ```
///
/// v is the finger's velocity. Beyond an outermost anchor the drawer itself is slower than the finger, by
/// the band's slope; the finger's velocity chooses the anchor, the drawer's own goes into the spring, so
/// that position and velocity do not jump on release.
///
/// A finger catches it in flight without a jump: the band is inverted.
///
/// ## A value
///
/// Conventions of time, input and copies are those of ``Draggable``. All lengths are measured from the
/// drawer's own edge, so the four edges are one drawer, mirrored.
///
/// - Complexity: O(1) per event and frame, O(anchors) per release and layout; no allocation.
public struct Drawer: Draggable {
  /// How it goes to an anchor.
  public var spring = DampedSpring.interaction

  /// How far a flick carries: the r of the projection.
  public var decelerationRate = DecelerationRate.normal

  /// Whether motion that no finger causes is reduced.
  ///
  /// Programmatic moves and changes of layout happen immediately; a release settles without oscillation.
  public var reducesMotion = false

  /// The anchors, in any order; indices into this list name them.
  public internal(set) var anchors: [DrawerAnchor]

  /// What the anchors are resolved with; setting it takes time where the drawer has to move.
  ///
  /// In any phase: what is seen of the drawer stays, and so does its velocity; it then goes to where its
  /// anchor now is. Dragged, it goes on from the same place under the finger.
  public var layout: DrawerLayout {
    get { placement }
    set { setLayout(newValue) }
  }

  /// The index of the anchor it rests on, or rested on last.
  public internal(set) var anchor: Int

  /// The index of the anchor it goes to; ``anchor`` when it rests.
  public internal(set) var targetAnchor: Int

  /// Why it goes to ``targetAnchor``, or went there last.
  public internal(set) var reason = DrawerChangeReason.program

  var placement: DrawerLayout
  /// The visible length.
  var axis: MovingAxis
  var driver = TouchDriver()
  var news = DrawerEvents()

  /// Creates a drawer at rest on an anchor.
  ///
  /// - Parameters:
  ///   - anchors: where it rests.
  ///   - layout: what they are resolved with.
  ///   - anchor: the index of the anchor to start on.
  /// - Precondition: there are two anchors or more, and `anchor` is the index of one.
  public init(anchors: [DrawerAnchor], layout: DrawerLayout, anchor: Int = 0) {
    precondition(anchors.count >= 2, "anchors must be two or more")
    precondition(anchors.indices.contains(anchor), "anchor must be the index of an anchor")
    self.anchors = anchors
    placement = layout
    self.anchor = anchor
    targetAnchor = anchor
    axis = MovingAxis(
      layout.visibleLength(at: anchors[anchor]), limits: layout.limits(anchors))
  }
}
