/// Some rows of a tall matrix and their right hand sides, column by column.
struct RowBlock {
  /// The rows there is space for: a block of six columns fits the fastest cache.
  ///
  /// Source: chosen by measurement among 32, 64, 128 and 256. Grade D.
  static var capacity: Int { 128 }

  /// The number of columns, and of rows so far.
  let columns: Int
  private(set) var count = 0

  /// Column by column, the right hand sides last.
  private var values: [Double]

  /// An empty block.
  init(columns: Int) {
    self.columns = columns
    values = Array(repeating: 0, count: (columns + 1) * Self.capacity)
  }

  /// Whether it has to be taken in before the next row.
  var isFull: Bool { count == Self.capacity }

  /// Appends a row.
  ///
  /// - Parameters:
  ///   - gradient: what the row holds at `places`, 0 where a place is negative.
  ///   - places: one per column.
  ///   - side: the right hand side.
  @inline(__always)
  mutating func append(_ gradient: FitNumbers, at places: [Int], side: Double) {
    for column in 0..<columns {
      let place = places[column]
      values[column * Self.capacity + count] = place < 0 ? 0 : gradient[place]
    }
    values[columns * Self.capacity + count] = side
    count += 1
  }

  /// Forgets all rows.
  mutating func removeAll() { count = 0 }

  /// The largest magnitude in a column.
  func largest(inColumn column: Int) -> Double {
    var largest = 0.0
    for index in range(column) { largest = max(largest, abs(values[index])) }
    return largest
  }

  /// The sum of the squares of a column's values times a factor.
  func scaledSquares(column: Int, by factor: Double) -> Double {
    var sums = SIMD4<Double>()
    var index = column * Self.capacity
    let end = index + count
    while index + 4 <= end {
      let four = factor * self[four: index]
      sums += four * four
      index += 4
    }
    var sum = sums.sum()
    while index < end {
      sum += (factor * values[index]) * (factor * values[index])
      index += 1
    }
    return sum
  }

  /// Multiplies a column.
  mutating func scale(column: Int, by factor: Double) {
    for index in range(column) { values[index] *= factor }
  }

  /// The product of two columns.
  func dot(_ a: Int, _ b: Int) -> Double {
    var (index, other) = (a * Self.capacity, b * Self.capacity)
    let end = index + count
    var sums = SIMD4<Double>()
    while index + 4 <= end {
      sums += self[four: index] * self[four: other]
      index += 4
      other += 4
    }
    var sum = sums.sum()
    while index < end {
      sum += values[index] * values[other]
      index += 1
      other += 1
    }
    return sum
  }

  /// Subtracts a multiple of a column from another.
  mutating func subtract(_ factor: Double, times column: Int, from other: Int) {
    let offset = (column - other) * Self.capacity
    for index in range(other) { values[index] -= factor * values[index + offset] }
  }

  private func range(_ column: Int) -> Range<Int> {
    column * Self.capacity..<column * Self.capacity + count
  }

  private subscript(four index: Int) -> SIMD4<Double> {
    SIMD4(values[index], values[index + 1], values[index + 2], values[index + 3])
  }
}
