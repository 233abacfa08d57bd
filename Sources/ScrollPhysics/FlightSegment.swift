/// What a flight is doing.
public enum FlightPhase: Hashable, Sendable {
  /// Just released; what follows depends on where.
  case released
  /// Decelerating inside the bounds.
  case decelerating
  /// Beyond an edge after hitting it.
  case hit
  /// Beyond an edge after a release there, on its return to it.
  case returning
  /// Beyond an edge after a release there, flicked back inside.
  case entering
  /// Over.
  case rest
}

/// A flight at one time: enough to plan the rest of it again.
public struct FlightState: Hashable, Sendable {
  /// Offset, in points.
  public var offset: Double

  /// The slope of the offset, in pt/s.
  public var velocity: Double

  /// The velocity that a new plan starts with, in pt/s: the slope, except beyond an edge under
  /// ``ScrollEdge/pull(_:)`` and where the law's gain is not 1.
  public var carriedVelocity: Double

  /// What the flight is doing.
  public var phase: FlightPhase

  /// The edge it moves about, in points; nil while it decelerates or rests.
  public var edge: Double?

  /// Creates a state.
  ///
  /// A slope left out is the carried velocity.
  public init(
    offset: Double, velocity: Double? = nil, carriedVelocity: Double, phase: FlightPhase,
    edge: Double? = nil
  ) {
    self.offset = offset
    self.velocity = velocity ?? carriedVelocity
    self.carriedVelocity = carriedVelocity
    self.phase = phase
    self.edge = edge
  }
}

extension FlightState {
  /// Whether bounds have changed under a motion so that its law would show another slope than is seen.
  func isElsewhere(in range: ClosedRange<Double>) -> Bool {
    let nearest = range.nearest(to: offset)
    return switch phase {
    case .released, .rest: false
    case .decelerating: nearest != offset
    case .hit, .returning, .entering: edge.map { $0 != nearest } ?? false
    }
  }
}

/// One part of a flight with a single formula: a motion, what it is, and how the next part begins.
public struct FlightSegment: Hashable, Sendable {
  /// The formula of a segment.
  public typealias Curve = TimedMotion.Curve

  // In this order the two phases fill no words of their own.
  /// The motion, on the flight's clock: 0 at the release.
  public let motion: TimedMotion

  /// What the flight does in this segment.
  public let phase: FlightPhase

  /// How the next part begins, where this one ends.
  let next: FlightPhase

  package init(_ phase: FlightPhase, _ motion: TimedMotion, next: FlightPhase) {
    self.phase = phase
    self.motion = motion
    self.next = next
  }

  /// When, in seconds after the release, and where, in points, a motion rests whose last part this is; infinite and the
  /// limit of one that never does.
  package var rest: (time: Double, place: Double) {
    let isRest = phase == .rest
    return (
      isRest ? start : .infinity,
      isRest || end < .infinity ? motion.destination : curve.limit
    )
  }

  /// The velocity that the next part begins with, in pt/s; 0 where it rests.
  package var leftover: Double {
    @inline(never) get {
      switch next {
      case .hit:
        // What is left at the edge is exact in the distance: v0 - r s / g.
        motion.leftover
      case .decelerating:
        curve.carriedVelocity(at: motion.duration)
      case .released, .returning, .entering, .rest:
        // A motion of its own, of no flight, has what it has at its end.
        phase == .released ? motion.leftover : 0
      }
    }
  }

  /// Where the next part begins, and how fast.
  package var endState: FlightState {
    FlightState(offset: motion.destination, carriedVelocity: leftover, phase: next)
  }

  /// The formula.
  public var curve: Curve { motion.curve }

  /// When it begins, in seconds after the release.
  public var start: Double { motion.start }

  /// When the next one takes over, in seconds after the release; infinite for the last.
  public var end: Double { motion.end }

  /// The offset `time` seconds after the release, by this segment's formula, in points.
  public func value(at time: Double) -> Double { curve.value(at: time - start) }

  /// The slope `time` seconds after the release, by this segment's formula, in pt/s.
  @inline(never)
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Offset and slope together.
  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState {
    motion.curve.state(at: time - motion.start)
  }

  /// The velocity a new plan would start with, in pt/s.
  public func carriedVelocity(at time: Double) -> Double { curve.carriedVelocity(at: time - start) }

  /// The edge a motion beyond it moves about, in points.
  package var edge: Double? { curve.center }

  /// What there is to know `time` seconds after the release, to plan from there.
  package func flightState(at time: Double) -> FlightState {
    let motion = state(at: time)
    return FlightState(
      offset: motion.value, velocity: motion.velocity,
      carriedVelocity: carriedVelocity(at: time), phase: phase, edge: edge)
  }

  /// The same segment, `distance` points further on.
  package func shifted(by distance: Double) -> FlightSegment {
    FlightSegment(phase, motion.shifted(by: distance), next: next)
  }

  /// The same segment, `time` seconds later.
  package func delayed(by time: Double) -> FlightSegment {
    FlightSegment(phase, motion.delayed(by: time), next: next)
  }
}
