/// Rows of the same extent, which no tree is needed for.
enum UniformRows {
  /// The last row for which `isBefore(row)`, or the first row, found from a guess outwards.
  ///
  /// - Complexity: O(log of the guess's error); two calls for a guess that is right.
  @inline(__always) static func last(
    of count: Int, near guess: Double, where isBefore: (_ row: Int) -> Bool
  ) -> Int {
    // The row is in low ..< high, from low on if it is before or the first.
    var low = guess > 0 && count > 0 ? (guess < Double(count - 1) ? Int(guess) : count - 1) : 0
    var high = count
    var step = 1
    if low == 0 || isBefore(low) {
      while low + step < high {
        if !isBefore(low + step) {
          high = low + step
          break
        }
        low += step
        step *= 2
      }
    } else {
      high = low
      low = 0
      while high - step > 0 {
        if isBefore(high - step) {
          low = high - step
          break
        }
        high -= step
        step *= 2
      }
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
