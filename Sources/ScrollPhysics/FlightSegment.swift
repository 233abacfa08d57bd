/// What a flight is doing.
public enum FlightPhase: Hashable, Sendable {
  /// Just released; what follows depends on where.
  case released
  /// Decelerating inside the bounds.
  case decelerating
  /// Beyond an edge after hitting it.
  case hit
  /// Beyond an edge after a release there, on the way back to it.
  case returning
  /// Beyond an edge after a release there, flicked back inside.
  case entering
  /// Over.
  case rest
}

/// A flight at one time: enough to plan the rest of it anew.
public struct FlightState: Hashable, Sendable {
  /// Offset, in points.
  public var offset: Double

  /// The slope of the offset, in pt/s.
  public var velocity: Double

  /// The velocity that a new plan starts with, in pt/s: the slope, except beyond an edge under
  /// ``EdgeLaw/pull(_:)`` and where the law's gain is not 1.
  public var carriedVelocity: Double

  /// What the flight is doing.
  public var phase: FlightPhase

  /// The edge it swings about, in points; nil while it decelerates or rests.
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

/// One stretch of a flight with a single formula.
public struct FlightSegment: Hashable, Sendable {
  /// The formula of a segment, with time counted from the segment's start.
  public enum Curve: Hashable, Sendable {
    /// Standing still, in points.
    case rest(Double)
    /// Inside the bounds.
    case deceleration(Deceleration)
    /// Beyond an edge, drawn in.
    case bounce(Bounce)
    /// Beyond an edge, on a spring.
    case spring(SpringMotion)
  }

  /// What the flight does in this segment.
  public let phase: FlightPhase

  /// The formula.
  public let curve: Curve

  /// When it begins, in seconds after the release.
  public let start: Double

  /// When the next one takes over, in seconds after the release; infinite for the last.
  public let end: Double

  init(_ phase: FlightPhase, curve: Curve, start: Double, end: Double) {
    self.phase = phase
    self.curve = curve
    self.start = start
    self.end = end
  }

  /// The offset `time` seconds after the release, by this segment's formula, in points.
  public func value(at time: Double) -> Double {
    switch curve {
    case .rest(let offset): offset
    case .deceleration(let curve): curve.value(at: time - start)
    case .bounce(let curve): curve.value(at: time - start)
    case .spring(let curve): curve.value(at: time - start)
    }
  }

  /// The slope `time` seconds after the release, by this segment's formula, in pt/s.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Offset and slope together.
  public func state(at time: Double) -> MotionState {
    switch curve {
    case .rest(let offset): MotionState(value: offset, velocity: 0)
    case .deceleration(let curve): curve.state(at: time - start)
    case .bounce(let curve): curve.motion.state(at: time - start)
    case .spring(let curve): curve.state(at: time - start)
    }
  }

  /// The velocity a new plan would start with, in pt/s.
  public func carriedVelocity(at time: Double) -> Double {
    switch curve {
    case .rest: 0
    case .deceleration(let curve): curve.carriedVelocity(at: time - start)
    case .bounce(let curve): curve.carriedVelocity(at: time - start)
    case .spring(let curve): curve.velocity(at: time - start)
    }
  }

  /// The edge a motion beyond it swings about, in points.
  var edge: Double? {
    switch curve {
    case .rest, .deceleration: nil
    case .bounce, .spring: destination
    }
  }

  /// Where the segment's formula tends to, in points.
  var destination: Double {
    switch curve {
    case .rest(let offset): offset
    case .deceleration(let curve): curve.destination
    case .bounce(let curve): curve.motion.target
    case .spring(let curve): curve.target
    }
  }
}
