/// The QR factorisation of a tall matrix, taken in row by row: R, Qᵀb and what is left of b.
///
/// Each row is rotated into R by Givens rotations, each block of rows (``RowBlock``) reflected into it by
/// Householder reflections. That is as accurate as a QR factorisation of the whole matrix (the square of its
/// condition number never appears), and memory does not depend on the number of rows.
///
/// - Complexity: O(n²) per row; a row's leading zeros cost nothing.
struct TriangularFactor: Hashable, Sendable {
  /// n: the number of columns.
  let count: Int

  /// R, upper triangular, row by row.
  private(set) var upper: [Double]

  /// The first n components of Qᵀb.
  private(set) var projected: [Double]

  /// The sum of the squares of the other components: what no solution can remove.
  private(set) var residual = 0.0

  init(count: Int) {
    self.count = count
    upper = Array(repeating: 0, count: count * count)
    projected = Array(repeating: 0, count: count)
  }

  subscript(row: Int, column: Int) -> Double { upper[row * count + column] }

  /// Takes in one row and its right hand side; the row is used up as scratch space.
  mutating func append(_ row: inout [Double], _ side: Double) {
    var side = side
    for pivot in 0..<count where row[pivot] != 0 {
      let diagonal = upper[pivot * count + pivot]
      // Scaled: neither square may overflow or vanish.
      let scale = max(abs(diagonal), abs(row[pivot]))
      let (a, b) = (diagonal / scale, row[pivot] / scale)
      let length = (a * a + b * b).squareRoot()
      let (cosine, sine) = (a / length, b / length)
      upper[pivot * count + pivot] = scale * length
      for column in (pivot + 1)..<max(count, pivot + 1) {
        let index = pivot * count + column
        let (above, below) = (upper[index], row[column])
        upper[index] = cosine * above + sine * below
        row[column] = cosine * below - sine * above
      }
      let above = projected[pivot]
      projected[pivot] = cosine * above + sine * side
      side = cosine * side - sine * above
    }
    residual += side * side
  }

  /// Takes in a block of rows and their right hand sides, and empties it.
  ///
  /// A reflection with v = (1, x / (r + ‖(r, x)‖)) takes the pivot r and the column x below it to the pivot
  /// alone; no root and no division is needed for a row.
  mutating func append(_ block: inout RowBlock) {
    let rows = block.count
    for pivot in 0..<count {
      let diagonal = upper[pivot * count + pivot]
      let scale = max(abs(diagonal), block.largest(inColumn: pivot))
      guard scale > 0 else { continue }
      // Scaled: no square may overflow or vanish.
      let head = diagonal / scale
      let below = block.scaledSquares(column: pivot, by: 1 / scale)
      guard below > 0 else { continue }
      let length = (head < 0 ? -1 : 1) * (head * head + below).squareRoot()
      let first = head + length
      let weight = first / length
      block.scale(column: pivot, by: 1 / (scale * first))
      upper[pivot * count + pivot] = -scale * length
      for column in (pivot + 1)..<max(count, pivot + 1) {
        let index = pivot * count + column
        let share = weight * (upper[index] + block.dot(pivot, column))
        upper[index] -= share
        block.subtract(share, times: pivot, from: column)
      }
      let share = weight * (projected[pivot] + block.dot(pivot, count))
      projected[pivot] -= share
      block.subtract(share, times: pivot, from: count)
    }
    if rows > 0 { residual += block.scaledSquares(column: count, by: 1) }
    block.removeAll()
  }

  /// The length of each column: of R's and of the whole matrix' alike.
  var columnLengths: [Double] {
    (0..<count).map { column in
      var sum = 0.0
      for row in 0...column { sum += self[row, column] * self[row, column] }
      return sum.squareRoot()
    }
  }

  /// The solution of R x = Qᵀb; a component whose diagonal is 0 is left at 0.
  var solution: [Double] {
    var x = Array(repeating: 0.0, count: count)
    for row in (0..<count).reversed() {
      var sum = projected[row]
      for column in (row + 1)..<max(count, row + 1) { sum -= self[row, column] * x[column] }
      x[row] = self[row, row] != 0 ? sum / self[row, row] : 0
    }
    return x
  }
}
