public import ScrollCoordinates

/// What a finger's moves add up to on each axis, with the slop taken off and one axis tied.
///
/// ```
/// lock     until recognised from every move's own vector, then only after 0.6 s without a move:
///          <= 20° from the horizontal: horizontal;  >= 70°: vertical;  between: as it was
/// travel   the sum of the moves; nothing is added on the axis that is locked out
/// begins   |x| >= slop or |y| >= slop; each axis then loses the slop towards 0, an axis that may not
///          scroll all of it
/// ```
///
/// Places are counted from where the finger touched. The pan of other platforms has a circle for the slop, and
/// loses it along the direction of travel.
///
/// Source: published analyses of the pan recogniser as shipped in iOS 26.1; the slop on recorded touches,
/// grade A; the lock in two, grade B.
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

  private let slop: Double
  private let axis: ScrollAxis?
  #if OVERSCROLL_LIST_ONLY
    @_transparent private var isPerAxis: Bool {
      get { true }
      set {}
    }
  #else
    private var isPerAxis: Bool
  #endif

  /// The axis that the travel is tied to.
  public private(set) var lock: ScrollAxis?

  /// Whether the slop has been left.
  public private(set) var hasBegun = false

  /// Creates the travel of a finger that has just touched.
  ///
  /// - Parameters:
  ///   - slop: in points, not negative.
  ///   - axes: the axes that can scroll.
  ///   - isPerAxis: whether the slop is one of each axis, as UIKit's; else a circle.
  ///   - carried: the lock of the last drag, where that was caught.
  public init(
    slop: Double = AxisTravel.slop, axes: PanAxes = .both, isPerAxis: Bool = true,
    carried: ScrollAxis? = nil
  ) {
    self.slop = slop
    axis = axes.only
    self.isPerAxis = isPerAxis
    lock = carried.flatMap { $0.cross == axes.only ? nil : $0 }
  }

  /// The only axis that is followed, if it is one.
  var only: ScrollAxis? { axis ?? lock }

  private var path: PanSlop { PanSlop(distance: slop, axis: axis, isPerAxis: isPerAxis) }

  /// What the content follows with the finger at a place, in points; zero until the slop has been left.
  @inline(__always)
  public func translation(at place: Vector2) -> Vector2 {
    guard hasBegun else { return .zero }
    guard let axis else { return place - removed }
    var translation = Vector2.zero
    translation[axis] = place[axis] - removed[axis]
    return translation
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
    guard !hasBegun, path.isLeft(at: end - removed) else { return }
    begin(leaving: end - removed, at: end, directions)
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
    let before = start - removed
    tie(from: start, to: end, after: pause, directions)
    guard !hasBegun, let exit = path.exit(from: before, to: end - removed) else { return }
    begin(leaving: exit, at: end, directions)
  }

  /// Chooses the axis by the latest move; one that is locked out stays where it is.
  private mutating func tie(
    from start: Vector2, to end: Vector2, after pause: Double, _ directions: DirectionalLock?
  ) {
    if let directions, directions.followsMoves, !hasBegun || pause >= Self.pause {
      take(directions.axis(for: end - start))
    }
    guard let cross = lock?.cross else { return }
    removed[cross] = end[cross] - (start[cross] - removed[cross])
  }

  private mutating func take(_ axis: ScrollAxis?) {
    if let axis, self.axis != axis.cross { lock = axis }
  }

  private mutating func begin(
    leaving exit: Vector2, at end: Vector2, _ directions: DirectionalLock?
  ) {
    hasBegun = true
    let lockedOut = lock?.cross
    if let directions, !directions.followsMoves {
      take(directions.axis(for: exit == .zero ? end - removed : exit))
      if let cross = lock?.cross { removed[cross] = end[cross] }
    }
    let part = path.part(of: exit)
    for axis in ScrollAxis.allCases where axis != lock?.cross || axis == lockedOut {
      removed[axis] += part[axis]
    }
  }
}
