/// What a plan asks of the formulas that it puts together.
extension TimedMotion.Curve {
  /// When a deceleration has slowed down to a speed, in seconds; at 0 when it ends, infinite if it only fades.
  func time(toSpeed speed: Double) -> Double {
    switch self {
    case .poles(let curve) where curve.poles.isFree:
      speed > 0 ? curve.time(toCarried: speed) : .infinity
    case .feel(let curve): curve.time(toSpeed: speed)
    case .rest, .poles, .eased: 0
    }
  }

  /// When it first passes a place after its start, in seconds; nil if it never does.
  ///
  /// Only what a law makes is looked at: the search that an eased program needs is not linked with plans (1.5 kB of
  /// the list module's 80).
  func passing(_ place: Double) -> Double? {
    switch self {
    case .poles(let curve): curve.nextTime(at: place, after: 0)
    case .feel(let curve): curve.nextTime(at: place, after: 0)
    case .rest, .eased: nil
    }
  }

  /// When a motion beyond an edge is over by a rule, in seconds; infinite if it never is.
  func restTime(_ stop: StopRule) -> Double {
    switch self {
    case .poles(let curve): curve.poles.isFree ? .infinity : curve.restTime(stop)
    case .feel(let curve): curve.restTime
    case .rest, .eased: .infinity
    }
  }

  /// A deceleration from `time` on, of the same launch where the law has one.
  func resumed(at time: Double) -> TimedMotion.Curve {
    switch self {
    case .poles(let curve) where curve.poles.isFree:
      .deceleration(
        Deceleration(
          from: curve.value(at: time), velocity: curve.carriedVelocity(at: time),
          decay: curve.poles.other, gain: curve.gain))
    case .feel(let curve): curve.resumed(at: time)
    case .rest, .poles, .eased: self
    }
  }
}

extension ScrollDeceleration {
  /// The same with so many times the distance; itself where it is not exponential.
  func scaled(by factor: Double) -> ScrollDeceleration {
    guard case .exponential(let decay, let gain) = self else { return self }
    return .exponential(decay: decay, gain: gain * factor)
  }

  /// The formula from a start.
  package func curve(from start: Double, velocity: Double, dimension: Double) -> TimedMotion.Curve {
    if case .exponential(let decay, let gain) = self {
      return .deceleration(
        Deceleration(from: start, velocity: velocity, decay: decay, gain: gain))
    }
    #if OVERSCROLL_UIKIT_ONLY
      return .deceleration(Deceleration(from: start, velocity: velocity))
    #else
      return .feel(.inside(motion(from: start, velocity: velocity, dimension: dimension)))
    #endif
  }
}

extension ScrollEdge {
  /// The formula beyond an edge; nil where the motion ends on it immediately.
  func curve(
    from start: Double, beyond edge: Double, velocity: Double, isHit: Bool, law: ScrollLaw,
    dimension: Double
  ) -> TimedMotion.Curve? {
    if case .pull(let pull) = self {
      return .bounce(
        Bounce(from: start, edge: edge, carriedVelocity: velocity, law: law, pull: pull))
    }
    #if !OVERSCROLL_LIST_ONLY
      if case .springs(let hit, let released) = self {
        return .spring(
          SpringMotion(isHit ? hit : released, from: start, to: edge, velocity: velocity))
      }
    #endif
    #if OVERSCROLL_UIKIT_ONLY
      return nil
    #else
      if case .spring(let spring) = self {
        if isHit && spring.hitFrequency == 0 { return nil }
        return .spring(spring.motion(from: start, to: edge, velocity: velocity, isHit: isHit))
      }
      return motion(from: start, beyond: edge, velocity: velocity, dimension: dimension)
        .map { .feel(.beyond($0)) }
    #endif
  }
}
