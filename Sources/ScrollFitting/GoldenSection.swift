/// Where a function of one number is least.
@_spi(Formulas) public enum GoldenSection {
  /// Narrows a stretch with one valley down to a length, asking for one more value a round; the middle of what is left.
  ///
  /// - Complexity: O(log of the first length over the last) values.
  @discardableResult
  public static func least(
    from low: Double, to high: Double, within length: Double, _ function: (Double) -> Double
  ) -> Double {
    let share = (5.0.squareRoot() - 1) / 2
    var (low, high) = (low, high)
    var (left, right) = (high - share * (high - low), low + share * (high - low))
    var (atLeft, atRight) = (function(left), function(right))
    while high - low > length {
      if atLeft < atRight {
        (high, right, atRight) = (right, left, atLeft)
        left = high - share * (high - low)
        atLeft = function(left)
      } else {
        (low, left, atLeft) = (left, right, atRight)
        right = low + share * (high - low)
        atRight = function(right)
      }
    }
    return (low + high) / 2
  }
}
