internal import COverscrollMath

/// ln(a / b), also where the quotient is beyond the largest number.
func logarithm(of a: Double, over b: Double) -> Double {
  let quotient = a / b
  return quotient.isFinite ? overscroll_log(quotient) : overscroll_log(a) - overscroll_log(b)
}
