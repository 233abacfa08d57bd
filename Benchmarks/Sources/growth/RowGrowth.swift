import Overscroll

extension Growth {
  /// Rows of a list.
  static let rows = GrowthFigure(
    name: "rows", things: "rows", operation: "a question or a change",
    counts: GrowthFigure.counts(to: 10_000_000),
    curves: [
      GrowthCurve("row at an offset · uneven rows") { count in
        questions(RowIndex(extents: extents(count)))
      },
      GrowthCurve("row at an offset · equal rows") { count in
        questions(RowIndex(count: count, extent: 300))
      },
      GrowthCurve("insert and remove a row at the front") { count in
        var rows = RowIndex(extents: extents(count))
        return {
          for index in 0..<64 { rows.insert(count: 1, extent: Double(index), at: 0) }
          for _ in 0..<64 { rows.remove(0..<1) }
          keep(rows.totalExtent)
          return 128
        }
      },
      GrowthCurve("array of sums: binary search", isFloor: true) { count in
        let sums = sums(extents(count))
        let offsets = offsets(of: sums[count])
        return {
          var sum = 0
          for offset in offsets { sum &+= position(of: offset, in: sums) }
          keep(Double(sum))
          return offsets.count
        }
      },
      GrowthCurve("array of sums: insert and remove at the front", isFloor: true) { count in
        var sums = sums(extents(count))
        return {
          // In place: the sums behind a new first row move by one place, and grow by its extent.
          sums.insert(0, at: 0)
          for index in 1..<sums.count { sums[index] += 56 }
          sums.removeFirst()
          for index in 0..<sums.count { sums[index] -= 56 }
          keep(sums[count])
          return 2
        }
      },
    ])

  /// Heights between 200 and 410.
  static func extents(_ count: Int) -> [Double] {
    (0..<count).map { 200 + Double(($0 * 7_919) % 211) }
  }

  /// Where every row begins, and where the last one ends.
  static func sums(_ extents: [Double]) -> [Double] {
    var sums = [0.0]
    sums.reserveCapacity(extents.count + 2)
    for extent in extents { sums.append(sums[sums.count - 1] + extent) }
    return sums
  }

  /// The row at an offset, by halving.
  static func position(of offset: Double, in sums: [Double]) -> Int {
    var (low, high) = (0, sums.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sums[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Places all over a list, in no order.
  static func offsets(of total: Double) -> [Double] {
    (0..<1_024).map { (Double($0 * 769 % 1_024) + 0.5) / 1_024 * total }
  }

  private static func questions(_ rows: RowIndex) -> () -> Int {
    let offsets = offsets(of: rows.totalExtent)
    return {
      var sum = 0
      for offset in offsets { sum &+= rows.row(at: offset) ?? 0 }
      keep(Double(sum))
      return offsets.count
    }
  }
}
