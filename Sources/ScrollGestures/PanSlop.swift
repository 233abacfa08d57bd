internal import ScrollCoordinates

/// Finds where a finger's path leaves the slop.
///
/// The path is the polyline through the samples. It leaves the slop where it first meets the circle
/// of that radius about the start (with one allowed axis: the line at that distance). What was
/// travelled up to that very point is not scrolled, so the translation starts at 0 without a jump.
/// On a straight path this is the subtraction of slop · unit(direction); on any path, samples added
/// between others change nothing.
struct PanSlop: Hashable, Sendable {
  /// The radius, in points.
  let distance: Double

  /// The only allowed axis, if there is one.
  let axis: ScrollAxis?

  /// Where the path from `a` to `b`, both relative to the start, leaves the slop, or `nil`.
  func exit(from a: Vector2, to b: Vector2) -> Vector2? {
    if let axis {
      guard b[axis] != 0, abs(b[axis]) >= distance else { return nil }
      var exit = Vector2.zero
      exit[axis] = b[axis] < 0 ? -distance : distance
      return exit
    }
    let reach = b.length
    guard reach > 0, reach >= distance else { return nil }
    guard distance > 0 else { return .zero }
    let crossing = a + (b - a) * fraction(from: a, to: b)
    let length = crossing.length
    // A slop so small that its square vanishes leaves no crossing to scale; then the end must do.
    return length > 0 ? crossing * (distance / length) : b * (distance / reach)
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
