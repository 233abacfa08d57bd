#if !hasFeature(Embedded)
  internal import ScrollMath

  /// A timing curve of CSS and Core Animation, and how it changes with its control points.
  ///
  /// ```
  /// u(s) = 3 x1 s (1-s)² + 3 x2 s² (1-s) + s³       time, 0...1
  /// e(s) = 3 y1 s (1-s)² + 3 y2 s² (1-s) + s³       progress
  ///
  /// ∂e/∂u = e'/u'     ∂e/∂y1 = 3 s (1-s)²     ∂e/∂x1 = -e'/u' ∂e/∂y1, and so for x2, y2
  /// ```
  ///
  /// A fit may look a little beyond 0...1 for x1 and x2. There the curve begins or ends with a jump, and in between
  /// it is as smooth as inside, so that numbers near the border have errors on both sides.
  struct TimingCurve {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    /// Whether time runs forwards on it: no two places of it have the same time between 0 and 1.
    var isCurve: Bool { x1 >= -1 && x1 <= 1 && x2 >= 0 && x2 <= 2 }

    /// e at a time within 0...1, its slope and what the control points do to it.
    @inline(__always)
    func point(at time: Double) -> (value: Double, slope: Double, first: Double, second: Double) {
      let (u, e) = (CubicTiming(x1, x2), CubicTiming(y1, y2))
      let s = u.parameter(of: time)
      let rest = 1 - s
      let first = 3 * s * rest * rest
      let second = 3 * s * s * rest
      let run = max(u.slope(at: s), Self.leastRun)
      return (y1 * first + y2 * second + s * s * s, e.slope(at: s) / run, first, second)
    }

    /// The least u' that slopes are divided by: where a control point lies on its end, u' vanishes.
    private static var leastRun: Double { 1e-6 }
  }
#endif
