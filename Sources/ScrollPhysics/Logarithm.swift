internal import ScrollMath

/// ln(a / b), also where the quotient is beyond the largest number.
package func logarithm(of a: Double, over b: Double) -> Double {
  let quotient = a / b
  return quotient.isFinite ? Double.log(quotient) : Double.log(a) - Double.log(b)
}
