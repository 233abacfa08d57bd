/// The rows in stretches of some at a time, for going through all of them.
extension RowIndex {
  /// Rows that stand together.
  struct Stretch {
    /// The first row, and the one after the last.
    var start: Int
    var end: Int
    /// Whether all have the same extent.
    var isRun: Bool
    /// Where the first extent stands.
    private var place: Int
    private var uniformExtent: Double?
    private var extents: [Double]

    fileprivate init(uniform rows: RowIndex) {
      (start, end, isRun, place) = (0, rows.count, true, 0)
      (uniformExtent, extents) = (rows.uniformExtent, [])
    }

    fileprivate init(_ tree: RowTree, leaf: RowTree.Node, from first: Int) {
      (start, end, isRun) = (first, first + leaf.rows, leaf.isRun)
      place = tree.place(of: leaf)
      (uniformExtent, extents) = (nil, tree.extents)
    }

    /// The extent of one of the rows, in points.
    func extent(_ row: Int) -> Double {
      uniformExtent ?? extents[place + (isRun ? 0 : row - start)]
    }
  }

  /// The stretch that a row stands in.
  func stretch(at row: Int) -> Stretch {
    guard !isUniform else { return Stretch(uniform: self) }
    let (first, leaf) = tree.leaf(of: row)
    return Stretch(tree, leaf: leaf, from: first)
  }
}
