/// Writes a flight down by UIKit's law or a relative of it.
package struct FlightPlanner: SegmentPlanner {
  package let range: ClosedRange<Double>
  private let law: ScrollLaw
  private let tolerance: Tolerance
  package var state: FlightState
  package var time = 0.0
  package var isOver = false

  package init(
    _ state: FlightState, in range: ClosedRange<Double>, law: ScrollLaw, tolerance: Tolerance
  ) {
    self.range = range
    self.law = law
    self.tolerance = tolerance
    self.state = state
  }

  /// Goes on after a segment, to the bit as the plan that it came from.
  package init(
    after segment: FlightSegment, in range: ClosedRange<Double>, law: ScrollLaw,
    tolerance: Tolerance
  ) {
    self.init(segment.endState, in: range, law: law, tolerance: tolerance)
    follow(segment)
  }

  package mutating func plan() -> FlightSegment {
    let nearest = range.nearest(to: state.offset)
    // An oscillating spring stays with its edge, also where it passes through all of the content.
    if let edge = springEdge, nearest != state.offset, nearest != edge {
      return outside(edge, phase: state.phase)
    }
    if nearest != state.offset { return outside(nearest, phase: phaseOutside(nearest)) }
    switch state.phase {
    case .rest:
      return rest(at: state.offset)
    case .released, .decelerating:
      return inside()
    case .hit, .returning, .entering:
      // On an edge and leaving: the hit itself. Within: an oscillating spring stays with its edge.
      if isLeaving { return outside(state.offset, phase: .hit) }
      if let edge = springEdge { return outside(edge, phase: state.phase) }
      return inside()
    }
  }

  /// The edge whose spring holds the content, as long as there is such an edge.
  private var springEdge: Double? {
    guard case .springs = law.edge, state.phase == .hit || state.phase == .returning,
      let edge = state.edge, edge == range.lowerBound || edge == range.upperBound
    else { return nil }
    return edge
  }

  /// What a motion outside is about.
  ///
  /// How a release ends is decided once, when it happens: a returning spring gains speed, and must not
  /// be taken for a flick when it is planned again.
  private func phaseOutside(_ edge: Double) -> FlightPhase {
    switch state.phase {
    case .hit, .returning, .entering: state.phase
    case .rest: .returning
    case .released: isHeadedInside(edge) ? .entering : .returning
    // Content shrank under it, or rounding put the last moment before a hit just beyond the edge.
    case .decelerating:
      isHeadedInside(edge)
        ? .entering : (state.carriedVelocity > 0) == (state.offset > edge) ? .hit : .returning
    }
  }

  private mutating func inside() -> FlightSegment {
    let speed = abs(state.carriedVelocity)
    guard speed > tolerance.speed else { return rest(at: state.offset) }
    let curve = Deceleration(
      from: state.offset, velocity: state.carriedVelocity, decay: law.decay, gain: law.gain)
    let edge = state.carriedVelocity > 0 ? range.upperBound : range.lowerBound
    let stop = tolerance.speed > 0 ? curve.time(toSpeed: tolerance.speed) : .infinity
    if let hit = curve.time(to: edge), hit < stop {
      return segment(.decelerating, .deceleration(curve), duration: hit, to: edge, next: .hit)
    }
    return segment(
      .decelerating, .deceleration(curve), duration: stop, to: curve.value(at: stop), next: .rest)
  }

  private mutating func outside(_ edge: Double, phase: FlightPhase) -> FlightSegment {
    switch law.edge {
    case .stop:
      return calmReturn(to: edge)
    case .pull(let pull):
      let curve = Bounce(
        from: state.offset, edge: edge, carriedVelocity: state.carriedVelocity, law: law,
        pull: pull)
      // The law itself knows where it ends, from any state of it.
      if isHeadedInside(edge), let crossing = curve.motion.nextTime(at: edge),
        abs(curve.carriedVelocity(at: crossing)) > tolerance.speed
      {
        return segment(phase, .bounce(curve), duration: crossing, to: edge, next: .decelerating)
      }
      return segment(
        phase, .bounce(curve), duration: curve.restTime(tolerance), to: edge, next: .rest)
    #if OVERSCROLL_LIST_ONLY
      case .springs: return calmReturn(to: edge)
    #else
      case .springs(let hit, let released):
        let curve = SpringMotion(
          phase == .hit ? hit : released, from: state.offset, to: edge, velocity: state.velocity)
        // Only one that is fast enough at the edge goes on inside.
        if phase == .entering, let crossing = curve.nextTime(at: edge),
          abs(curve.velocity(at: crossing)) > tolerance.speed
        {
          return segment(phase, .spring(curve), duration: crossing, to: edge, next: .decelerating)
        }
        let settled = tolerance.distance > 0 ? curve.settleTime(within: tolerance.distance) : nil
        return segment(
          phase, .spring(curve), duration: settled ?? .infinity, to: edge, next: .rest)
    #endif
    }
  }

  /// Where nothing bounces: content that is beyond an edge anyway returns by y0 e^(-pt), which
  /// passes nothing.
  private mutating func calmReturn(to edge: Double) -> FlightSegment {
    guard state.offset != edge else { return rest(at: edge) }
    let curve = Bounce(from: state.offset, edge: edge, carriedVelocity: 0, law: law)
    return segment(
      .returning, .bounce(curve), duration: curve.restTime(tolerance), to: edge, next: .rest)
  }

  /// Whether a release beyond an edge would come to rest inside, were it to decelerate freely.
  private func isHeadedInside(_ edge: Double) -> Bool {
    guard state.offset != edge else { return false }
    let projection = state.offset + law.gain * state.carriedVelocity / law.decay
    return state.offset < edge ? projection > edge : projection < edge
  }
}
