import Overscroll

extension Scroller {
  /// A list on a phone: 390 × 844 over 6,000 points.
  static func list(_ height: Double = 6_000, displayScale: Double = 0) -> Scroller {
    Scroller(
      viewport: Size2(390, 844), content: Size2(390, height), displayScale: displayScale)
  }

  /// One finger along a straight line at constant speed; returns what the release said.
  @discardableResult
  mutating func swipe(
    from start: Vector2, to end: Vector2, at time: Double = 0, for duration: Double = 0.1,
    events: Int = 12, holding: Double = 0
  ) -> ScrollRelease {
    touchDown(1, at: start, time: time)
    for step in 1...events {
      let share = Double(step) / Double(events)
      touchMoved(1, to: start + (end - start) * share, time: time + duration * share)
    }
    return touchUp(1, time: time + duration + holding)
  }

  /// A flick up by `distance` points in a tenth of a second.
  @discardableResult
  mutating func flick(_ distance: Double, at time: Double = 0) -> ScrollRelease {
    swipe(from: Vector2(200, 600), to: Vector2(200, 600 - distance), at: time)
  }
}
