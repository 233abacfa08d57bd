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

  /// The slop on each axis, in points.
  public let slop: Double

  /// The axes that can scroll.
  public let axes: PanAxes

  /// The angles of the lock; nil for none.
  public let directions: DirectionalLock?

  /// The axis that the travel is tied to.
  public private(set) var lock: ScrollAxis?

  /// Whether the slop has been left.
  public private(set) var hasBegun = false

  private var travel = Vector2.zero
  private var lastMove = -Double.infinity

  /// Creates the travel of a finger that has just touched.
  ///
  /// - Parameters:
  ///   - slop: on each axis, in points, not negative.
  ///   - axes: the axes that can scroll.
  ///   - directions: the angles of the lock; nil for none.
  ///   - carried: the lock of the last drag, where that was caught.
  public init(
    slop: Double = AxisTravel.slop, axes: PanAxes = .both,
    directions: DirectionalLock? = DirectionalLock(), carried: ScrollAxis? = nil
  ) {
    self.slop = slop
    self.axes = axes
    self.directions = directions
    lock = carried
  }

  /// What the content follows, in points; zero until the slop has been left.
  public var translation: Vector2 { hasBegun ? travel : .zero }

  /// Moves the finger.
  ///
  /// - Parameters:
  ///   - step: from the last place, in points.
  ///   - time: of the event, in seconds; the first one's is that of the touch.
  public mutating func move(by step: Vector2, at time: Double) {
    if let directions, !hasBegun || time - lastMove >= Self.pause,
      let axis = directions.axis(for: step), axes.only != axis.cross
    {
      lock = axis
    }
    lastMove = time
    for axis in ScrollAxis.allCases where lock != axis.cross { travel[axis] += step[axis] }
    guard !hasBegun, isPastSlop(.horizontal) || isPastSlop(.vertical) else { return }
    hasBegun = true
    for axis in ScrollAxis.allCases {
      let rest = axes.only == axis.cross ? 0 : max(abs(travel[axis]) - slop, 0)
      travel[axis] = travel[axis] < 0 ? -rest : rest
    }
  }

  private func isPastSlop(_ axis: ScrollAxis) -> Bool {
    axes.only != axis.cross && abs(travel[axis]) >= slop
  }
}
