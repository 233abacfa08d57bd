/// What there is to scroll: content, viewport, insets and zoom, and from them the offset bounds.
///
/// ```
/// adjusted = inset + safe area; at the bottom inset + max(safe area, keyboard)
/// least    = R(-adjusted inset at the near side)                      R: on the pixel grid
/// greatest = max(least, R(content · zoom + adjusted inset at the far side) - viewport)
/// ```
///
/// Content that with its insets is not longer than the viewport by more than 0.0001 pt has a single offset:
/// R(least - ``alignment`` · what is left of the viewport). The safe area counts sideways only where the
/// content is wider than the viewport, as UIKit's `.automatic` does it.
///
/// Source: UIScrollView; the rounding is grade P.
package struct ScrollExtent: Hashable, Sendable {
  /// Size of the visible part, UIKit's `bounds.size`, in points.
  package var viewport: Size2

  /// Size of the content at zoom scale 1, in points.
  package var content: Size2

  /// Extra distance that may be scrolled beyond each side of the content, in points.
  package var inset: Insets

  /// What bars and the screen's edges cover of the viewport, in points.
  package var safeArea: Insets

  /// What a keyboard covers at the viewport's bottom, the safe area there included, in points.
  package var keyboard: Double

  /// Where content lies that is smaller than the viewport: 0 at the near side, 1 at the far one.
  package var alignment = Vector2.zero

  /// The factor by which the content is shown larger, dimensionless.
  package var zoomScale: Double

  /// The pixel grid offsets come to rest on.
  package var grid: PixelGrid

  /// Creates an extent.
  ///
  /// Numbers that make no sense are sanitized here, once: a size that is negative or not finite counts
  /// as 0, an inset that is not finite as 0, a keyboard likewise.
  package init(
    viewport: Size2, content: Size2, inset: Insets = .zero, zoomScale: Double = 1,
    grid: PixelGrid = .none, safeArea: Insets = .zero, keyboard: Double = 0
  ) {
    self.viewport = viewport.sanitized
    self.content = content.sanitized
    self.inset = inset.sanitized
    self.zoomScale = zoomScale
    self.grid = grid
    self.safeArea = safeArea.sanitized
    self.keyboard = keyboard.isPlace ? max(0, keyboard) : 0
  }

  /// The largest size taken seriously, 1e12 pt: a `Double` still resolves 1e-4 pt there.
  ///
  /// Source: chosen. Grade D.
  package static let farthest = Double.farthestPlace

  /// Whether its numbers make sense.
  var isValid: Bool {
    viewport.isValid && content.isValid && inset.isValid && safeArea.isValid && keyboard.isPlace
  }

  /// The content's size as shown, in points.
  package var zoomedContent: Size2 { content * zoomScale }

  /// What the bounds are computed with, UIKit's `adjustedContentInset`: inset, safe area and keyboard, in points.
  package var adjustedInset: Insets {
    let (x, y) = (insets(.horizontal), insets(.vertical))
    return Insets(top: y.near, left: x.near, bottom: y.far, right: x.far)
  }

  /// The adjusted insets at the beginning and at the end of an axis, in points.
  func insets(_ axis: ScrollAxis) -> (near: Double, far: Double) {
    if axis == .vertical {
      return (inset.top + safeArea.top, inset.bottom + max(safeArea.bottom, keyboard))
    }
    let isWide = content.width * zoomScale > viewport.width
    return (
      inset.left + (isWide ? safeArea.left : 0), inset.right + (isWide ? safeArea.right : 0)
    )
  }

  /// The adjusted insets at the left and at the top, in points.
  var corner: Vector2 { Vector2(insets(.horizontal).near, insets(.vertical).near) }

  /// The offsets between which the content rests, on one axis.
  package func range(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let (near, far) = insets(axis)
    let (content, viewport) = (zoomedContent[axis], viewport[axis])
    let range = grid.bounds(content: content, viewport: viewport, insetNear: near, insetFar: far)
    let canScroll = PixelGrid.canScroll(
      content: content, viewport: viewport, insetNear: near, insetFar: far)
    if canScroll { return range }
    let left = max(0, viewport - near - far - content)
    let place = grid.nearest(range.lowerBound - left * alignment[axis])
    return place...place
  }
}

extension ScrollExtent {
  /// Whether content begins clear of a safe area on an axis, and not at its origin.
  func startsAtInset(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? insets(axis).near != inset.left : safeArea.top != 0
  }

  /// The range and the rubber bands of one axis: their dimension is the viewport's length.
  func limits(_ axis: ScrollAxis) -> AxisLimits {
    AxisLimits(range(axis), below: viewport[axis], above: viewport[axis])
  }
}
