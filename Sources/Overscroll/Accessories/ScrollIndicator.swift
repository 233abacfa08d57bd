/// Where one axis' scroll indicator is and how long, in the viewport's coordinates.
///
/// ```
/// track    = viewport - startInset - endInset
/// length   = max(track viewport / (range length + viewport), 36), at most the track
/// position = startInset + (track - length) (offset - min) / (max - min)
/// ```
///
/// Beyond an edge it is squeezed against that end: max(length - overscroll, thickness).
///
/// Source: UIScrollView, old styling. Grade B. The range already holds the content's
/// extent and its insets, so nothing can disagree with the offsets it is compared to.
///
/// - Complexity: O(1), no allocation.
public struct ScrollIndicator: Hashable, Sendable {
  /// The shortest an indicator gets inside the bounds: 36 pt.
  ///
  /// Source: UIScrollView, old styling. Grade B.
  public static let minimumLength = 36.0

  /// How thick an indicator is: 3 pt.
  ///
  /// Source: commonly measured on screenshots. Grade D.
  public static let defaultThickness = 3.0

  /// Its distance from the viewport's start, in points.
  public let position: Double

  /// Its length, in points.
  public let length: Double

  /// Where the indicator is for an offset, or nil when there is nothing to scroll or to draw on.
  ///
  /// - Parameters:
  ///   - offset: the content offset, in points, also beyond the range. NaN gives nil.
  ///   - range: the offset bounds, in points.
  ///   - viewport: the viewport's length, in points.
  ///   - thickness: what it is squeezed to at most, in points.
  ///   - startInset: kept free at the start of the track, in points.
  ///   - endInset: kept free at its end, in points.
  /// - Precondition: range, viewport, thickness and insets are finite; `thickness` is not negative.
  public init?(
    offset: Double, range: ClosedRange<Double>, viewport: Double,
    thickness: Double = ScrollIndicator.defaultThickness,
    startInset: Double = 0, endInset: Double = 0
  ) {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "the range must be finite")
    precondition(viewport.isFinite, "viewport must be finite")
    precondition(thickness >= 0 && thickness.isFinite, "thickness must be finite and not negative")
    precondition(startInset.isFinite && endInset.isFinite, "the insets must be finite")
    // By halves, exactly: the whole of a finite range may be more than the largest number.
    let halfTravel = range.upperBound / 2 - range.lowerBound / 2
    let track = viewport - startInset - endInset
    guard !offset.isNaN, halfTravel > 0, viewport > 0, track > 0, track.isFinite else { return nil }
    let shown = viewport / 2 / (halfTravel + viewport / 2)
    let full = min(max(track * shown, Self.minimumLength), track)
    let nearest = range.nearest(to: offset)
    let squeezed = max(full - abs(offset - nearest), min(thickness, full))
    self.length = squeezed
    // Pinned at an end, the free track is what the squeezed length leaves.
    let share = (nearest / 2 - range.lowerBound / 2) / halfTravel
    self.position = startInset + (track - squeezed) * share
  }
}
