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
  ) { (self.range, self.dimension, self.bounces, self.unit) = (range, dimension, bounces, unit) }
}

/// Where a flight goes on, and how.
struct FlightMoment {
  /// In points.
  var offset: Double
  /// The velocity that its law carries, and the slope, in pt/s.
  var carried: Double, slope: Double
  /// The edge it moved about, in points; NaN for none.
  var edge = Double.nan
  /// What it did until then; still when it was just released.
  var before: Activity
  /// Whether the current curve is a deceleration that goes on.
  var isUnderWay = false
  /// Whether the motion was under way, and has had its velocity handed over already.
  var isResumed = false
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
///
/// A plan is written where the part before it stands: true when it moves, else it rests on that part's destination.
extension ScrollLaw {
  /// The part after another one, to the bit as it was planned with it; false after the last.
  package func planNext(_ segment: inout Segment, in bounds: FlightBounds) -> Bool {
    let isLast = segment.next == .still
    if isLast, bounds.range.contains(segment.destination) { return false }
    let left = segment.leftover
    var moment = FlightMoment(
      offset: segment.destination, carried: left, slope: left,
      before: isLast ? .returning : segment.next)
    segment.place(at: segment.destination, from: segment.end)
    return plan(&segment, &moment, bounds)
  }

  /// The first part of a release.
  ///
  /// - Parameter factor: of the distance inside the bounds, where flicks have built up.
  package func release(
    _ segment: inout Segment, from offset: Double, velocity: Double, factor: Double = 1,
    in bounds: FlightBounds
  ) -> Bool {
    var moment = FlightMoment(offset: offset, carried: velocity, slope: velocity, before: .still)
    if factor != 1 {
      segment.curve = deceleration.curve(
        from: offset, velocity: velocity, factor: factor, dimension: bounds.dimension)
      moment.isUnderWay = true
    }
    segment.place(at: offset)
    return plan(&segment, &moment, bounds)
  }

  /// What a part goes on with when the bounds have changed under it, `time` seconds after the release.
  ///
  /// - Parameter place: where it is; what the part says at that time but for Android's first, 1e-5 of the way ahead.
  package func resume(
    _ segment: inout Segment, at time: Double, from place: Double, in bounds: FlightBounds
  ) -> Bool {
    let now = segment.state(at: time)
    var moment = FlightMoment(
      offset: time == 0 ? place : now.value, carried: segment.carriedVelocity(at: time),
      slope: now.velocity,
      edge: segment.curve.center ?? .nan, before: segment.activity, isResumed: true)
    // At the release nothing has been seen to move yet: beyond an edge, as that of a refresh, it starts as the law has it.
    let isRelease = time == 0 && segment.start == 0 && !bounds.range.contains(moment.offset)
    if !isRelease, isElsewhere(&moment, bounds) { moment.carried = shown(&moment, bounds) }
    if segment.curve.isDeceleration {
      moment.isUnderWay = true
      segment.curve = deceleration.resumed(segment.curve, at: time - segment.start)
    } else if bounds.bounces, !edge.isStop {
      let edge = segment.destination
      let isBound = edge == bounds.range.lowerBound || edge == bounds.range.upperBound
      let isThere = isBound && bounds.range.nearest(to: now.value) == edge
      if isThere || returns(&moment, bounds) && (isBound || moment.isInward(edge)) { return true }
    }
    segment.place(at: now.value, from: time)
    return plan(&segment, &moment, bounds)
  }

  /// What a moment of a flight goes on with.
  ///
  /// - Parameters:
  ///   - offset: where it is, in points.
  ///   - velocity: that its law carries, in pt/s.
  ///   - slope: that is seen, in pt/s.
  ///   - edge: that it moves about, in points; NaN for none.
  ///   - before: what it does; still when it was just released.
  package func start(
    _ segment: inout Segment, from offset: Double, carrying velocity: Double, slope: Double,
    about edge: Double = .nan, as before: Activity, in bounds: FlightBounds
  ) -> Bool {
    var moment = FlightMoment(
      offset: offset, carried: velocity, slope: slope, edge: edge, before: before,
      isResumed: before != .still)
    if isElsewhere(&moment, bounds) { moment.carried = shown(&moment, bounds) }
    segment.place(at: offset)
    return plan(&segment, &moment, bounds)
  }

  /// The velocity that the law carries where a motion is seen with a slope.
  private func shown(_ moment: inout FlightMoment, _ bounds: FlightBounds) -> Double {
    carriedVelocity(showing: moment.slope, at: moment.offset, in: bounds)
  }

