/// What a recording's text does not say itself.
public struct RecordingOptions: Hashable, Sendable {
  /// Samples per second, for texts without times.
  public var rate: Double?
  /// Which column holds the offsets, for texts with several.
  public var column: String?
  /// Where the edge is, in points: subtracted from every offset.
  public var edge: Double
  /// Which list of an Objective-C file, from 1, where there are several.
  public var list: Int?

  /// Creates options.
  public init(rate: Double? = nil, column: String? = nil, edge: Double = 0, list: Int? = nil) {
    (self.rate, self.column, self.edge, self.list) = (rate, column, edge, list)
  }
}
