/// Where a flight moves, and what a law depends on there.
package struct FlightBounds: Hashable, Sendable {
  /// Where it moves freely, in points.
  package var range: ClosedRange<Double>
  /// The viewport's length, in points.
  package var dimension: Double
  /// Whether it may go beyond the range.
  package var bounces: Bool
  /// What a point is in the unit of the place, for when a motion is over.
  package var unit: Double

  @inlinable package init(
    _ range: ClosedRange<Double>, dimension: Double, bounces: Bool = true, unit: Double = 1
  ) {
    (self.range, self.dimension, self.bounces, self.unit) = (range, dimension, bounces, unit)
  }
}

/// Where a flight goes on, and how.
package struct FlightMoment {
  /// In points.
  package var offset: Double
  /// The velocity that its law carries, and the slope, in pt/s.
  package var carried: Double, slope: Double
  /// What it did until then; still when it was just released.
  package var before: Activity
  /// The edge it moved about, in points; NaN for none.
  package var edge = Double.nan
  /// When, in seconds after the release.
  package var time = 0.0
  /// The deceleration that goes on, where one does.
  package var underWay: Curve?
  /// Whether the motion was under way, and has had its velocity handed over already.
  package var isResumed = false

  package init(
    offset: Double, carried: Double, slope: Double? = nil, before: Activity = .still,
    time: Double = 0
  ) {
    (self.offset, self.carried, self.slope) = (offset, carried, slope ?? carried)
    (self.before, self.time) = (before, time)
  }
}

/// What a flight goes on with: the one decision there is, asked by whatever plans or looks ahead.
///
/// ```
/// inside      the deceleration, until it is slow or meets an edge
/// beyond      the edge's law; what was released inwards hard enough goes on inside
/// at an end   still
/// ```
///
/// Each answer follows from where the motion is and how fast; so a part can be followed by the next one without the
/// plan that it came from. Where a vendor's law cannot be started again in the middle, the curve under way is part
/// of the question.
extension ScrollLaw {
  /// The part after another one, to the bit as it was planned with it; still after the last.
  package func next(after segment: Segment, in bounds: FlightBounds) -> Segment {
    let isLast = segment.next == .still
    if isLast, bounds.range.contains(segment.destination) {
      return Segment(restingAt: segment.destination, from: segment.end)
    }
    return next(
      FlightMoment(
        offset: segment.destination, carried: segment.leftover,
        before: isLast ? .returning : segment.next, time: segment.end), in: bounds)
  }

  /// The part that a moment goes on with.
  package func next(_ moment: FlightMoment, in bounds: FlightBounds) -> Segment {
    let segment = plan(moment, bounds)
    // A part of no length moves nothing: it is skipped.
    return segment.duration > 0 ? segment : next(after: segment, in: bounds)
  }

  /// The first part of a release.
  ///
  /// - Parameter factor: of the distance inside the bounds, where flicks have built up.
  package func release(
    from offset: Double, velocity: Double, factor: Double = 1, in bounds: FlightBounds
  ) -> Segment {
    var moment = FlightMoment(offset: offset, carried: velocity)
    if factor != 1 {
      moment.underWay = deceleration.curve(
        from: offset, velocity: velocity, factor: factor, dimension: bounds.dimension)
    }
    return next(moment, in: bounds)
  }

  /// What a part goes on with when the bounds have changed under it, `time` seconds after the release.
  package func resume(
    _ segment: Segment, at time: Double, in bounds: FlightBounds
  ) -> Segment {
    let now = segment.state(at: time)
    var moment = FlightMoment(
      offset: now.value, carried: segment.carriedVelocity(at: time), slope: now.velocity,
      before: segment.activity, time: time)
    moment.edge = segment.curve.center ?? .nan
    moment.isResumed = true
    // At the release nothing has been seen to move yet: it starts as the law has it.
    if isElsewhere(moment, bounds), time != 0 || segment.start != 0 {
      moment.carried = shown(moment, bounds)
    }
    if segment.curve.isDeceleration {
      moment.underWay = deceleration.resumed(segment.curve, at: time - segment.start)
    } else if bounds.bounces, !edge.isStop {
      let edge = segment.destination
      let isBound = edge == bounds.range.lowerBound || edge == bounds.range.upperBound
      let isThere = isBound && bounds.range.nearest(to: now.value) == edge
      if isThere || returns(moment, bounds) && (isBound || moment.isInward(edge)) { return segment }
    }
    return next(moment, in: bounds)
  }

  /// What a state of a flight goes on with.
  package func next(from state: FlightState, in bounds: FlightBounds) -> Segment {
    var moment = FlightMoment(
      offset: state.offset, carried: state.carriedVelocity, slope: state.velocity,
      before: Activity(state.phase))
    moment.edge = state.edge ?? .nan
    if isElsewhere(moment, bounds) { moment.carried = shown(moment, bounds) }
    guard state.phase != .rest || !bounds.range.contains(state.offset) else {
      return Segment(restingAt: state.offset)
    }
    return next(moment, in: bounds)
  }

