/// The laws between two observed quantities, with their analytic derivatives.
extension FitLaw {
  /// distance = ±(|v| - s) / r; parameters r, s.
  ///
  /// A glide from v is over when its speed has fallen to s; what it covers is linear in v. A finger that lifts slower
  /// than that moves nothing.
  @inline(__always)
  static func stopping(_ velocity: Double, _ parameters: FitNumbers) -> FitPoint {
    let (decay, floor) = (parameters[0], parameters[1])
    guard abs(velocity) > floor else { return FitPoint(value: 0, gradient: SIMD4(repeating: 0)) }
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

  /// slope = c (1 - |y| / d)²; parameters c, d.
  ///
  /// The rubber band's slope c d² / (d + c x)² at the offset y = x c d / (d + c x).
  ///
  /// ```
  /// ∂/∂c = (1 - |y| / d)²     ∂/∂d = 2 c (1 - |y| / d) |y| / d²
  /// ```
  @inline(__always)
  static func bandSlope(_ offset: Double, _ parameters: FitNumbers) -> FitPoint {
    let (coefficient, dimension) = (parameters[0], parameters[1])
    let stretch = abs(offset) / dimension
    let rest = 1 - stretch
    return FitPoint(
      value: coefficient * rest * rest,
      gradient: SIMD4(rest * rest, 2 * coefficient * rest * stretch / dimension, 0, 0))
  }

  #if !hasFeature(Embedded)
    /// offset = a + b x + c x²; parameters a, b, c.
    @inline(__always)
    static func parabola(_ finger: Double, _ parameters: FitNumbers) -> FitPoint {
      FitPoint(
        value: parameters[0] + finger * (parameters[1] + finger * parameters[2]),
        gradient: SIMD4(1, finger, finger * finger, 0))
    }
  #endif
}
