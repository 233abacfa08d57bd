internal import ScrollCoordinates

/// Finds where a finger's path leaves the slop.
///
/// The path is the polyline through the samples. It leaves the slop where it first meets the square of that
/// half side about the start, which is UIKit's, or the circle of that radius, which is other platforms' (with
/// one allowed axis: the line at that distance). What was travelled up to that very point is not scrolled, so
/// the translation starts at 0 without a jump, and samples added between others change nothing.
struct PanSlop: Hashable, Sendable {
  /// The half side or the radius, in points.
  let distance: Double

  /// The only allowed axis, if there is one.
  let axis: ScrollAxis?

  /// Whether it is a square, else a circle.
  let isPerAxis: Bool

  /// Whether a place, relative to the start, lies on the border or beyond.
  func isLeft(at place: Vector2) -> Bool {
    let reach = reach(place)
    return reach > 0 && reach >= distance
  }

  /// How much of a place beyond the slop is the slop, in points.
  func part(of place: Vector2) -> Vector2 {
    guard isPerAxis || axis != nil else {
      let length = place.length
      return length > distance ? place * (distance / length) : place
    }
    return Vector2(
      min(max(place.x, -distance), distance), min(max(place.y, -distance), distance))
  }

  /// Where the path from `a` to `b`, both relative to the start, leaves the slop, or `nil`.
  func exit(from a: Vector2, to b: Vector2) -> Vector2? {
    guard isLeft(at: b) else { return nil }
    guard distance > 0 else { return .zero }
    guard isPerAxis || axis != nil else { return circleExit(from: a, to: b) }
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

  private func reach(_ place: Vector2) -> Double {
    if let axis { return abs(place[axis]) }
    return isPerAxis ? max(abs(place.x), abs(place.y)) : place.length
  }

  private func circleExit(from a: Vector2, to b: Vector2) -> Vector2 {
    let crossing = a + (b - a) * fraction(from: a, to: b)
    let length = crossing.length
    // A slop so small that its square vanishes leaves no crossing to scale; then the end must do.
    return length > 0 ? crossing * (distance / length) : b * (distance / b.length)
  }

  /// The s in 0 … 1 for which |a + s (b − a)| = distance, in the form that does not cancel.
  private func fraction(from a: Vector2, to b: Vector2) -> Double {
    let step = b - a
    let square = step.x * step.x + step.y * step.y
    let slope = a.x * step.x + a.y * step.y
    let inside = min(a.x * a.x + a.y * a.y - distance * distance, 0)
    guard square > 0 else { return 1 }
    let root = (slope * slope - square * inside).squareRoot()
    let s = slope > 0 ? -inside / (slope + root) : (root - slope) / square
    return min(max(s, 0), 1)
  }
}
