/// Resistance in proportion, after a dead zone and up to a limit.
///
/// ```
/// b(x) = min(x / n, L),  0 while |x| < dead        x >= 0, odd in x
/// ```
///
/// n is the divisor. The dead zone is not subtracted: where it ends, b jumps to dead / n.
///
/// Source: Chromium `elastic_overscroll_controller.cc` (n 20, dead 10), Qt `qquickflickable.cpp` (n 2), GTK
/// `gtkscrolledwindow.c` (n 1, L 100). Grade B.
/// Not modelled: Chromium's rounding to whole pixels.
///
/// - Complexity: O(1), no allocation.
public struct LinearBand: Hashable, Sendable {
  /// The divisor n, dimensionless.
  package let divisor: Double

  /// How far the finger goes before anything moves, in points.
  package let deadZone: Double

  /// The stretch L that is never exceeded, in points; may be infinite.
  package let limit: Double

  /// Creates a band.
  ///
  /// - Precondition: `divisor` is positive and finite; the others are not negative.
  public init(divisor: Double, deadZone: Double = 0, limit: Double = .infinity) {
    precondition(divisor > 0 && divisor.isFinite, "divisor must be positive and finite")
    precondition(deadZone >= 0 && deadZone.isFinite, "deadZone must be finite and not negative")
    precondition(limit >= 0, "limit must not be negative")
    self.divisor = divisor
    self.deadZone = deadZone
    self.limit = limit
  }

  /// How far the content stretches when the finger is `distance` beyond the limit, signed, in points.
  package func stretch(_ distance: Double) -> Double {
    guard abs(distance) >= deadZone else { return 0 }
    return min(max(distance / divisor, -limit), limit)
  }

  /// The slope b'(x); 0 in the dead zone and at the limit.
  package func slope(_ distance: Double) -> Double {
    abs(distance) < deadZone || abs(distance / divisor) >= limit ? 0 : 1 / divisor
  }

  /// How far beyond the limit the finger is when the content is stretched by `stretch`.
  ///
  /// Nil at the limit and beyond it, where the finger may be anywhere.
  package func distance(stretch: Double) -> Double? {
    abs(stretch) < limit ? stretch * divisor : nil
  }
}
