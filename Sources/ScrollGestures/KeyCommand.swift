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

  /// Which key it is, whatever is held down with it: shift may go up, or down, before the space bar does.
  package var withoutShift: KeyCommand { self == .shiftSpace ? .space : self }

  /// How far an arrow key scrolls, 40, in points.
  ///
  /// Source: a line of Chromium and WebKit is 40 px; grade B.
  public static let lineStep = 40.0

  /// How much of the viewport a page key scrolls, 0.8, dimensionless: a fifth stays in view.
  ///
  /// Source: WebKit, and a published analysis of UIKit's keys; grade B.
  public static let pageFraction = 0.8

  /// What a key scrolls by.
  public enum Granularity: Hashable, Sendable, CaseIterable {
    /// 40 pt of the content at zoom scale 1.
    case line
    /// Most of the viewport, or where there are pages, one of those.
    case page
    /// As far as there is.
    case document
  }

  /// What it scrolls by.
  public var granularity: Granularity {
    switch self {
    case .arrowUp, .arrowDown, .arrowLeft, .arrowRight: .line
    case .pageUp, .pageDown, .space, .shiftSpace: .page
    case .home, .end: .document
    }
  }

  /// Whether it makes the offset grow.
  public var isForward: Bool {
    switch self {
    case .arrowDown, .arrowRight, .pageDown, .end, .space: true
    case .arrowUp, .arrowLeft, .pageUp, .home, .shiftSpace: false
    }
  }

  /// The axis that it scrolls.
  ///
  /// - Parameter main: along which keys scroll that name no side of the screen.
  public func axis(main: ScrollAxis) -> ScrollAxis {
    switch self {
    case .arrowUp, .arrowDown: .vertical
    case .arrowLeft, .arrowRight: .horizontal
    case .pageUp, .pageDown, .home, .end, .space, .shiftSpace: main
    }
  }

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
    func isEmpty(_ axis: ScrollAxis) -> Bool {
      let (least, most) = (range.min[axis], range.max[axis])
      return !(least.isFinite && most.isFinite && least < most)
    }
    let axis = axis(main: isEmpty(.vertical) && !isEmpty(.horizontal) ? .horizontal : .vertical)
    var length =
      switch granularity {
      case .line: lineStep
      case .page: viewport[axis].isFinite ? viewport[axis] * KeyCommand.pageFraction : 0
      case .document: Double.infinity
      }
    if !isForward { length = -length }
    func next(_ one: ScrollAxis) -> Double {
      let (least, most) = (range.min[one], range.max[one])
      let start = offset[one].isFinite ? offset[one] : least.isFinite ? least : 0
      guard least.isFinite, most.isFinite, least <= most else { return start }
      let goal = one == axis ? start + length : start
      return min(max(goal.isNaN ? start : goal, least), most)
    }
    return Vector2(next(.horizontal), next(.vertical))
  }
}
