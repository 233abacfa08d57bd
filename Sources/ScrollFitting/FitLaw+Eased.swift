#if !hasFeature(Embedded)
  /// The motion that a program makes, with its analytic derivatives.
  extension FitLaw {
    /// x = from + (to - from) e(u), u = (t - start) / T; parameters T, x1, y1, x2, y2, start, from, to.
    ///
    /// It rests before and after. With D = to - from and e' = ∂e/∂u:
    ///
    /// ```
    /// ∂x/∂T = -D e' u / T     ∂x/∂start = -D e' / T     ∂x/∂from = 1 - e     ∂x/∂to = e
    /// ```
    @inline(__always)
    static func eased(_ time: Double, _ parameters: FitNumbers) -> FitPoint {
      let (duration, start) = (parameters[0], parameters[5])
      let (from, to) = (parameters[6], parameters[7])
      let curve = TimingCurve(
        x1: parameters[1], y1: parameters[2], x2: parameters[3], y2: parameters[4])
      // No motion, and nothing a search could stay at.
      guard duration > 0, curve.isCurve else {
        return FitPoint(value: .nan, gradient: FitNumbers.zero)
      }
      let share = (time - start) / duration
      guard share > 0 else {
        return FitPoint(value: from, gradient: FitNumbers(0, 0, 0, 0, 0, 0, 1, 0))
      }
      guard share < 1 else {
        return FitPoint(value: to, gradient: FitNumbers(0, 0, 0, 0, 0, 0, 0, 1))
      }
      let distance = to - from
      let point = curve.point(at: share)
      let (first, second) = (distance * point.first, distance * point.second)
      let speed = distance * point.slope / duration
      return FitPoint(
        value: from + distance * point.value,
        gradient: FitNumbers(
          -speed * share, -point.slope * first, first, -point.slope * second, second, -speed,
          1 - point.value, point.value))
    }
  }
#endif
