/// One stretch of a flight on which the offset moves one way only.
package struct FlightPiece: Hashable, Sendable {
  /// When it begins, in seconds after the release.
  package var start: Double

  /// When it ends; infinite if the motion only tends to `to`.
  package var end: Double

  /// The offset at the beginning, in points: to the bit, where the piece before it ends.
  package var from: Double

  /// The offset at the end, in points.
  package var to: Double

  /// What the motion never leaves again after this piece, where it oscillates forever; else nil.
  package var confinement: ClosedRange<Double>?

  /// When the motion passes an offset that lies between the ends, in seconds after the release.
  package func time(at offset: Double, of flight: Flight) -> Double {
    if let time = flight.nextTime(at: offset, after: start), time <= end { return time }
    // A rounding away from an end of the piece: the crossing is that end.
    return abs(offset - from) <= abs(offset - to) ? start : end
  }
}

/// A flight cut where it turns round.
///
/// On every piece the offset is a monotonic function of time, so what happens in between follows
/// from the offsets at its ends, exactly, and in order.
///
/// Pinning to an edge at the time of rest is a piece of no duration.
///
/// - Complexity: O(1) per piece, no allocation. A damped flight has few pieces; an under-damped spring that
///   is never cut short has no last one.
package struct FlightPieces: Sequence, IteratorProtocol, Sendable {
  private let flight: Flight
  private var index = 0
  /// When the last piece ended: in seconds after the segment's start, and after the release.
  private var turn = 0.0
  private var time: Double
  private var offset: Double

  /// Cuts a flight, from where it begins to move on.
  package init(_ flight: Flight) {
    self.flight = flight
    self.time = flight.segmentCount > 0 ? flight.segment(0).start : 0
    self.offset = flight.value(at: 0)
  }

  /// The next piece, or nil at rest.
  package mutating func next() -> FlightPiece? {
    while index < flight.segmentCount {
      let segment = flight.segment(index)
      var piece = FlightPiece(start: time, end: segment.end, from: offset, to: offset)
      if segment.phase == .rest {
        piece.end = time
        piece.to = segment.curve.limit
        index += 1
      } else if let turn = segment.turn(after: turn), segment.start + turn < segment.end {
        self.turn = turn
        piece.end = segment.start + turn
        piece.to = segment.value(at: piece.end)
        if segment.end == .infinity { piece.confinement = segment.oscillation(through: piece.to) }
      } else {
        piece.to = end(of: segment)
        turn = 0
        index += 1
      }
      time = piece.end
      offset = piece.to
      if piece.from != piece.to { return piece }
    }
    return nil
  }

  private func end(of segment: Segment) -> Double {
    guard segment.end < .infinity else { return segment.curve.limit }
    let next = flight.segment(index + 1)
    // Motions join at the very bits with which the next one starts; rest does not join but pins.
    return (next.phase == .rest ? segment : next).value(at: segment.end)
  }
}

extension Segment {
  /// What an oscillation that turns round at `offset` stays within.
  fileprivate func oscillation(through offset: Double) -> ClosedRange<Double> {
    let reach = abs(offset - curve.limit)
    return curve.limit - reach...curve.limit + reach
  }
}
