/// Rows change their extents, come and go. Every change returns by how much the content grew: a host
/// that adds it to the content offset when the row lies above the viewport sees nothing jump.
extension RowIndex {
  /// Changes the extent of a row and returns the difference, new minus old, in points.
  ///
  /// - Parameters:
  ///   - extent: in points.
  ///   - row: which.
  /// - Precondition: `0 <= row < count`.
  /// - Complexity: O(log n), also for the first row that differs from the others; O(n) once for the first
  ///   change of one of two copies.
  @discardableResult
  public mutating func setExtent(_ extent: Double, of row: Int) -> Double {
    let old = self.extent(of: row)
    guard Self.sanitized(extent) == extent, extent != old else { return 0 }
    buildTree()
    tree.setExtent(extent, of: row)
    changed()
    return extent - old
  }

  /// Inserts rows of the same extent before a row and returns their total, in points.
  ///
  /// - Parameters:
  ///   - newRows: how many.
  ///   - extent: of each, in points.
  ///   - row: the row that comes after them; `count` appends.
  /// - Precondition: `0 <= row <= count`; `newRows` is not negative.
  /// - Complexity: O(1) while all extents stay equal, else O(log n).
  @discardableResult
  public mutating func insert(count newRows: Int, extent: Double, at row: Int) -> Double {
    Self.check(count: newRows)
    let extent = Self.sanitized(extent)
    checkPlace(row, newRows)
    if count == 0 {
      self = RowIndex(count: newRows, extent: extent)
    } else if isUniform, extent == uniformExtent {
      count += newRows
    } else if newRows > 0 {
      buildTree()
      tree.insert(tree.addRun(count: newRows, extent: extent), at: row)
      changed()
    }
    return extent * Double(newRows)
  }

  /// Inserts rows before a row and returns their total, in points.
  ///
  /// - Parameters:
  ///   - extents: of the new rows, in points.
  ///   - row: the row that comes after them; `count` appends.
  /// - Precondition: `0 <= row <= count`.
  /// - Complexity: O(log n + new rows).
  @discardableResult
  public mutating func insert(_ extents: [Double], at row: Int) -> Double {
    checkPlace(row, extents.count)
    let extents = Self.sanitized(extents)
    guard let first = extents.first else { return 0 }
    if extents.allSatisfy({ $0 == first }) {
      return insert(count: extents.count, extent: first, at: row)
    }
    buildTree()
    let new = tree.build(extents)
    let grown = tree.total(of: new)
    tree.insert(new, at: row)
    changed()
    return grown
  }

  /// Removes rows and returns what they covered, in points, as a negative number.
  ///
  /// - Precondition: the range lies within `0..<count`.
  /// - Complexity: O(1) while all extents are equal, else O(log n + removed rows / 16). The memory is kept
  ///   for rows to come.
  @discardableResult
  public mutating func remove(_ rows: Range<Int>) -> Double {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "rows must lie within the index")
    guard !rows.isEmpty else { return 0 }
    let removed = offset(of: rows.upperBound) - offset(of: rows.lowerBound)
    if isUniform {
      count -= rows.count
    } else {
      tree.remove(rows)
      changed()
    }
    return -removed
  }

  private func checkPlace(_ row: Int, _ newRows: Int) {
    precondition(row >= 0 && row <= count, "row must be one of the index, or its count")
    Self.check(count: count + newRows)
  }

  /// Makes a tree of equal rows.
  private mutating func buildTree() {
    guard isUniform, count > 0 else { return }
    tree.root = tree.addRun(count: count, extent: uniformExtent)
  }

  /// After a change of the tree: without one where all rows are a single run, or none.
  private mutating func changed() {
    count = tree.count(tree.root)
    if let extent = tree.onlyExtent {
      tree.removeAll()
      uniformExtent = extent
    }
  }
}

extension RowIndex {
  static func check(count: Int) {
    precondition(count >= 0 && count <= Int.max / 4, "count must be between 0 and Int.max / 4")
  }

  /// An extent that makes sense: the largest is 1e280, of which the total of all rows is still a number.
  static func sanitized(_ extent: Double) -> Double { extent > 0 ? min(extent, 1e280) : 0 }

  /// Extents that make sense; the same list where all of them do.
  static func sanitized(_ extents: [Double]) -> [Double] {
    extents.allSatisfy { sanitized($0) == $0 } ? extents : extents.map { sanitized($0) }
  }
}
