public import ScrollCoordinates

/// A key that scrolls.
public enum KeyCommand: Hashable, Sendable, CaseIterable {
  /// One line up.
  case arrowUp
  /// One line down.
  case arrowDown
  /// One line to the left.
  case arrowLeft
  /// One line to the right.
  case arrowRight
  /// One page back.
  case pageUp
  /// One page on.
  case pageDown
  /// To the start.
  case home
  /// To the end.
  case end
  /// The space bar: one page on.
  case space
  /// Shift and the space bar: one page back.
  case shiftSpace

  /// How far an arrow key scrolls, 40, in points.
  ///
  /// Source: a line of Chromium and WebKit is 40 px; grade B.
  public static let lineStep = 40.0

  /// How much of the viewport a page key scrolls, 0.875, dimensionless: an eighth stays in view.
  ///
  /// Source: Chromium, and WebKit for years; grade B. On the Mac both scroll further in tall views.
  public static let pageFraction = 0.875

  /// Where the offset should go, in points, within the range.
  ///
  /// Page keys, home, end and space act vertically, or horizontally where nothing scrolls vertically
  /// (a pager). The other axis keeps its offset, but for being brought into the range.
  ///
  /// - Parameters:
  ///   - offset: The offset now, in points. A component that is not finite counts as the range's
  ///     start.
  ///   - viewport: The size of the view, in points; a side that is not finite counts as 0.
  ///   - range: The least and greatest offsets, in points. An axis whose range is reversed or not
  ///     finite keeps its offset.
  ///   - lineStep: How far an arrow key scrolls, in points.
  /// - Returns: The new offset, in points; finite if the offset or the range is.
  public func target(
    from offset: Vector2, viewport: Size2, range: (min: Vector2, max: Vector2),
    lineStep: Double = KeyCommand.lineStep
  ) -> Vector2 {
    let travel = AxisPair(
      x: Travel(start: range.min.x, end: range.max.x),
      y: Travel(start: range.min.y, end: range.max.y))
    let main: ScrollAxis = travel.y.isEmpty && !travel.x.isEmpty ? .horizontal : .vertical
    let page = viewport[main].isFinite ? viewport[main] * KeyCommand.pageFraction : 0

    var target = Vector2(travel.x.sane(offset.x), travel.y.sane(offset.y))
    let axis: ScrollAxis
    let goal: Double
    switch self {
    case .arrowUp: (axis, goal) = (.vertical, target.y - lineStep)
    case .arrowDown: (axis, goal) = (.vertical, target.y + lineStep)
    case .arrowLeft: (axis, goal) = (.horizontal, target.x - lineStep)
    case .arrowRight: (axis, goal) = (.horizontal, target.x + lineStep)
    case .pageUp, .shiftSpace: (axis, goal) = (main, target[main] - page)
    case .pageDown, .space: (axis, goal) = (main, target[main] + page)
    case .home: (axis, goal) = (main, travel[main].start)
    case .end: (axis, goal) = (main, travel[main].end)
    }
    if travel[axis].isValid, !goal.isNaN { target[axis] = goal }
    return Vector2(travel.x.clamp(target.x), travel.y.clamp(target.y))
  }

  /// The offsets of one axis.
  private struct Travel {
    let start: Double
    let end: Double

    /// Whether both ends are finite and in order.
    var isValid: Bool { start.isFinite && end.isFinite && start <= end }

    /// Whether the axis has nowhere to go.
    var isEmpty: Bool { !isValid || start == end }

    func sane(_ offset: Double) -> Double {
      if offset.isFinite { return offset }
      return start.isFinite ? start : 0
    }

    func clamp(_ offset: Double) -> Double { isValid ? min(max(offset, start), end) : offset }
  }
}
