/// Where something moves freely on one axis, and how it resists beyond either end.
///
/// The two ends have bands of their own: a drawer is nearer to one side of the screen than to the
/// other. A band of dimension 0 is a hard stop.
struct AxisLimits: Hashable, Sendable {
  /// The positions without resistance.
  private(set) var range: ClosedRange<Double>

  /// The distance that is never exceeded below the range.
  private(set) var below: Double

  /// The distance that is never exceeded above the range.
  private(set) var above: Double

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
  func shown(_ raw: Double, _ resistance: Resistance) -> Double {
    // Within the range, where nearly every touch is, no band is needed.
    range.contains(raw) ? raw : shown(beyond: raw, resistance)
  }

  @inline(never)
  private func shown(beyond raw: Double, _ resistance: Resistance) -> Double {
    let edge = range.nearest(to: raw)
    return raw == edge ? raw : edge + resistance.stretch(raw - edge, dimension: dimension(raw))
  }

  /// How much of a further small pull is followed at `raw`: 1 within the range.
  func slope(_ raw: Double, _ resistance: Resistance) -> Double {
    let beyond = raw - range.nearest(to: raw)
    return beyond == 0 ? 1 : resistance.slope(beyond, dimension: dimension(raw))
  }

  /// Where the finger has the thing when it is shown at `position`: the band inverted.
  ///
  /// Beyond a band's reach the position itself.
  func raw(_ position: Double, _ resistance: Resistance) -> Double {
    let edge = range.nearest(to: position)
    guard position != edge else { return position }
    let distance = resistance.distance(position - edge, dimension: dimension(position))
    return distance.isNaN ? position : edge + distance
  }

  /// The share of a band's dimension up to which a catch finds it as it is, 0.75.
  ///
  /// A motion goes farther out than a finger can pull. The band would hardly move out there, or not
  /// reach at all; it is taken to be longer for that one drag. Source: chosen. Grade D.
  static let share = 0.75

  /// Makes its bands long enough to hold something at `position`.
  ///
  /// Where a feel has no band that does, and for a thing, which was put there, the distance to the range is free of
  /// resistance.
  mutating func reach(_ position: Double, _ resistance: Resistance, isThing: Bool) {
    let stretch = position - range.nearest(to: position)
    guard stretch != 0 else { return }
    let needed = resistance.dimension(holding: stretch, share: Self.share)
    if isThing, needed > (stretch < 0 ? below : above) { return contain(position) }
    // `max` keeps its first argument where the second is no number.
    if stretch < 0 { below = max(below, needed) } else { above = max(above, needed) }
    // A band of one's own may reach less far than it says.
    if raw(position, resistance) == position { contain(position) }
  }

  /// Makes its bands as long as others, where these are longer, and no longer than a distance.
  mutating func reach(atLeast others: AxisLimits, atMost longest: Double) {
    below = min(max(below, others.below), longest)
    above = min(max(above, others.above), longest)
  }

  /// Extends the free range to `position`.
  mutating func contain(_ position: Double) {
    range = min(range.lowerBound, position)...max(range.upperBound, position)
  }

  /// Moves them `distance` further on.
  mutating func shift(by distance: Double) {
    range = (range.lowerBound + distance)...(range.upperBound + distance)
  }
}

/// What resists a finger, a wheel or a trackpad beyond an edge: the band of a feel, where it has a length; some bands do not
/// depend on it.
struct Resistance {
  let feel: SharedFeel
  /// Whether a wheel or a trackpad has it, which UIKit's band resists less.
  let isWheel: Bool

  func stretch(_ distance: Double, dimension: Double) -> Double {
    dimension > 0 ? feel.law.band.stretch(distance, dimension: dimension, isWheel: isWheel) : 0
  }

  func slope(_ distance: Double, dimension: Double) -> Double {
    dimension > 0 ? feel.law.band.slope(distance, dimension: dimension, isWheel: isWheel) : 0
  }

  /// NaN where no pull leads there.
  func distance(_ stretch: Double, dimension: Double) -> Double {
    feel.law.band.pull(to: stretch, dimension: dimension, isWheel: isWheel)
  }

  /// NaN for bands that do not depend on it.
  func dimension(holding stretch: Double, share: Double) -> Double {
    feel.law.band.dimension(holding: stretch, share: share)
  }
}
