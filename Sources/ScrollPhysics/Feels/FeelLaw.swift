/// How a scroll view moves once released, and how it resists a finger: four laws in one value.
///
/// - Complexity: 144 bytes or fewer, no allocation.
public struct FeelLaw: Hashable, Sendable {
  /// Inside the bounds.
  public var deceleration: ScrollDeceleration

  /// Beyond an edge, once released.
  public var edge: ScrollEdge

  /// Beyond an edge, under the finger.
  public var band: ScrollBand

  /// When a motion is over.
  public var stop: StopRule

  /// Creates a law from its parts.
  public init(
    deceleration: ScrollDeceleration, edge: ScrollEdge, band: ScrollBand, stop: StopRule
  ) {
    self.deceleration = deceleration
    self.edge = edge
    self.band = band
    self.stop = stop
  }
}
