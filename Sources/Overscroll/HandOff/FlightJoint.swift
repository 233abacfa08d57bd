@_spi(Formulas) internal import ScrollPhysics

/// Where a motion comes to an edge by itself and could be handed on.
struct FlightJoint: Hashable, Sendable {
  /// When, in absolute seconds.
  var time: Double

  /// How much later than ``time`` it truly is, in seconds: less than the clock can tell.
  ///
  /// A clock that stands at 1e9 s counts in steps of 1.2e-7 s, in which 8,000 pt/s move content by 0.001 pt.
  var late: Double

  /// The edge, counted as the position is.
  var place: Double

  /// The velocity that is seen there, in pt/s: what is handed on.
  var velocity: Double

  /// What a held key scrolls that moves it, signed, in points; nil where none does.
  var press: Double?
}

extension Line {
  /// The next edge that the motion meets with some speed and could be handed on at, by a given time.
  ///
  /// A deceleration that hits, a return from beyond an edge that goes on inside, or the end of a glide.
  /// Only the current part of the motion is looked at: after it, ask again.
  ///
  /// - Parameter end: the latest time of interest, in seconds.
  @inline(__always)
  func joint(by end: Double) -> FlightJoint? {
    guard endsPart(by: end), let joint = jointAtEnd, joint.time <= end else { return nil }
    return joint
  }

  /// Whether a part of its motion ends by a given time: in most frames none does.
  @inline(__always)
  func endsPart(by end: Double) -> Bool { isMoving && partEnd <= end }

  /// When the current part of a motion ends, in seconds; infinite where nothing runs in closed form.
  private var partEnd: Double { began + segment.end }

  /// The part of a motion that may end at a joint: the current one, but where a key's run has gathered its speed
  /// the one after it.
  private var partToJoint: Segment {
    let end = segment.destination
    guard isPressed, end != range.lowerBound, end != range.upperBound else { return segment }
    return nextPress(after: segment) ?? segment
  }

  private var jointAtEnd: FlightJoint? {
    let part = partToJoint
    let end = part.destination
    switch activity {
    case .decelerating, .entering:
      guard abs(part.leftover) > leastLeft else { return nil }
    case .gliding:
      break
    case .key:
      guard part.curve.kind == .thrown, end == range.lowerBound || end == range.upperBound
      else { return nil }
    case .still, .held, .hit, .returning, .settling, .stepping, .program:
      return nil
    }
    let time = began + part.end
    return FlightJoint(
      time: time, late: part.end - (time - began), place: end, velocity: left(at: part),
      press: isPressed ? HeldKey.distance(of: part) : nil)
  }

  /// The velocity that a motion is seen to have at the end of a part, in pt/s.
  private func left(at part: Segment) -> Double {
    isPressed ? HeldKey.velocity(atEndOf: part) : seenAtEnd(of: part)
  }

  /// The velocity that is seen where a part of a motion comes to an edge, in pt/s; without the factor of flicks that
  /// built up, which ends there.
  func seenAtEnd(of segment: Segment) -> Double { feel.flightLaw.gain * segment.leftover }

  /// What must be left at an edge, in pt/s: the stop speed, and a little more than its rounding.
  ///
  /// A landing on an edge arrives there with the stop speed exactly, and is over. Source: 10 pt/s as
  /// ``StopRule/uiKit``; the margin of 1e-6 is chosen, grade D.
  var leastLeft: Double { landingSpeed * (1 + 1e-6) }

  /// Begins a motion that takes over at a joint when that truly is: later than its start by less than the clock
  /// can tell.
  mutating func delay(by late: Double) { if late != 0, began < .infinity { segment.start += late } }

  /// Shows where its own motion is when a joint truly is, before it takes over another one there.
  mutating func show(at time: Double, late: Double) {
    guard late != 0 else { return }
    delay(by: -late)
    _ = showPart(at: time)
  }

  /// Stands on the edge that a motion has come to, to the bit; a flight goes on with its next part.
  ///
  /// Absolute times are rounded, and might still lie before the joint: the next part is the current one from
  /// now on. A glide is over.
  mutating func meetJoint() {
    guard isMoving, activity != .stepping else { return }
    segment = partToJoint
    show(MotionState(value: segment.destination, velocity: left(at: segment)))
    if !rule.plan(&self, .over, began + segment.end) { hold() }
  }
}
