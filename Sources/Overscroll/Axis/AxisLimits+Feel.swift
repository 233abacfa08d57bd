import ScrollPhysics

/// The bands of other platforms; UIKit's comes first, and without a call.
///
/// Within the range, where nearly every touch is, no band is computed.
extension AxisLimits {
  /// Where the thing is shown when the finger has it at `raw`.
  @inline(__always)
  func shown(_ raw: Double, _ feel: AxisFeel) -> Double {
    if range.contains(raw) { return raw }
    return feel.isUIKit ? shown(raw) : shown(raw, feel.feel.law.band)
  }

  @inline(never)
  private func shown(_ raw: Double, _ band: ScrollBand) -> Double {
    let edge = range.nearest(to: raw)
    guard raw != edge else { return raw }
    return edge + band.stretch(raw - edge, dimension: dimension(raw))
  }

  /// How much of a further small pull is followed at `raw`: 1 within the range.
  @inline(__always)
  func slope(_ raw: Double, _ feel: AxisFeel) -> Double {
    if range.contains(raw) { return 1 }
    return feel.isUIKit ? slope(raw) : slope(raw, feel.feel.law.band)
  }

  @inline(never)
  private func slope(_ raw: Double, _ band: ScrollBand) -> Double {
    let beyond = raw - range.nearest(to: raw)
    return beyond == 0 ? 1 : band.slope(beyond, dimension: dimension(raw))
  }

  /// Where the finger has the thing when it is shown at `position`: the band inverted.
  @inline(__always)
  func raw(_ position: Double, _ feel: AxisFeel) -> Double {
    feel.isUIKit ? raw(position) : raw(position, feel.feel.law.band)
  }

  @inline(never)
  private func raw(_ position: Double, _ band: ScrollBand) -> Double {
    let edge = range.nearest(to: position)
    guard position != edge else { return position }
    let distance = band.distance(stretch: position - edge, dimension: dimension(position))
    return distance.map { edge + $0 } ?? position
  }

  /// These limits with bands that hold something at `position`.
  ///
  /// Where a feel has no band that does, the distance to the range is free of resistance.
  @inline(__always)
  func reaching(_ position: Double, _ feel: AxisFeel) -> AxisLimits {
    feel.isUIKit ? reaching(position) : reaching(position, feel.feel.law.band)
  }

  @inline(never)
  private func reaching(_ position: Double, _ band: ScrollBand) -> AxisLimits {
    let stretch = position - range.nearest(to: position)
    guard stretch != 0 else { return self }
    guard let needed = band.dimension(holding: stretch, share: Self.share) else {
      return raw(position, band) == position ? containing(position) : self
    }
    return holding(stretch, with: needed)
  }

  /// The length that the band at a place depends on.
  private func dimension(_ place: Double) -> Double { place < range.lowerBound ? below : above }
}
