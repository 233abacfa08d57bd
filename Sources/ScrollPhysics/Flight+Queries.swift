/// How a flight meets an edge.
public struct EdgeCollision: Hashable, Sendable {
  /// When, in seconds after the release.
  public var time: Double

  /// The edge, in points.
  public var edge: Double

  /// The slope of the offset there, in pt/s.
  public var velocity: Double
}

extension Flight {
  /// The hit on an edge from inside, or nil if there is none.
  public var collision: EdgeCollision? {
    for index in 0..<segmentCount where segment(index).phase == .hit {
      let segment = segment(index)
      // A plan made in the middle of a bounce has its hit behind it.
      guard segment.value(at: segment.start) == segment.curve.limit else { return nil }
      return EdgeCollision(
        time: segment.start, edge: segment.curve.limit,
        velocity: segment.velocity(at: segment.start))
    }
    return nil
  }

  /// The farthest point beyond an edge after the release: when, and the offset there; nil if the
  /// motion never turns round beyond one.
  public var peak: (time: Double, value: Double)? {
    for index in 0..<segmentCount {
      let segment = segment(index)
      guard var turn = segment.turn(after: 0) else { continue }
      // An oscillating spring that returns turns inside first, and beyond the edge after that.
      let first = segment.curve.value(at: turn)
      if range.lowerBound < first, first < range.upperBound {
        guard let second = segment.turn(after: turn) else { continue }
        turn = second
      }
      if segment.start + turn < segment.end {
        return (segment.start + turn, segment.curve.value(at: turn))
      }
    }
    return nil
  }

  /// The next time strictly after `time` at which the motion passes `offset`, or nil.
  ///
  /// Pinning to an edge skips up to the tolerance's distance in one frame: offsets in that gap are
  /// passed at the time of rest.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - time: in seconds after the release; negative to include the start itself.
  public func nextTime(at offset: Double, after time: Double = -1) -> Double? {
    if time < 0, value(at: 0) == offset { return 0 }
    for index in 0..<segmentCount where segment(index).end > time {
      let segment = segment(index)
      if segment.phase == .rest, segment.start > max(time, 0) {
        let before = self.segment(index - 1).value(at: segment.start)
        if min(before, segment.curve.limit) <= offset, offset <= max(before, segment.curve.limit) {
          return segment.start
        }
      }
      // Where a deceleration stops, rest tells; its formula could tell it once more, an ulp before.
      let isLast = segment.phase == .decelerating && segment.end == restTime
      if isLast, offset == destination { continue }
      if let hit = segment.nextTime(at: offset, after: max(time, segment.start)) { return hit }
    }
    return nil
  }
}

extension Segment {
  /// The next time after `time` and before the segment's end at which its formula passes `offset`.
  func nextTime(at offset: Double, after time: Double) -> Double? {
    // What goes on inside passes its edge once, where this part ends.
    if next == .decelerating, offset == destination { return end > time ? end : nil }
    let found = firstTime(after: time, countedFrom: start) {
      curve.nextTime(at: offset, after: $0, within: duration)
    }
    guard let found, found <= end else { return nil }
    return found
  }

  /// The next time at which its formula turns round; both times in seconds after its own start.
  func turn(after time: Double) -> Double? { curve.turn(after: time, within: duration) }
}
