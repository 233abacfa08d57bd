/// Rows and the content they cover, each from one walk down the tree, or from one division where all rows
/// are equal.
extension RowIndex {
  /// A row, where it begins and ends, and its extent.
  ///
  /// - Precondition: `0 <= row < count`.
  /// - Complexity: O(log n), O(1) while all extents are equal.
  public func place(of row: Int) -> RowPlace {
    precondition(row >= 0 && row < count, "row must be one of the index")
    if isUniform { return uniformPlace(of: row) }
    return tree.place(of: row)
  }

  /// The row with `start <= offset < end`, or nil outside the content and for NaN.
  ///
  /// - Complexity: O(log n), O(1) while all extents are equal.
  public func place(at offset: Double) -> RowPlace? {
    guard offset >= 0, offset < totalExtent else { return nil }
    return lastPlace(notAfter: offset, spacing: 0)
  }

  /// The row with `start < offset <= end`, or nil outside the content.
  ///
  /// What a number is greater than, the next smaller one is not less than.
  func place(before offset: Double) -> RowPlace? { place(at: offset.nextDown) }

  /// The last row with `start + row · spacing <= point`, or the first row: where rows have spaces between
  /// them that are not part of the index.
  ///
  /// - Parameters:
  ///   - point: in points.
  ///   - spacing: between two rows, in points; not negative.
  /// - Precondition: there are rows.
  /// - Complexity: O(log n), O(1) while all extents are equal.
  func lastPlace(notAfter point: Double, spacing: Double) -> RowPlace {
    if isUniform { return uniformPlace(of: uniformRow(notAfter: point, spacing: spacing)) }
    return tree.descend { walk, extent in
      (point - walk.start - Double(walk.row) * spacing) / (extent + spacing)
    } _: { row, start in
      start + Double(row) * spacing <= point
    }
  }

  /// The last row with `start + row · spacing <= point`, or the first row, and the rows around it.
  ///
  /// One walk tells all that a pager's frame asks of its pages.
  ///
  /// - Precondition: there are rows.
  /// - Complexity: O(log n), O(1) while all extents are equal.
  package func surroundings(notAfter point: Double, spacing: Double) -> RowSurroundings {
    if isUniform { return uniformSurroundings(of: uniformRow(notAfter: point, spacing: spacing)) }
    return tree.surroundings { walk, extent in
      (point - walk.start - Double(walk.row) * spacing) / (extent + spacing)
    } _: { row, start in
      start + Double(row) * spacing <= point
    }
  }

  /// The last row for which `isBefore(row, its start)`, or the first row.
  ///
  /// - Parameter isBefore: must not hold again once it fails.
  /// - Complexity: O(log n).
  func descend(_ isBefore: (_ row: Int, _ start: Double) -> Bool) -> RowPlace {
    guard isUniform else { return tree.descend(guess: { _, _ in 0 }, isBefore) }
    let extent = uniformExtent
    return uniformPlace(
      of: UniformRows.last(of: count, near: 0) { isBefore($0, extent * Double($0)) })
  }

  // MARK: - Equal rows

  private func uniformRow(notAfter point: Double, spacing: Double) -> Int {
    let extent = uniformExtent
    return UniformRows.last(of: count, near: point / (extent + spacing)) { row in
      extent * Double(row) + Double(row) * spacing <= point
    }
  }

  private func uniformPlace(of row: Int) -> RowPlace {
    RowPlace(
      row: row, start: uniformExtent * Double(row), end: uniformExtent * Double(row + 1),
      extent: uniformExtent)
  }

  private func uniformSurroundings(of row: Int) -> RowSurroundings {
    RowSurroundings(
      place: uniformPlace(of: row), before: row > 0 ? uniformPlace(of: row - 1) : nil,
      after: row + 1 < count ? uniformPlace(of: row + 1) : nil)
  }
}
