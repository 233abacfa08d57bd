/// Where Flutter's pages and wheels of equal items land.
///
/// Source: `page_view.dart` (`PageScrollPhysics`), `list_wheel_scroll_view.dart` (`FixedExtentScrollPhysics`) and
/// its tests. Grade A for wheels, B for pages.
///
/// - Complexity: O(1), no allocation.
@_spi(Formulas) public enum FlutterTargets {
  /// The speed at which Flutter's motions end, 20 pt/s on a display of one pixel per point.
  ///
  /// Source: `scroll_physics.dart` (`toleranceFor`). Grade A.
  public static let slowest = 20.0

  /// The decay constant of Flutter's friction, 2.0024805005…/s: -ln 0.135.
  ///
  /// Source: `scroll_simulation.dart`. Grade A.
  public static let decay = 2.002480500543707603

  /// The page a release goes to: the nearest, half a page on when it moves.
  ///
  /// ```
  /// page = round(x / viewport ± 0.5 where |v| > slowest)
  /// ```
  ///
  /// - Parameters:
  ///   - offset: at the release, in points.
  ///   - velocity: in pt/s.
  ///   - viewport: the length of a page, in points, above 0.
  ///   - slowest: 20 pt/s over the device pixel ratio.
  public static func page(
    at offset: Double, velocity: Double, viewport: Double, slowest: Double = FlutterTargets.slowest
  ) -> Double {
    let lean = velocity > slowest ? 0.5 : velocity < -slowest ? -0.5 : 0
    return (offset / viewport + lean).rounded()
  }

  /// How a wheel lands.
  public enum Landing: Hashable, Sendable {
    /// As a list without items would: out of range, or to an end of it.
    case freely
    /// Not at all: it has no velocity, and lies on an item.
    case none
    /// By a spring, on the item it is on.
    case spring(item: Double)
    /// By a friction that ends on an item at the slowest speed.
    case friction(item: Double)
  }

  /// Where a wheel of items of one length lands: on the item nearest the natural end of the motion.
  ///
  /// - Parameters:
  ///   - offset: at the release, in points.
  ///   - velocity: in pt/s; slower than `slowest` it does not move on.
  ///   - extent: the length of an item, in points, above 0.
  ///   - range: the offsets allowed, in points.
  ///   - slowest: 20 pt/s over the device pixel ratio.
  public static func landing(
    from offset: Double, velocity: Double, extent: Double, in range: ClosedRange<Double>,
    slowest: Double = FlutterTargets.slowest
  ) -> Landing {
    if velocity <= 0 && offset <= range.lowerBound || velocity >= 0 && offset >= range.upperBound {
      return .freely
    }
    var natural = offset
    if abs(velocity) >= slowest {
      natural = offset + velocity / Self.decay
      if natural <= range.lowerBound || natural >= range.upperBound { return .freely }
    }
    let item = item(at: natural, extent: extent, in: range)
    // Where it ends, it is done within a pixel: 1 over the device pixel ratio.
    let pixel = slowest / Self.slowest
    if abs(velocity) < slowest, abs(item * extent - offset) < pixel { return .none }
    return item == self.item(at: offset, extent: extent, in: range)
      ? .spring(item: item) : .friction(item: item)
  }

  private static func item(
    at offset: Double, extent: Double, in range: ClosedRange<Double>
  ) -> Double { (min(max(offset, range.lowerBound), range.upperBound) / extent).rounded() }
}
