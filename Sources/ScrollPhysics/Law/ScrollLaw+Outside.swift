/// What a flight does beyond an edge.
extension ScrollLaw {
  func outside(
    _ edge: Double, _ segment: inout Segment, _ moment: inout FlightMoment, _ bounds: FlightBounds
  ) -> Bool {
    if self.edge.traits.contains(.flingsInside), bounds.bounces,
      reachesInside(edge, &segment, &moment, bounds)
    {
      moment.isUnderWay = true
      return inside(&segment, &moment, bounds)
    }
    return beyond(edge, &segment, &moment, as: activity(outside: edge, &moment, bounds), bounds)
  }

  /// Android: whether a fling from beyond an edge reaches the content; it is a fling then.
  private func reachesInside(
    _ edge: Double, _ segment: inout Segment, _ moment: inout FlightMoment, _ bounds: FlightBounds
  ) -> Bool {
    guard moment.before != .hit, moment.isInward(edge), moment.isUnderWay || !moment.isResumed
    else { return false }
    if !moment.isUnderWay {
      segment.curve = deceleration.curve(
        from: moment.offset, velocity: moment.carried, dimension: bounds.dimension)
    }
    return abs(segment.curve.limit - moment.offset) > abs(edge - moment.offset)
  }

  /// What a motion outside is about.
  ///
  /// How a release ends is decided once, when it happens: a returning spring gains speed, and must not
  /// be taken for a flick when it is planned again.
  private func activity(
    outside edge: Double, _ moment: inout FlightMoment, _ bounds: FlightBounds
  ) -> Activity {
    let before = moment.before
    if before == .hit || before == .returning || before == .entering { return before }
    if enters(edge, &moment, bounds) { return .entering }
    // Content shrank under it, or rounding put the last moment before a hit just beyond the edge.
    return before == .still || moment.isInward(edge) ? .returning : .hit
  }

  /// Whether a release beyond an edge goes on as a deceleration once it is inside.
  private func enters(
    _ edge: Double, _ moment: inout FlightMoment, _ bounds: FlightBounds
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
    _ edge: Double, _ segment: inout Segment, _ moment: inout FlightMoment, as activity: Activity,
    _ bounds: FlightBounds
  ) -> Bool {
    let duration = duration(beyond: edge, &segment, &moment, activity == .hit, bounds)
    guard duration >= 0 else { return returnWithoutBounce(to: edge, &segment, &moment, bounds) }
    // Only one that was released inwards goes on inside; what returns comes back to its edge where that has come nearer.
    if activity == .entering, moment.offset != edge {
      let crossing = segment.curve.pass(after: 0)
      if crossing < .infinity,
        abs(segment.curve.carriedVelocity(at: crossing)) > stop.speed * bounds.unit
      {
        return set(&segment, activity, for: crossing, to: edge, next: .decelerating, bounds)
      }
    }
    return set(&segment, activity, for: duration, to: edge, next: .still, bounds)
  }

  /// Makes the edge's curve the current one; how long it takes, in seconds, negative where the motion ends on the edge.
  private func duration(
    beyond edge: Double, _ segment: inout Segment, _ moment: inout FlightMoment, _ isHit: Bool,
    _ bounds: FlightBounds
  ) -> Double {
    guard bounds.bounces else { return -1 }
    let stop = bounds.unit == 1 ? stop : stop.scaled(by: bounds.unit)
    if let pull = self.edge.pull {
      segment.curve = .bounce(
        from: moment.offset, edge: edge, velocity: moment.carried, by: self, pull: pull)
      return segment.curve.restTime(stop)
    }
    guard let planning = self.edge.planning else { return -1 }
    var start = ScrollEdge.Start(
      numbers: self.edge.numbers, traits: self.edge.traits, offset: moment.offset, edge: edge,
      velocity: moment.carried, slope: moment.slope, isHit: isHit, isResumed: moment.isResumed,
      dimension: bounds.dimension, stop: stop)
    planning.ask(&start)
    // A curve that is nowhere ends on the edge.
    guard start.curve.value(at: 0).isFinite else { return -1 }
    segment.curve = start.curve
    return start.duration
  }

  /// Where nothing bounces: content that is beyond an edge returns by UIKit's pull, which passes nothing.
  private func returnWithoutBounce(
    to edge: Double, _ segment: inout Segment, _ moment: inout FlightMoment, _ bounds: FlightBounds
  ) -> Bool {
    guard moment.offset != edge else { return false }
    let (beyond, usual) = (moment.offset - edge, ScrollEdge.uiKitPull)
    // What was under way as fast as it was, outwards from rest; faster than by the usual pull by a stronger one.
    let rate = moment.isResumed ? max(0, -moment.slope / beyond) : usual
    let pull = max(usual, rate)
    segment.curve = .bounce(
      from: moment.offset, edge: edge, velocity: (pull - rate) * beyond / gain, by: self, pull: pull
    )
    let rest = segment.curve.restTime(stop.ending.scaled(by: bounds.unit))
    return set(&segment, .returning, for: rest, to: edge, next: .still, bounds)
  }
}

extension FlightMoment {
  mutating func isInward(_ edge: Double) -> Bool { slope != 0 && (offset < edge) == (slope > 0) }
}
