/// Where a scroller may come to rest.
public enum SnapRule: Hashable, Sendable {
  /// Anywhere.
  case none

  /// UIKit's paging: whole viewports (`PageChoice`), turned by the page's spring (`PageSpring`).
  case paging

  /// Every multiple of a length from an origin, in points; as many at a time as the flick carries.
  case stride(Double, origin: Double = 0)

  /// The given offsets, in points, in ascending order.
  case positions([Double])

  /// Where a release should end, or nil to let it end where it does.
  ///
  /// Nil for `.paging` too: a page is chosen by where a release happens and how fast (`PageChoice`).
  ///
  /// - Parameters:
  ///   - projection: where it would end by itself, in points.
  ///   - range: the offset bounds; the answer lies within them.
  /// - Complexity: O(log n) in the number of positions.
  public func target(projection: Double, range: ClosedRange<Double>) -> Double? {
    switch self {
    case .none, .paging:
      return nil
    case .stride(let length, let origin):
      guard length > 0, length.isFinite, origin.isFinite else { return nil }
      let steps = ((projection - origin) / length).rounded()
      return range.nearest(to: steps.isFinite ? origin + steps * length : projection)
    case .positions(let positions):
      return Self.nearest(to: projection, in: positions).map(range.nearest(to:))
    }
  }

  /// The nearest of ascending numbers, the lower one of two equally near; nil where there is none, or NaN.
  static func nearest(to value: Double, in positions: [Double]) -> Double? {
    guard !positions.isEmpty else { return nil }
    let above = positions.firstIndex(notBelow: value)
    let lower = positions[max(above - 1, 0)]
    let upper = positions[min(above, positions.count - 1)]
    let nearest = value - lower <= upper - value ? lower : upper
    return nearest.isNaN ? nil : nearest
  }
}
