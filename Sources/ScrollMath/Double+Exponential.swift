/// The exponential functions, with the same bits on every processor.
extension Double {
  /// e^x.
  ///
  /// Accuracy: 0.55 ulp; 0.77 ulp where the result is subnormal.
  ///
  /// - Parameter x: any; NaN gives NaN.
  /// - Complexity: O(1).
  @usableFromInline
  package static func exp(_ x: Double) -> Double { exp(x, tail: 0) }

  /// e^(x + tail), for an exponent that is known to more than a double.
  @inline(__always)
  static func exp(_ x: Double, tail: Double) -> Double {
    if x > -700, x < 709 { return ExponentialParts(x).joined(tail: tail) }
    // Beyond, every number rounds to infinity or to 0.
    if x >= 710 { return .infinity }
    if x <= -746 { return 0 }
    guard !x.isNaN else { return .nan }
    // 2^(n/16) is too large or too small to be written, so a part of it is multiplied in last.
    let shift: Int64 = x > 0 ? 64 : -64
    return ExponentialParts(x, shift: shift).joined(tail: tail) * (x > 0 ? 0x1p+64 : 0x1p-64)
  }

  /// e^x - 1, without cancellation for small x.
  ///
  /// Accuracy: 2 ulp.
  ///
  /// - Parameter x: any; NaN gives NaN.
  /// - Complexity: O(1).
  package static func expMinusOne(_ x: Double) -> Double {
    guard abs(x) >= 0x1p-54 else { return x }
    guard x < 709 else { return exp(x) }
    guard x > -700 else { return -1 }
    let parts = ExponentialParts(x)
    return (parts.power - 1) + parts.power * parts.growth
  }
}

extension ExponentialParts {
  /// s e^(r + tail), for a tail whose square is nothing.
  @inline(__always)
  fileprivate func joined(tail: Double) -> Double {
    power + power * (growth + (tail + tail * growth))
  }
}
