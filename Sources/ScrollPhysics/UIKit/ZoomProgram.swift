internal import ScrollMath
public import ScrollCoordinates

/// Scale and offset that move to another scale: a return to a limit, `setZoomScale(_:animated:)`, a
/// zoom to a rectangle.
///
/// ```
/// duration   min(0.4, 0.1 + 0.3 |ln(a / b)|) s between scales a and b
/// progress   ease (0.42, 0) (0.58, 1), for scale and offset alike, both linear in it
/// ```
///
/// A pinch that ends within its limits has no momentum; its offset returns within the range in 0.2 s with
/// the same ease.
///
/// Source: published analyses of the scroll view as shipped in iOS 26.1. Grade P.
///
/// - Complexity: O(1).
@_spi(Formulas) public struct ZoomProgram: Hashable, Sendable {
  /// How long an offset returns within the range after a pinch within its limits: 0.2 s (grade P).
  package static let offsetReturn = 0.2

  /// The scales, dimensionless.
  public let startScale: Double, endScale: Double

  /// The offsets, in points.
  let startOffset: Vector2, endOffset: Vector2

  /// How long it takes, in seconds.
  public let duration: Double

  /// Creates a program.
  ///
  /// - Precondition: the scales are positive and finite.
  public init(
    fromScale startScale: Double, offset startOffset: Vector2 = .zero,
    toScale endScale: Double, offset endOffset: Vector2 = .zero
  ) {
    precondition(startScale > 0 && startScale.isFinite, "startScale must be positive and finite")
    precondition(endScale > 0 && endScale.isFinite, "endScale must be positive and finite")
    self.startScale = startScale
    self.endScale = endScale
    self.startOffset = startOffset
    self.endOffset = endOffset
    duration = Self.duration(from: startScale, to: endScale)
  }

  /// How long it takes from one scale to another, in seconds: 0.1 to 0.4.
  public static func duration(from start: Double, to end: Double) -> Double {
    min(0.4, 0.1 + 0.3 * abs(Double.log(start) - Double.log(end)))
  }

  /// The return of a scale to the limit that it is beyond, if it is.
  ///
  /// - Parameter scale: shown at the end of the pinch.
  public init(returning scale: Double, to band: ZoomBand) {
    self.init(fromScale: scale, toScale: min(max(scale, band.minimum), band.maximum))
  }

  /// Scale and offset after a time in seconds.
  public func state(at time: Double) -> (scale: Double, offset: Vector2) {
    let progress = Easing.easeInOut.progress(at: elapsed(time) / duration).value
    return (
      startScale + (endScale - startScale) * progress,
      startOffset + (endOffset - startOffset) * progress
    )
  }
}

extension ZoomBand {
  /// The scale that fits a rectangle of content into a viewport, within the limits.
  ///
  /// By its width where the height then fits, else by its height.
  ///
  /// Source: published analyses of the scroll view as shipped in iOS 26.1. Grade P.
  ///
  /// - Precondition: the rectangle's sides are positive.
  public func scale(fitting rectangle: Size2, in viewport: Size2) -> Double {
    precondition(
      rectangle.width > 0 && rectangle.height > 0, "the rectangle's sides must be positive")
    let wide = viewport.width / rectangle.width
    let scale =
      rectangle.height * wide <= viewport.height ? wide : viewport.height / rectangle.height
    return min(max(scale, minimum), maximum)
  }
}
