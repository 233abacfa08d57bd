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
/// Places are counted from where the finger touched. The pan of other platforms has a circle for the slop, and
/// loses it along the direction of travel.
///
/// Source: published analyses of the pan recogniser as shipped in iOS 26.1; the slop on recorded touches,
/// grade A; the lock in two and in WebKit, as ``DirectionalLock`` says, grade B.
///
/// - Complexity: O(1) per move.
public struct AxisTravel: Hashable, Sendable {
  /// The slop of a finger on each axis, 10, in points (grade A).
  public static let slop = 10.0

  /// The share of the slop that a wheel has, 0.0001, dimensionless (grade P).
  public static let wheelShare = 0.0001

  /// The pause after which a move may change the lock of a pan that has begun, 0.6, in seconds (grade B).
  public static let pause = 0.6

  // In this order it is as small as it can be: every touch has one.
  /// What the content does not follow, in points.
  private var removed = Vector2.zero

  private let slop: PanSlop
  /// The axis of the last drag.
  private let carried: ScrollAxis?
  private var state: State

  /// The axis that the travel is tied to.
  public private(set) var lock: ScrollAxis?

  /// How far the finger has come.
  private enum State {
    /// Within the slop, and nothing follows.
    case possible
    /// It caught something, and has not moved.
    case catching
    /// It caught something, which follows; the axis may still change.
    case open
    /// Followed along an axis, or both.
    case decided
  }

  /// Whether the content follows: the slop has been left, or a finger that caught has moved.
  public var hasBegun: Bool { state == .open || state == .decided }

  private var isCatching: Bool { state == .catching || state == .open }

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
  ) {
    self.init(slop: slop, circle: nil, axes: axes, carried: carried, isCatching: isCatching)
  }

  /// The same, where the slop may be a circle.
  init(
    slop: Double, circle: SlopCircle?, axes: PanAxes, carried: ScrollAxis?, isCatching: Bool
  ) {
    self.slop = PanSlop(distance: slop, circle: circle, axis: axes.only)
    state = isCatching ? .catching : .possible
    self.carried = carried.flatMap { $0.cross == axes.only ? nil : $0 }
    lock = self.carried
  }

  /// A vector along the only axis that is followed, if it is one.
  func tied(_ vector: Vector2) -> Vector2 {
    guard let only = slop.axis ?? lock else { return vector }
    return only == .horizontal ? Vector2(vector.x, 0) : Vector2(0, vector.y)
  }

  /// What the content follows with the finger at a place, in points; zero until the slop has been left.
  @inline(__always)
  public func translation(at place: Vector2) -> Vector2 {
    guard hasBegun else { return .zero }
    let followed = place - removed
    guard let axis = slop.axis else { return followed }
    return axis == .horizontal ? Vector2(followed.x, 0) : Vector2(0, followed.y)
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
  ) {
    tie(from: start, to: end, after: pause, directions)
    let place = end - passedOver(directions)
    leave(at: slop.isLeft(at: place) ? place : nil, to: end, directions)
  }

  /// Moves the finger along a straight path, which may leave the slop between two events: the drag is the same
  /// however often the finger is reported.
  @inline(__always)
  mutating func follow(
    from start: Vector2, to end: Vector2, after pause: Double, _ directions: DirectionalLock?
  ) {
    if hasBegun, lock == nil, directions == nil { return }
    followFurther(from: start, to: end, after: pause, directions)
  }

  @inline(never)
  private mutating func followFurther(
    from start: Vector2, to end: Vector2, after pause: Double, _ directions: DirectionalLock?
  ) {
    let before = start - passedOver(directions)
    tie(from: start, to: end, after: pause, directions)
    guard state != .decided else { return }
    leave(at: slop.exit(from: before, to: end - passedOver(directions)), to: end, directions)
  }

  /// What of the travel does not count for leaving the slop; where all travel chooses the axis, nothing.
  private func passedOver(_ directions: DirectionalLock?) -> Vector2 {
    directions?.followsMoves == false ? .zero : removed
  }

  /// Chooses the axis by the latest move; one that is locked out stays where it is.
  private mutating func tie(
    from start: Vector2, to end: Vector2, after pause: Double, _ directions: DirectionalLock?
  ) {
    if let directions, directions.followsMoves {
      if state != .decided || pause >= Self.pause { take(directions.axis(for: end - start)) }
    } else if directions == nil {
      if !hasBegun { lock = nil }
    } else if state != .decided {
      return
    }
    guard let cross = lock?.cross else { return }
    removed[cross] = end[cross] - (start[cross] - removed[cross])
  }

  private mutating func take(_ axis: ScrollAxis?) {
    if let axis, slop.axis != axis.cross { lock = axis }
  }

  /// Begins where the slop is left, or with the first move of a catch.
  private mutating func leave(
    at exit: Vector2?, to end: Vector2, _ directions: DirectionalLock?
  ) {
    guard isCatching || exit != nil && state == .possible else { return }
    var part = isCatching ? .zero : slop.part(of: exit ?? .zero)
    if let directions, !directions.followsMoves {
      (lock, removed) = (carried, .zero)
      take(directions.axis(for: exit == .zero ? end : exit ?? end))
      if let cross = lock?.cross { (removed[cross], part[cross]) = (end[cross], 0) }
    }
    removed = removed + part
    let followed = end - removed
    if exit != nil {
      state = .decided
    } else if slop.axis.map({ followed[$0] != 0 }) ?? (followed != .zero) {
      state = .open
    }
  }
}
