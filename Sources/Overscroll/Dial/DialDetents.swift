/// The angles a dial comes to rest at: of those within its limits the nearest one; the limit next to the nearest if none
/// is.
public enum DialDetents: Hashable, Sendable {
  /// Any angle.
  case none

  /// Every multiple of a step from an origin, in radians.
  case every(Double, origin: Double = 0)

  /// The given angles, in radians, in ascending order.
  case at([Double])

  /// Whether none of its numbers is NaN.
  var isValid: Bool {
    switch self {
    case .none: true
    case .every(let step, let origin): !(step.isNaN || origin.isNaN)
    case .at(let angles): !angles.contains { $0.isNaN }
    }
  }

  /// The detent within a range that is nearest to an angle, the end of the range next to the nearest if all lie outside;
  /// nil if there is none.
  ///
  /// - Complexity: O(log n) in the number of angles.
  func nearest(to angle: Double, in range: ClosedRange<Double>) -> Double? {
    switch self {
    case .none:
      return nil
    case .every(let step, let origin):
      guard step > 0, step.isFinite, origin.isFinite else { return nil }
      let wanted = range.nearest(to: angle)
      let steps = ((wanted - origin) / step).rounded()
      // Detents too close to be counted are anywhere.
      guard steps.isFinite else { return wanted }
      let nearest = origin + steps * step
      if range.contains(nearest) { return nearest }
      // Beyond a limit the next one inside will do, if there is one.
      let inside = nearest > range.upperBound ? nearest - step : nearest + step
      return range.nearest(to: range.contains(inside) ? inside : nearest)
    case .at(let angles):
      guard var nearest = SnapRule.nearest(to: angle, in: angles) else { return nil }
      let first = angles.firstIndex(notBelow: range.lowerBound)
      let end = angles.firstIndex(above: range.upperBound)
      // The nearest of all lies inside, or beyond the first or the last that does.
      if first < end { nearest = min(max(nearest, angles[first]), angles[end - 1]) }
      return range.nearest(to: nearest)
    }
  }
}
