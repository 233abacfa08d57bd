/// Writes a flight down, segment by segment, under any law.
///
/// Each step decides from where the motion is and how fast; so a segment can be followed by the next
/// one without the plan that it came from. Where a vendor's law cannot be started again in the middle,
/// the motion under way is part of what a plan starts from.
package struct FlightPlanner: IteratorProtocol {
  /// The bounds, in points.
  private let range: ClosedRange<Double>
  private let law: ScrollLaw
  /// The viewport's length, in points.
  private let dimension: Double
  /// Where the next segment begins, and how fast.
  private var state: FlightState
  /// When it begins, in seconds after the release; infinite after the final one.
  private var time = 0.0
  /// The deceleration that goes on, where one does.
  private var underWay: TimedMotion.Curve?
  /// The segment that goes on as it is, where one does.
  private var kept: FlightSegment?
  /// Whether the state is one of a motion under way, which has had its velocity handed over already.
  private var isResumed = false

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

  private mutating func inside() -> FlightSegment {
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

  private var deceleration: TimedMotion.Curve {
    law.deceleration.curve(
      from: state.offset, velocity: state.carriedVelocity, dimension: dimension)
  }

  private mutating func outside(_ edge: Double) -> FlightSegment {
    #if !OVERSCROLL_UIKIT_ONLY
      if state.phase != .hit, case .parabola = law.edge, isInward(edge),
        !isResumed || underWay != nil
      {
        let curve = underWay ?? deceleration
        // Android: a fling that reaches the content is a fling.
        if abs(curve.limit - state.offset) > abs(edge - state.offset) {
          underWay = curve
          return inside()
        }
      }
    #endif
    underWay = nil
    return beyond(edge, phase: phaseOutside(edge))
  }

  /// What a motion outside is about.
  ///
  /// How a release ends is decided once, when it happens: a returning spring gains speed, and must not
  /// be taken for a flick when it is planned again.
  private func phaseOutside(_ edge: Double) -> FlightPhase {
    switch state.phase {
    case .hit, .returning, .entering: state.phase
    case .rest: .returning
    case .released: enters(edge) ? .entering : .returning
    // Content shrank under it, or rounding put the last moment before a hit just beyond the edge.
    case .decelerating: enters(edge) ? .entering : isInward(edge) ? .returning : .hit
    }
  }

  private func isInward(_ edge: Double) -> Bool {
    state.velocity != 0 && (state.offset < edge) == (state.velocity > 0)
  }

  /// Whether a release beyond an edge goes on as a deceleration once it is inside.
  private func enters(_ edge: Double) -> Bool {
    switch law.edge {
    case .pull, .springs:
      // One that would come to rest inside, were it to decelerate freely.
      let end = state.offset + law.gain * state.carriedVelocity / law.decay
      return state.offset < edge ? end > edge : end < edge
    case .spring(let spring): return spring.continuesInside && isInward(edge)
    case .parabola, .bezier, .flickable, .stop: return false
    }
  }

  private mutating func beyond(_ edge: Double, phase: FlightPhase) -> FlightSegment {
    guard let curve = curve(beyond: edge, isHit: phase == .hit) else { return calmReturn(to: edge) }
    // Only one that was released inwards goes on inside; what returns comes back to its edge where that has come nearer.
    if phase == .entering, state.offset != edge,
      let crossing = curve.passing(edge),
      abs(curve.carriedVelocity(at: crossing)) > law.stop.speed
    {
      return segment(phase, curve, duration: crossing, to: edge, next: .decelerating)
    }
    return segment(phase, curve, duration: curve.restTime(law.stop), to: edge, next: .rest)
  }

  private func curve(beyond edge: Double, isHit: Bool) -> TimedMotion.Curve? {
    #if !OVERSCROLL_UIKIT_ONLY
      if isResumed, case .spring(let spring) = law.edge {
        // What the law takes of a velocity it has taken already.
        return .spring(
          SpringMotion(
            spring.spring(isHit: isHit && spring.hitFrequency > 0), from: state.offset, to: edge,
            velocity: state.velocity))
      }
    #endif
    return law.edge.curve(
      from: state.offset, beyond: edge, velocity: state.carriedVelocity, isHit: isHit, law: law,
      dimension: dimension)
  }

  /// Where nothing bounces: content that is beyond an edge returns by y0 e^(-pt), which passes nothing.
  private mutating func calmReturn(to edge: Double) -> FlightSegment {
    guard state.offset != edge else { return rest(at: edge) }
    let curve = TimedMotion.Curve.bounce(
      Bounce(from: state.offset, edge: edge, carriedVelocity: 0, law: law))
    // A law whose motions end by themselves may have no distance.
    let stop = law.stop.distance > 0 || law.stop == .never ? law.stop : .uiKit
    return segment(.returning, curve, duration: curve.restTime(stop), to: edge, next: .rest)
  }

  /// The final segment.
  private func rest(at offset: Double) -> FlightSegment {
    FlightSegment(.rest, .rest(at: offset, start: time), next: .rest)
  }

  /// Ends a segment where another begins, and goes on from there.
  private mutating func segment(
    _ phase: FlightPhase, _ curve: TimedMotion.Curve, duration: Double, to place: Double,
    next: FlightPhase
  ) -> FlightSegment {
    let segment = FlightSegment(
      phase, TimedMotion(curve, start: time, duration: duration, destination: place), next: next)
    state = segment.endState
    return segment
  }
}
