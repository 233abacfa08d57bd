/// The device's pixels, on which UIKit puts dragged and resting offsets.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, UIKit's `displayScale`; 0 for no grid.
  public let displayScale: Double

  /// The most pixels per point, 1e6: no display is finer, and offsets times the scale stay finite.
  ///
  /// Source: chosen. Grade D.
  static let finest = 1e6

  /// Creates a grid.
  ///
  /// A scale that does not lie above 0 and at most at 1e6 means no grid.
  public init(displayScale: Double) {
    self.displayScale = displayScale > 0 && displayScale <= Self.finest ? displayScale : 0
  }

  /// The length of a pixel, in points; 0 without a grid.
  var pixel: Double { displayScale > 0 ? 1 / displayScale : 0 }

  /// No grid: offsets stay as they are.
  public static let none = PixelGrid(displayScale: 0)

  /// The nearest offset on the grid, in points.
  ///
  /// Halves of a pixel go up, below 0 too; at scale 1 away from 0.
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
    let lower = nearest(0 - insetNear)
    return lower...max(lower, nearest(content + insetFar) - viewport)
  }

  /// Whether an axis scrolls without bouncing: content and insets are longer than the viewport by more
  /// than 0.0001 pt.
  ///
  /// Source: published analyses of the scroll view as shipped in iOS 26.1. Grade P.
  public static func canScroll(
    content: Double, viewport: Double, insetNear: Double = 0, insetFar: Double = 0
  ) -> Bool { insetNear + insetFar + content > viewport + 0.0001 }
}
