public import ScrollCoordinates

/// What a finger's moves add up to on each axis, with the slop taken off and one axis tied.
///
/// ```
/// lock     until recognised from every move's own vector, then only after 0.6 s without a move:
///          <= 20° from the horizontal: horizontal;  >= 70°: vertical;  between: as it was
/// caught   follows from the first move on the axis of the last drag; the lock stays open up to the slop
/// travel   the sum of the moves; nothing is added on the axis that is locked out
/// begins   |x| >= slop or |y| >= slop; each axis then loses the slop towards 0, an axis that may not
///          scroll all of it
/// ```
///
/// Places are counted from where the finger touched. A path that leaves the slop between two events begins where it
/// meets the square, so that the translation starts at 0 without a jump, and samples added between others change
/// nothing. The pan of other platforms has a circle for the slop, and loses it along the direction of travel.
///
/// Source: published analyses of the pan recogniser as shipped in iOS 26.1; the slop on recorded touches,
/// grade A; the lock in two and in WebKit, as ``DirectionalLock`` says, grade B.
///
/// - Complexity: O(1) per move.
@_spi(Formulas) public struct AxisTravel: Hashable, Sendable {
  /// The slop of a finger on each axis, 10, in points (grade A).
  public static let slop = 10.0

  /// The pause after which a move may change the lock of a pan that has begun, 0.6, in seconds (grade B).
  public static let pause = 0.6

  // In this order it is as small as it can be: every touch has one.
  /// What the content does not follow, in points.
  private var removed = Vector2.zero

  private let slop: Double

  /// Finds where a path leaves a slop that is no square.
  private let circle: SlopCircle?

  /// The only axis that can scroll.
  private let only: ScrollAxis?

  /// The axis of the last drag.
  private let carried: ScrollAxis?

  /// Whether it caught something: it follows from its first move, and up to the slop the axis may change.
  private let isCatching: Bool

  /// Whether the slop has been left.
  private var hasLeft = false

  /// Whether the content follows: the slop has been left, or a finger that caught has moved.
  public private(set) var hasBegun = false

  /// The axis that the travel is tied to.
  public private(set) var lock: ScrollAxis?

  /// Creates the travel of a finger that has just touched.
  ///
  /// - Parameters:
  ///   - slop: in points, not negative.
  ///   - axes: the axes that can scroll.
  ///   - carried: the lock of the last drag, where that was caught.
  ///   - isCatching: whether the content follows from the first move, and the slop only bounds where the lock may
  ///     change.
  public init(
    slop: Double = AxisTravel.slop, axes: PanAxes = .both, carried: ScrollAxis? = nil,
    isCatching: Bool = false
  ) { self.init(slop: slop, circle: nil, axes: axes, carried: carried, isCatching: isCatching) }

  /// The same, where the slop may be a circle.
  init(
    slop: Double, circle: SlopCircle?, axes: PanAxes, carried: ScrollAxis?, isCatching: Bool
  ) {
    (self.slop, self.circle, only, self.isCatching) = (slop, circle, axes.only, isCatching)
    self.carried = only == nil || only == carried ? carried : nil
    lock = self.carried
  }

  /// What of a place the content does not follow, in points: to the bit nothing of it, where it follows all.
  func removed(at place: Vector2) -> Vector2 { place - translation(at: place) }

  /// The travel of the finger that stays after a pinch: as of one that has caught the content.
  func continued(axes: PanAxes) -> AxisTravel {
    var travel = AxisTravel(
      slop: slop, circle: circle, axes: axes, carried: nil, isCatching: true)
    travel.hasBegun = hasBegun
    return travel
  }

  /// A vector along the only axis that is followed, if it is one.
  func tied(_ vector: Vector2) -> Vector2 { Self.kept(vector, on: only ?? lock) }

  private static func kept(_ vector: Vector2, on axis: ScrollAxis?) -> Vector2 {
    Vector2(axis == .vertical ? 0 : vector.x, axis == .horizontal ? 0 : vector.y)
  }

