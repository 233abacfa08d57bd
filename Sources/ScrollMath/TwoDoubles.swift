/// A number as the sum of two doubles, the second at most half an ulp of the first: about 106 bits.
///
/// Products are exact by Dekker's splitting: a fused multiplication would be shorter, but is a function
/// call where the processor has none.
///
/// Source: T. J. Dekker, A floating-point technique for extending the available precision (1971).
package struct TwoDoubles {
  /// The number, rounded to a double.
  package var high: Double

  /// What the rounding left.
  package var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The sum of two doubles, exactly.
  ///
  /// - Parameters:
  ///   - a: the one of the larger magnitude.
  ///   - b: the other.
  init(larger a: Double, plus b: Double) {
    high = a + b
    low = b - (high - a)
  }

  /// The product of two doubles, exactly, where product and factors are not near the limits.
  package init(_ a: Double, times b: Double) {
    let (a1, b1) = (Self.upperHalf(a), Self.upperHalf(b))
    let (a2, b2) = (a - a1, b - b1)
    high = a * b
    low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
  }

  /// The upper 26 bits of a number's digits.
  private static func upperHalf(_ a: Double) -> Double {
    let over = a * 0x1.0000002p+27
    return over - (over - a)
  }

  /// The sum, to 2^-104; the left summand is the larger.
  static func + (a: TwoDoubles, b: TwoDoubles) -> TwoDoubles {
    let sum = TwoDoubles(larger: a.high, plus: b.high)
    return TwoDoubles(larger: sum.high, plus: sum.low + (a.low + b.low))
  }

  /// The product, to 2^-102.
  static func * (a: TwoDoubles, b: TwoDoubles) -> TwoDoubles {
    let product = TwoDoubles(a.high, times: b.high)
    return TwoDoubles(
      larger: product.high, plus: product.low + (a.high * b.low + a.low * b.high))
  }
}
