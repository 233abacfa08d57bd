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
package struct FlightLaw {
  /// The bounds, in points.
  package var range: ClosedRange<Double>
  /// The law in force.
  package var law: ScrollLaw
  /// The viewport's length, in points.
  package var dimension: Double

  package init(range: ClosedRange<Double>, law: ScrollLaw, dimension: Double) {
    (self.range, self.law, self.dimension) = (range, law, dimension)
  }

  /// Where a flight goes on, and how.
  package struct Moment {
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

  /// The part after another one, to the bit as it was planned with it; still after the last.
  package func next(after segment: Segment) -> Segment {
    let isLast = segment.next == .still
    if isLast, range.contains(segment.destination) {
      return Segment(restingAt: segment.destination, from: segment.end)
    }
    return next(
      Moment(
        offset: segment.destination, carried: segment.leftover,
        before: isLast ? .returning : segment.next, time: segment.end))
  }

  /// The part that a moment goes on with.
  package func next(_ moment: Moment) -> Segment {
    let segment = plan(moment)
    // A part of no length moves nothing: it is skipped.
    return segment.duration > 0 ? segment : next(after: segment)
  }

  /// The first part of a release.
  ///
  /// - Parameter factor: of the distance inside the bounds, where flicks have built up.
  package func release(from offset: Double, velocity: Double, factor: Double = 1) -> Segment {
    var moment = Moment(offset: offset, carried: velocity)
    if factor != 1 {
      moment.underWay = law.deceleration.scaled(by: factor).curve(
        from: offset, velocity: velocity, dimension: dimension)
    }
    return next(moment)
  }

  /// What a part goes on with when the bounds have changed under it, `time` seconds after the release.
  package func resume(_ segment: Segment, at time: Double) -> Segment {
    let now = segment.state(at: time)
    var moment = Moment(
      offset: now.value, carried: segment.carriedVelocity(at: time), slope: now.velocity,
      before: segment.activity, time: time)
    moment.edge = segment.curve.center ?? .nan
    moment.isResumed = true
    // At the release nothing has been seen to move yet: it starts as the law has it.
    if isElsewhere(moment), time != 0 || segment.start != 0 { moment.carried = shown(moment) }
    if segment.curve.isDeceleration {
      moment.underWay = law.deceleration.resumed(segment.curve, at: time - segment.start)
    } else if !law.edge.isStop {
      let edge = segment.destination
      let isBound = edge == range.lowerBound || edge == range.upperBound
      let isThere = isBound && range.nearest(to: now.value) == edge
      if isThere || returns(moment) && (isBound || moment.isInward(edge)) { return segment }
    }
    return next(moment)
  }

  /// What a state of a flight goes on with.
  package func next(from state: FlightState) -> Segment {
    var moment = Moment(
      offset: state.offset, carried: state.carriedVelocity, slope: state.velocity,
      before: Activity(state.phase))
    moment.edge = state.edge ?? .nan
    if isElsewhere(moment) { moment.carried = shown(moment) }
    guard state.phase != .rest || !range.contains(state.offset) else {
      return Segment(restingAt: state.offset)
    }
    return next(moment)
  }

  /// When a motion rests whose part this is, in seconds after the release, infinite if never, and where.
  package func rest(after segment: Segment) -> (time: Double, place: Double) {
    var last = segment
    while last.activity != .still, last.end < .infinity { last = next(after: last) }
    return last.activity == .still
      ? (last.start, last.destination) : (.infinity, last.curve.limit)
  }

  /// The velocity that the law carries where a motion is seen with a slope.
  private func shown(_ moment: Moment) -> Double {
    law.carriedVelocity(showing: moment.slope, at: moment.offset, in: range)
  }

  /// Whether bounds have changed under a motion so that its law would show another slope than is seen.
  private func isElsewhere(_ moment: Moment) -> Bool {
    let nearest = range.nearest(to: moment.offset)
    return switch moment.before {
    case .decelerating: nearest != moment.offset
    case .hit, .returning, .entering: !moment.edge.isNaN && moment.edge != nearest
    default: false
    }
  }

  /// Whether content that an edge draws back has come within the bounds: it goes on to that edge, which may have been
  /// a bound before, or comes back to it from inside.
  private func returns(_ moment: Moment) -> Bool {
    guard case .pull = law.edge, moment.before == .hit || moment.before == .returning else {
      return false
    }
    return range.contains(moment.offset)
  }

  private func plan(_ moment: Moment) -> Segment {
    let nearest = range.nearest(to: moment.offset)
    let springEdge = springEdge(moment)
    // An oscillating spring stays with its edge, also where it passes through all of the content.
    if nearest != moment.offset {
      if !springEdge.isNaN, nearest != springEdge {
        return beyond(springEdge, moment, as: moment.before)
      }
      return outside(nearest, moment)
    }
    guard moment.before != .still, moment.before != .decelerating else { return inside(moment) }
    // On an edge and leaving: the hit itself.
    let isLeaving =
      moment.carried > 0
      ? moment.offset == range.upperBound : moment.carried < 0 && moment.offset == range.lowerBound
    if isLeaving { return beyond(moment.offset, moment, as: .hit) }
    if !springEdge.isNaN { return beyond(springEdge, moment, as: moment.before) }
    return inside(moment)
  }

  /// The edge whose springs hold the content, as long as there is such an edge; NaN for none.
  private func springEdge(_ moment: Moment) -> Double {
    let isBound = moment.edge == range.lowerBound || moment.edge == range.upperBound
    guard isBound, law.edge.inheritsWhatIsSeen else { return .nan }
    return moment.before == .hit || moment.before == .returning ? moment.edge : .nan
  }

  func inside(_ moment: Moment) -> Segment {
    let velocity = moment.carried
    guard abs(velocity) > law.stop.speed else { return rest(moment) }
    let glide =
      moment.underWay
      ?? law.deceleration.curve(from: moment.offset, velocity: velocity, dimension: dimension)
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let (limit, stop) = law.deceleration.end(of: glide, slowerThan: law.stop.speed)
    // What stands on the edge hits it now; a formula's next time lies after its start.
    if velocity < 0 ? limit < edge : limit > edge {
      let hit = moment.offset == edge ? 0 : law.deceleration.time(of: glide, to: edge)
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

  func rest(_ moment: Moment) -> Segment {
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
