internal import COverscrollMath

/// The elementary functions that the feels need, in one place, so that they can be exchanged together.
///
/// Everything is made of exp, expm1, log, log1p, sin and atan2.
enum Elementary {
  /// x^y for x >= 0; relative error about |y ln x| ulp.
  static func power(_ x: Double, _ y: Double) -> Double {
    x > 0 ? overscroll_exp(y * overscroll_log(x)) : 0
  }

  /// 1 - (1 - u)^y for 0 <= u <= 1, without cancellation for small u.
  static func lostPower(_ u: Double, _ y: Double) -> Double {
    u < 1 ? -overscroll_expm1(y * overscroll_log1p(-u)) : 1
  }

  /// ln(1 + x).
  static func log1p(_ x: Double) -> Double { overscroll_log1p(x) }

  /// e^x - 1.
  static func grown(_ x: Double) -> Double { overscroll_expm1(x) }

  /// 2^x.
  static func exp2(_ x: Double) -> Double { overscroll_exp(x * 0.693147180559945309417) }

  /// tanh x = (1 - e^(-2x)) / (1 + e^(-2x)), odd in x.
  static func tanh(_ x: Double) -> Double {
    let decay = Decay(2 * abs(x))
    let value = decay.lost / (1 + decay.kept)
    return x < 0 ? -value : value
  }

  /// artanh y = ½ ln((1 + y) / (1 - y)), |y| < 1.
  static func artanh(_ y: Double) -> Double {
    let a = abs(y)
    let value = 0.5 * overscroll_log1p(2 * a / (1 - a))
    return y < 0 ? -value : value
  }

  /// The s in 0...1 with 3s² - 2s³ = y: s = ½ - sin(arcsin(1 - 2y) / 3).
  static func inverseSmoothstep(_ y: Double) -> Double {
    if y <= 0 { return 0 }
    if y >= 1 { return 1 }
    // 1 - (1 - 2y)² = 4y(1 - y), which keeps its digits where 1 - 2y is near ±1.
    let angle = overscroll_atan2(1 - 2 * y, 2 * (y * (1 - y)).squareRoot())
    return 0.5 - overscroll_sin(angle / 3)
  }
}
