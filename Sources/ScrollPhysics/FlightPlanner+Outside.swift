/// What a flight does beyond an edge.
extension FlightPlanner {
  @inline(never)
  mutating func outside(_ edge: Double) -> FlightSegment {
    #if !OVERSCROLL_UIKIT_ONLY
      if state.phase != .hit, case .parabola = law.edge, isInward(edge), reachesInside(edge) {
        return inside()
      }
    #endif
    underWay = nil
    return beyond(edge, phase: phaseOutside(edge))
  }

  #if !OVERSCROLL_UIKIT_ONLY
    /// Android: a fling that reaches the content is a fling; it is under way then.
    @inline(never)
    private mutating func reachesInside(_ edge: Double) -> Bool {
      if isResumed, case .none = underWay { return false }
      let curve = underWay ?? deceleration
      guard abs(curve.limit - state.offset) > abs(edge - state.offset) else { return false }
      underWay = curve
      return true
    }
  #endif

  /// What a motion outside is about.
  ///
  /// How a release ends is decided once, when it happens: a returning spring gains speed, and must not
  /// be taken for a flick when it is planned again.
  private mutating func phaseOutside(_ edge: Double) -> FlightPhase {
    switch state.phase {
    case .hit, .returning, .entering: state.phase
    case .rest: .returning
    case .released: enters(edge) ? .entering : .returning
    // Content shrank under it, or rounding put the last moment before a hit just beyond the edge.
    case .decelerating: enters(edge) ? .entering : isInward(edge) ? .returning : .hit
    }
  }

  mutating func isInward(_ edge: Double) -> Bool {
    state.velocity != 0 && (state.offset < edge) == (state.velocity > 0)
  }

  /// Whether a release beyond an edge goes on as a deceleration once it is inside.
  private mutating func enters(_ edge: Double) -> Bool {
    switch law.edge {
    case .pull, .springs:
      // One that would come to rest inside, were it to decelerate freely.
      let end = state.offset + law.gain * state.carriedVelocity / law.decay
      return state.offset < edge ? end > edge : end < edge
    case .spring(let spring): return spring.continuesInside && isInward(edge)
    case .parabola, .bezier, .flickable, .stop: return false
    }
  }

  @inline(never)
  mutating func beyond(_ edge: Double, phase: FlightPhase) -> FlightSegment {
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

  private mutating func curve(beyond edge: Double, isHit: Bool) -> TimedMotion.Curve? {
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
}
