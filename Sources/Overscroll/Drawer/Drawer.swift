@_spi(Formulas) import ScrollPhysics

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
/// dragged      1:1 between the outermost anchors; beyond them the rubber band b(x) = x c d / (d + c x), d
///              200 pt, or 100 at a side, and at most the distance to the container's edge
/// released     the anchor nearest to x + 0.099 s · v; a throw that would stay goes one further
/// settling     ``spring`` about that anchor, from the drawer's position and velocity; a throw oscillates
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
  /// How it goes to an anchor; a throw takes the rule's ζ unless another spring than the rule's is set.
  public var spring = PlacedRule.system.sheetSpring

  /// How far a flick carries: the d of the projection.
  public var decelerationRate = SheetRelease.projectionRate

  /// Whether motion that no finger causes is reduced.
  ///
  /// Programmatic moves and changes of layout happen immediately; a release settles without oscillation.
  public var reducesMotion = false

  /// Whose numbers it moves by; setting it sets ``spring`` and ``decelerationRate`` to the rule's.
  public var rule = PlacedRule.system { didSet { applyRule() } }

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

  /// Anchors by their indices.
  var goal: Goal<Int, Int>
  var placement: DrawerLayout
  /// The visible length.
  var body: Body<Line, DrawerEvents>

  /// Creates a drawer at rest on an anchor.
  ///
  /// - Parameters:
  ///   - anchors: where it rests.
  ///   - layout: what they are resolved with.
  ///   - anchor: the index of the anchor to start on.
  /// - Precondition: there is an anchor, and `anchor` is the index of one.
  public init(anchors: [DrawerAnchor], layout: DrawerLayout, anchor: Int = 0) {
    precondition(!anchors.isEmpty, "anchors must not be empty")
    precondition(anchors.indices.contains(anchor), "anchor must be the index of an anchor")
    self.anchors = anchors
    let layout = layout.sanitized
    placement = layout
    goal = Goal(rested: anchor, target: anchor)
    body = Body(
      Line(layout.visibleLength(at: anchors[anchor]), limits: layout.limits(anchors, rule)))
  }
}
