public import ScrollPhysics
internal import CScrollTables

/// Android's fling: how far and how long for a launch speed, and its two tables.
///
/// ```
/// ref = f C / i,   C = 9.80665 · 39.37 · 160 · density · 0.84      px/s²·s
/// T   = (v0 / ref)^(1/(p-1))                                       s
/// D   = i v0 T                                                     px
/// ```
///
/// f = 0.015 is the friction, i = 0.35 the inflexion, p = ln 0.78 / ln 0.9.
///
/// Source: `core/java/android/widget/OverScroller.java`. Grade B; the tables to the bit.
/// Not modelled: T cut to milliseconds and D to pixels.
///
/// - Complexity: O(1), no allocation.
@_spi(Formulas) public enum AndroidSpline {
  /// Scroll friction f, dimensionless.
  ///
  /// Source: `ViewConfiguration.java`. Grade B.
  public static let friction = 0.015

  /// Where the two tension lines cross, i, dimensionless.
  ///
  /// Source: `OverScroller.java`. Grade B.
  package static let inflexion = 0.35

  /// Standard gravity in inches per second squared, times 160 px an inch, times 0.84 (the look of it).
  ///
  /// Source: `OverScroller.java`. Grade B.
  static let physicalCoefficient = 9.80665 * 39.37 * 160 * 0.84

  /// The speed whose fling lasts one second, in px/s: f C / i.
  ///
  /// 2223.866 at density 1.
  ///
  /// - Parameters:
  ///   - density: physical pixels per dp; 1 for offsets in points.
  ///   - friction: f.
  public static func secondSpeed(
    density: Double = 1, friction: Double = AndroidSpline.friction
  ) -> Double { friction * physicalCoefficient * density / inflexion }

  /// The curve itself, as an easing: progress of the distance over progress of the time.
  public static let exact = Easing(0.175, 0.5, 0.35, 1)

  /// Progress and slope by the vendor's table, piecewise linear, at a share of the duration.
  static func tabled(at share: Double) -> (value: Double, slope: Double) {
    interpolate(at: share, overscroll_spline_position)
  }

  /// The first share of the duration at which the table reaches a progress.
  static func tabledTime(reaching progress: Double) -> Double {
    var low: Int32 = 0
    var high: Int32 = 100
    guard progress > Double(overscroll_spline_position(0)) else { return 0 }
    while high - low > 1 {
      let middle = (low + high) / 2
      if Double(overscroll_spline_position(middle)) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    let before = Double(overscroll_spline_position(low))
    let after = Double(overscroll_spline_position(high))
    return (Double(low) + (progress - before) / (after - before)) / 100
  }

  /// The vendor's own answer for the share of the duration at a share of the distance.
  ///
  /// From its second table, which is not quite the inverse of the first (off by up to 1e-4).
  public static func time(atPosition share: Double) -> Double {
    interpolate(at: share, overscroll_spline_time).value
  }

  /// The share of the distance after `index` hundredths of the duration, in the vendor's table.
  ///
  /// - Precondition: `index` lies within 0...100.
  public static func position(_ index: Int) -> Float {
    precondition(index >= 0 && index <= 100, "index must lie within 0...100")
    return overscroll_spline_position(Int32(index))
  }

  /// The share of the duration after `index` hundredths of the distance, in the vendor's table.
  ///
  /// - Precondition: `index` lies within 0...100.
  public static func time(_ index: Int) -> Float {
    precondition(index >= 0 && index <= 100, "index must lie within 0...100")
    return overscroll_spline_time(Int32(index))
  }

  private static func interpolate(
    at share: Double, _ table: (Int32) -> Float
  ) -> (value: Double, slope: Double) {
    let steps = 100 * share
    guard steps < 100 else { return (1, 0) }
    let index = steps > 0 ? Int32(steps) : 0
    let before = Double(table(index))
    let slope = (Double(table(index + 1)) - before) * 100
    return (before + (share - Double(index) / 100) * slope, slope)
  }
}
