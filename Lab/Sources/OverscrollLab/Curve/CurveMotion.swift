public import ScrollPhysics

/// A motion to be drawn, listed or written as an animation: a timing curve, or one or more segments.
public struct CurveMotion: Hashable, Sendable {
  /// The parts, in order, from 0 on; none of a timing curve.
  let segments: [Segment]
  /// The timing curve; nil where there are parts.
  private let eased: EasedMotion?
  /// The bounds of a flight.
  public let range: ClosedRange<Double>?
  /// How long it lasts, in seconds; infinite when it never ends.
  public let duration: Double

  /// One motion that starts at 0.
  public init(_ segment: Segment) {
    (segments, eased, range, duration) = ([segment], nil, nil, segment.end)
  }

  /// A timing curve.
  public init(_ motion: EasedMotion) {
    (segments, eased, range, duration) = ([], motion, nil, motion.duration)
  }

  /// A release until rest.
  public init(_ flight: Flight) {
    segments = (0..<flight.segmentCount).map { flight.segment($0) }
    (eased, range, duration) = (nil, flight.range, flight.restTime)
  }

  /// A deceleration until its speed has fallen to the stop speed, in pt/s.
  public init(_ motion: Deceleration, stop: Double) {
    let duration = motion.time(toSpeed: stop)
    let end = duration.isFinite ? motion.value(at: duration) : motion.destination
    self.init(.deceleration(motion, for: duration, to: end))
  }

  /// Value and velocity at a time; from the end on the end.
  public func state(at time: Double) -> MotionState {
    eased?.state(at: time)
      ?? (segments.last { $0.start <= time } ?? segments[0]).settledState(at: time)
  }

  /// Where it starts, in points.
  public var start: Double { state(at: 0).value }
  /// Where it ends, in points.
  public var end: Double { state(at: duration).value }
  /// The times between start and end at which one formula gives way to another, in order.
  public var joints: [Double] { segments.map(\.start).filter { $0 > 0 && $0 < duration } }

  /// Times from start to end: so many a second, and the end.
  public func times(perSecond rate: Double) -> [Double] {
    let count = Int((duration * rate).rounded(.down))
    var times = (0...count).map { Double($0) / rate }
    if let last = times.last, (duration - last) * rate > 1e-9 { times.append(duration) }
    return times
  }
}
