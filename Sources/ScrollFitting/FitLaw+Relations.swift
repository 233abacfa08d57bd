/// The laws between two observed quantities, with their analytic derivatives.
extension FitLaw {
  /// distance = ±(|v| - s) / r; parameters r, s.
  ///
  /// A glide from v is over when its speed has fallen to s; what it covers is linear in v.
  @inline(__always)
  static func stopping(_ velocity: Double, _ parameters: FitNumbers) -> FitPoint {
    let (decay, floor) = (parameters[0], parameters[1])
    let sign: Double = velocity < 0 ? -1 : 1
    let distance = (velocity - sign * floor) / decay
    return FitPoint(
      value: distance, gradient: SIMD4(-distance / decay, -sign / decay, 0, 0))
  }

  /// offset = x c d / (d + c |x|); parameters c, d.
  ///
  /// ```
  /// ∂/∂c = x d² / (d + c |x|)²     ∂/∂d = c² x |x| / (d + c |x|)²
  /// ```
  @inline(__always)
  static func rubberBand(_ finger: Double, _ parameters: FitNumbers) -> FitPoint {
    let (coefficient, dimension) = (parameters[0], parameters[1])
    let pull = coefficient * finger
    let share = dimension / (dimension + abs(pull))
    let other = pull / (dimension + abs(pull))
    return FitPoint(
      value: pull * share,
      gradient: SIMD4(finger * share * share, abs(other) * other, 0, 0))
  }
}
