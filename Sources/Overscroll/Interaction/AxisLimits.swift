/// Where a dragged thing moves freely on one axis, and how it resists beyond either end.
///
/// The two ends have bands of their own: a drawer is nearer to one side of the screen than to the
/// other.
struct AxisLimits: Hashable, Sendable {
  /// The positions without resistance.
  let range: ClosedRange<Double>

  /// The resistance below the range.
  let below: RubberBand

  /// The resistance above the range.
  let above: RubberBand

  /// Creates limits; the dimensions are the distances that are never exceeded.
  init(_ range: ClosedRange<Double>, below: Double, above: Double) {
    self.range = range
    self.below = RubberBand(dimension: max(0, below))
    self.above = RubberBand(dimension: max(0, above))
  }

  private func band(_ value: Double) -> RubberBand { value < range.lowerBound ? below : above }

  /// Where the thing is shown when the finger has it at `raw`.
  func shown(_ raw: Double) -> Double { band(raw).clamp(raw, to: range) }

  /// How much of a further small pull is followed at `raw`: 1 within the range.
  func slope(_ raw: Double) -> Double {
    let beyond = raw - range.nearest(to: raw)
    return beyond == 0 ? 1 : band(raw).slope(beyond)
  }

  /// Where the finger has the thing when it is shown at `position`; nil beyond a band's reach.
  func raw(_ position: Double) -> Double? { band(position).unclamp(position, from: range) }

  /// The share of a band's dimension up to which a catch finds it as it is, 0.75.
  ///
  /// A spring swings farther than a finger can pull. The band would be all but stuck out there, or
  /// not reach at all; it is taken to be longer for that one drag. Source: chosen. Grade D.
  private static let share = 0.75

  /// These limits with bands long enough to hold something at `position`.
  func reaching(_ position: Double) -> AxisLimits {
    let stretch = position - range.nearest(to: position)
    let needed = abs(stretch) / Self.share
    return AxisLimits(
      range, below: stretch < 0 ? max(below.dimension, needed) : below.dimension,
      above: stretch > 0 ? max(above.dimension, needed) : above.dimension)
  }

  /// These limits with the free range extended to `position`.
  func containing(_ position: Double) -> AxisLimits {
    AxisLimits(
      min(range.lowerBound, position)...max(range.upperBound, position), below: below.dimension,
      above: above.dimension)
  }
}
