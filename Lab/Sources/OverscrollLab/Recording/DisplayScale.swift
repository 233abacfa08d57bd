/// Pixels per point, read off a recording: devices round offsets to their pixels.
public enum DisplayScale {
  /// How far a written offset may lie from a pixel, in points: half a unit of the fourth decimal, in
  /// which the articles' lists are cut off rather than rounded, and a little more.
  static let tolerance = 2e-4

  /// The smallest of 1, 2 and 3 on whose pixels all offsets lie, or nil if there is none.
  public static func inferred(from offsets: [Double]) -> Double? {
    [1, 2, 3].first { scale in
      offsets.allSatisfy { offset in
        abs(offset - (offset * scale).rounded() / scale) <= tolerance
      }
    }
  }
}
