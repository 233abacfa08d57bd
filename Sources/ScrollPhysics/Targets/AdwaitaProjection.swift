/// Where a swipe of libadwaita lands: a projection, and the snap point it chooses.
///
/// ```
/// |v| < 0.3 (touchpad 0.6)    the point nearest the progress
/// s = d / (1 - d) / 1000                          d = 0.998, touchpad 0.997
/// Δ = s |v|                                       |v| <= 2
/// Δ = 0.35 x² - 0.35 c² + 2 s                     else, x = |v| - 2 + c,  c = s / 0.7
/// ```
///
/// v is in px/ms, Δ in units of progress: the projection does not depend on a page's width. The projected
/// place is held to the bounds (the neighbours of where the swipe began, unless long swipes are allowed);
/// a swipe that would end where it began goes one point on.
///
/// Source: `src/adw-swipe-tracker.c`. Grade B.
///
/// - Complexity: O(n) in the snap points, no allocation.
@_spi(Formulas) public enum AdwaitaProjection {
  /// The projected place and the snap point that is chosen.
  ///
  /// - Parameters:
  ///   - points: the snap points, rising; at least one.
  ///   - velocity: at the release, in px/ms.
  ///   - progress: where the swipe is now.
  ///   - initial: where it began.
  ///   - isTouchpad: whether it is scrolled rather than dragged.
  ///   - allowsLongSwipes: whether it may pass the neighbours of where it began.
  /// - Precondition: `points` is not empty.
  public static func target(
    among points: some RandomAccessCollection<Double>, velocity: Double, progress: Double,
    initial: Double, isTouchpad: Bool, allowsLongSwipes: Bool
  ) -> (projected: Double, target: Double) {
    precondition(!points.isEmpty, "points must not be empty")
    if abs(velocity) < (isTouchpad ? 0.6 : 0.3) {
      return (progress, points[nearest(points, to: progress)])
    }
    let way = travel(abs(velocity), isTouchpad: isTouchpad)
    let projected = progress + (velocity < 0 ? -way : way)
    let bounds =
      allowsLongSwipes
      ? points[points.startIndex]...points[points.index(before: points.endIndex)]
      : neighbours(points, of: initial)
    let place = min(max(projected, bounds.lowerBound), bounds.upperBound)
    let start = nearest(points, to: initial)
    let (before, after) = (last(points, upTo: place), first(points, from: place))
    let chosen =
      (velocity > 0 ? before : after) == start
      ? (velocity > 0 ? after : before) : nearest(points, to: place)
    return (projected, points[chosen])
  }

  /// How far a speed carries, in units of progress.
  public static func travel(_ speed: Double, isTouchpad: Bool) -> Double {
    let kept = isTouchpad ? 0.997 : 0.998
    let slope = kept / (1 - kept) / 1000
    guard speed > 2 else { return slope * speed }
    let c = slope / 0.7
    let x = speed - 2 + c
    return 0.35 * (x - c) * (x + c) + 2 * slope
  }

  /// The overshoot of a swipe that is pulled beyond its ends: (1 - 1/(1 + a q)) / q, q = distance / 10.
  ///
  /// - Parameters:
  ///   - amount: beyond the end, in units of progress, either sign.
  ///   - distance: of one unit, in points.
  public static func overshoot(_ amount: Double, distance: Double) -> Double {
    // a / (1 + a q), which also serves q = 0.
    amount / (1 + abs(amount) * (distance / 10))
  }

  /// The point nearest a place, the earlier of two.
  private static func nearest<Points: RandomAccessCollection<Double>>(
    _ points: Points, to place: Double
  ) -> Points.Index {
    var best = points.startIndex
    for index in points.indices where abs(points[index] - place) < abs(points[best] - place) {
      best = index
    }
    return best
  }

  /// The last point at or before a place, else the first.
  private static func last<Points: RandomAccessCollection<Double>>(
    _ points: Points, upTo place: Double
  ) -> Points.Index { points.indices.last { points[$0] <= place } ?? points.startIndex }

  /// The first point at or after a place, else the last.
  private static func first<Points: RandomAccessCollection<Double>>(
    _ points: Points, from place: Double
  ) -> Points.Index {
    points.indices.first { points[$0] >= place } ?? points.index(before: points.endIndex)
  }

  /// One point further on either side of a place; a place within 0.005 of a point is that point.
  private static func neighbours<Points: RandomAccessCollection<Double>>(
    _ points: Points, of place: Double
  ) -> ClosedRange<Double> {
    let closest = nearest(points, to: place)
    let isOnPoint = abs(points[closest] - place) < 0.005
    let before = isOnPoint ? closest : last(points, upTo: place)
    let after = isOnPoint ? closest : first(points, from: place)
    let low = before > points.startIndex ? points.index(before: before) : before
    let next = points.index(after: after)
    return points[low]...points[next < points.endIndex ? next : after]
  }
}
