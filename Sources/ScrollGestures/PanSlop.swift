internal import ScrollCoordinates

/// Finds where a finger's path leaves the slop.
///
/// The path is the polyline through the samples. It leaves the slop where it first meets the square of that half side
/// about the start, which is UIKit's, or the circle of that radius, which is other platforms' (with one allowed axis:
/// the line at that distance). What was travelled up to that very point is not scrolled, so the translation starts at
/// 0 without a jump, and samples added between others change nothing.
struct PanSlop: Hashable, Sendable {
  /// The half side or the radius, in points.
  let distance: Double

  /// Where it is no square, what finds where a path leaves it.
  let circle: SlopCircle?

  /// The only allowed axis, if there is one.
  let axis: ScrollAxis?

  /// Whether a place, relative to the start, lies on the border of the square or beyond.
  func isLeft(at place: Vector2) -> Bool {
    let reach = axis.map { abs(place[$0]) } ?? max(abs(place.x), abs(place.y))
    return reach > 0 && reach >= distance
  }

  /// How much of a place beyond the square is the slop, in points.
  func part(of place: Vector2) -> Vector2 {
    Vector2(min(max(place.x, -distance), distance), min(max(place.y, -distance), distance))
  }

  /// Where the path from `a` to `b`, both relative to the start, leaves the slop, or `nil`.
  func exit(from a: Vector2, to b: Vector2) -> Vector2? {
    if let circle, axis == nil { return circle.exit(a, b, distance) }
    guard isLeft(at: b) else { return nil }
    guard distance > 0 else { return .zero }
    // The first of the axes that get there decides where.
    var (first, share) = (ScrollAxis.horizontal, Double.infinity)
    for next in ScrollAxis.allCases where axis != next.cross && abs(b[next]) >= distance {
      let (near, far) = (abs(b[next]) - distance, abs(b[next] - a[next]))
      let left = far > 0 ? 1 - near / far : 0
      if left < share { (first, share) = (next, left) }
    }
    var exit = part(of: a + (b - a) * max(share, 0))
    exit[first] = b[first] < 0 ? -distance : distance
    return exit
  }
}

/// A function that finds where a path leaves a slop that is a circle: linked where an estimator has one.
struct SlopCircle: Installed {
  /// The path's start and end, relative to where the finger touched, and the radius, in points.
  let exit: @convention(thin) @Sendable (_ a: Vector2, _ b: Vector2, _ radius: Double) -> Vector2?

  /// Every platform's but UIKit's.
  static var round: SlopCircle {
    SlopCircle { a, b, radius in
      let reach = b.length
      guard reach > 0, reach >= radius else { return nil }
      guard radius > 0 else { return .zero }
      let crossing = a + (b - a) * SlopCircle.share(from: a, to: b, radius)
      let length = crossing.length
      // A slop so small that its square vanishes leaves no crossing to scale; then the end must do.
      let exit = length > 0 ? crossing * (radius / length) : b * (radius / reach)
      return exit.length > radius ? exit * (radius / exit.length) : exit
    }
  }

  /// The s in 0 … 1 for which |a + s (b − a)| = radius, in the form that does not cancel.
  private static func share(from a: Vector2, to b: Vector2, _ radius: Double) -> Double {
    let step = b - a
    let square = step.x * step.x + step.y * step.y
    let slope = a.x * step.x + a.y * step.y
    let inside = min(a.x * a.x + a.y * a.y - radius * radius, 0)
    guard square > 0 else { return 1 }
    let root = (slope * slope - square * inside).squareRoot()
    let s = slope > 0 ? -inside / (slope + root) : (root - slope) / square
    return min(max(s, 0), 1)
  }
}