  /// When a motion rests whose part this is, in seconds after the release, infinite if never, and where.
  package func rest(
    after segment: Segment, in bounds: FlightBounds
  ) -> (time: Double, place: Double) {
    var last = segment
    while last.activity != .still, last.end < .infinity { last = next(after: last, in: bounds) }
    return last.activity == .still
      ? (last.start, last.destination) : (.infinity, last.curve.limit)
  }

  /// The velocity that the law carries where a motion is seen with a slope.
  private func shown(_ moment: FlightMoment, _ bounds: FlightBounds) -> Double {
    carriedVelocity(showing: moment.slope, at: moment.offset, in: bounds)
  }

  /// Whether bounds have changed under a motion so that its law would show another slope than is seen.
  private func isElsewhere(_ moment: FlightMoment, _ bounds: FlightBounds) -> Bool {
    let nearest = bounds.range.nearest(to: moment.offset)
    return switch moment.before {
    case .decelerating: nearest != moment.offset
    case .hit, .returning, .entering: !moment.edge.isNaN && moment.edge != nearest
    default: false
    }
  }

  /// Whether content that an edge draws back has come within the bounds: it goes on to that edge, which may have been
  /// a bound before, or comes back to it from inside.
  private func returns(_ moment: FlightMoment, _ bounds: FlightBounds) -> Bool {
    guard bounds.bounces, edge.kind == .pull,
      moment.before == .hit || moment.before == .returning
    else { return false }
    return bounds.range.contains(moment.offset)
  }

  private func plan(_ moment: FlightMoment, _ bounds: FlightBounds) -> Segment {
    let range = bounds.range
    let nearest = range.nearest(to: moment.offset)
    let springEdge = springEdge(moment, bounds)
    // An oscillating spring stays with its edge, also where it passes through all of the content.
    if nearest != moment.offset {
      if !springEdge.isNaN, nearest != springEdge {
        return beyond(springEdge, moment, as: moment.before, bounds)
      }
      return outside(nearest, moment, bounds)
    }
    guard moment.before != .still, moment.before != .decelerating else {
      return inside(moment, bounds)
    }
    // On an edge and leaving: the hit itself.
    let isLeaving =
      moment.carried > 0
      ? moment.offset == range.upperBound : moment.carried < 0 && moment.offset == range.lowerBound
    if isLeaving { return beyond(moment.offset, moment, as: .hit, bounds) }
    if !springEdge.isNaN { return beyond(springEdge, moment, as: moment.before, bounds) }
    return inside(moment, bounds)
  }

  /// The edge whose springs hold the content, as long as there is such an edge; NaN for none.
  private func springEdge(_ moment: FlightMoment, _ bounds: FlightBounds) -> Double {
    let range = bounds.range
    let isBound = moment.edge == range.lowerBound || moment.edge == range.upperBound
    guard isBound, bounds.bounces, edge.inheritsWhatIsSeen else { return .nan }
    return moment.before == .hit || moment.before == .returning ? moment.edge : .nan
  }

  func inside(_ moment: FlightMoment, _ bounds: FlightBounds) -> Segment {
    let (velocity, least) = (moment.carried, stop.speed * bounds.unit)
    guard abs(velocity) > least else { return rest(moment) }
    let glide =
      moment.underWay
      ?? deceleration.curve(
        from: moment.offset, velocity: velocity, dimension: bounds.dimension)
    let edge = velocity < 0 ? bounds.range.lowerBound : bounds.range.upperBound
    let (limit, stop) = deceleration.end(of: glide, slowerThan: least)
    // What stands on the edge hits it now; a formula's next time lies after its start.
    if velocity < 0 ? limit < edge : limit > edge {
      let hit = moment.offset == edge ? 0 : deceleration.time(of: glide, to: edge)
      if let hit, hit <= stop {
        return Segment(
          .decelerating, glide, start: moment.time, duration: hit, to: edge, next: .hit)
      }
    }
    guard stop > 0 else { return rest(moment) }
    return Segment(
      .decelerating, glide, start: moment.time, duration: stop,
      to: stop < .infinity ? glide.value(at: stop) : limit)
  }

  func rest(_ moment: FlightMoment) -> Segment {
    Segment(restingAt: moment.offset, from: moment.time)
  }
}

extension Activity {
  /// What a flight did; still when it was just released.
  init(_ phase: FlightPhase) {
    self =
      switch phase {
      case .released: .still
      case .decelerating: .decelerating
      case .hit: .hit
      case .returning, .rest: .returning
      case .entering: .entering
      }
  }
}
