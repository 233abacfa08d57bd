/// Where one axis' scroll indicator is and how long, in the viewport's coordinates.
///
/// ```
/// part       R(W) / (range length + R(W)), hidden above 0.99              W the viewport, R on pixels
/// track      W - startInset - endInset
/// length     max(R(track · part), 36), at most the track
/// position   R(startInset + (track - length) (offset - min) / (max - min))
/// beyond an edge by u   length = max(length - u, 7), at that end of the track
/// ```
///
/// Source: published analyses of the indicator as shipped in iOS 26.1. Grade P. The range already holds the
/// content's extent and its insets, so nothing can disagree with the offsets it is compared to.
///
/// - Complexity: O(1), no allocation.
public struct ScrollIndicator: Hashable, Sendable {
  /// The shortest an indicator gets inside the bounds: 36 pt.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  package static let minimumLength = 36.0

  /// What an indicator is squeezed to at most, 7, in points.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let squeezedLength = 7.0

  /// The share of the content in view above which there is no indicator, 0.99, dimensionless.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  package static let hidingShare = 0.99

  /// How thick an indicator is: 3 pt.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let defaultThickness = 3.0

  /// Its distance from the viewport's start, in points.
  public let position: Double

  /// Its length, in points.
  public let length: Double

  /// Where the indicator is for an offset, or nil when there is too little to scroll, or nothing to draw on.
  ///
  /// - Parameters:
  ///   - offset: the content offset, in points, also beyond the range. NaN gives nil.
  ///   - range: the offset bounds, in points.
  ///   - viewport: the viewport's length, in points.
  ///   - squeezedLength: what it is squeezed to at most, in points.
  ///   - startInset: kept free at the start of the track, in points.
  ///   - endInset: kept free at its end, in points.
  ///   - grid: the display's pixels.
  /// - Precondition: range, viewport, length and insets are finite; `squeezedLength` is not negative.
  public init?(
    offset: Double, range: ClosedRange<Double>, viewport: Double,
    squeezedLength: Double = ScrollIndicator.squeezedLength,
    startInset: Double = 0, endInset: Double = 0, grid: PixelGrid = .none
  ) {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "the range must be finite")
    precondition(viewport.isFinite, "viewport must be finite")
    precondition(
      squeezedLength >= 0 && squeezedLength.isFinite,
      "squeezedLength must be finite and not negative")
    precondition(startInset.isFinite && endInset.isFinite, "the insets must be finite")
    // By halves, exactly: the whole of a finite range may be more than the largest number.
    let halfTravel = range.upperBound / 2 - range.lowerBound / 2
    let halfShown = grid.nearest(viewport) / 2
    let track = viewport - startInset - endInset
    guard !offset.isNaN, halfTravel > 0, halfShown > 0, track > 0, track.isFinite else {
      return nil
    }
    let part = halfShown / (halfTravel + halfShown)
    guard part <= Self.hidingShare else { return nil }
    let full = min(max(grid.nearest(track * part), Self.minimumLength), track)
    let nearest = range.nearest(to: offset)
    length = max(full - abs(offset - nearest), min(squeezedLength, full))
    // Pinned at an end, the free track is what the squeezed length leaves.
    let share = (nearest / 2 - range.lowerBound / 2) / halfTravel
    let place = startInset + (track - length) * share
    position = offset == nearest ? grid.nearest(place) : place
  }
}