  /// Whether bounds have changed under a motion so that its law would show another slope than is seen.
  private func isElsewhere(_ moment: inout FlightMoment, _ bounds: FlightBounds) -> Bool {
    let nearest = bounds.range.nearest(to: moment.offset)
    return switch moment.before {
    case .decelerating: nearest != moment.offset
    case .hit, .returning, .entering: !moment.edge.isNaN && moment.edge != nearest
    default: false
    }
  }

  /// Whether content that an edge draws back has come within the bounds: it goes on to that edge, which may have been
  /// a bound before, or comes back to it from inside.
  private func returns(_ moment: inout FlightMoment, _ bounds: FlightBounds) -> Bool {
    guard bounds.bounces, edge.kind == .pull,
      moment.before == .hit || moment.before == .returning
    else { return false }
    return bounds.range.contains(moment.offset)
  }

  private func plan(
    _ segment: inout Segment, _ moment: inout FlightMoment, _ bounds: FlightBounds
  ) -> Bool {
    let range = bounds.range
    let nearest = range.nearest(to: moment.offset)
    let springEdge = springEdge(&moment, bounds)
    if nearest != moment.offset {
      // An oscillating spring stays with its edge, also where it passes through all of the content.
      let isElsewhere = !springEdge.isNaN && nearest != springEdge
      return isElsewhere
        ? beyond(springEdge, &segment, &moment, as: moment.before, bounds)
        : outside(nearest, &segment, &moment, bounds)
    }
    guard moment.before != .still, moment.before != .decelerating else {
      return inside(&segment, &moment, bounds)
    }
    // On an edge and leaving: the hit itself.
    let isLeaving =
      moment.carried > 0
      ? moment.offset == range.upperBound : moment.carried < 0 && moment.offset == range.lowerBound
    if isLeaving { return beyond(moment.offset, &segment, &moment, as: .hit, bounds) }
    return springEdge.isNaN
      ? inside(&segment, &moment, bounds)
      : beyond(springEdge, &segment, &moment, as: moment.before, bounds)
  }

  /// The edge whose springs hold the content, as long as there is such an edge; NaN for none.
  private func springEdge(_ moment: inout FlightMoment, _ bounds: FlightBounds) -> Double {
    let range = bounds.range
    let isBound = moment.edge == range.lowerBound || moment.edge == range.upperBound
    guard isBound, bounds.bounces, edge.kind == .springs else { return .nan }
    return moment.before == .hit || moment.before == .returning ? moment.edge : .nan
  }

  func inside(
    _ segment: inout Segment, _ moment: inout FlightMoment, _ bounds: FlightBounds
  ) -> Bool {
    let (velocity, least) = (moment.carried, stop.speed * bounds.unit)
    guard abs(velocity) > least else { return false }
    // A copy of numbers that have just been written waits for them: it is written once, and last.
    var curve = segment.curve
    if !moment.isUnderWay {
      curve = deceleration.curve(
        from: moment.offset, velocity: velocity, dimension: bounds.dimension)
      segment.curve = curve
    }
    let edge = velocity < 0 ? bounds.range.lowerBound : bounds.range.upperBound
    let (limit, stop) = deceleration.end(of: curve, slowerThan: least)
    // What stands on the edge hits it now, and so does what starts a little beyond, as Android's table.
    if velocity < 0 ? limit < edge : limit > edge {
      let hit = moment.offset == edge ? 0 : deceleration.time(of: curve, to: edge)
      if hit >= 0, hit <= stop {
        return set(&segment, .decelerating, for: hit, to: edge, next: .hit, bounds)
      }
    }
    guard stop > 0 else { return false }
    let end = stop < .infinity ? curve.value(at: stop) : limit
    return set(&segment, .decelerating, for: stop, to: end, next: .still, bounds)
  }

  /// Puts a part behind the one before; one of no length moves nothing, and is skipped.
  func set(
    _ segment: inout Segment, _ activity: Activity, for duration: Double, to place: Double,
    next: Activity, _ bounds: FlightBounds
  ) -> Bool {
    (segment.activity, segment.next) = (activity, next)
    (segment.duration, segment.destination) = (duration, place)
    return duration > 0 || planNext(&segment, in: bounds)
  }
}

extension Segment {
  /// Stands at a place, where a plan begins.
  fileprivate mutating func place(at place: Double, from time: Double = 0) {
    (start, duration, destination) = (time, 0, place)
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
