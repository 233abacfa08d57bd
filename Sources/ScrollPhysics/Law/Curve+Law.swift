/// What a scroll view's law makes of a curve beyond an edge, and when that is over.
extension Curve {
  /// A deceleration that an edge draws in: poles p and p + r; the velocity is what it carries.
  package static func bounce(
    from start: Double, edge: Double, velocity: Double, by law: ScrollLaw, pull: Double
  ) -> Curve {
    Curve(
      .drawn, .drawn, from: start, to: edge, slope: law.gain * velocity - pull * (start - edge),
      slow: pull, fast: pull + law.decay, gain: law.gain)
  }

  /// When it is over by a rule, what a scroll view's law carries included, in seconds; infinite if it never is.
  func restTime(_ stop: StopRule) -> Double {
    guard stop.distance > 0, stop.edgeSpeed > 0 else { return .infinity }
    let carried = gain > 0 && stop.speed > 0 ? time(toCarried: stop.speed) : 0
    let near = stop.distance < .infinity ? settleTime(within: stop.distance) : 0
    let slow = stop.edgeSpeed < .infinity ? derivative.settleTime(within: stop.edgeSpeed) : 0
    return max(carried, near, slow)
  }
}
