internal import ScrollCoordinates

/// A function that finds where a path leaves a slop that is a circle: linked where an estimator has one.
struct SlopCircle: Installed {
  /// Whether a path leaves it: its start and end, relative to where the finger touched, of which the end becomes where,
  /// and the radius, in points.
  let leaves:
    @convention(thin) @Sendable (_ a: Vector2, _ b: inout Vector2, _ radius: Double) -> Bool

  /// Every platform's but UIKit's.
  static var round: SlopCircle {
    SlopCircle { a, b, radius in
      let (end, reach) = (b, b.length)
      guard reach > 0, reach >= radius else { return false }
      b = .zero
      guard radius > 0 else { return true }
      let crossing = a + (end - a) * SlopCircle.share(from: a, to: end, radius)
      let length = crossing.length
      // A slop so small that its square vanishes leaves no crossing to scale; then the end must do.
      let exit = length > 0 ? crossing * (radius / length) : end * (radius / reach)
      b = exit.length > radius ? exit * (radius / exit.length) : exit
      return true
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
