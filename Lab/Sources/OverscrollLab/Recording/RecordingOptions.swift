/// What a recording's text does not say itself.
public struct RecordingOptions: Hashable, Sendable {
  /// Samples per second, for texts without times.
  public var rate: Double?

  /// Which column holds the offsets, for texts with several.
  public var column: String?

  /// Where the edge is, in points: subtracted from every offset.
  public var edge: Double

  /// Creates options.
  public init(rate: Double? = nil, column: String? = nil, edge: Double = 0) {
    self.rate = rate
    self.column = column
    self.edge = edge
  }
}
