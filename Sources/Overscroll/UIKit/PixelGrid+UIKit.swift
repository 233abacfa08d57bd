extension PixelGrid {
  /// The nearest offset on the grid by UIKit's own rounding, in points.
  ///
  /// Halves of a pixel go up, below 0 too, where ``round(_:)`` takes them away from 0; at scale 1 it is the
  /// other way round with UIKit as well.
  ///
  /// Source: published analyses of the scroll view as shipped in iOS 26.1, 82 recorded frames. Grade A, for
  /// scale 1 grade P.
  public func nearest(_ offset: Double) -> Double { offset.onPixel(displayScale) }

  /// The offset bounds of one axis: the insets on pixels, the viewport as it is.
  ///
  /// ```
  /// min = R(-insetNear)        max = the greater of min and R(content + insetFar) - viewport
  /// ```
  ///
  /// Source: published analyses of the scroll view as shipped in iOS 26.1. Grade P.
  ///
  /// - Parameters: all in points, finite.
  public func bounds(
    content: Double, viewport: Double, insetNear: Double = 0, insetFar: Double = 0
  ) -> ClosedRange<Double> {
    let lower = nearest(-insetNear)
    return lower...max(lower, nearest(content + insetFar) - viewport)
  }

  /// Whether an axis scrolls without bouncing: content and insets are longer than the viewport by more
  /// than 0.0001 pt.
  ///
  /// Source: published analyses of the scroll view as shipped in iOS 26.1. Grade P.
  public static func canScroll(
    content: Double, viewport: Double, insetNear: Double = 0, insetFar: Double = 0
  ) -> Bool {
    insetNear + insetFar + content > viewport + 0.0001
  }
}
