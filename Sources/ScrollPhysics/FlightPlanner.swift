/// Writes a flight down, segment by segment, under any law.
///
/// Each step decides from where the motion is and how fast; so a segment can be followed by the next
/// one without the plan that it came from. Where a vendor's law cannot be started again in the middle,
/// the motion under way is part of what a plan starts from.
///
/// Its questions change nothing and are mutating: otherwise each would be answered by a copy, on stacks that are
/// a few kB. For the same reason what plans a part is not inlined into what asks for it.
package struct FlightPlanner: IteratorProtocol {
  /// The bounds, in points.
  let range: ClosedRange<Double>
  let law: ScrollLaw
  /// The viewport's length, in points.
  let dimension: Double
  /// Where the next segment begins, and how fast.
  var state: FlightState
  /// When it begins, in seconds after the release; infinite after the final one.
  var time = 0.0
  /// The deceleration that goes on, where one does.
  var underWay: TimedMotion.Curve?
  /// The segment that goes on as it is, where one does.
  private var kept: FlightSegment?
  /// Whether the state is one of a motion under way, which has had its velocity handed over already.
  var isResumed = false

  /// - Parameter factor: of the distance inside the bounds, where flicks have built up.
  package init(
    _ state: FlightState, in range: ClosedRange<Double>, law: ScrollLaw, dimension: Double,
    factor: Double = 1
  ) {
    (self.state, self.range, self.law, self.dimension) = (state, range, law, dimension)
    if state.isElsewhere(in: range) {
      self.state.carriedVelocity = law.carriedVelocity(showing: state, in: range)
    }
    guard factor != 1 else { return }
    underWay = law.deceleration.scaled(by: factor).curve(
      from: state.offset, velocity: state.carriedVelocity, dimension: dimension)
  }

  /// Goes on after a segment, to the bit as the plan that it came from.
  package init(
    after segment: FlightSegment, in range: ClosedRange<Double>, law: ScrollLaw, dimension: Double
  ) {
    self.init(segment.endState, in: range, law: law, dimension: dimension)
    time = segment.end
  }

  /// Goes on with a segment, `time` seconds after the release, when the bounds have changed.
  package init(
    resuming segment: FlightSegment, at time: Double, in range: ClosedRange<Double>,
    law: ScrollLaw, dimension: Double
  ) {
    self.init(segment.flightState(at: time), in: range, law: law, dimension: dimension)
    self.time = time
    isResumed = true
    if segment.curve.isDeceleration {
      underWay = segment.curve.resumed(at: time - segment.start)
    } else if !law.edge.isStop {
      let edge = segment.motion.destination
      let isBound = edge == range.lowerBound || edge == range.upperBound
      let isThere = isBound && range.nearest(to: state.offset) == edge
      if isThere || returns && (isBound || isInward(edge)) { kept = segment }
    }
    // At the release nothing has been seen to move yet: it starts as the law has it.
    if time == 0, segment.start == 0 { state.carriedVelocity = segment.carriedVelocity(at: 0) }
  }

  /// The next segment, or nil after the final one.
  package mutating func next() -> FlightSegment? {
    // A segment of no length moves nothing: it is skipped.
    while time < .infinity {
      let segment = plan()
      time = segment.end
      if segment.end > segment.start { return segment }
    }
    return nil
  }

  /// When it rests, in seconds after the release, infinite if never, and where; plans all that follows a segment.
  @inline(never)
  package mutating func end(after segment: FlightSegment) -> (time: Double, place: Double) {
    var last = segment
    while let next = next() { last = next }
    return last.rest
  }

  @inline(never)
  private mutating func plan() -> FlightSegment {
    defer { isResumed = false }
    if let segment = kept {
      kept = nil
      state = segment.endState
      return segment
    }
    let nearest = range.nearest(to: state.offset)
    // An oscillating spring stays with its edge, also where it passes through all of the content.
    if nearest != state.offset {
      if let edge = springEdge, nearest != edge { return beyond(edge, phase: state.phase) }
      return outside(nearest)
    }
    switch state.phase {
    case .rest:
      return rest(at: state.offset)
    case .released, .decelerating:
      return inside()
    case .hit, .returning, .entering:
      // On an edge and leaving: the hit itself.
      if isLeaving { return beyond(state.offset, phase: .hit) }
      if let edge = springEdge { return beyond(edge, phase: state.phase) }
      return inside()
    }
  }

  /// Whether the motion stands on an edge and moves out.
  private var isLeaving: Bool {
    state.carriedVelocity > 0
      ? state.offset == range.upperBound
      : state.carriedVelocity < 0 && state.offset == range.lowerBound
  }

  /// The edge whose springs hold the content, as long as there is such an edge.
  private var springEdge: Double? {
    guard law.edge.inheritsWhatIsSeen, state.phase == .hit || state.phase == .returning,
      let edge = state.edge, edge == range.lowerBound || edge == range.upperBound
    else { return nil }
    return edge
  }

  /// Whether content that an edge draws back has come within the bounds: it goes on to that edge, which may have been
  /// a bound before, or comes back to it from inside.
  private var returns: Bool {
    switch (law.edge, state.phase) {
    case (.pull, .hit), (.pull, .returning): range.contains(state.offset)
    default: false
    }
  }

  @inline(never)
  mutating func inside() -> FlightSegment {
    let velocity = state.carriedVelocity
    guard abs(velocity) > law.stop.speed else { return rest(at: state.offset) }
    let curve = underWay ?? deceleration
    underWay = nil
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let stop = curve.time(toSpeed: law.stop.speed)
    let passes = velocity < 0 ? curve.limit < edge : curve.limit > edge
    // What stands on the edge hits it now; a formula's next time lies after its start.
    let first = state.offset == edge ? 0 : curve.passing(edge)
    if passes, let hit = first, hit <= stop {
      return segment(.decelerating, curve, duration: hit, to: edge, next: .hit)
    }
    guard stop > 0 else { return rest(at: state.offset) }
    let end = stop < .infinity ? curve.value(at: stop) : curve.limit
    return segment(.decelerating, curve, duration: stop, to: end, next: .rest)
  }

  var deceleration: TimedMotion.Curve {
    mutating get {
      law.deceleration.curve(
        from: state.offset, velocity: state.carriedVelocity, dimension: dimension)
    }
  }

  /// The final segment.
  mutating func rest(at offset: Double) -> FlightSegment {
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
