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
  package init(
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
