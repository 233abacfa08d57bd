import Overscroll

extension Scroller {
  /// A list on a phone: 390 × 844 over 6,000 points.
  static func list(_ height: Double = 6_000, displayScale: Double = 0) -> Scroller {
    Scroller(
      viewport: Size2(390, 844), content: Size2(390, height), displayScale: displayScale)
  }

  /// A flick up by `distance` points in a tenth of a second.
  @discardableResult
  mutating func flick(_ distance: Double, at time: Double = 0) -> ScrollRelease {
    swipe(from: Vector2(200, 600), to: Vector2(200, 600 - distance), at: time)
  }
}
