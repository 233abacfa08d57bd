/// Questions walk down from the root. At every node they cut the rows in two:
///
/// ```
/// cut = start + left total, rounded once        left half [start, cut), right half [cut, end)
/// ```
///
/// so rows tile the content exactly: each begins at the very bits at which the one before it ends.
extension RowTree {
  /// How far a walk has come: the rows from `row` on, and what they cover.
  struct Walk {
    var row = 0
    /// The sum of the rows before.
    var sum = ExactSum()
    var start = 0.0
    var end: Double

    /// Where the content is cut `covered` further on; never outside, even where sums are not exact.
    @inline(__always) func cut(after covered: ExactSum) -> Double {
      max(start, min((sum + covered).value, end))
    }

    /// The same walk one row further, past an extent.
    @inline(__always) func next(_ extent: Double) -> Walk {
      var walk = self
      walk.sum.add(extent)
      walk.start = max(start, min(walk.sum.value, end))
      walk.row += 1
      return walk
    }
  }

  /// What all rows cover.
  var total: Double { nodes[Int(root)].total.value }

  /// The extent of a row.
  func extent(of row: Int) -> Double {
    var (row, node) = (row, nodes[Int(root)])
    while node.height > 0 {
      if row < node.leftRows {
        node = nodes[Int(node.left)]
      } else {
        row -= node.leftRows
        node = nodes[Int(node.right)]
      }
    }
    return extents[place(of: node) + (node.isRun ? 0 : row)]
  }

  /// The leaf that has a row, and its first row.
  func leaf(of row: Int) -> (first: Int, leaf: Node) {
    var (first, node) = (0, nodes[Int(root)])
    while node.height > 0 {
      if row < first + node.leftRows {
        node = nodes[Int(node.left)]
      } else {
        first += node.leftRows
        node = nodes[Int(node.right)]
      }
    }
    return (first, node)
  }

  /// The last row for which `isBefore(row, its start)`, or the first row.
  ///
  /// - Parameters:
  ///   - guess: how many rows on the row is in a run that a walk has come to, given its extent.
  ///   - isBefore: must not hold again once it fails.
  @inline(__always) func descend(
    guess: (_ walk: Walk, _ extent: Double) -> Double,
    _ isBefore: (_ row: Int, _ start: Double) -> Bool
  ) -> RowPlace {
    let (walk, leaf) = leaf(isBefore)
    return find(in: leaf, walk, guess: guess, isBefore)
  }

  /// The place of a row.
  func place(of row: Int) -> RowPlace {
    descend(guess: { walk, _ in Double(row - walk.row) }) { first, _ in first <= row }
  }

  /// The same row with those around it, which mostly stand in the same leaf.
  @inline(__always) func surroundings(
    guess: (_ walk: Walk, _ extent: Double) -> Double,
    _ isBefore: (_ row: Int, _ start: Double) -> Bool
  ) -> RowSurroundings {
    let (walk, leaf) = leaf(isBefore)
    if leaf.isRun {
      let place = find(in: leaf, walk, guess: guess, isBefore)
      return RowSurroundings(
        place: place, before: neighbour(place.row - 1, in: leaf, walk),
        after: neighbour(place.row + 1, in: leaf, walk))
    }
    return listedSurroundings(in: leaf, walk, isBefore)
  }

  private func neighbour(_ row: Int, in run: Node, _ walk: Walk) -> RowPlace? {
    guard row >= walk.row, row < walk.row + run.rows else { return placeIfAny(of: row) }
    return find(in: run, walk, guess: { walk, _ in Double(row - walk.row) }) { first, _ in
      first <= row
    }
  }

  private func placeIfAny(of row: Int) -> RowPlace? {
    row >= 0 && row < nodes[Int(root)].rows ? place(of: row) : nil
  }

  /// Finds a row in a leaf that lists its rows; those around it border on it.
  @inline(__always) private func listedSurroundings(
    in leaf: Node, _ start: Walk, _ isBefore: (_ row: Int, _ start: Double) -> Bool
  ) -> RowSurroundings {
    let first = place(of: leaf)
    let last = first + leaf.rows - 1
    var (walk, place, before) = (start, first, start.start)
    var next = last > first ? walk.next(extents[place]) : walk
    while place < last, isBefore(walk.row + 1, next.start) {
      (before, walk) = (walk.start, next)
      place += 1
      if place < last { next = walk.next(extents[place]) }
    }
    let end = place < last ? next.start : walk.end
    return RowSurroundings(
      place: RowPlace(row: walk.row, start: walk.start, end: end, extent: extents[place]),
      before: place > first
        ? RowPlace(row: walk.row - 1, start: before, end: walk.start, extent: extents[place - 1])
        : placeIfAny(of: walk.row - 1),
      after: place < last
        ? RowPlace(
          row: next.row, start: end,
          end: place + 1 < last ? next.next(extents[place + 1]).start : walk.end,
          extent: extents[place + 1])
        : placeIfAny(of: walk.row + 1))
  }

  /// Walks to the leaf that has the row.
  @inline(__always) private func leaf(
    _ isBefore: (_ row: Int, _ start: Double) -> Bool
  ) -> (Walk, Node) {
    var index = Int(root)
    var walk = Walk(end: nodes[index].total.value)
    while nodes[index].height > 0 {
      let (leftRows, leftTotal) = (nodes[index].leftRows, nodes[index].leftTotal)
      let cut = walk.cut(after: leftTotal)
      if isBefore(walk.row + leftRows, cut) {
        walk.row += leftRows
        walk.sum = walk.sum + leftTotal
        walk.start = cut
        index = Int(nodes[index].right)
      } else {
        walk.end = cut
        index = Int(nodes[index].left)
      }
    }
    return (walk, nodes[index])
  }

  /// Finds the row in its leaf.
  @inline(__always) private func find(
    in leaf: Node, _ walk: Walk, guess: (_ walk: Walk, _ extent: Double) -> Double,
    _ isBefore: (_ row: Int, _ start: Double) -> Bool
  ) -> RowPlace {
    var walk = walk
    var place = place(of: leaf)
    if leaf.isRun {
      let extent = extents[place]
      func cut(_ row: Int) -> Double { walk.cut(after: ExactSum(extent, times: row)) }
      let row = UniformRows.last(of: leaf.rows, near: guess(walk, extent)) { row in
        isBefore(walk.row + row, cut(row))
      }
      let end = row + 1 < leaf.rows ? cut(row + 1) : walk.end
      return RowPlace(row: walk.row + row, start: cut(row), end: end, extent: extent)
    }
    let last = place + leaf.rows - 1
    while place < last {
      let next = walk.next(extents[place])
      guard isBefore(next.row, next.start) else {
        walk.end = next.start
        break
      }
      walk = next
      place += 1
    }
    return RowPlace(row: walk.row, start: walk.start, end: walk.end, extent: extents[place])
  }
}
