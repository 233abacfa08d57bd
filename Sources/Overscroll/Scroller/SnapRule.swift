/// Where a scroller may come to rest.
public enum SnapRule: Hashable, Sendable {
  /// Anywhere.
  case none

  /// UIKit's paging: whole viewports, one per flick.
  case paging

  /// Every multiple of a length from an origin, in points; as many at a time as the flick carries.
  case stride(Double, origin: Double = 0)

  /// The given offsets, in points, in ascending order.
  case positions([Double])

  /// UIKit's page spring, roughly: ω0 = 16.9/s, ζ = 0.885.
  ///
  /// Source: read off one recording at 375 pt. Grade D.
  public static var pagingSpring: DampedSpring {
    DampedSpring(stiffness: 16.9 * 16.9, dampingRatio: 0.885)
  }

  /// Where a release should end, or nil to let it end where it does.
  ///
  /// - Parameters:
  ///   - projection: where it would end by itself, in points.
  ///   - offset: where it is released, in points.
  ///   - viewport: the viewport's length, in points.
  ///   - range: the offset bounds; the answer lies within them.
  /// - Complexity: O(log n) in the number of positions.
  public func target(
    projection: Double, offset: Double, viewport: Double, range: ClosedRange<Double>
  ) -> Double? {
    switch self {
    case .none:
      return nil
    case .paging:
      guard viewport > 0 else { return nil }
      // One page per flick: confined to the neighbours of where the finger left.
      let page = (offset - range.lowerBound) / viewport
      // Pages too short to be counted are anywhere.
      guard page.isFinite else { return range.nearest(to: projection) }
      let wanted = ((projection - range.lowerBound) / viewport).rounded()
      let confined = min(max(wanted, page.rounded(.up) - 1), page.rounded(.down) + 1)
      return range.nearest(to: range.lowerBound + confined * viewport)
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
