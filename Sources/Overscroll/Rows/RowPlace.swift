/// A row and the content it covers.
public struct RowPlace: Hashable, Sendable {
  /// The row.
  public let row: Int

  /// Where it begins, in points.
  public let start: Double

  /// Where it ends and the next one begins, in points.
  public let end: Double

  /// Its extent, in points: `end - start` before rounding.
  public let extent: Double
}

/// A row, and what borders on it, from one walk.
package struct RowSurroundings: Hashable, Sendable {
  /// The row.
  package var place: RowPlace

  /// The row before it; nil for the first.
  package var before: RowPlace?

  /// The row after it; nil for the last.
  package var after: RowPlace?
}
