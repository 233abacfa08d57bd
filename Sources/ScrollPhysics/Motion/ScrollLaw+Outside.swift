/// What a flight does beyond an edge.
extension ScrollLaw {
  func outside(_ edge: Double, _ moment: FlightMoment, _ bounds: FlightBounds) -> Segment {
    var moment = moment
    if self.edge.traits.contains(.flingsInside), bounds.bounces,
      let glide = reachingInside(edge, moment, bounds)
    {
      moment.underWay = glide
      return inside(moment, bounds)
    }
    moment.underWay = nil
    return beyond(edge, moment, as: activity(outside: edge, moment, bounds), bounds)
  }

  /// Android: a fling from beyond an edge that reaches the content is a fling.
  private func reachingInside(
    _ edge: Double, _ moment: FlightMoment, _ bounds: FlightBounds
  ) -> Curve? {
    guard moment.before != .hit, moment.isInward(edge) else { return nil }
    if moment.isResumed, moment.underWay == nil { return nil }
    let glide =
      moment.underWay
      ?? deceleration.curve(
        from: moment.offset, velocity: moment.carried, dimension: bounds.dimension)
    return abs(glide.limit - moment.offset) > abs(edge - moment.offset) ? glide : nil
  }

  /// What a motion outside is about.
  ///
  /// How a release ends is decided once, when it happens: a returning spring gains speed, and must not
  /// be taken for a flick when it is planned again.
  private func activity(
    outside edge: Double, _ moment: FlightMoment, _ bounds: FlightBounds
  ) -> Activity {
    switch moment.before {
    case .hit, .returning, .entering: return moment.before
    case .still: return enters(edge, moment, bounds) ? .entering : .returning
    default: break
    }
    // Content shrank under it, or rounding put the last moment before a hit just beyond the edge.
    if enters(edge, moment, bounds) { return .entering }
    return moment.isInward(edge) ? .returning : .hit
  }

  /// Whether a release beyond an edge goes on as a deceleration once it is inside.
  private func enters(
    _ edge: Double, _ moment: FlightMoment, _ bounds: FlightBounds
  ) -> Bool {
    guard bounds.bounces else { return false }
    if self.edge.traits.contains(.entersByProjection) {
      // One that would come to rest inside, were it to decelerate freely.
      let end = moment.offset + gain * moment.carried / decay
      return moment.offset < edge ? end > edge : end < edge
    }
    return self.edge.traits.contains(.entersInwards) && moment.isInward(edge)
  }

  func beyond(
    _ edge: Double, _ moment: FlightMoment, as activity: Activity, _ bounds: FlightBounds
  ) -> Segment {
    guard let (curve, duration) = curve(beyond: edge, moment, activity == .hit, bounds) else {
      return calmReturn(to: edge, moment, bounds)
    }
    // Only one that was released inwards goes on inside; what returns comes back to its edge where that has come nearer.
    if activity == .entering, moment.offset != edge,
      let crossing = PoleMotion(curve)?.nextTime(at: edge, after: 0),
      abs(curve.carriedVelocity(at: crossing)) > stop.speed * bounds.unit
    {
      return Segment(
        activity, curve, start: moment.time, duration: crossing, to: edge, next: .decelerating)
    }
    return Segment(activity, curve, start: moment.time, duration: duration, to: edge)
  }

  private func curve(
    beyond edge: Double, _ moment: FlightMoment, _ isHit: Bool, _ bounds: FlightBounds
  ) -> (curve: Curve, duration: Double)? {
    guard bounds.bounces else { return nil }
    if let pull = self.edge.pull {
      return stop(in: bounds).end(
        of: Bounce(
          from: moment.offset, edge: edge, carriedVelocity: moment.carried, law: self, pull: pull
        ).motion)
    }
    guard let planning = self.edge.planning else { return nil }
    var start = ScrollEdge.Start(
      numbers: self.edge.numbers, traits: self.edge.traits, offset: moment.offset, edge: edge,
      velocity: moment.carried, slope: moment.slope, isHit: isHit, isResumed: moment.isResumed,
      dimension: bounds.dimension, stop: stop(in: bounds))
    planning.ask(&start)
    return start.duration >= 0 ? (start.curve, start.duration) : nil
  }

  private func stop(in bounds: FlightBounds) -> StopRule {
    bounds.unit == 1 ? stop : stop.scaled(by: bounds.unit)
  }

  /// Where nothing bounces: content that is beyond an edge returns by y0 e^(-pt), which passes nothing.
  private func calmReturn(
    to edge: Double, _ moment: FlightMoment, _ bounds: FlightBounds
  ) -> Segment {
    guard moment.offset != edge else { return rest(moment) }
    let bounce = Bounce(from: moment.offset, edge: edge, carriedVelocity: 0, law: self)
    // A law whose motions end by themselves may have no distance.
    let stop = stop.distance > 0 || stop == .never ? stop(in: bounds) : .uiKit
    return Segment(
      .returning, bounce.motion.curve, start: moment.time, duration: bounce.restTime(stop),
      to: edge)
  }
}

extension FlightMoment {
  func isInward(_ edge: Double) -> Bool {
    slope != 0 && (offset < edge) == (slope > 0)
  }
}
