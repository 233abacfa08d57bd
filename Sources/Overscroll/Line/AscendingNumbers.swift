/// Searches in ascending numbers: places to rest on, detents.
///
/// - Complexity: O(log n), no allocation.
extension [Double] {
  /// The index of the first number above a value; the count if there is none.
  func firstIndex(above value: Double) -> Int { partition { $0 <= value } }

  /// The index of the first number that is not below a value; the count if there is none.
  func firstIndex(notBelow value: Double) -> Int { partition { $0 < value } }

  @inline(__always)
  private func partition(_ isBefore: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
