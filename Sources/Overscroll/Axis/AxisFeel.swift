import ScrollPhysics

/// The feel of an axis: UIKit's, which needs nothing, or another one.
///
/// Kept in a box that is made when a feel is chosen and never changes: an axis grows by a pointer, and
/// no touch or frame allocates. A build with `OVERSCROLL_UIKIT_ONLY` has no other feel, nor their code.
struct AxisFeel: Hashable, Sendable {
  /// UIKit's.
  static let uiKit = AxisFeel(.uiKit)

  #if OVERSCROLL_UIKIT_ONLY
    init(_ feel: ScrollFeel) {}

    /// The feel, if it is not UIKit's.
    @inline(__always)
    var other: ScrollFeel? { nil }
  #else
    private final class Box: Sendable {
      let feel: ScrollFeel

      init(_ feel: ScrollFeel) { self.feel = feel }
    }

    private let box: Box?

    init(_ feel: ScrollFeel) { box = feel == .uiKit ? nil : Box(feel) }

    /// The feel, if it is not UIKit's.
    @inline(__always)
    var other: ScrollFeel? {
      guard let box else { return nil }
      return box.feel
    }

    static func == (a: AxisFeel, b: AxisFeel) -> Bool { a.box === b.box || a.other == b.other }

    func hash(into hasher: inout Hasher) { hasher.combine(other) }
  #endif

  /// The feel itself.
  var feel: ScrollFeel { other ?? .uiKit }
}

extension AxisLimits {
  /// Where the thing is shown when the finger has it at `raw`.
  @inline(__always)
  func shown(_ raw: Double, _ feel: AxisFeel) -> Double {
    guard let feel = feel.other else { return shown(raw) }
    return shown(raw, feel.law.band)
  }

  @inline(never)
  private func shown(_ raw: Double, _ band: ScrollBand) -> Double {
    let edge = range.nearest(to: raw)
    guard raw != edge else { return raw }
    return edge + band.stretch(raw - edge, dimension: dimension(raw))
  }

  /// How much of a further small pull is followed at `raw`: 1 within the range.
  func slope(_ raw: Double, _ feel: AxisFeel) -> Double {
    guard let feel = feel.other else { return slope(raw) }
    let beyond = raw - range.nearest(to: raw)
    return beyond == 0 ? 1 : feel.law.band.slope(beyond, dimension: dimension(raw))
  }

  /// Where the finger has the thing when it is shown at `position`: the band inverted.
  func raw(_ position: Double, _ feel: AxisFeel) -> Double {
    guard let feel = feel.other else { return raw(position) }
    let edge = range.nearest(to: position)
    guard position != edge else { return position }
    let distance = feel.law.band.distance(
      stretch: position - edge, dimension: dimension(position))
    return distance.map { edge + $0 } ?? position
  }

  /// These limits with bands that hold something at `position`.
  ///
  /// Where a feel has no band that does, the distance to the range is free of resistance.
  func reaching(_ position: Double, _ feel: AxisFeel) -> AxisLimits {
    guard let other = feel.other else { return reaching(position) }
    let stretch = position - range.nearest(to: position)
    guard stretch != 0 else { return self }
    guard let needed = other.law.band.dimension(holding: stretch, share: Self.share) else {
      return raw(position, feel) == position ? containing(position) : self
    }
    return AxisLimits(
      range, below: stretch < 0 ? max(below, needed) : below,
      above: stretch > 0 ? max(above, needed) : above)
  }

  /// The length that the band at a place is told.
  private func dimension(_ place: Double) -> Double { place < range.lowerBound ? below : above }
}
