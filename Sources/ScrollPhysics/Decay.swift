internal import COverscrollMath

/// Exponential decay at one moment: what is kept of a quantity and what is lost, from one evaluation.
///
/// ```
/// kept = e^(-x)        lost = 1 - e^(-x)
///
/// -x   = n ln 2 / 128 + r,  |r| <= ln 2 / 256       n a whole number
/// kept = s + s (e^r - 1)                            s = 2^(n/128), from a table and a shift
/// lost = (1 - s) - s (e^r - 1)                      the first difference is exact
/// ```
///
/// `lost` keeps its digits for tiny x, `kept` for large x. It stands in for `exp` and `expm1` at the
/// cost of one of them, and gives the same bits on every platform: motion does not depend on the
/// host's libm.
///
/// Accuracy: `kept` 0.6 ulp, `lost` 1.3 ulp; past 708 `kept` passes through the denormal numbers to 0.
/// The polynomial is a minimax fit of degree 5 to e^r - 1, with a relative error of 2^-55.
///
/// - Complexity: O(1), without a division, and without a branch below 708.
package struct Decay {
  /// e^(-x).
  package let kept: Double

  /// 1 - e^(-x).
  package let lost: Double

  /// Evaluates the decay after `x` time constants.
  ///
  /// - Parameter x: at least 0; infinite is allowed, and keeps nothing.
  @inline(__always)
  package init(_ x: Double) {
    guard x < Self.longest else {
      kept = Self.keptBeyond(x)
      lost = 1
      return
    }
    // Adding 1.5 · 2^52 rounds to a whole number and leaves it in the low bits.
    let shifted = Self.roundingShift - x * Self.stepsPerUnit
    let steps = shifted - Self.roundingShift
    let power = overscroll_power_of_two(shifted.bitPattern)

    // steps · stepHigh is exact, and so is its difference to x.
    let r = (-x - steps * Self.stepHigh) - steps * Self.stepLow
    let tail = 0.5 + r * (Self.c3 + r * (Self.c4 + r * Self.c5))
    let growth = r + (power.correction + (r * r) * tail)
    kept = power.value + power.value * growth
    lost = (1 - power.value) - power.value * growth
  }

  /// e^(-x) where 2^(n/128) would no longer be a normal number.
  @inline(never)
  private static func keptBeyond(_ x: Double) -> Double {
    // Below half the smallest denormal number from 746 on.
    guard x < 800 else { return 0 }
    let half = Decay(x / 2).kept
    return half * half
  }

  private static var longest: Double { 708 }
  private static var roundingShift: Double { 0x1.8p52 }

  /// 128 / ln 2.
  private static var stepsPerUnit: Double { 0x1.71547652b82fep+7 }

  /// ln 2 / 128 in two parts, the first with 32 bits, so that its multiples are exact.
  private static var stepHigh: Double { 0x1.62e42feep-8 }
  private static var stepLow: Double { 0x1.a39ef35793c76p-40 }

  /// Minimax coefficients of e^r; near 1/6, 1/24, 1/120.
  private static var c3: Double { 0x1.555555555548cp-3 }
  private static var c4: Double { 0x1.55555a17fbc67p-5 }
  private static var c5: Double { 0x1.111115d591a5fp-7 }
}
