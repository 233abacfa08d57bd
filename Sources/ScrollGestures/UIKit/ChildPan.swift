public import ScrollCoordinates

/// Whether the pan of a scroll view inside another one begins.
///
/// ```
/// c, p  child and parent scroll that axis
/// free  the child does not stand at the edge that a move of slop or more pushes it to
/// X = (c.y and past.y) or not p.x or not transfers.x or (c.x and free.x)         Y the same, x and y exchanged
/// begins = ((c.x and past.x) or (c.y and past.y)) and X and Y
/// ```
///
/// A paging parent takes the child's excess 1:1. There is no other hand-over during a drag.
///
/// Source: published analyses of the scroll view as shipped in iOS 26.1. Grade P.
///
/// - Complexity: O(1).
@_spi(Formulas) public struct ChildPan: Hashable, Sendable {
  /// What holds of an axis.
  public struct Side: Hashable, Sendable {
    /// Whether the child scrolls it.
    public var childScrolls: Bool

    /// Whether the child stands at its start.
    public var isAtStart: Bool

    /// Whether the child stands at its end.
    public var isAtEnd: Bool

    /// Whether the parent scrolls it.
    public var parentScrolls: Bool

    /// Whether a child at its edge leaves the pan to its parent.
    public var transfers: Bool

    /// Creates an axis; by default the child can move both ways, and its parent takes over where not.
    public init(
      childScrolls: Bool, isAtStart: Bool = false, isAtEnd: Bool = false, parentScrolls: Bool,
      transfers: Bool = true
    ) {
      self.childScrolls = childScrolls
      self.isAtStart = isAtStart
      self.isAtEnd = isAtEnd
      self.parentScrolls = parentScrolls
      self.transfers = transfers
    }
  }

  /// Both axes.
  public var axes: AxisPair<Side>

  /// How far a finger moves before it pushes, in points.
  public var slop: Double

  /// Creates the question.
  public init(_ axes: AxisPair<Side>, slop: Double = AxisTravel.slop) {
    self.axes = axes
    self.slop = slop
  }

  /// Whether the child's pan begins.
  ///
  /// - Parameters:
  ///   - moved: the finger's travel, in points; content at its start is pushed there by positive travel.
  ///   - pastSlop: the axes on which the slop has been left.
  public func begins(moved: Vector2, pastSlop: AxisPair<Bool>) -> Bool {
    var isMoved = false
    var isKept = true
    for axis in ScrollAxis.allCases {
      let (side, cross) = (axes[axis], axis.cross)
      isMoved = isMoved || (side.childScrolls && pastSlop[axis])
      let isPushed =
        (moved[axis] >= slop && side.isAtStart) || (moved[axis] <= -slop && side.isAtEnd)
      let isFree =
        (axes[cross].childScrolls && pastSlop[cross]) || !side.parentScrolls || !side.transfers
        || (side.childScrolls && !isPushed)
      isKept = isKept && isFree
    }
    return isMoved && isKept
  }
}
