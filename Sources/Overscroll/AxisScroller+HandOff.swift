/// What others need to know who share a finger's way or a momentum with an axis.
extension AxisScroller {
  /// Where fingers have the content without resistance, or would have it if they took over now.
  var raw: Double {
    if case .drag(_, let raw) = motion { return raw }
    return RubberBand(dimension: viewport).unclamp(offset, from: range) ?? offset
  }

  /// How much there is to scroll, in points.
  var length: Double { range.upperBound - range.lowerBound }

  /// How far fingers can move it before it meets its edge, in points; negative beyond it.
  func room(isForward: Bool) -> Double {
    isForward ? range.upperBound - raw : raw - range.lowerBound
  }

  /// How far fingers have stretched it beyond the edge behind it, in points; negative within the
  /// bounds.
  func overhang(isForward: Bool) -> Double {
    isForward ? range.lowerBound - raw : raw - range.upperBound
  }

  /// Fingers have it at a place, counted without resistance.
  mutating func push(to raw: Double) {
    if case .drag = motion {} else { beginDrag() }
    pull(to: raw, origin: raw)
  }
}

/// Where a flight comes to an edge by itself and could be handed on.
struct FlightJoint: Hashable, Sendable {
  /// When, in absolute seconds.
  var time: Double

  /// The edge, in points.
  var edge: Double

  /// The velocity that is carried over it, in pt/s.
  var velocity: Double

  /// The time since the release, in seconds: that of the flight's own clock, to the bit.
  var flightTime: Double
}

extension AxisScroller {
  /// The next edge that the flight meets with some speed and could be handed on at, by a given time.
  ///
  /// A deceleration that hits, or a return from beyond an edge that goes on inside. Only the stretch of
  /// flight in force is looked at: after it, ask again.
  ///
  /// - Parameters:
  ///   - end: the latest time of interest, in seconds.
  ///   - now: the time the axis has been advanced to, in seconds.
  func joint(by end: Double, now: Double) -> FlightJoint? {
    guard case .flight(let start) = motion else { return nil }
    if let last = segment?.end, start + last > end { return nil }
    guard let segment = segment ?? flight?.segment(at: now - start), start + segment.end <= end
    else { return nil }
    let left: Double
    switch (segment.phase, segment.curve) {
    case (.decelerating, .deceleration(let curve)):
      // What is left is exact in the distance.
      let edge = curve.velocity > 0 ? range.upperBound : range.lowerBound
      left = MomentumTransfer.leftover(
        velocity: curve.velocity, distance: edge - curve.start, decay: curve.decay / curve.gain)
    case (.entering, _):
      left = segment.carriedVelocity(at: segment.end)
    default:
      return nil
    }
    guard abs(left) > Self.leastLeft else { return nil }
    let isLeaving = segment.phase == .decelerating
    let edge = (left > 0) == isLeaving ? range.upperBound : range.lowerBound
    return FlightJoint(
      time: start + segment.end, edge: edge, velocity: left, flightTime: segment.end)
  }

  /// What must be left at an edge, in pt/s: the stop speed, and a little more than its rounding.
  ///
  /// A landing on an edge arrives there with the stop speed exactly, and is over. Source: 10 pt/s as
  /// ``Tolerance/uiKit``; the margin of 1e-6 is chosen, grade D.
  private static let leastLeft = Tolerance.uiKit.speed * (1 + 1e-6)

  /// Puts the offset on the edge that a flight has come to, to the bit; the flight goes on.
  ///
  /// From now on the stretch of flight after the joint is in force: absolute times are rounded, and
  /// might still lie before it.
  mutating func meet(_ joint: FlightJoint) {
    offset = joint.edge
    segment = flight?.segment(at: joint.flightTime)
  }
}
