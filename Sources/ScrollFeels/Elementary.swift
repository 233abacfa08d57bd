internal import ScrollMath

/// Functions that only feels need, made of those of ScrollMath.
enum Elementary {
  /// x^y for x >= 0; 0 for x = 0.
  static func power(_ x: Double, _ y: Double) -> Double { x > 0 ? Double.pow(x, y) : 0 }

  /// 1 - (1 - u)^y for 0 <= u <= 1, without cancellation for small u.
  static func lostPower(_ u: Double, _ y: Double) -> Double {
    u < 1 ? -Double.expMinusOne(y * Double.log(onePlus: -u)) : 1
  }

  /// 2^x.
  static func exp2(_ x: Double) -> Double { Double.exp(x * 0.693147180559945309417) }

  /// artanh y = ½ ln((1 + y) / (1 - y)), |y| < 1.
  static func artanh(_ y: Double) -> Double {
    let a = abs(y)
    let value = 0.5 * Double.log(onePlus: 2 * a / (1 - a))
    return y < 0 ? -value : value
  }
}
