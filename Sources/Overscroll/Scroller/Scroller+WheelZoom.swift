internal import ScrollMath

/// Zooming with a wheel.
extension Scroller {
  /// A wheel turned to zoom: what browsers report for a pinch on a trackpad, and for ctrl and wheel.
  ///
  /// ```
  /// scale *= e^(-delta / 100)
  /// ```
  ///
  /// Immediately and within the limits: a wheel tells no end, so there is nothing to bounce back after.
  ///
  /// - Parameters:
  ///   - delta: in pixels; positive zooms out.
  ///   - point: of the viewport, in points, that stays where it is as far as the bounds allow.
  ///   - time: when, in seconds.
  @discardableResult
  public mutating func zoom(
    byWheel delta: Double, about point: Vector2, time: Double
  ) -> ScrollEvents {
    begin(at: time)
    defer { body.clock.end() }
    guard isScrollEnabled, zoom.isEnabled, !isTracking, delta.isFinite else { return collect() }
    let factor = Double.exp(-delta / Self.wheelZoomDelta)
    return zoom(to: zoomScale * factor, about: point, animated: false)
  }

  /// The delta that zooms by a factor of e, 100, in pixels.
  ///
  /// Source: browsers report a trackpad's pinch by a scale s as -100 ln s. Grade B.
  private static let wheelZoomDelta = 100.0
}
