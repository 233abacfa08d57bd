/// Resistance of the zoom scale beyond its limits.
///
/// ```
/// s > max:  z(s) = max (2 - max / s)        never reaches 2 max
/// s < min:  z(s) = min / (2 - s / min)      never below min / 2
/// ```
///
/// The second is the first in 1/s: zooming out is zooming in, mirrored on the logarithm of scale.
///
/// Source: two independent descriptions of UIScrollView. Grade B. The first article has the ``RubberBand`` of offsets in
/// its place, c = 0.55 and the limit as its dimension (``Rule/rubber``): of a maximum of 4, a pull to 8 is shown as 5.42,
/// and 6 by iOS.
///
/// - Complexity: O(1), no allocation.
public struct ZoomBand: Hashable, Sendable {
  /// The smallest scale without resistance, dimensionless.
  public let minimum: Double

  /// The largest scale without resistance, dimensionless.
  public let maximum: Double

  /// Which formula.
  public enum Rule: UInt8, Hashable, Sendable, CaseIterable {
    /// iOS's: never beyond twice the maximum.
    case iOS
    /// The first article's: a rubber band as long as the limit.
    case rubber
  }

  /// Which formula.
  public let rule: Rule

  /// Creates a band.
  ///
  /// - Precondition: `0 < minimum <= maximum`, both finite.
  public init(minimum: Double, maximum: Double, rule: Rule = .iOS) {
    precondition(minimum > 0, "minimum must be positive")
    precondition(
      minimum <= maximum && maximum.isFinite, "maximum must be finite, not below minimum")
    self.minimum = minimum
    self.maximum = maximum
    self.rule = rule
  }

  /// The rubber band beyond the limit nearest to a scale.
  private func rubber(_ scale: Double) -> RubberBand {
    RubberBand(dimension: scale < minimum ? minimum : maximum)
  }

  /// The scale shown when the fingers ask for `scale`.
  ///
  /// - Precondition: `scale > 0`.
  public func clamp(_ scale: Double) -> Double {
    precondition(scale > 0, "scale must be positive")
    if rule == .rubber { return rubber(scale).clamp(scale, to: minimum...maximum) }
    if scale > maximum { return maximum * (2 - maximum / scale) }
    if scale < minimum { return minimum / (2 - scale / minimum) }
    return scale
  }

  /// The scale the fingers ask for when `scale` is shown: the inverse of ``clamp(_:)``.
  ///
  /// Nil at and beyond 2·maximum and minimum/2, which no pinch reaches.
  public func unclamp(_ scale: Double) -> Double? {
    if rule == .rubber {
      // Closer than this the fingers cannot come: the scale they ask for is above 0.
      return rubber(scale).unclamp(scale, from: minimum...maximum).flatMap { $0 > 0 ? $0 : nil }
    }
    if scale > maximum {
      let room = 2 - scale / maximum
      return room > 0 ? maximum / room : nil
    }
    if scale < minimum {
      let room = 2 - minimum / scale
      return scale > 0 && room > 0 ? minimum * room : nil
    }
    return scale
  }
}
