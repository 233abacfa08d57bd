extension EasedMotion {
  /// How many parts of the duration are searched for a crossing, 64.
  ///
  /// Source: chosen; a timing curve and what it carries turn round at most a few times. Grade D.
  private static let parts = 64

  /// The next time strictly after `time` at which the motion passes `place`, or nil.
  ///
  /// Searched part by part: between two times with the place on either side, and where the motion turns
  /// round in between. Then by bisection, to the last bit.
  ///
  /// - Parameters:
  ///   - place: in points.
  ///   - time: in seconds since the start.
  /// - Complexity: O(1): some hundred values.
  public func nextTime(at place: Double, after time: Double) -> Double? {
    guard time < duration else { return nil }
    var from = max(time, 0)
    while from < duration {
      let part = (from / duration * Double(Self.parts)).rounded(.down) + 1
      var to = min(part * duration / Double(Self.parts), duration)
      if to <= from { to = min(from + duration / Double(Self.parts), duration) }
      if let hit = crossing(of: place, from: from, to: to) { return hit }
      from = to
    }
    return nil
  }

  private func crossing(of place: Double, from: Double, to: Double) -> Double? {
    let (a, b) = (value(at: from) - place, value(at: to) - place)
    if b == 0 { return to }
    if a * b < 0 { return bisect(from, to) { (value(at: $0) - place) * b > 0 } }
    let (v, w) = (velocity(at: from), velocity(at: to))
    guard v * w < 0 else { return nil }
    // It turns round in between: beyond the place and back, perhaps.
    let turn = bisect(from, to) { velocity(at: $0) * w > 0 }
    guard (value(at: turn) - place) * b < 0, turn > from else { return nil }
    if a == 0 { return bisect(turn, to) { (value(at: $0) - place) * b > 0 } }
    return bisect(from, turn) { (value(at: $0) - place) * a < 0 }
  }

  /// The earliest time at which something holds that does not at `low` and does at `high`.
  private func bisect(_ low: Double, _ high: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if holds(middle) { high = middle } else { low = middle }
    }
  }
}
