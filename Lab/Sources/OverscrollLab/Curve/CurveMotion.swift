public import ScrollPhysics

/// A motion to be drawn, listed or written as an animation: a closed form and how long it lasts.
public enum CurveMotion: Hashable, Sendable {
  /// A glide until its speed has fallen to the stop speed, in pt/s.
  case deceleration(Deceleration, stop: Double)
  /// A spring until it stays within a distance of its target, in points.
  case spring(SpringMotion, within: Double)
  /// A release until rest.
  case flight(Flight)
  /// A programmatic scroll.
  case eased(EasedMotion)

  /// How long it lasts, in seconds; infinite when it never ends.
  public var duration: Double {
    switch self {
    case .deceleration(let glide, let stop): glide.time(toSpeed: stop)
    case .spring(let spring, let distance): spring.settleTime(within: distance) ?? .infinity
    case .flight(let flight): flight.restTime
    case .eased(let motion): motion.duration
    }
  }

  /// Value and velocity at a time; from the end on the end.
  public func state(at time: Double) -> MotionState {
    switch self {
    case .deceleration(let glide, _): glide.state(at: min(time, duration))
    case .spring(let spring, _):
      time < duration ? spring.state(at: time) : MotionState(value: spring.target, velocity: 0)
    case .flight(let flight): flight.motionState(at: time)
    case .eased(let motion): motion.state(at: time)
    }
  }

  /// Where it starts, in points.
  public var start: Double { state(at: 0).value }

  /// Where it ends, in points.
  public var end: Double { state(at: duration).value }

  /// The times between start and end at which one formula gives way to another, in order.
  public var joints: [Double] {
    guard case .flight(let flight) = self else { return [] }
    return (0..<flight.segmentCount).map { flight.segment($0).start }
      .filter { $0 > 0 && $0 < duration }
  }

  /// Times from start to end: so many a second, and the end.
  public func times(perSecond rate: Double) -> [Double] {
    let duration = duration
    let count = Int((duration * rate).rounded(.down))
    var times = (0...count).map { Double($0) / rate }
    if let last = times.last, (duration - last) * rate > 1e-9 { times.append(duration) }
    return times
  }
}
