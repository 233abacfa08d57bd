public import ScrollPhysics

/// Progress over time, both 0...1: how a timed motion spreads its distance.
@_spi(Formulas) public enum TimeCurve: Hashable, Sendable {
  /// A cubic Bézier curve.
  case bezier(Easing)

  /// Android's table of 100 straight pieces, to the bit.
  ///
  /// It begins at 2.3e-5 of the distance instead of 0, and its slope jumps at every hundredth.
  case androidTable

  /// The progress at a share of the duration, and its slope.
  func progress(at share: Double) -> (value: Double, slope: Double) {
    switch self {
    case .bezier(let easing): easing.progress(at: share)
    case .androidTable: AndroidSpline.tabled(at: share)
    }
  }

  /// The share of the duration at which the progress reaches a value in 0...1.
  ///
  /// A Bézier curve is evaluated with its axes exchanged; its y must lie within 0...1.
  func share(reaching progress: Double) -> Double {
    switch self {
    case .bezier(let easing):
      Easing(easing.y1, easing.x1, easing.y2, easing.x2).progress(at: progress).value
    case .androidTable: AndroidSpline.tabledTime(reaching: progress)
    }
  }

  /// A Bézier curve whose first control point is bent to start with a given slope.
  ///
  /// ```
  /// s x1 < y1:  (x1, s x1)      else  (y1 / s, y1)
  /// ```
  ///
  /// Source: Chromium `physics_based_fling_curve.cc`, `elastic_overscroll_controller_bezier.cc`. Grade A.
  ///
  /// - Parameter slope: progress per share of the duration, at least 0.
  public static func bent(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, slope: Double
  ) -> Easing { x1 * slope < y1 ? Easing(x1, x1 * slope, x2, y2) : Easing(y1 / slope, y1, x2, y2) }
}
