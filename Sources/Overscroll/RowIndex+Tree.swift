/// The tree of sums, written down or implied.
extension RowIndex {
  /// A row and the content it covers: `start <= offset < end`.
  struct PlacedRow: Hashable, Sendable {
    var row: Int
    var start: Double
    var end: Double
  }

  /// How many rows the tree has room for, a power of two; the missing ones have no extent.
  var span: Int { tree.isEmpty ? Self.span(covering: count) : tree.count / 2 }

  private static func span(covering count: Int) -> Int {
    count <= 1 ? 1 : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// The sum at the root of the implied tree.
  ///
  /// Added up as the written one would be, to the bit: full powers of two are exact, and the smallest
  /// come first.
  var uniformTotal: Double {
    var rows = count
    var sum = 0.0
    while rows > 0 {
      let block = rows & -rows
      sum += uniformExtent * Double(block)
      rows -= block
    }
    return sum
  }

  /// Walks down to a row: to the right of a cut where `isBefore(first row after it, its offset)`.
  ///
  /// The last row for which that holds, or the first row; `isBefore` must not come back once it fails.
  func descend(_ isBefore: (_ row: Int, _ cut: Double) -> Bool) -> PlacedRow {
    var place = PlacedRow(row: 0, start: 0, end: totalExtent)
    var span = span
    var node = 1
    while span > 1 {
      span /= 2
      node *= 2
      // To the right there are no rows; a rounding must not open a gap there.
      if place.row + span >= count { continue }
      let left = tree.isEmpty ? uniformExtent * Double(span) : tree[node]
      let cut = min(place.start + left, place.end)
      if isBefore(place.row + span, cut) {
        place.row += span
        place.start = cut
        node += 1
      } else {
        place.end = cut
      }
    }
    return place
  }

  /// The place of a row.
  func placed(_ row: Int) -> PlacedRow { descend { first, _ in first <= row } }

  /// The row with `start <= offset < end`, or nil outside the content.
  func placed(at offset: Double) -> PlacedRow? {
    guard offset >= 0, offset < totalExtent else { return nil }
    return descend { _, cut in cut <= offset }
  }

  /// The row with `start < offset <= end`, or nil outside the content.
  ///
  /// What a number is greater than, the next smaller one is not less than.
  func placed(before offset: Double) -> PlacedRow? { placed(at: offset.nextDown) }
}

extension RowIndex {
  static func check(count: Int) {
    precondition(count >= 0 && count <= Int.max / 4, "count must be between 0 and Int.max / 4")
  }

  static func check(extent: Double) {
    precondition(extent >= 0 && extent.isFinite, "extent must be finite and not negative")
  }

  func checkTotal() {
    precondition(totalExtent.isFinite, "the total extent must be finite")
  }

  /// Writes the implied tree down.
  mutating func writeTree() {
    guard tree.isEmpty else { return }
    let extent = uniformExtent
    plantTree(for: count) { _ in extent }
  }

  /// Makes a tree with room for `capacity` rows and writes the extents of the present ones into it.
  mutating func plantTree(for capacity: Int, extent: (Int) -> Double) {
    let span = Self.span(covering: capacity)
    var planted = Array(repeating: 0.0, count: 2 * span)
    for row in 0..<count { planted[span + row] = extent(row) }
    tree = planted
    addUp(rows: 0..<count)
  }

  /// Moves the rows from `row` on to make room before them, and takes them into the count.
  mutating func makeRoom(_ newRows: Int, at row: Int) {
    writeTree()
    let oldSpan = span
    if count + newRows > oldSpan {
      let old = tree
      plantTree(for: count + newRows) { old[oldSpan + $0] }
    }
    let span = span
    for moved in stride(from: count - 1, through: row, by: -1) {
      tree[span + moved + newRows] = tree[span + moved]
    }
    count += newRows
  }

  /// Takes the sums over some rows anew, level by level.
  mutating func addUp(rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    var first = span + rows.lowerBound
    var last = span + rows.upperBound - 1
    while first > 1 {
      first /= 2
      last /= 2
      for node in first...last { tree[node] = tree[2 * node] + tree[2 * node + 1] }
    }
  }
}
