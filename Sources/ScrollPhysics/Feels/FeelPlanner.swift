/// Writes a flight down by the law of any feel.
///
/// Where a vendor's law cannot be started again in the middle, the motion under way is part of what a plan
/// starts from.
package struct FeelPlanner: SegmentPlanner {
  private let law: FeelLaw
  package let range: ClosedRange<Double>
  /// The viewport's length, in points.
  private let dimension: Double
  package var state: FlightState
  package var time = 0.0
  package var isOver = false
  /// The deceleration that goes on, where one does.
  private var underWay: DecelerationMotion?
  /// The segment that goes on as it is, where one does.
  private var kept: FlightSegment?
  /// Whether the state is one of a motion under way, which has had its velocity handed over already.
  private var isResumed = false

  package init(_ state: FlightState, in range: ClosedRange<Double>, law: FeelLaw, dimension: Double)
  {
    self.state = state
    self.range = range
    self.law = law
    self.dimension = dimension
  }

  /// Goes on after a segment, to the bit as the plan that it came from.
  package init(
    after segment: FlightSegment, in range: ClosedRange<Double>, law: FeelLaw, dimension: Double
  ) {
    self.init(segment.endState, in: range, law: law, dimension: dimension)
    follow(segment)
  }

  /// Goes on with a segment, `time` seconds after the release, when the bounds have changed.
  package init(
    resuming segment: FlightSegment, at time: Double, in range: ClosedRange<Double>, law: FeelLaw,
    dimension: Double
  ) {
    self.init(segment.flightState(at: time), in: range, law: law, dimension: dimension)
    self.time = time
    isResumed = true
    if let motion = segment.curve.decelerating {
      underWay = motion.resumed(at: time - segment.start)
    } else if isBound(segment.motion.destination), isOutside(segment.motion.destination) {
      kept = segment
    }
  }

  /// Whether an edge is one of the bounds.
  private func isBound(_ edge: Double) -> Bool {
    edge == range.lowerBound || edge == range.upperBound
  }

  /// Whether the nearest place inside is an edge.
  private func isOutside(_ edge: Double) -> Bool { range.nearest(to: state.offset) == edge }

  package mutating func plan() -> FlightSegment {
    defer { isResumed = false }
    if let segment = kept {
      kept = nil
      state = segment.endState
      return segment
    }
    let nearest = range.nearest(to: state.offset)
    if nearest != state.offset { return outside(nearest) }
    switch state.phase {
    case .rest:
      return rest(at: state.offset)
    case .released, .decelerating:
      return inside()
    case .hit, .returning, .entering:
      return isLeaving ? beyond(state.offset, phase: .hit) : inside()
    }
  }

  // MARK: - Inside

  private mutating func inside() -> FlightSegment {
    let motion =
      underWay
      ?? law.deceleration.motion(
        from: state.offset, velocity: state.carriedVelocity, dimension: dimension)
    underWay = nil
    let velocity = state.carriedVelocity
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let passes = velocity < 0 ? motion.destination < edge : motion.destination > edge
    let stop = abs(velocity) <= law.stop.speed ? 0 : motion.time(toSpeed: law.stop.speed)
    if velocity != 0, passes, let hit = motion.time(to: edge), hit <= stop {
      return segment(.decelerating, .init(motion), duration: hit, to: edge, next: .hit)
    }
    guard stop > 0 else { return rest(at: state.offset) }
    let end = stop < .infinity ? motion.state(at: stop).value : motion.destination
    return segment(.decelerating, .init(motion), duration: stop, to: end, next: .rest)
  }

  // MARK: - Beyond an edge

  /// What a motion outside is about: how a release ends is decided once, when it happens.
  private mutating func outside(_ edge: Double) -> FlightSegment {
    let velocity = state.carriedVelocity
    let isInward = velocity != 0 && (state.offset < edge) == (velocity > 0)
    if isInward, state.phase != .hit, case .parabola = law.edge, !isResumed || underWay != nil {
      let motion =
        underWay
        ?? law.deceleration.motion(from: state.offset, velocity: velocity, dimension: dimension)
      // Android: a fling that reaches the content is a fling.
      if abs(motion.destination - state.offset) > abs(edge - state.offset) {
        underWay = motion
        return inside()
      }
    }
    underWay = nil
    // Content that shrank under a deceleration has met its edge; a return is not a flick.
    let isHit = state.phase == .hit || (state.phase == .decelerating && !isInward)
    return beyond(edge, phase: isHit ? .hit : isInward && entersContent ? .entering : .returning)
  }

  private mutating func beyond(_ edge: Double, phase: FlightPhase) -> FlightSegment {
    guard let motion = motion(beyond: edge, isHit: phase == .hit) else {
      return calmReturn(to: edge)
    }
    if phase == .entering, let crossing = motion.crossingTime() {
      return segment(phase, .init(motion), duration: crossing, to: edge, next: .decelerating)
    }
    return segment(
      phase, .init(motion), duration: motion.restTime(law.stop), to: edge, next: .rest)
  }

  private func motion(beyond edge: Double, isHit: Bool) -> EdgeMotion? {
    if isResumed, case .spring(let spring) = law.edge {
      // What the law takes of a velocity it has taken already.
      return .spring(
        SpringMotion(
          spring.spring(isHit: isHit && spring.hitFrequency > 0), from: state.offset, to: edge,
          velocity: state.velocity))
    }
    return law.edge.motion(
      from: state.offset, beyond: edge, velocity: state.carriedVelocity,
      isHit: isHit, decay: law.deceleration.decay, dimension: dimension)
  }

  /// Whether a motion that comes back over the edge goes on as a deceleration.
  private var entersContent: Bool {
    switch law.edge {
    case .pull: true
    case .spring(let spring): spring.continuesInside
    case .parabola, .bezier, .flickable, .stop: false
    }
  }

  /// Where the law has no motion: what is beyond an edge anyway returns by y0 e^(-pt).
  private mutating func calmReturn(to edge: Double) -> FlightSegment {
    guard state.offset != edge else { return rest(at: edge) }
    let curve = Bounce(from: state.offset, edge: edge, carriedVelocity: 0, law: .continuous())
    let stop = law.stop.distance > 0 ? law.stop : .uiKit
    return segment(
      .returning, .bounce(curve), duration: EdgeMotion.bounce(curve).restTime(stop), to: edge,
      next: .rest)
  }
}

extension ScrollDeceleration {
  /// The decay constant that UIKit's pull is made from, in 1/s.
  fileprivate var decay: Double {
    if case .exponential(let decay) = self { return decay }
    return DecelerationRate.normal.decayConstant
  }
}

extension FeelLaw {
  /// The same law where nothing may be pulled beyond an edge, if that is so.
  package func stopping(_ stops: Bool) -> FeelLaw {
    guard stops else { return self }
    var law = self
    law.edge = .stop
    return law
  }
}
