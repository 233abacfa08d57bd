internal import ScrollMath

/// Resistance that grows in proportion to what is left: Firefox.
///
/// ```
/// dy = (1 - y/d) / n dx
/// b(x)   = d (1 - e^(-x / (n d)))                  odd in x; slope 1/n at 0, limit d
/// b⁻¹(y) = -n d ln(1 - y/d)                        0 <= y < d
/// ```
///
/// d is the viewport's length, n the divisor. The closed form of a rule that Firefox applies event by
/// event, each at most 8 px; with small events they agree.
///
/// Source: `gfx/layers/apz/src/Axis.cpp` (n 16). Grade B.
/// Accuracy: 3 ulp.
///
/// - Complexity: O(1), no allocation.
@_spi(Formulas) public struct FadingBand: Hashable, Sendable {
  /// The divisor n, dimensionless.
  public let divisor: Double

  /// The viewport's length d, in points; 0 is a hard stop.
  public let dimension: Double

  /// Creates a band.
  ///
  /// - Precondition: both are finite; `divisor` positive, `dimension` not negative.
  public init(divisor: Double = 16, dimension: Double) {
    precondition(divisor > 0 && divisor.isFinite, "divisor must be positive and finite")
    precondition(dimension >= 0 && dimension.isFinite, "dimension must be finite and not negative")
    self.divisor = divisor
    self.dimension = dimension
  }

  /// How far the content stretches when the finger is `distance` beyond the limit, signed, in points.
  public func stretch(_ distance: Double) -> Double {
    guard divisor * dimension > 0 else { return 0 }
    let stretch = dimension * Decay(abs(distance) / (divisor * dimension)).lost
    return distance < 0 ? -stretch : stretch
  }

  /// The slope b'(x) = e^(-x / (n d)) / n.
  public func slope(_ distance: Double) -> Double {
    guard divisor * dimension > 0 else { return 0 }
    return Decay(abs(distance) / (divisor * dimension)).kept / divisor
  }

  /// How far beyond the limit the finger is when the content is stretched by `stretch`.
  ///
  /// Nil at the dimension and beyond it.
  public func distance(stretch: Double) -> Double? {
    guard abs(stretch) < dimension else { return stretch == 0 ? 0 : nil }
    let distance = -divisor * dimension * Double.log(onePlus: -abs(stretch) / dimension)
    return stretch < 0 ? -distance : distance
  }
}
