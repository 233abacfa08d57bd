/// The natural logarithms, with the same bits on every processor.
///
/// ```
/// ln x = k ln 2 + ln(1 + f)       x = 2^k (1 + f)
/// ln(1 + f) = 2 atanh s = f - f²/2 + s (f²/2 + R(s²))       s = f / (2 + f)
/// ```
///
/// k ln 2 and f - f²/2 are summed to more than a double; the rest is small next to them, so that its rounding
/// counts little.
extension Double {
  /// ln x.
  ///
  /// Accuracy: 0.65 ulp.
  ///
  /// - Parameter x: 0 gives -∞, a negative number and NaN give NaN.
  /// - Complexity: O(1), one division.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return .infinity }
    let parts = LogarithmParts(x)
    return logarithm(parts.mantissa - 1, exponent: parts.exponent, tail: 0)
  }

  /// ln x, rounded as it should be, in eight times the time: for what is compared digit for digit.
  ///
  /// Accuracy: 0.501 ulp.
  ///
  /// - Parameter x: edge cases are those of ``log(_:)``.
  /// - Complexity: O(1), two divisions.
  package static func log(nearest x: Double) -> Double {
    guard x > 0, x < .infinity else { return log(x) }
    return longLogarithm(x).high
  }

  /// ln(1 + x), without cancellation for small x.
  ///
  /// Accuracy: 0.6 ulp.
  ///
  /// - Parameter x: -1 gives -∞, a lesser number and NaN give NaN.
  /// - Complexity: O(1), one division, two far from 0.
  package static func log(onePlus x: Double) -> Double {
    guard x > -1 else { return x == -1 ? -.infinity : .nan }
    guard x < .infinity else { return .infinity }
    guard abs(x) >= 0x1p-54 else { return x }
    let sum = 1 + x
    let parts = LogarithmParts(sum)
    if parts.exponent == 0 { return logarithm(x, exponent: 0, tail: 0) }
    // What the sum was rounded by, exactly.
    let rest = x >= 1 ? 1 - (sum - x) : x - (sum - 1)
    return logarithm(parts.mantissa - 1, exponent: parts.exponent, tail: rest / sum)
  }

  /// k ln 2 + ln(1 + f) + tail.
  private static func logarithm(_ f: Double, exponent k: Double, tail: Double) -> Double {
    let s = f / (2 + f)
    let z = s * s
    let square = z * z
    let low = (r1 + z * r2) + square * (r3 + z * r4)
    let series = z * (low + square * square * ((r5 + z * r6) + square * r7))

    // f - f²/2 to more than a double: the square from halves of its digits, exactly.
    let upper = Double(bitPattern: f.bitPattern & ~0x7ff_ffff)
    let halfHigh = 0.5 * upper * upper
    let halfLow = 0.5 * (f - upper) * (f + upper)
    let curve = f - halfHigh
    let curveLow = ((f - curve) - halfHigh) - halfLow

    let whole = k * LogarithmParts.ln2High
    let sum = whole + curve
    let sumLow = (whole - sum) + curve
    let rest = s * ((halfHigh + halfLow) + series) + (k * LogarithmParts.ln2Low + tail)
    return sum + (sumLow + (curveLow + rest))
  }

  /// Minimax coefficients of (2 atanh s / s - 2) / s² in powers of s², |s| <= 0.1716; near 2/3, 2/5 …
  /// The relative error of 2 atanh s is 2^-59.
  private static var r1: Double { 0x1.5555555555592p-1 }
  private static var r2: Double { 0x1.999999997fd78p-2 }
  private static var r3: Double { 0x1.24924941f4efbp-2 }
  private static var r4: Double { 0x1.c71c52060f6e9p-3 }
  private static var r5: Double { 0x1.74663fa0cfe71p-3 }
  private static var r6: Double { 0x1.39a1a715d9e70p-3 }
  private static var r7: Double { 0x1.2f063379edeedp-3 }
}
