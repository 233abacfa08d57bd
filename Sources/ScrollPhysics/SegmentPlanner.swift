/// What writes a flight down, segment by segment, under any law.
///
/// Each step decides from where the motion is and how fast; so a segment can be followed by the next
/// one without the plan that it came from.
package protocol SegmentPlanner: IteratorProtocol where Element == FlightSegment {
  /// The bounds, in points.
  var range: ClosedRange<Double> { get }

  /// Where the next segment begins, and how fast.
  var state: FlightState { get set }

  /// When it begins, in seconds after the release.
  var time: Double { get set }

  /// Whether the segment before was the final one.
  var isOver: Bool { get set }

  /// The segment from the state and the time on; the state is then that of its end.
  mutating func plan() -> FlightSegment
}

extension SegmentPlanner {
  /// The next segment, or nil after the final one.
  package mutating func next() -> FlightSegment? {
    // A segment of no length moves nothing; skip it, at most once per joint.
    while !isOver {
      let segment = plan()
      isOver = segment.end == .infinity
      time = segment.end
      if segment.end > segment.start { return segment }
    }
    return nil
  }

  /// Goes on after a segment, to the bit as the plan that it came from.
  mutating func follow(_ segment: FlightSegment) {
    state = segment.endState
    time = segment.end
    isOver = segment.phase == .rest
  }

  /// Whether the motion stands on an edge and moves out.
  var isLeaving: Bool {
    state.carriedVelocity > 0
      ? state.offset == range.upperBound
      : state.carriedVelocity < 0 && state.offset == range.lowerBound
  }

  /// The final segment.
  func rest(at offset: Double) -> FlightSegment {
    FlightSegment(.rest, .rest(at: offset, start: time), next: .rest)
  }

  /// Ends a segment where another begins, and goes on from there.
  mutating func segment(
    _ phase: FlightPhase, _ curve: TimedMotion.Curve, duration: Double, to place: Double,
    next: FlightPhase
  ) -> FlightSegment {
    let segment = FlightSegment(
      phase, TimedMotion(curve, start: time, duration: duration, destination: place), next: next)
    state = segment.endState
    return segment
  }
}
