/// Rows that come, go and change their extents: one call for the index, the content's size and its offset.
extension Scroller {
  /// The rows in view; empty without rows.
  ///
  /// - Parameters:
  ///   - rows: which begin at the beginning of the content, as long as at zoom scale 1.
  ///   - axis: of the rows.
  /// - Complexity: O(log n), O(1) while all extents are equal; no allocation.
  public func visibleRows(of rows: RowIndex, along axis: ScrollAxis = .vertical) -> Range<Int> {
    rows.visibleRows(
      offset: alongRows(contentOffset[axis], axis) / zoomScale,
      viewport: viewport[axis] / zoomScale)
  }

  /// Gives the rows in view the extents that the host measures; those that were right already stay where they are.
  ///
  /// For estimates, once a frame: rows above those that were right, of several groups the largest, grow upwards, all
  /// others move what lies behind them. Where none was right, as ``setExtent(_:ofRow:of:keeping:along:)``. What comes into
  /// view by it is measured too.
  ///
  /// - Parameters:
  ///   - rows: all of them; the extents of those in view are changed.
  ///   - goal: the row that was scrolled to, if any.
  ///   - axis: of the rows.
  ///   - measure: the extent of a row, at zoom scale 1, in points; asked again in every call.
  /// - Precondition: the goal's row is one of the rows.
  /// - Complexity: O(log n) and two measurements for each row in view; as many again for rows that come into view.
  public mutating func layOutRows(
    of rows: inout RowIndex, keeping goal: RowGoal? = nil, along axis: ScrollAxis = .vertical,
    measure: (Int) -> Double
  ) {
    let kept = rowKept(of: rows, along: axis, measure: measure)
    // A measure that says something else each time must not be asked forever.
    for _ in 0..<Self.mostPasses {
      var hasChanged = false
      for row in visibleRows(of: rows, along: axis) where row != kept {
        let isAbove = kept.map { row < $0 } ?? (rows.offset(of: row) < freeStart(axis) - pixelRest)
        let growth = setExtent(
          measure(row), ofRow: row, of: &rows, upwards: isAbove, keeping: goal, along: axis)
        if growth != 0 { hasChanged = true }
      }
      guard hasChanged else { return }
    }
  }

  /// The row in view that stays where it is while others are laid out: the first of the most in a row that were right.
  ///
  /// One that has just come in may be right by chance. Nil where none was right.
  private func rowKept(
    of rows: RowIndex, along axis: ScrollAxis, measure: (Int) -> Double
  ) -> Int? {
    var (kept, most, run): (Int?, Int, Int) = (nil, 0, 0)
    for row in visibleRows(of: rows, along: axis) {
      run = rows.extent(of: row) == measure(row) ? run + 1 : 0
      if run > most { (kept, most) = (row - run + 1, run) }
    }
    return kept
  }

  /// How often rows that come into view while others are laid out may bring in more, 100.
  ///
  /// Source: chosen, more than anything but a contradiction needs. Grade D.
  private static var mostPasses: Int { 100 }

  /// Inserts rows before a row; what is shown stays, in every phase.
  ///
  /// Rows that come in above what is free, clear of ``adjustedInset``, or right where it begins make space there
  /// (``insertContent(before:)``), those in view push what lies behind them.
  ///
  /// - Parameters:
  ///   - extents: of the new rows, at zoom scale 1, in points.
  ///   - row: the row that comes after them; `rows.count` appends.
  ///   - rows: all of them; the new ones are inserted.
  ///   - sticksToEnd: whether content that stands at its end, or goes there, goes on to the new end in 0.3 s: a chat
  ///     that follows its newest row until the reader scrolls up.
  ///   - axis: of the rows.
  /// - Returns: by how much the content grew, in points at zoom scale 1.
  /// - Precondition: as ``RowIndex/insert(_:at:)``.
  /// - Complexity: O(log n + new rows).
  @discardableResult
  public mutating func insertRows(
    _ extents: [Double], at row: Int, in rows: inout RowIndex, sticksToEnd: Bool = false,
    along axis: ScrollAxis = .vertical
  ) -> Double {
    let sticks = sticksToEnd && standsAtEnd(axis)
    let start = row < rows.count ? rows.offset(of: row) : rows.totalExtent
    let growth = rows.insert(extents, at: row)
    let isAbove = start <= freeStart(axis) + pixelRest && row < rows.count - extents.count
    grow(by: isAbove ? growth : 0, behind: isAbove ? 0 : growth, along: axis)
    if sticks, !standsAtEnd(axis) {
      var target = destination
      target[axis] = body.lines[at: axis].restingPlace(
        layoutDirection.isMirrored(axis)
          ? body.lines[at: axis].range.lowerBound : body.lines[at: axis].range.upperBound
      )
      scroll(to: target, animated: true)
    }
    return growth
  }

  /// Removes rows; what is shown of the others stays, in every phase.
  ///
  /// Where the row at the beginning of what is free goes, the next one that stays begins there.
  ///
  /// - Parameters:
  ///   - range: which.
  ///   - rows: all of them; those are removed.
  ///   - axis: of the rows.
  /// - Returns: by how much the content grew, in points at zoom scale 1: not above 0.
  /// - Precondition: the range lies within `0..<rows.count`.
  /// - Complexity: as ``RowIndex/remove(_:)``.
  @discardableResult
  public mutating func removeRows(
    _ range: Range<Int>, in rows: inout RowIndex, along axis: ScrollAxis = .vertical
  ) -> Double {
    guard !range.isEmpty else { return 0 }
    let start = range.lowerBound < rows.count ? rows.offset(of: range.lowerBound) : 0
    let growth = rows.remove(range)
    let above = min(max(freeStart(axis) - start, 0), -growth)
    grow(by: -above, behind: growth + above, along: axis)
    return growth
  }

  /// Where what is free begins along the rows, in points at zoom scale 1; pulled beyond their beginning, where it would
  /// begin at rest.
  func freeStart(_ axis: ScrollAxis) -> Double {
    let range = body.lines[axis].range
    let first = layoutDirection.isMirrored(axis) ? range.upperBound : range.lowerBound
    let along = max(alongRows(contentOffset[axis], axis), alongRows(first, axis))
    return (along + rowInsets(axis).near) / zoomScale
  }

  /// How far from a row's beginning content may rest that is put there, on a pixel, in points at zoom scale 1.
  var pixelRest: Double { (extent.grid.pixel / 2 + Line.rounding) / zoomScale }

  /// Whether the content stands at the end of its rows, or is sent there.
  private func standsAtEnd(_ axis: ScrollAxis) -> Bool {
    guard !isDragging, !zoom.isActive else { return false }
    let end = body.lines[axis].range
    return layoutDirection.isMirrored(axis)
      ? body.lines[axis].destination <= end.lowerBound + Self.sameGoal
      : body.lines[axis].destination >= end.upperBound - Self.sameGoal
  }

  /// Makes space before what is free, and behind it.
  ///
  /// Right to left the coordinate's beginning is the rows' end: there it is the other way round.
  ///
  /// - Parameter settles: whether content that is left outside returns.
  mutating func grow(
    by before: Double, behind: Double, along axis: ScrollAxis, settles: Bool = true
  ) {
    let isMirrored = layoutDirection.isMirrored(axis)
    let (first, last) = isMirrored ? (behind, before) : (before, behind)
    var size = Size2.zero
    size[axis] = first
    if first != 0 { insert(before: size, settles: settles) }
    if last != 0 { setExtent(settles: settles) { $0.content[axis] += last } }
  }
}
