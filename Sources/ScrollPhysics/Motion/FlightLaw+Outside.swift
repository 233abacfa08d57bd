/// What a flight does beyond an edge.
extension FlightLaw {
  func outside(_ edge: Double, _ moment: Moment) -> Segment {
    var moment = moment
    if let glide = reachingInside(edge, moment) {
      moment.underWay = glide
      return inside(moment)
    }
    moment.underWay = nil
    return beyond(edge, moment, as: activity(outside: edge, moment))
  }

  /// Android: a fling from beyond an edge that reaches the content is a fling.
  private func reachingInside(_ edge: Double, _ moment: Moment) -> Curve? {
    #if OVERSCROLL_UIKIT_ONLY
      return nil
    #else
      guard case .parabola = law.edge, moment.before != .hit, moment.isInward(edge) else {
        return nil
      }
      if moment.isResumed, moment.underWay == nil { return nil }
      let glide =
        moment.underWay
        ?? law.deceleration.curve(
          from: moment.offset, velocity: moment.carried, dimension: dimension)
      let limit = law.deceleration.end(of: glide, slowerThan: law.stop.speed).limit
      return abs(limit - moment.offset) > abs(edge - moment.offset) ? glide : nil
    #endif
  }

  /// What a motion outside is about.
  ///
  /// How a release ends is decided once, when it happens: a returning spring gains speed, and must not
  /// be taken for a flick when it is planned again.
  private func activity(outside edge: Double, _ moment: Moment) -> Activity {
    switch moment.before {
    case .hit, .returning, .entering: moment.before
    case .still: enters(edge, moment) ? .entering : .returning
    // Content shrank under it, or rounding put the last moment before a hit just beyond the edge.
    default: enters(edge, moment) ? .entering : moment.isInward(edge) ? .returning : .hit
    }
  }

  /// Whether a release beyond an edge goes on as a deceleration once it is inside.
  private func enters(_ edge: Double, _ moment: Moment) -> Bool {
    switch law.edge {
    case .pull, .springs:
      // One that would come to rest inside, were it to decelerate freely.
      let end = moment.offset + law.gain * moment.carried / law.decay
      return moment.offset < edge ? end > edge : end < edge
    case .spring(let spring): return spring.continuesInside && moment.isInward(edge)
    case .parabola, .bezier, .flickable, .stop: return false
    }
  }

  func beyond(_ edge: Double, _ moment: Moment, as activity: Activity) -> Segment {
    guard let (curve, duration) = curve(beyond: edge, moment, isHit: activity == .hit) else {
      return calmReturn(to: edge, moment)
    }
    // Only one that was released inwards goes on inside; what returns comes back to its edge where that has come nearer.
    if activity == .entering, moment.offset != edge,
      let crossing = PoleMotion(curve)?.nextTime(at: edge, after: 0),
      abs(curve.carriedVelocity(at: crossing)) > law.stop.speed
    {
      return Segment(
        activity, curve, start: moment.time, duration: crossing, to: edge, next: .decelerating)
    }
    return Segment(activity, curve, start: moment.time, duration: duration, to: edge)
  }

  private func curve(
    beyond edge: Double, _ moment: Moment, isHit: Bool
  ) -> (curve: Curve, duration: Double)? {
    #if !OVERSCROLL_UIKIT_ONLY
      if moment.isResumed, case .spring(let spring) = law.edge {
        // What the law takes of a velocity it has taken already.
        return law.stop.end(
          of: SpringMotion(
            spring.spring(isHit: isHit && spring.hitFrequency > 0), from: moment.offset, to: edge,
            velocity: moment.slope))
      }
    #endif
    return law.edge.curve(
      from: moment.offset, beyond: edge, velocity: moment.carried, isHit: isHit, law: law,
      dimension: dimension)
  }

  /// Where nothing bounces: content that is beyond an edge returns by y0 e^(-pt), which passes nothing.
  private func calmReturn(to edge: Double, _ moment: Moment) -> Segment {
    guard moment.offset != edge else { return rest(moment) }
    let bounce = Bounce(from: moment.offset, edge: edge, carriedVelocity: 0, law: law)
    // A law whose motions end by themselves may have no distance.
    let stop = law.stop.distance > 0 || law.stop == .never ? law.stop : .uiKit
    return Segment(
      .returning, bounce.motion.curve, start: moment.time, duration: bounce.restTime(stop),
      to: edge)
  }
}

extension FlightLaw.Moment {
  func isInward(_ edge: Double) -> Bool {
    slope != 0 && (offset < edge) == (slope > 0)
  }
}
