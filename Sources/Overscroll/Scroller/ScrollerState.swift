/// What a host saves of a scroller: which point of the content is at the top left, and how large it is shown.
///
/// The point is counted at zoom scale 1 and from the corner that bars leave free, so it fits other insets and
/// another viewport. Plain numbers: write them in any format.
public struct ScrollerState: Hashable, Sendable {
  /// The content's x at the left of what insets leave free, at zoom scale 1, in points.
  public var x: Double

  /// The content's y at the top of what insets leave free, at zoom scale 1, in points.
  public var y: Double

  /// The factor by which the content is shown larger, dimensionless.
  public var zoomScale: Double

  /// Creates a state.
  public init(x: Double, y: Double, zoomScale: Double = 1) {
    self.x = x
    self.y = y
    self.zoomScale = zoomScale
  }

  /// Nothing to restore.
  static var nothing: ScrollerState { ScrollerState(x: .infinity, y: 0) }

  /// Whether it can be restored: finite, a scale above 0, and nothing beyond `ScrollExtent.farthest`.
  var isValid: Bool {
    abs(x) <= ScrollExtent.farthest && abs(y) <= ScrollExtent.farthest && zoomScale > 0
      && zoomScale.isFinite
  }
}

extension Scroller {
  /// What to save: where it rests or, while it moves, will rest.
  public var state: ScrollerState {
    if awaited.x < .infinity { return awaited }
    return state(of: destination, at: destinationZoomScale)
  }

  /// What there is to save of an offset at a scale, under the current insets.
  func state(of offset: Vector2, at scale: Double) -> ScrollerState {
    let corner = (offset + extent.corner) / scale
    return ScrollerState(x: corner.x, y: corner.y, zoomScale: scale)
  }

  /// Shows what was saved, immediately: also on another clock, in another viewport, with other content.
  ///
  /// The scale is confined to the limits, the offset to the bounds and put on a pixel. What moves
  /// ends. What this causes is returned by the next call. Before viewport and content have a size it waits for
  /// them.
  ///
  /// - Returns: false, and nothing happens, for numbers that make no sense (they are counted) and while
  ///   fingers hold the content.
  @discardableResult
  public mutating func restore(_ state: ScrollerState) -> Bool {
    guard state.isValid else {
      body.fingers.countNonFinite()
      return false
    }
    guard !isTracking else { return false }
    zoom.rule = .uiKit
    if isSizeKnown { show(state) } else { awaited = state }
    return true
  }

  /// Shows what was saved; the scale only where zooming is allowed.
  mutating func show(_ state: ScrollerState) {
    if isTracking { return }
    if isScrollAnimating { endAnimation() }
    stopZoom()
    for axis in ScrollAxis.allCases { body.lines[at: axis].hold() }
    let scale = zoom.confined(state.zoomScale)
    var next = extent
    next.zoomScale = scale
    let offset = Vector2(state.x, state.y) * scale - next.corner
    if scale != zoomScale {
      handleZoom(.restored, offset, scale)
    } else {
      let before = contentOffset
      for axis in ScrollAxis.allCases {
        body.lines[axis].place(
          at: body.lines[axis].range.nearest(to: extent.grid.nearest(offset[axis])))
      }
      noteScroll(from: before)
    }
    announceDeceleration()
  }
}

#if !hasFeature(Embedded)
  extension ScrollerState: Codable {}
#endif
