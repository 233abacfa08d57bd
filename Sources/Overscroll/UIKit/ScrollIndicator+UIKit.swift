extension ScrollIndicator {
  /// What an indicator is squeezed to at most, 7, in points.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let squeezedLength = 7.0

  /// The share of the content in view above which there is no indicator, 0.99, dimensionless.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let hidingShare = 0.99

  /// How thick an indicator is under a finger, 8, in points.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let heldThickness = 8.0

  /// How long a finger presses the indicator before it holds it, and while dragging, in seconds.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let pressDurations = (still: 0.1, dragging: 0.25)

  /// Where the indicator is as the system's own; nil where it is hidden.
  ///
  /// ```
  /// part       min(R(W) / R(insets + content), 1), hidden above 0.99         W the viewport, R on pixels
  /// length     max(R(track · part), 36)
  /// position   R(trackStart + (track - length) (x - min) / (R(insets + content) - R(W)))
  /// beyond an edge by u   length = max(length - u, 7), at that end of the track
  /// ```
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1. Grade P.
  ///
  /// - Parameters:
  ///   - offset: the content offset, in points, also beyond the range. NaN gives nil.
  ///   - content: the content's length, in points.
  ///   - viewport: the viewport's length, in points.
  ///   - insetNear: the content's inset at the start, in points.
  ///   - insetFar: the content's inset at the end, in points.
  ///   - trackStart: kept free at the start of the track, in points.
  ///   - trackEnd: kept free at its end, in points.
  ///   - grid: the display's pixels.
  public init?(
    offset: Double, content: Double, viewport: Double, insetNear: Double, insetFar: Double,
    trackStart: Double, trackEnd: Double, grid: PixelGrid
  ) {
    let total = grid.nearest(insetNear + insetFar + content)
    let shown = grid.nearest(viewport)
    let part = min(shown / total, 1)
    guard !offset.isNaN, total > 0, part <= Self.hidingShare else { return nil }
    let start = grid.nearest(-insetNear)
    let end = start + (total - shown)
    let track = viewport - trackStart - trackEnd
    let full = max(grid.nearest(track * part), Self.minimumLength)
    if offset < start || offset > end {
      let beyond = offset < start ? start - offset : offset - end
      length = max(full - beyond, Self.squeezedLength)
      position = offset < start ? trackStart : trackStart + track - length
    } else {
      length = full
      position = grid.nearest(
        trackStart + (track - full) * ((offset - start) / (total - shown)))
    }
  }
}

extension IndicatorFade {
  /// The system's indicator after a motion: 1.0 s, then out in 0.25 s.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let uiKit = IndicatorFade(delay: 1, duration: 0.25)

  /// The system's indicator after it was flashed, from its full opacity on: 1.0 s, then out in 0.5 s.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let flash = IndicatorFade(delay: 1, duration: 0.5)

  /// How long a flash takes to its full opacity, 0.5, in seconds.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let flashRise = 0.5
}
