internal import ScrollMath

/// A timing curve: a cubic Bézier from (0, 0) to (1, 1), as Core Animation and CSS name them.
///
/// ```
/// u(s) = 3 x1 s (1-s)² + 3 x2 s² (1-s) + s³       time, 0...1
/// e(s) = 3 y1 s (1-s)² + 3 y2 s² (1-s) + s³       progress
/// ```
///
/// u is solved for s by Newton's method inside a bracket.
///
/// - Complexity: O(1): about four rounds.
public struct Easing: Hashable, Sendable {
  /// The first control point, dimensionless; x within 0...1, below 0 for a program's curve.
  public let x1: Double, y1: Double

  /// The second control point, dimensionless; x within 0...1.
  public let x2: Double, y2: Double

  /// Creates a timing curve from its two control points.
  ///
  /// - Precondition: `x1` and `x2` lie within 0...1, all are finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(x1 >= 0 && x1 <= 1, "x1 must lie within 0...1")
    precondition(x2 >= 0 && x2 <= 1, "x2 must lie within 0...1")
    precondition(y1.isFinite && y2.isFinite, "y1 and y2 must be finite")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// One of a scroll view's own curves in place of a Bézier.
  package static func program(_ curve: ProgramCurve) -> Easing { Easing(curve) }

  // In place of a control point, so that every motion under way is not larger for it.
  private init(_ curve: ProgramCurve) { (x1, y1, x2, y2) = (-1 - Double(curve.rawValue), 0, 1, 1) }

  /// The scroll view's curve that it is; nil for a Bézier.
  package var program: ProgramCurve? { x1 < 0 ? ProgramCurve(rawValue: UInt8(-1 - x1)) : nil }

  /// Core Animation's ease-in-ease-out: (0.42, 0) (0.58, 1).
  ///
  /// Source: Core Animation's documentation. Grade B.
  public static let easeInOut = Easing(0.42, 0, 0.58, 1)

  /// Core Animation's ease-in: (0.42, 0) (1, 1).
  ///
  /// Source: Core Animation's documentation. Grade B.
  public static let easeIn = Easing(0.42, 0, 1, 1)

  /// Core Animation's ease-out: (0, 0) (0.58, 1).
  ///
  /// Source: Core Animation's documentation. Grade B.
  public static let easeOut = Easing(0, 0, 0.58, 1)

  /// Constant speed.
  public static let linear = Easing(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)

  /// Its slope at the start, towards the first control point that does not lie there; infinite where that lies
  /// straight above or below.
  var startSlope: Double {
    if let program { return program.progress(at: 0).slope }
    if x1 != 0 || y1 != 0 { return y1 / x1 }
    return x2 != 0 || y2 != 0 ? y2 / x2 : 1
  }

  /// The progress at a share of the duration, and its slope (progress per share of the duration).
  ///
  /// For a slope that is infinite stands a large number.
  ///
  /// - Parameter time: 0 at the start, 1 at the end; beyond them the ends.
  public func progress(at time: Double) -> (value: Double, slope: Double) {
    let time = time > 0 ? min(time, 1) : 0
    if let program { return program.progress(at: time) }
    let (u, e) = (CubicTiming(x1, x2), CubicTiming(y1, y2))
    let s = u.parameter(of: time)
    let dx = u.slope(at: s)
    // It is upright, or a control point on its end makes both slopes vanish there: step a hair inside.
    guard dx > 1e-9 else {
      if s < 1e-6, startSlope.isFinite { return (e.value(at: s), startSlope) }
      let inside = min(max(s, 1e-6), 1 - 1e-6)
      return (e.value(at: s), e.slope(at: inside) / max(u.slope(at: inside), 1e-9))
    }
    return (e.value(at: s), e.slope(at: s) / dx)
  }
}
