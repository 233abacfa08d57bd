extension Double {
  /// The nearest whole pixel, as UIScrollView rounds what it shows.
  ///
  /// ```
  /// S = 1    the nearest whole number, halves away from 0
  /// S whole  floor(x) + nearest(S (x - floor x)) / S        halves go up, below 0 too
  /// else     floor(S x + 1/2) / S: no scale of iOS's, but of browsers' and of terminals' cells
  /// ```
  ///
  /// Source: published analyses of the scroll view as shipped in iOS 26.1; 82 recorded frames at S = 2
  /// and 3. Grade A, for S = 1 grade P.
  ///
  /// - Parameter displayScale: S, pixels per point; 0 for no pixels.
  package func onPixel(_ displayScale: Double) -> Double {
    // Infinite is what a page of a viewport of almost nothing may be: bounds confine it.
    guard displayScale > 0, isFinite else { return self }
    if displayScale == 1 { return rounded() }
    if displayScale != displayScale.rounded() {
      let pixels = displayScale * self + 0.5
      return abs(pixels) < 0x1p53 ? pixels.rounded(.down) / displayScale : self
    }
    let whole = rounded(.down)
    return whole + (displayScale * (self - whole)).rounded() / displayScale
  }
}

extension DecelerationRate {
  /// The rate a scroll view takes when it is set to any number: below 0.994 ``fast``, else ``normal``.
  ///
  /// Source: published analyses of the scroll view as shipped in iOS 26.1. Grade P.
  ///
  /// - Parameter keptPerMillisecond: dimensionless, any number.
  public static func uiKit(nearest keptPerMillisecond: Double) -> DecelerationRate {
    keptPerMillisecond < 0.994 ? .fast : .normal
  }
}

extension RubberBand {
  /// The coefficient while a trackpad or a wheel over-scrolls, c = 0.715, dimensionless.
  ///
  /// Source: 42 recorded frames of a trackpad, error 0. Grade A; for wheels and other devices it is the
  /// nearest known value, grade D.
  public static let trackpadCoefficient = 0.715
}
