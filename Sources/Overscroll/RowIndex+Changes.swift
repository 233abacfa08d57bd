/// Rows change their extents, come and go. Every change returns by how much the content grew: a host
/// that adds it to the content offset when the row lies above the viewport sees nothing jump.
extension RowIndex {
  /// Changes the extent of a row and returns the difference, new minus old, in points.
  ///
  /// - Parameters:
  ///   - extent: in points.
  ///   - row: which.
  /// - Precondition: `0 <= row < count`; `extent` is finite and not negative, and so is the total.
  /// - Complexity: O(log n); O(n) for the first row that differs from the others.
  @discardableResult
  public mutating func setExtent(_ extent: Double, of row: Int) -> Double {
    Self.check(extent: extent)
    let old = self.extent(of: row)
    guard extent != old else { return 0 }
    writeTree()
    tree[span + row] = extent
    addUp(rows: row..<row + 1)
    checkTotal()
    return extent - old
  }

  /// Inserts rows of the same extent before a row and returns their total, in points.
  ///
  /// - Parameters:
  ///   - newRows: how many.
  ///   - extent: of each, in points.
  ///   - row: the row that comes after them; `count` appends.
  /// - Precondition: `0 <= row <= count`; `newRows` is not negative; `extent` is finite and not
  ///   negative, and so is the total.
  /// - Complexity: O(1) while all extents stay equal, else O(log n + rows from there to the end);
  ///   appending is amortised over the doublings of the tree.
  @discardableResult
  public mutating func insert(count newRows: Int, extent: Double, at row: Int) -> Double {
    Self.check(count: newRows)
    Self.check(extent: extent)
    checkPlace(row, newRows)
    if count == 0 {
      self = RowIndex(count: newRows, extent: extent)
    } else if tree.isEmpty, extent == uniformExtent {
      count += newRows
    } else if newRows > 0 {
      makeRoom(newRows, at: row)
      for new in row..<row + newRows { tree[span + new] = extent }
      addUp(rows: row..<count)
    }
    checkTotal()
    return extent * Double(newRows)
  }

  /// Inserts rows before a row and returns their total, in points.
  ///
  /// - Parameters:
  ///   - extents: of the new rows, in points.
  ///   - row: the row that comes after them; `count` appends.
  /// - Precondition: `0 <= row <= count`; every extent is finite and not negative, and so is the total.
  /// - Complexity: O(log n + new rows + rows from there to the end), as for equal extents.
  @discardableResult
  public mutating func insert(_ extents: [Double], at row: Int) -> Double {
    let new = RowIndex(extents: extents)
    checkPlace(row, new.count)
    if count == 0 {
      self = new
    } else if new.tree.isEmpty {
      return insert(count: new.count, extent: new.uniformExtent, at: row)
    } else {
      makeRoom(new.count, at: row)
      for index in extents.indices { tree[span + row + index] = extents[index] }
      addUp(rows: row..<count)
      checkTotal()
    }
    return new.totalExtent
  }

  /// Removes rows and returns what they covered, in points, as a negative number.
  ///
  /// - Precondition: the range lies within `0..<count`.
  /// - Complexity: O(1) while all extents are equal, else O(log n + rows from there to the end). The
  ///   memory is kept for rows to come.
  @discardableResult
  public mutating func remove(_ rows: Range<Int>) -> Double {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "rows must lie within the index")
    let removed = offset(of: rows.upperBound) - offset(of: rows.lowerBound)
    let old = count
    count -= rows.count
    guard !tree.isEmpty else { return -removed }
    let span = span
    for row in rows.lowerBound..<old {
      tree[span + row] = row < count ? tree[span + row + rows.count] : 0
    }
    addUp(rows: rows.lowerBound..<old)
    return -removed
  }

  private func checkPlace(_ row: Int, _ newRows: Int) {
    precondition(row >= 0 && row <= count, "row must be one of the index, or its count")
    Self.check(count: count + newRows)
  }
}
