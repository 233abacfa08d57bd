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

  /// The length that the band at a place depends on.
  private func dimension(_ place: Double) -> Double { place < range.lowerBound ? below : above }

  /// Where the thing is shown when the finger has it at `raw`.
  @inline(__always)
  func shown(_ raw: Double, _ band: @autoclosure () -> ScrollBand = .uiKit) -> Double {
    // Within the range, where nearly every touch is, no band is needed.
    range.contains(raw) ? raw : shown(beyond: raw, band())
  }

  @inline(never)
  private func shown(beyond raw: Double, _ band: ScrollBand) -> Double {
    let edge = range.nearest(to: raw)
    return raw == edge ? raw : edge + band.stretch(raw - edge, dimension: dimension(raw))
  }

  /// How much of a further small pull is followed at `raw`: 1 within the range.
  func slope(_ raw: Double, _ band: @autoclosure () -> ScrollBand = .uiKit) -> Double {
    let beyond = raw - range.nearest(to: raw)
    return beyond == 0 ? 1 : band().slope(beyond, dimension: dimension(raw))
  }

  /// Where the finger has the thing when it is shown at `position`: the band inverted.
  ///
  /// Beyond a band's reach the position itself.
  func raw(_ position: Double, _ band: @autoclosure () -> ScrollBand = .uiKit) -> Double {
    let edge = range.nearest(to: position)
    guard position != edge else { return position }
    let distance = band().distance(stretch: position - edge, dimension: dimension(position))
    return distance.map { edge + $0 } ?? position
  }

  /// The share of a band's dimension up to which a catch finds it as it is, 0.75.
  ///
  /// A motion goes farther out than a finger can pull. The band would hardly move out there, or not
  /// reach at all; it is taken to be longer for that one drag. Source: chosen. Grade D.
  static let share = 0.75

  /// These limits with bands long enough to hold something at `position`.
  ///
  /// Where a feel has no band that does, the distance to the range is free of resistance.
  func reaching(_ position: Double, _ band: @autoclosure () -> ScrollBand = .uiKit) -> AxisLimits {
    let stretch = position - range.nearest(to: position)
    guard stretch != 0 else { return self }
    let band = band()
    guard let needed = band.dimension(holding: stretch, share: Self.share) else {
      return raw(position, band) == position ? containing(position) : self
    }
    return holding(stretch, with: needed)
  }

  /// These limits with the band that is stretched at least so long.
  private func holding(_ stretch: Double, with dimension: Double) -> AxisLimits {
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