  /// What the content follows with the finger at a place, in points; zero until the slop has been left.
  @inline(__always)
  public func translation(at place: Vector2) -> Vector2 {
    hasBegun ? Self.kept(place - removed, on: only) : .zero
  }

  /// Moves the finger as UIKit reads it: what begins, begins at an event.
  ///
  /// - Parameters:
  ///   - start: the place before, in points.
  ///   - end: the place now, in points.
  ///   - pause: since the event before, in seconds.
  ///   - directions: the angles of the lock; nil for none.
  public mutating func move(
    from start: Vector2, to end: Vector2, after pause: Double,
    directions: DirectionalLock? = DirectionalLock()
  ) { followFurther(from: start, to: end, after: pause, directions, isEventwise: true) }

  /// Moves the finger along a straight path, which may leave the slop between two events: the drag is the same
  /// however often the finger is reported.
  @inline(__always)
  mutating func follow(
    from start: Vector2, to end: Vector2, after pause: Double, _ directions: DirectionalLock?
  ) {
    if hasBegun, lock == nil, directions == nil { return }
    followFurther(from: start, to: end, after: pause, directions, isEventwise: false)
  }

  @inline(never)
  private mutating func followFurther(
    from start: Vector2, to end: Vector2, after pause: Double, _ directions: DirectionalLock?,
    isEventwise: Bool
  ) {
    // Where all travel chooses the axis, all of it counts for leaving the slop.
    let countsAll = directions?.followsMoves == false
    let before = countsAll ? start : start - removed
    if !countsAll {
      if let directions {
        if !hasLeft || pause >= Self.pause { take(directions.axis(for: end - start)) }
      } else if !hasBegun {
        lock = nil
      }
    }
    // What is locked out stays where it is.
    if !countsAll || hasLeft {
      if lock == .horizontal { removed.y = end.y - (start.y - removed.y) }
      if lock == .vertical { removed.x = end.x - (start.x - removed.x) }
    }
    guard !hasLeft else { return }
    let place = countsAll ? end : end - removed
    var exit = place
    hasLeft = leaves(from: before, to: &exit)
    if isEventwise { exit = place }
    guard isCatching || hasLeft else { return }
    var part = isCatching ? .zero : within(exit)
    if countsAll, let directions {
      (lock, removed) = (carried, .zero)
      take(directions.axis(for: exit == .zero ? end : exit))
      if lock == .horizontal { (removed.y, part.y) = (end.y, 0) }
      if lock == .vertical { (removed.x, part.x) = (end.x, 0) }
    }
    removed = removed + part
    hasBegun = hasLeft || hasBegun || Self.kept(end - removed, on: only) != .zero
  }

  private mutating func take(_ axis: ScrollAxis?) {
    if only == nil || only == axis { lock = axis ?? lock }
  }

  /// How much of a place is the slop, in points.
  private func within(_ place: Vector2) -> Vector2 { Vector2(within(place.x), within(place.y)) }

  private func within(_ distance: Double) -> Double { min(max(distance, -slop), slop) }

  /// Whether the path from `a` to `b`, both relative to the start, leaves the slop; then `b` becomes where.
  private func leaves(from a: Vector2, to b: inout Vector2) -> Bool {
    if let circle, only == nil { return circle.leaves(a, &b, slop) }
    let x = only == .vertical ? .infinity : share(from: a.x, to: b.x)
    let y = only == .horizontal ? .infinity : share(from: a.y, to: b.y)
    // The first of the axes that get there decides where.
    let first = min(x, y)
    guard first < .infinity else { return false }
    let end = b
    b = within(a + (b - a) * max(first, 0))
    if y < x { b.y = end.y < 0 ? -slop : slop } else { b.x = end.x < 0 ? -slop : slop }
    return true
  }

  /// After which share of a path an axis leaves the slop; infinite where it does not.
  private func share(from a: Double, to b: Double) -> Double {
    let (reach, far) = (abs(b), abs(b - a))
    guard reach > 0, reach >= slop else { return .infinity }
    return far > 0 ? 1 - (reach - slop) / far : 0
  }
}
