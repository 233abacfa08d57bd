/// The rows of a list by their extents: offset ↔ row in O(log n), without touching the others.
///
/// A binary tree of sums stands over the extents; every node holds the sum of its two children. A
/// question walks down from the root and cuts the content in two at every node:
///
/// ```
/// cut = min(low + sum of the left half, high)       left half [low, cut), right half [cut, high)
/// ```
///
/// so rows tile the content exactly: each begins at the very bits at which the one before it ends, and
/// every row is found at its own offset, whatever the extents. Sums are taken anew from the extents
/// (never corrected by differences), so the answers depend on the extents alone: a million changes
/// there and back leave no trace, where a tree of prefix sums would drift.
///
/// Rows of equal extent need no tree: it is implied until a row differs. Rows may have no extent; they
/// keep their place and are never found by offset.
///
/// Accuracy: an offset is the sum of at most 2 log₂ n roundings, about 1e-8 pt in a million rows of
/// 44 pt; the tests hold it to that.
///
/// Not modelled: spacing (part of a row's extent) and headers (a row like any other).
///
/// - Complexity: O(log n) time and no allocation for a question. Memory: none while all extents are
///   equal, else 16 to 32 bytes a row.
public struct RowIndex: Sendable {
  /// The number of rows.
  public internal(set) var count: Int

  /// The extent of every row, in points, as long as there is no tree.
  var uniformExtent: Double

  /// Node sums in heap order, the root at 1, the extents in the second half; empty while uniform.
  var tree: [Double] = []

  /// Creates an index of rows of the same extent.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - extent: of each, in points.
  /// - Precondition: `count` is between 0 and `Int.max / 4`; `extent` is finite and not negative, and
  ///   so is the total.
  /// - Complexity: O(1), no allocation.
  public init(count: Int = 0, extent: Double = 0) {
    Self.check(count: count)
    Self.check(extent: extent)
    self.count = count
    self.uniformExtent = extent
    checkTotal()
  }

  /// Creates an index of rows by their extents, in points.
  ///
  /// - Precondition: every extent is finite and not negative, and so is the total.
  /// - Complexity: O(n).
  public init(extents: [Double]) {
    for extent in extents { Self.check(extent: extent) }
    self.count = extents.count
    self.uniformExtent = extents.first ?? 0
    if !extents.allSatisfy({ $0 == uniformExtent }) { plantTree(for: count) { extents[$0] } }
    checkTotal()
  }

  /// The extent of all rows together, in points.
  public var totalExtent: Double { tree.isEmpty ? uniformTotal : tree[1] }

  /// The extent of a row, in points.
  ///
  /// - Precondition: `0 <= row < count`.
  /// - Complexity: O(1).
  public func extent(of row: Int) -> Double {
    precondition(row >= 0 && row < count, "row must be one of the index")
    return tree.isEmpty ? uniformExtent : tree[span + row]
  }

  /// The offset at which a row begins, in points; for `row == count` the total extent.
  ///
  /// - Precondition: `0 <= row <= count`.
  public func offset(of row: Int) -> Double {
    precondition(row >= 0 && row <= count, "row must be one of the index, or its count")
    return row == count ? totalExtent : placed(row).start
  }

  /// The row at an offset, or nil outside the content, for NaN, and where there is no content.
  ///
  /// A row owns its first point, not its last. At the offset of rows without extent this is the row
  /// after them.
  public func row(at offset: Double) -> Int? { placed(at: offset)?.row }

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
    guard lower < upper, let first = placed(at: max(lower, 0)),
      let last = placed(before: min(upper, totalExtent))
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
    if a.tree.isEmpty, b.tree.isEmpty { return a.count == 0 || a.uniformExtent == b.uniformExtent }
    return (0..<a.count).allSatisfy { a.extent(of: $0) == b.extent(of: $0) }
  }

  /// Hashes the number of rows and their total extent.
  ///
  /// - Complexity: O(1).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(totalExtent)
  }
}
