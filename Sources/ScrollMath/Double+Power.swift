/// The power function, with the same bits on every processor.
extension Double {
  /// x^y, for real y.
  ///
  /// ```
  /// x^y = e^(y ln x)        ln x and the product with 11 bits more than a double
  /// ```
  ///
  /// Accuracy: 0.6 ulp.
  ///
  /// Edge cases are those of IEEE 754: x^0 and 1^y are 1, of NaN as well; of a negative x only whole y
  /// have a power, for others it is NaN; 0 to a negative power is infinite.
  ///
  /// - Complexity: O(1), two divisions.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let isOdd = y.isOddInteger
    let sign = x.sign == .minus && isOdd ? -1.0 : 1.0
    if x == 0 || x.isInfinite {
      return sign * ((x == 0) == (y < 0) ? .infinity : 0)
    }
    if x < 0, y != y.rounded(.towardZero) { return .nan }
    return sign * magnitude(abs(x), power: y)
  }

  /// x^y for a positive, finite x.
  private static func magnitude(_ x: Double, power y: Double) -> Double {
    guard x != 1 else { return 1 }
    let logarithm = longLogarithm(x)
    let estimate = y * logarithm.high
    if estimate > 710 { return .infinity }
    if estimate < -746 { return 0 }
    // Below, the power is 1; and the exact product of such small factors would be lost.
    guard abs(estimate) > 0x1p-60 else { return 1 }
    let exponent = TwoDoubles(logarithm.high, times: y)
    return exp(exponent.high, tail: exponent.low + logarithm.low * y)
  }

  /// ln x, with a relative error of 2^-65.
  ///
  /// ```
  /// ln m = s (2 + z (2/3 + z R(z)))      s = (m - 1) / (m + 1),  z = s²
  /// ```
  static func longLogarithm(_ x: Double) -> TwoDoubles {
    let parts = LogarithmParts(x)
    let (m, k) = (parts.mantissa, parts.exponent)
    let f = m - 1
    let sum = m >= 1 ? TwoDoubles(larger: m, plus: 1) : TwoDoubles(larger: 1, plus: m)

    // The quotient's rest is what its product with the divisor leaves of f.
    let quotient = f / sum.high
    let product = TwoDoubles(quotient, times: sum.high)
    let rest = (f - product.high) - product.low - quotient * sum.low
    let s = TwoDoubles(larger: quotient, plus: rest / sum.high)
    let z = s * s

    let t = z.high
    let series = p1 + t * (p2 + t * (p3 + t * (p4 + t * (p5 + t * (p6 + t * p7)))))
    let inner = TwoDoubles(0x1.5555555555555p-1, 0x1.5555555555555p-55) + TwoDoubles(t * series)
    let logarithm = s * (TwoDoubles(2) + z * inner)
    guard k != 0 else { return logarithm }
    return TwoDoubles(larger: k * LogarithmParts.ln2High, plus: k * LogarithmParts.ln2Low)
      + logarithm
  }

  /// Whether this is an odd whole number.
  private var isOddInteger: Bool {
    let magnitude = abs(self)
    guard magnitude >= 1, magnitude < 0x1p53, self == rounded(.towardZero) else { return false }
    return UInt64(magnitude) & 1 == 1
  }

  /// Minimax coefficients of (2 atanh s / s - 2 - 2/3 z) / z² in powers of z = s²; near 2/5, 2/7 …
  /// The relative error of 2 atanh s is 2^-66.
  private static var p1: Double { 0x1.9999999999b30p-2 }
  private static var p2: Double { 0x1.2492492457d2dp-2 }
  private static var p3: Double { 0x1.c71c722d6a97dp-3 }
  private static var p4: Double { 0x1.745ce9e1d5d89p-3 }
  private static var p5: Double { 0x1.3b1eec55a8b58p-3 }
  private static var p6: Double { 0x1.0f7fe25f861c1p-3 }
  private static var p7: Double { 0x1.0e42f388874f0p-3 }
}
