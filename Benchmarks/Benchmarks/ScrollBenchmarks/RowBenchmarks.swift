import Benchmark
import Overscroll

/// Rows of a long list: an operation is one question or one change.
func rowBenchmarks() {
  let uneven = RowIndex(extents: (0..<1_000_000).map { 200 + Double(($0 * 7_919) % 211) })
  for (name, rows) in [
    ("uneven", uneven), ("equal", RowIndex(count: 1_000_000, extent: 300)),
  ] {
    let total = rows.totalExtent
    measure("rows/1000000-\(name)/row-at-offset") { inputs in
      for index in 0..<Inputs.count {
        inputs.results[index] = Double(rows.row(at: inputs.times[index] / 2.01 * total) ?? 0)
      }
    }
  }
  measure("rows/1000000-uneven/insert+remove-at-front", operations: 2_000) {
    {
      var rows = uneven
      for index in 0..<1_000 { rows.insert(count: 1, extent: Double(index), at: 0) }
      for _ in 0..<1_000 { rows.remove(0..<1) }
      blackHole(rows.count)
    }
  }
}
