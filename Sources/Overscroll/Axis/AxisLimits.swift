/// Where something moves freely on one axis, and how it resists beyond either end.
///
/// The two ends have bands of their own: a drawer is nearer to one side of the screen than to the
/// other. A band of dimension 0 is a hard stop.
struct AxisLimits: Hashable, Sendable {
  /// The positions without resistance.
  let range: ClosedRange<Double>

  /// The distance that is never exceeded below the range.
  let below: Double

  /// The distance that is never exceeded above the range.
  let above: Double

  /// Creates limits; the dimensions are the distances that are never exceeded.
  init(_ range: ClosedRange<Double>, below: Double, above: Double) {
    self.range = range
    self.below = max(0, below)
    self.above = max(0, above)
  }

  /// The resistance at a value beyond one of the ends.
  func band(_ value: Double) -> RubberBand {
    RubberBand(dimension: value < range.lowerBound ? below : above)
  }

  /// Where the thing is shown when the finger has it at `raw`.
  func shown(_ raw: Double) -> Double { band(raw).clamp(raw, to: range) }

  /// How much of a further small pull is followed at `raw`: 1 within the range.
  func slope(_ raw: Double) -> Double {
    let beyond = raw - range.nearest(to: raw)
    return beyond == 0 ? 1 : band(raw).slope(beyond)
  }

  /// Where the finger has the thing when it is shown at `position`: the band inverted.
  ///
  /// Beyond a band's reach the position itself.
  func raw(_ position: Double) -> Double {
    band(position).unclamp(position, from: range) ?? position
  }

  /// The share of a band's dimension up to which a catch finds it as it is, 0.75.
  ///
  /// A motion goes farther out than a finger can pull. The band would hardly move out there, or not
  /// reach at all; it is taken to be longer for that one drag. Source: chosen. Grade D.
  static let share = 0.75

  /// These limits with bands long enough to hold something at `position`.
  func reaching(_ position: Double) -> AxisLimits {
    let stretch = position - range.nearest(to: position)
    return holding(stretch, with: abs(stretch) / Self.share)
  }

  /// These limits with the band that is stretched at least so long.
  func holding(_ stretch: Double, with dimension: Double) -> AxisLimits {
    AxisLimits(
      range, below: stretch < 0 ? max(below, dimension) : below,
      above: stretch > 0 ? max(above, dimension) : above)
  }

  /// These limits with the free range extended to `position`.
  func containing(_ position: Double) -> AxisLimits {
    AxisLimits(
      min(range.lowerBound, position)...max(range.upperBound, position), below: below,
      above: above)
  }

  /// The same range with hard stops.
  var rigid: AxisLimits { AxisLimits(range, below: 0, above: 0) }

  /// These limits, `distance` further on.
  func shifted(by distance: Double) -> AxisLimits {
    AxisLimits(
      (range.lowerBound + distance)...(range.upperBound + distance), below: below, above: above)
  }
}
