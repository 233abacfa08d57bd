#if !hasFeature(Embedded)
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
      let s = place(at: time)
      let rest = 1 - s
      let first = 3 * s * rest * rest
      let second = 3 * s * s * rest
      let run = max(Self.slope(x1, x2, at: s), Self.leastRun)
      return (
        y1 * first + y2 * second + s * s * s, Self.slope(y1, y2, at: s) / run, first, second
      )
    }

    /// The least u' that slopes are divided by: where a control point lies on its end, u' vanishes.
    private static var leastRun: Double { 1e-6 }

    /// s with u(s) = time, by Newton's method inside a bracket.
    private func place(at time: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      var s = time
      for _ in 0..<64 {
        let rest = 1 - s
        let error = 3 * s * rest * (x1 * rest + x2 * s) + s * s * s - time
        if error == 0 { return s }
        if error > 0 { high = s } else { low = s }
        var next = s - error / Self.slope(x1, x2, at: s)
        if !(next > low && next < high) { next = low + (high - low) / 2 }
        if abs(next - s) < 1e-16 { return next }
        s = next
      }
      return s
    }

    @inline(__always)
    private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
      let rest = 1 - s
      return 3 * a * rest * rest + 6 * (b - a) * s * rest + 3 * (1 - b) * s * s
    }
  }
#endif
