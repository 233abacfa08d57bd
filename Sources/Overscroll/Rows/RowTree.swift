/// Rows of different extents in a balanced tree: every change anywhere is O(log n).
///
/// The rows stand in the leaves, in order: up to 16 by their extents, or any number of the same extent
/// (a *run*). An inner node knows how many rows there are in its left half and how much they cover. The
/// heights of its two halves differ by at most 1 (an AVL tree), and everything is made of two operations:
/// splitting a tree before a row, and joining two trees.
///
/// Nodes and extents stand in two arrays and know each other by index, so a copy is two references and a
/// question allocates nothing.
///
/// Source: G. Blelloch, D. Ferizovic, Y. Sun, "Just Join for Parallel Ordered Sets" (2016), the AVL scheme.
struct RowTree: Sendable {
  /// The most rows that stand in a leaf by their extents: two cache lines of them.
  ///
  /// Source: chosen by measurement among 8, 16 and 32. Grade D.
  static var leafCapacity: Int { 16 }

  /// The index of no node.
  static var none: Int32 { -1 }

  /// A leaf or an inner node: one cache line.
  struct Node: Sendable {
    /// What all rows under it cover, and those of its left half (an inner node).
    var total = ExactSum()
    var leftTotal = ExactSum()
    /// How many rows are under it, and how many in its left half (an inner node).
    var rows = 0
    var leftRows = 0
    /// An inner node's halves.
    ///
    /// In a leaf `left` is where its extents begin, in leaves.
    var left: Int32 = 0
    var right: Int32 = 0
    /// 0 for a leaf, one more than the higher half for an inner node.
    var height: Int32 = 0
    /// Whether a leaf's rows all have the first extent.
    var isRun = false
  }

  var nodes: [Node] = []
  /// Of the leaves, `leafCapacity` places each.
  var extents: [Double] = []
  var root = RowTree.none
  /// Free nodes and free places for extents, each a list through what they hold.
  private var freeNode = RowTree.none
  private var freePlace = RowTree.none

  /// No rows.
  init() {}

  /// The extent of all rows where there is a single run of them, or none.
  var onlyExtent: Double? {
    guard root >= 0 else { return 0 }
    let node = nodes[Int(root)]
    return node.height == 0 && node.isRun ? extents[place(of: node)] : nil
  }

  /// What the rows of a tree cover.
  func total(of tree: Int32) -> Double { tree < 0 ? 0 : nodes[Int(tree)].total.value }

  /// Frees all rows and keeps the memory.
  mutating func removeAll() {
    free(root)
    root = Self.none
  }

  /// Plants rows by their extents and returns the root of their tree.
  ///
  /// - Complexity: O(n).
  mutating func build(_ list: [Double]) -> Int32 {
    let capacity = Self.leafCapacity
    var leaves: [Int32] = []
    leaves.reserveCapacity(list.count / capacity + 1)
    var row = 0
    while row < list.count {
      var end = row + 1
      while end < list.count, list[end] == list[row] { end += 1 }
      if end - row > capacity {
        leaves.append(addRun(count: end - row, extent: list[row]))
      } else {
        end = min(row + capacity, list.count)
        leaves.append(addLeaf(list[row..<end]))
      }
      row = end
    }
    return balanced(leaves[...])
  }

  /// A balanced tree over leaves.
  private mutating func balanced(_ leaves: ArraySlice<Int32>) -> Int32 {
    guard leaves.count > 1 else { return leaves.first ?? Self.none }
    let middle = leaves.startIndex + leaves.count / 2
    let left = balanced(leaves[..<middle])
    return addNode(left, balanced(leaves[middle...]))
  }
}

/// Nodes come and go.
extension RowTree {
  /// A leaf of at most `leafCapacity` rows.
  mutating func addLeaf(_ rows: some Collection<Double>) -> Int32 {
    var node = Node()
    node.left = takePlace()
    node.rows = rows.count
    for (place, extent) in zip(place(of: node)..., rows) { extents[place] = extent }
    node.total = listed(node)
    return add(node)
  }

  /// A leaf of any number of rows of the same extent.
  mutating func addRun(count: Int, extent: Double) -> Int32 {
    var node = Node()
    node.left = takePlace()
    node.rows = count
    node.isRun = true
    node.total = ExactSum(extent, times: count)
    extents[place(of: node)] = extent
    return add(node)
  }

  /// An inner node over two trees whose heights differ by at most 1.
  mutating func addNode(_ left: Int32, _ right: Int32) -> Int32 {
    var node = Node()
    node.left = left
    node.right = right
    return add(summedUp(node))
  }

  /// Frees an inner node and returns its halves.
  mutating func open(_ index: Int32) -> (left: Int32, right: Int32) {
    let node = nodes[Int(index)]
    free(only: index)
    return (node.left, node.right)
  }

  /// Frees a leaf and returns the extents it listed.
  mutating func open(leaf index: Int32) -> [Double] {
    let node = nodes[Int(index)]
    let place = place(of: node)
    let rows = (0..<node.rows).map { extents[node.isRun ? place : place + $0] }
    free(index)
    return rows
  }

  /// Frees a tree.
  mutating func free(_ index: Int32) {
    guard index >= 0 else { return }
    let node = nodes[Int(index)]
    if node.height > 0 {
      free(node.left)
      free(node.right)
    } else {
      // Read back as an index, not as a number.
      extents[place(of: node)] = Double(bitPattern: UInt64(bitPattern: Int64(freePlace)))
      freePlace = node.left
    }
    free(only: index)
  }

  /// Where a leaf's extents begin.
  @inline(__always) func place(of leaf: Node) -> Int { Int(leaf.left) * Self.leafCapacity }

  /// What the rows that a leaf lists cover.
  func listed(_ leaf: Node) -> ExactSum {
    var sum = ExactSum()
    for place in place(of: leaf)..<place(of: leaf) + leaf.rows { sum.add(extents[place]) }
    return sum.normalized
  }

  /// An inner node with the sums of its halves.
  func summedUp(_ node: Node) -> Node {
    let (left, right) = (nodes[Int(node.left)], nodes[Int(node.right)])
    var node = node
    node.leftTotal = left.total
    node.total = (left.total + right.total).normalized
    node.leftRows = left.rows
    node.rows = left.rows + right.rows
    node.height = max(left.height, right.height) + 1
    return node
  }

  private mutating func add(_ node: Node) -> Int32 {
    guard freeNode >= 0 else {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    let index = freeNode
    freeNode = nodes[Int(index)].left
    nodes[Int(index)] = node
    return index
  }

  private mutating func free(only index: Int32) {
    nodes[Int(index)].left = freeNode
    freeNode = index
  }

  private mutating func takePlace() -> Int32 {
    guard freePlace >= 0 else {
      extents.append(contentsOf: repeatElement(0, count: Self.leafCapacity))
      return Int32(extents.count / Self.leafCapacity - 1)
    }
    let place = freePlace
    let next = extents[Int(place) * Self.leafCapacity].bitPattern
    freePlace = Int32(truncatingIfNeeded: Int64(bitPattern: next))
    return place
  }
}
