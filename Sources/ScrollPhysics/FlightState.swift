/// A flight at one time: enough to plan the rest of it again.
package struct FlightState: Hashable, Sendable {
  /// Offset, in points.
  package var offset: Double

  /// The slope of the offset, in pt/s.
  package var velocity: Double

  /// The velocity that a new plan starts with, in pt/s: the slope, except beyond an edge under
  /// ``ScrollEdge/pull(_:)`` and where the law's gain is not 1.
  package var carriedVelocity: Double

  /// What the flight is doing.
  package var phase: FlightPhase

  /// The edge it moves about, in points; nil while it decelerates or rests.
  package var edge: Double?

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
