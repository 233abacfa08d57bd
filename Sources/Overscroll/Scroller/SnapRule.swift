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

  /// Whether none of its numbers is NaN.
  var isValid: Bool {
    switch self {
    case .none, .paging: true
    case .stride(let length, let origin): !(length.isNaN || origin.isNaN)
    case .positions(let positions): !positions.contains { $0.isNaN }
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
