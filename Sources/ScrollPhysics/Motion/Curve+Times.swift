/// When a curve is where: in closed form where there is one, else searched part by part.
extension Curve {
  /// How many parts of a duration are searched, 64.
  ///
  /// Source: chosen; what has no closed form turns round at most a few times. Grade D.
  private static let parts = 64

  /// The next time strictly after `time` at which it passes `place`, both counted from the start; nil if it
  /// never does.
  ///
  /// Starting on the place does not count as passing it.
  ///
  /// - Parameters:
  ///   - place: in points.
  ///   - time: in seconds; negative means from the start on.
  ///   - duration: how long it is followed where nothing but a search tells, in seconds.
  /// - Complexity: O(1): of what has no closed form, some hundred values.
  public func nextTime(at place: Double, after time: Double, within duration: Double) -> Double? {
    if hasPoles { return PoleMotion(self).nextTime(at: place, after: time) }
    guard kind != .still else { return nil }
    var from = max(time, 0)
    while from < duration {
      let to = partEnd(after: from, within: duration)
      if let hit = crossing(of: place, from: from, to: to) { return hit }
      from = to
    }
    return nil
  }

  /// The next time strictly after `time` at which it turns round, counted from the start; nil if it never does.
  ///
  /// Parameters as of ``nextTime(at:after:within:)``.
  package func turn(after time: Double, within duration: Double) -> Double? {
    if hasPoles { return PoleMotion(self).turn(after: time)?.time }
    guard kind == .program || kind == .ownEdge else { return nil }
    var from = max(time, 0)
    while from < duration {
      let to = partEnd(after: from, within: duration)
      if let turn = turn(from: from, to: to), turn > time { return turn }
      from = to
    }
    return nil
  }

  private func partEnd(after time: Double, within duration: Double) -> Double {
    let part = (time / duration * Double(Self.parts)).rounded(.down) + 1
    let end = min(part * duration / Double(Self.parts), duration)
    return end > time ? end : min(time + duration / Double(Self.parts), duration)
  }

  /// Where its velocity changes its sign between two times, if it does.
  private func turn(from: Double, to: Double) -> Double? {
    let (v, w) = (velocity(at: from), velocity(at: to))
    return v * w < 0 ? bisected(from, to) { velocity(at: $0) * w > 0 } : nil
  }

  private func crossing(of place: Double, from: Double, to: Double) -> Double? {
    let (a, b) = (value(at: from) - place, value(at: to) - place)
    if b == 0 { return to }
    if a * b < 0 { return bisected(from, to) { (value(at: $0) - place) * b > 0 } }
    // It turns round in between: beyond the place and back, perhaps.
    guard let turn = turn(from: from, to: to), turn > from, (value(at: turn) - place) * b < 0 else {
      return nil
    }
    if a == 0 { return bisected(turn, to) { (value(at: $0) - place) * b > 0 } }
    return bisected(from, turn) { (value(at: $0) - place) * a < 0 }
  }

  /// The earliest time at which something holds that does not at `low` and does at `high`.
  private func bisected(_ low: Double, _ high: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if holds(middle) { high = middle } else { low = middle }
    }
  }
}

/// The first time strictly after `time` that is found, where what finds it counts from `start`.
///
/// A crossing may be `time` itself once it is rounded to the caller's clock; then the one after it is the next.
///
/// - Parameter find: the first time after the one given, both counted from `start`.
package func firstTime(
  after time: Double, countedFrom start: Double, find: (Double) -> Double?
) -> Double? {
  var local = time - start
  while let hit = find(local) {
    if start + hit > time { return start + hit }
    // Oscillations that are shorter than the clock's steps are not passed one by one.
    local = max(hit, time.nextUp - start)
  }
  return nil
}
