internal import ScrollMath

/// Resistance along a hyperbolic tangent: Chromium on Windows.
///
/// ```
/// b(x)   = s d tanh(m x / d)                       odd in x; slope s m at 0, limit s d
/// b⁻¹(y) = (d / m) artanh(y / (s d))               |y| < s d
/// ```
///
/// d is the viewport's length, s the share of it that is never exceeded, m the steepness.
///
/// Source: Chromium `elastic_overscroll_controller_bezier.cc` (s 0.1, m 2) and its test. Grade A.
/// Accuracy: 4 ulp.
/// Not modelled: the rounding towards 0 of what is shown.
///
/// - Complexity: O(1), no allocation.
@_spi(Formulas) public struct TanhBand: Hashable, Sendable {
  /// The share s of the dimension that is never exceeded, dimensionless.
  public let share: Double

  /// The steepness m, dimensionless.
  public let steepness: Double

  /// The viewport's length d, in points; 0 is a hard stop.
  public let dimension: Double

  /// Creates a band.
  ///
  /// - Precondition: all are finite; `share` and `steepness` positive, `dimension` not negative.
  public init(share: Double = 0.1, steepness: Double = 2, dimension: Double) {
    precondition(share > 0 && share.isFinite, "share must be positive and finite")
    precondition(steepness > 0 && steepness.isFinite, "steepness must be positive and finite")
    precondition(dimension >= 0 && dimension.isFinite, "dimension must be finite and not negative")
    self.share = share
    self.steepness = steepness
    self.dimension = dimension
  }

  /// How far the content stretches when the finger is `distance` beyond the limit, signed, in points.
  public func stretch(_ distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    return share * dimension * Double.tanh(steepness * distance / dimension)
  }

  /// The slope b'(x) = s m / cosh²(m x / d).
  public func slope(_ distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    // 1 / cosh² x = 4 e^(-2x) / (1 + e^(-2x))²
    let kept = Decay(2 * abs(steepness * distance / dimension)).kept
    return share * steepness * (4 * kept / ((1 + kept) * (1 + kept)))
  }

  /// How far beyond the limit the finger is when the content is stretched by `stretch`.
  ///
  /// Nil at the limit and beyond it.
  public func distance(stretch: Double) -> Double? {
    let most = share * dimension
    guard abs(stretch) < most else { return stretch == 0 ? 0 : nil }
    return dimension / steepness * Elementary.artanh(stretch / most)
  }
}
