/// The inverse of the tangent, and the hyperbolic tangent, with the same bits on every processor.
///
/// ```
/// atan t = t + t³ P(t²)                        |t| <= √2 - 1
/// atan t = π/4 + atan((t - 1) / (t + 1))       above, up to 1
/// ```
extension Double {
  /// The angle whose tangent is x, within -π/2 … π/2.
  ///
  /// Accuracy: as ``atan2(y:x:)``.
  ///
  /// - Parameter x: any; NaN gives NaN.
  /// - Complexity: O(1), one division.
  package static func atan(_ x: Double) -> Double { atan2(y: x, x: 1) }

  /// The angle of the vector (x, y) from the x axis, within -π … π.
  ///
  /// Accuracy: 2.3 ulp.
  ///
  /// - Parameters:
  ///   - y: the sine's side; its sign is the angle's.
  ///   - x: the cosine's side. Of zeros the signs count, of infinities too, as in IEEE 754.
  /// - Returns: NaN when either is NaN.
  /// - Complexity: O(1), one division.
  package static func atan2(y: Double, x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    // Exact, and neither sums nor bounds leave the range of normal numbers.
    let longest = max(abs(x), abs(y))
    let scale = longest > 0x1p+1000 ? 0x1p-10 : longest < 0x1p-900 ? 0x1p+100 : 1
    let (width, height) = (abs(x) * scale, abs(y) * scale)
    let isFlat = height <= width
    let acute = isFlat ? angle(height, over: width) : angle(width, over: height)
    let magnitude =
      switch (isFlat, x.sign) {
      case (true, .plus): acute
      case (true, .minus): pi - (acute - piLow)
      case (false, .plus): pi / 2 - (acute - piLow / 2)
      case (false, .minus): pi / 2 + (acute + piLow / 2)
      }
    return y.sign == .minus ? -magnitude : magnitude
  }

  /// The angle of a slope from 0 to 1.
  private static func angle(_ height: Double, over width: Double) -> Double {
    guard height > 0 else { return 0 }
    guard height < .infinity else { return pi / 4 }
    if height > width * 0.4142135623730951 {
      return pi / 4 + (smallAngle((height - width) / (height + width)) + piLow / 4)
    }
    return smallAngle(height / width)
  }

  /// atan t for |t| <= √2 - 1.
  private static func smallAngle(_ t: Double) -> Double {
    let z = t * t
    let square = z * z
    let low = (a1 + z * a2) + square * (a3 + z * a4)
    let middle = (a5 + z * a6) + square * (a7 + z * a8)
    let high = (a9 + z * a10) + square * a11
    let fourth = square * square
    return t + t * (z * (low + fourth * (middle + fourth * high)))
  }

  /// tanh x.
  ///
  /// ```
  /// tanh x = (1 - e^(-2x)) / (1 + e^(-2x))      x >= 0
  /// ```
  ///
  /// Accuracy: 2.6 ulp.
  ///
  /// - Parameter x: any; NaN gives NaN.
  /// - Complexity: O(1), one division.
  package static func tanh(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    guard abs(x) >= 0x1p-28 else { return x }
    let decay = Decay(2 * abs(x))
    let magnitude = decay.lost / (1 + decay.kept)
    return x < 0 ? -magnitude : magnitude
  }

  /// π less the nearest double.
  private static var piLow: Double { 0x1.1a62633145c07p-53 }

  /// Minimax coefficients of (atan t / t - 1) / t² in powers of t²; near -1/3, 1/5 …
  /// The relative error of atan t is 2^-59.
  private static var a1: Double { -0x1.555555555553dp-2 }
  private static var a2: Double { 0x1.99999999958ebp-3 }
  private static var a3: Double { -0x1.24924922b11e3p-3 }
  private static var a4: Double { 0x1.c71c70e7a1670p-4 }
  private static var a5: Double { -0x1.745cf90b0343ep-4 }
  private static var a6: Double { 0x1.3b111c6306ee7p-4 }
  private static var a7: Double { -0x1.10ebdd8e04a9ap-4 }
  private static var a8: Double { 0x1.df116697d79d3p-5 }
  private static var a9: Double { -0x1.9cdc22d1cb8a5p-5 }
  private static var a10: Double { 0x1.37ed35eaa23aep-5 }
  private static var a11: Double { -0x1.259d3225cecc8p-6 }
}
