@_spi(Formulas) import ScrollPhysics

/// A headless floating window (picture in picture): dragged in two dimensions, thrown into corners.
///
/// ```swift
/// var window = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
/// window.touchDown(1, at: Vector2(300, 780), time: 0)
/// window.touchMoved(1, to: Vector2(280, 700), time: 0.016)
/// let release = window.touchUp(1, time: 0.032)       // goes to release.place
/// while window.isMoving { draw(window.advance(to: clock.next()).frame) }
/// ```
///
/// ## The law
///
/// ```
/// dragged      1:1 in its space; beyond it the rubber band on each axis, d 50 pt, at most its own length
/// released     the resting place nearest to x + 0.199 s · v, in the plane
/// settling     one spring on each axis, each from that axis' position and velocity
/// ```
///
/// The space is the container less its insets (at the bottom the keyboard, if that covers more), a
/// margin, and the window itself. A place is a share of the space: when anything about the space changes,
/// in any phase, the window goes on from where it is, as fast as it is, to where its place is now.
///
/// ## Stashing
///
/// With a ``StashRule``, a window that is dropped with its middle outside a side, or is thrown there so
/// fast that enough speed is left at the side, is stashed: only a strip of it is seen. A tap or a drag
/// brings it back.
///
/// Conventions of time, input and copies are those of ``Draggable``.
///
/// - Complexity: O(1) per event and frame, O(places) per release; no allocation.
public struct PictureInPicture: Draggable {
  /// How it goes to a corner, on each axis.
  ///
  /// Another spring than the rule's serves for everything: also for a stash and a rotation, for which
  /// `FloatingWindowSpring` has springs of their own.
  public var spring = FloatingWindowSpring.corner.spring

  /// How far a throw carries: the d of the projection.
  public var decelerationRate = FloatingWindowSpring.projectionRate

  /// How it is stashed at a side; nil: never.
  ///
  /// A stashed window shows as much as a new rule says; without one it goes to the nearest place.
  public var stashing: StashRule? {
    didSet {
      if !body.admits(stashing?.isValid != false) { stashing = oldValue }
      if stashing?.peek != oldValue?.peek { applyStashing() }
    }
  }

  /// The size a double tap changes to, and back from; nil: none.
  public var alternateSize: Size2? {
    didSet { if !body.admits(alternateSize?.isValid != false) { alternateSize = oldValue } }
  }

  /// Whether motion that no finger causes is reduced.
  ///
  /// Programmatic moves and changes of the space happen immediately; a throw settles without oscillation.
  public var reducesMotion = false

  /// Whose numbers it moves by; setting it sets ``spring`` and ``decelerationRate`` to the rule's.
  public var rule = PlacedRule.system { didSet { applyRule() } }

  /// Where it may rest.
  public internal(set) var restingPlaces: RestingPlaces

  /// The size it has or is changing to, in points.
  public internal(set) var targetSize: Size2

  /// Its places.
  var goal: Goal<PictureInPicturePlace, PictureInPicturePlace>
  var space: FloatingSpace
  var body: Body<WindowLines, PictureInPictureEvents>

  /// Creates a window at rest.
  ///
  /// - Parameters:
  ///   - size: the window's, in points.
  ///   - container: what it floats in, in points.
  ///   - insets: the container's safe area insets, in points.
  ///   - margin: distance kept from the edges, in points; 12, chosen, grade D.
  ///   - restingPlaces: where it may rest.
  ///   - place: the index of the resting place to start in.
  /// - Precondition: there is a resting place, and `place` is the index of one.
  public init(
    size: Size2, container: Size2, insets: Insets = .zero, margin: Double = 12,
    restingPlaces: RestingPlaces = .corners, place: Int = 3
  ) {
    precondition(
      place >= 0 && place < restingPlaces.count, "place must be the index of a resting place")
    let size = size.sanitized
    let space = FloatingSpace(container: container, insets: insets, keyboard: 0, margin: margin)
    let corner = space.origin(share: restingPlaces.share(place), size: size)
    self.space = space
    self.restingPlaces = restingPlaces
    goal = Goal(rested: .resting(place), target: .resting(place))
    targetSize = size
    let any = AxisLimits(0 ... .farthestPlace, below: 0, above: 0)
    body = Body(
      WindowLines(
        origin: AxisPair(
          x: Line(corner.x, limits: space.limits(.horizontal, size: size, rule)),
          y: Line(corner.y, limits: space.limits(.vertical, size: size, rule))),
        size: AxisPair(x: Line(size.width, limits: any), y: Line(size.height, limits: any))))
  }
}
