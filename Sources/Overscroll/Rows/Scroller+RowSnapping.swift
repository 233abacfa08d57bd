/// Releases that end on rows: SwiftUI's `.scrollTargetBehavior(.viewAligned)`.
extension Scroller {
  /// Lets a release end on the row that is nearest to where it would end; call it right after a lift.
  ///
  /// The table of the rows stays the host's: nothing is copied, however many there are. The content gets
  /// there as by ``land(on:)``, and what that causes is returned by the next call. The ends of the content
  /// count as rows: a flick to the end stays there.
  ///
  /// - Parameters:
  ///   - rows: which begin at the beginning of the content, as long as at zoom scale 1.
  ///   - anchor: which part of the viewport a row is aligned with; `.nearest` counts as `.top`.
  ///   - limit: how many rows it may go on at most from the one nearest now; nil for as many as it carries.
  ///   - axis: of the rows.
  /// - Returns: the row, and where it is to stand; nil without rows and while fingers have the content.
  /// - Complexity: O(log n), O(1) while all extents are equal; no allocation.
  @discardableResult
  public mutating func snap(
    to rows: RowIndex, anchor: RowAnchor = .top, atMost limit: Int? = nil,
    along axis: ScrollAxis = .vertical
  ) -> RowGoal? {
    guard !isTracking, !zoom.isMoving else { return nil }
    let anchor = anchor == .nearest ? .top : anchor
    guard var goal = goal(near: destination[axis], in: rows, anchor: anchor, along: axis)
    else { return nil }
    if let limit,
      let now = self.goal(near: contentOffset[axis], in: rows, anchor: anchor, along: axis)
    {
      let most = max(0, limit)
      let back = now.row - min(most, now.row)
      let on = now.row + min(most, rows.count - 1 - now.row)
      goal.row = min(max(goal.row, back), on)
    }
    var target = destination
    target[axis] = offset(of: goal, in: rows)
    // Landing hands out what happened; that is for the next call.
    body.events = land(on: target)
    return goal
  }

  /// The row that stands nearest to its place now; nil without rows.
  ///
  /// - Parameters:
  ///   - rows: which begin at the beginning of the content, as long as at zoom scale 1.
  ///   - anchor: where in the viewport its place is; `.nearest` counts as `.top`.
  ///   - axis: of the rows.
  public func nearestRow(
    of rows: RowIndex, anchor: RowAnchor = .top, along axis: ScrollAxis = .vertical
  ) -> Int? {
    let anchor = anchor == .nearest ? .top : anchor
    return goal(near: contentOffset[axis], in: rows, anchor: anchor, along: axis)?.row
  }

  /// The row that stands nearest to its place when the content is at an offset.
  private func goal(
    near offset: Double, in rows: RowIndex, anchor: RowAnchor, along axis: ScrollAxis
  ) -> RowGoal? {
    let (near, far) = rowInsets(axis)
    let inset: Double
    switch anchor {
    case .top, .nearest: inset = near
    case .center: inset = (near + viewport[axis] - far) / 2
    case .bottom: inset = viewport[axis] - far
    }
    guard let middle = rows.nearestRow(to: (alongRows(offset, axis) + inset) / zoomScale) else {
      return nil
    }
    var best = RowGoal(row: middle, anchor: anchor, axis: axis)
    var least = abs(self.offset(of: best, in: rows) - offset)
    // The row before and the one after; a list of the two would be allocated.
    for row in stride(from: middle - 1, through: middle + 1, by: 2)
    where row >= 0 && row < rows.count {
      let goal = RowGoal(row: row, anchor: anchor, axis: axis)
      let distance = abs(self.offset(of: goal, in: rows) - offset)
      if distance < least { (best, least) = (goal, distance) }
    }
    return best
  }
}
