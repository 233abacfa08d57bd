/// Trees are split and joined; all changes are made of that.
extension RowTree {
  /// Changes the extent of a row.
  ///
  /// - Complexity: O(log n).
  mutating func setExtent(_ extent: Double, of row: Int) {
    if set(extent, of: row, under: root) { return }
    // Within a run: a leaf of its own.
    let (before, rest) = split(root, at: row)
    let (old, after) = split(rest, at: 1)
    free(old)
    root = join(before, addRun(count: 1, extent: extent), after)
  }

  /// Inserts a tree of new rows before a row.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ tree: Int32, at row: Int) {
    let (before, after) = split(root, at: row)
    root = join(before, tree, after)
  }

  /// Removes rows.
  ///
  /// - Complexity: O(log n + rows / 16).
  mutating func remove(_ rows: Range<Int>) {
    let (before, rest) = split(root, at: rows.lowerBound)
    let (removed, after) = split(rest, at: rows.count)
    free(removed)
    root = join(before, Self.none, after)
  }

  /// How many rows a tree has.
  func count(_ tree: Int32) -> Int { tree < 0 ? 0 : nodes[Int(tree)].rows }

  /// Sets a listed extent and the sums above it; false when the row is in a run.
  private mutating func set(_ extent: Double, of row: Int, under index: Int32) -> Bool {
    var node = nodes[Int(index)]
    if node.height == 0 {
      guard !node.isRun || node.rows == 1 else { return false }
      extents[place(of: node) + row] = extent
      node.total = listed(node)
    } else {
      let isLeft = row < node.leftRows
      guard
        set(
          extent, of: isLeft ? row : row - node.leftRows, under: isLeft ? node.left : node.right)
      else { return false }
      node = summedUp(node)
    }
    nodes[Int(index)] = node
    return true
  }

  // MARK: - Joining

  private func height(_ tree: Int32) -> Int32 { nodes[Int(tree)].height }

  /// Three trees as one; leaves that border on each other and have little in them become one.
  private mutating func join(_ a: Int32, _ b: Int32, _ c: Int32) -> Int32 { merge(merge(a, b), c) }

  /// Two trees as one, the leaves between them merged if they fit into one.
  private mutating func merge(_ a: Int32, _ b: Int32) -> Int32 {
    guard a >= 0, b >= 0 else { return max(a, b) }
    let last = leaf(a, last: true)
    let first = leaf(b, last: false)
    let rows = last.rows + first.rows
    let isRun =
      last.isRun && first.isRun && extents[place(of: last)] == extents[place(of: first)]
    guard rows <= Self.leafCapacity || isRun else { return join(a, b) }
    let (before, ending) = split(a, at: count(a) - last.rows)
    let (beginning, after) = split(b, at: first.rows)
    let merged: Int32
    if isRun {
      merged = addRun(count: rows, extent: extents[place(of: last)])
      free(ending)
      free(beginning)
    } else {
      merged = addLeaf(open(leaf: ending) + open(leaf: beginning))
    }
    return join(join(before, merged), after)
  }

  /// The first or last leaf of a tree.
  private func leaf(_ tree: Int32, last: Bool) -> Node {
    var node = nodes[Int(tree)]
    while node.height > 0 { node = nodes[Int(last ? node.right : node.left)] }
    return node
  }

  /// Two trees as one.
  private mutating func join(_ a: Int32, _ b: Int32) -> Int32 {
    guard a >= 0, b >= 0 else { return max(a, b) }
    if height(a) > height(b) + 1 {
      let (left, right) = open(a)
      return balance(left, join(right, b))
    }
    if height(b) > height(a) + 1 {
      let (left, right) = open(b)
      return balance(join(a, left), right)
    }
    return addNode(a, b)
  }

  /// Two trees whose heights differ by at most 2 as one, turned where they do by 2.
  private mutating func balance(_ a: Int32, _ b: Int32) -> Int32 {
    if height(a) > height(b) + 1 {
      let (left, right) = open(a)
      if height(left) >= height(right) { return addNode(left, addNode(right, b)) }
      let (inner, outer) = open(right)
      return addNode(addNode(left, inner), addNode(outer, b))
    }
    if height(b) > height(a) + 1 {
      let (left, right) = open(b)
      if height(right) >= height(left) { return addNode(addNode(a, left), right) }
      let (outer, inner) = open(left)
      return addNode(addNode(a, outer), addNode(inner, right))
    }
    return addNode(a, b)
  }

  // MARK: - Splitting

  /// Splits a tree before a row.
  private mutating func split(_ tree: Int32, at row: Int) -> (Int32, Int32) {
    guard row > 0, tree >= 0 else { return (Self.none, tree) }
    let node = nodes[Int(tree)]
    guard row < node.rows else { return (tree, Self.none) }
    if node.height == 0 { return split(leaf: tree, at: row) }
    let (left, right) = open(tree)
    if row < node.leftRows {
      let (before, after) = split(left, at: row)
      return (before, join(after, right))
    }
    let (before, after) = split(right, at: row - node.leftRows)
    return (join(left, before), after)
  }

  /// Splits a leaf before a row within it.
  private mutating func split(leaf index: Int32, at row: Int) -> (Int32, Int32) {
    let node = nodes[Int(index)]
    if node.isRun {
      let extent = extents[place(of: node)]
      free(index)
      return (
        addRun(count: row, extent: extent), addRun(count: node.rows - row, extent: extent)
      )
    }
    let rows = open(leaf: index)
    return (addLeaf(rows[..<row]), addLeaf(rows[row...]))
  }
}
