/// The rows of a list by their extents: offset ↔ row in O(log n), without touching the others.
///
/// ```
/// offset of row i   the sum of the extents of the rows before it, rounded once
/// ```
///
/// Sums carry their rounding errors along (`ExactSum`), so the answers depend on the extents alone, not on
/// what was changed before, and rows tile the content exactly: each begins at the very bits at which the
/// one before it ends, and every row is found at its own offset, whatever the extents.
///
/// Rows of equal extent need no memory and no search: the row at an offset is a quotient. Otherwise the rows
/// stand in a balanced tree (`RowTree`), in which long runs of equal rows take up as much as a few rows.
/// Rows may have no extent; they keep their place and are never found by offset.
///
/// An extent that is negative or NaN counts as 0, one above 1e280 points as that; a change to such a one is
/// ignored.
///
/// Accuracy: an offset is off by half its last bit, as long as the total is less than 1e14 times the
/// smallest extent that is not 0, and there are less than 2^52 rows.
///
/// Not modelled: spacing (part of a row's extent) and headers (a row like any other).
///
/// - Complexity: O(log n) time and no allocation for a question, O(1) while all extents are equal;
///   O(log n) for a change anywhere. Memory: none while all extents are equal, else 16 to 40 bytes a row.
///   A copy shares it until one of the two changes.
public struct RowIndex: Sendable {
  /// The number of rows.
  public internal(set) var count: Int

  /// The extent of every row, in points, as long as there is no tree.
  var uniformExtent: Double

  /// The rows; without any while all extents are equal.
  var tree = RowTree()

  /// Creates an index of rows of the same extent.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - extent: of each, in points.
  /// - Precondition: `count` is between 0 and `Int.max / 4`.
  /// - Complexity: O(1), no allocation.
  public init(count: Int = 0, extent: Double = 0) {
    Self.check(count: count)
    self.count = count
    self.uniformExtent = Self.sanitized(extent)
  }

  /// Creates an index of rows by their extents, in points.
  ///
  /// - Complexity: O(n).
  public init(extents: [Double]) {
    let extents = Self.sanitized(extents)
    self.count = extents.count
    self.uniformExtent = extents.first ?? 0
    if !extents.allSatisfy({ $0 == uniformExtent }) { tree.root = tree.build(extents) }
  }

  /// The extent of all rows together, in points.
  public var totalExtent: Double { isUniform ? uniformExtent * Double(count) : tree.total }

  /// Whether all extents are equal and no tree is needed.
  var isUniform: Bool { tree.root < 0 }

  /// The extent of a row, in points.
  ///
  /// - Precondition: `0 <= row < count`.
  /// - Complexity: O(log n), O(1) while all extents are equal.
  public func extent(of row: Int) -> Double {
    precondition(row >= 0 && row < count, "row must be one of the index")
    return isUniform ? uniformExtent : tree.extent(of: row)
  }

  /// The offset at which a row begins, in points; for `row == count` the total extent.
  ///
  /// - Precondition: `0 <= row <= count`.
  public func offset(of row: Int) -> Double {
    precondition(row >= 0 && row <= count, "row must be one of the index, or its count")
    if isUniform { return uniformExtent * Double(row) }
    return row == count ? tree.total : tree.place(of: row).start
  }

  /// The row at an offset, or nil outside the content, for NaN, and where there is no content.
  ///
  /// A row owns its first point, not its last. At the offset of rows without extent this is the row
  /// after them.
  public func row(at offset: Double) -> Int? { place(at: offset)?.row }

  /// The row nearest to an offset: outside the content the first or the last; nil without rows.
  ///
  /// NaN counts as 0.
  public func nearestRow(to offset: Double) -> Int? {
    guard count > 0 else { return nil }
    if let row = row(at: offset) { return row }
    return offset >= totalExtent && offset > 0 ? count - 1 : 0
  }

  /// The rows of which something lies within a range of offsets, from the first to the last.
  ///
  /// Touching the range is not enough. Empty when no row has a part in it.
  public func rows(in range: Range<Double>) -> Range<Int> {
    rows(from: range.lowerBound, to: range.upperBound)
  }

  /// The rows of which something shows in a viewport, from the first to the last.
  ///
  /// Empty when nothing shows, and for NaN.
  ///
  /// - Parameters:
  ///   - offset: the content offset, in points.
  ///   - viewport: the viewport's length, in points.
  public func visibleRows(offset: Double, viewport: Double) -> Range<Int> {
    rows(from: offset, to: offset + viewport)
  }

  private func rows(from lower: Double, to upper: Double) -> Range<Int> {
    guard lower < upper, let first = place(at: max(lower, 0)),
      let last = place(before: min(upper, totalExtent))
    else { return 0..<0 }
    return first.row..<last.row + 1
  }
}

extension RowIndex: Hashable {
  /// Two indices are the same when their rows have the same extents; then all answers are the same.
  ///
  /// - Complexity: O(n), O(1) for two uniform ones.
  public static func == (a: RowIndex, b: RowIndex) -> Bool {
    guard a.count == b.count else { return false }
    var row = 0
    while row < a.count {
      // As many rows as are equal in both, or stand in one leaf of both.
      let (from, to) = (a.stretch(at: row), b.stretch(at: row))
      let end = min(from.end, to.end)
      let rows = from.isRun && to.isRun ? row..<row + 1 : row..<end
      guard rows.allSatisfy({ from.extent($0) == to.extent($0) }) else { return false }
      row = end
    }
    return true
  }

  /// Hashes the number of rows and their total extent.
  ///
  /// - Complexity: O(1).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(totalExtent)
  }
}
