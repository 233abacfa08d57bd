/// One coordinate of a timing curve, a cubic Bézier from 0 to 1.
///
/// ```
/// u(s) = 3 a s (1-s)² + 3 b s² (1-s) + s³
/// ```
@frozen
package struct CubicTiming {
  /// The coordinate of the first control point, dimensionless.
  @usableFromInline let a: Double

  /// That of the second, dimensionless.
  @usableFromInline let b: Double

  /// Creates a curve from the coordinates of its control points.
  @inlinable @inline(__always)
  package init(_ a: Double, _ b: Double) { (self.a, self.b) = (a, b) }

  /// u at s.
  @inlinable @inline(__always)
  package func value(at s: Double) -> Double {
    let rest = 1 - s
    return 3 * s * rest * (a * rest + b * s) + s * s * s
  }

  /// du/ds at s.
  @inlinable @inline(__always)
  package func slope(at s: Double) -> Double {
    let rest = 1 - s
    return 3 * a * rest * rest + 6 * (b - a) * s * rest + 3 * (1 - b) * s * s
  }

  /// s with u(s) = value, by Newton's method inside a bracket.
  ///
  /// - Parameter value: within 0...1; u rises with s.
  /// - Complexity: O(1): about four rounds.
  @inlinable
  package func parameter(of value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = value
    for _ in 0..<64 {
      let error = self.value(at: s) - value
      if error == 0 { return s }
      if error > 0 { high = s } else { low = s }
      var next = s - error / slope(at: s)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if abs(next - s) < 1e-16 { return next }
      s = next
    }
    return s
  }
}
