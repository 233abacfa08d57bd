@_spi(Formulas) import ScrollPhysics

/// The zoom scale: its limits, programs and double taps.
extension Scroller {
  /// The factor by which the content is shown larger, dimensionless.
  public var zoomScale: Double { extent.zoomScale }

  /// The smallest scale at rest.
  ///
  /// Ignored unless within 1e-6...1e6. Raises the maximum if above it.
  public var minimumZoomScale: Double {
    get { zoom.minimum }
    set { setZoomLimits(newValue, max(newValue, zoom.maximum)) }
  }

  /// The largest scale at rest.
  ///
  /// Ignored unless within 1e-6...1e6. Lowers the minimum if below it.
  public var maximumZoomScale: Double {
    get { zoom.maximum }
    set { setZoomLimits(min(newValue, zoom.minimum), newValue) }
  }

  /// Whether the scale may be pulled beyond its limits, and bounces back.
  public var bouncesZoom: Bool {
    get { zoom.bounces }
    set {
      guard newValue != zoom.bounces else { return }
      zoom.bounces = newValue
      if zoom.isHeld { handleZoom(.bounds) }
    }
  }

  /// How the scale resists beyond its limits: as iOS's does, or by the first article's formula (``ScrollPhysics/ZoomBand/Rule``).
  public var zoomBand: ZoomBand.Rule {
    get { zoom.bandRule }
    set {
      guard newValue != zoom.bandRule else { return }
      zoom.bandRule = newValue
      handleZoom(.bounds)
    }
  }

  /// Whether the scale keeps moving for a while after a fast pinch; off as in UIKit.
  public var hasZoomMomentum: Bool {
    get { zoom.hasMomentum }
    set { zoom.hasMomentum = newValue }
  }

  /// Whether fingers change the scale.
  @inline(__always)
  public var isZooming: Bool { zoom.isHeld }

  /// Whether the scale returns from beyond a limit.
  @inline(__always)
  public var isZoomBouncing: Bool { zoom.isBouncing }

  /// The largest limit of the scale, 1e6, and its inverse the smallest.
  ///
  /// Source: chosen, so that content times scale stays finite. Grade D.
  private static let largestZoom = 1e6

  /// A scale that is at rest and now beyond a limit returns to it in motion, without ``bouncesZoom`` and under reduced
  /// motion immediately; one that moves goes on to the limit; fingers that pinch feel the new limits with their next move.
  private mutating func setZoomLimits(_ minimum: Double, _ maximum: Double) {
    guard minimum >= 1 / Self.largestZoom, maximum <= Self.largestZoom, minimum <= maximum else {
      body.fingers.countNonFinite()
      return
    }
    guard minimum != zoom.minimum || maximum != zoom.maximum else { return }
    zoom.minimum = minimum
    zoom.maximum = maximum
    zoom.rule = .uiKit
    if zoom.isEnabled { zoom.followsFingers = true }
    handleZoom(.bounds)
    let scale = zoom.confined(zoomScale)
    guard !zoom.isActive, scale != zoomScale else { return }
    if bouncesZoom, !reducesMotion {
      settleZoom()
    } else {
      place(scale, about: middle)
    }
  }

  /// The middle of the viewport.
  var middle: Vector2 { Vector2(viewport.width / 2, viewport.height / 2) }

  /// The content point, at zoom scale 1, that is shown at a point of the viewport.
  public func contentPoint(at point: Vector2) -> Vector2 { (contentOffset + point) / zoomScale }

  // MARK: - Programs

  /// Sets the scale about the middle of the viewport, confined to the limits.
  ///
  /// Takes 0.1 to 0.4 s (`ZoomProgram`). Ignored while fingers drag or pinch, as every program is.
  @discardableResult
  public mutating func setZoomScale(_ scale: Double, animated: Bool) -> ScrollEvents {
    zoom(to: scale, about: middle, animated: animated)
  }

  /// Sets the scale, confined to the limits, with the content at `point` of the viewport staying there
  /// as far as the bounds allow.
  @discardableResult
  public mutating func zoom(
    to scale: Double, about point: Vector2, animated: Bool
  ) -> ScrollEvents {
    guard scale.isFinite, point.isFinite else {
      body.fingers.countNonFinite()
      return collect()
    }
    let scale = zoom.confined(scale)
    zoom(to: scale, offset: contentPoint(at: point) * scale - point, animated)
    return collect()
  }

  /// Shows a rectangle of the content, given at zoom scale 1, as large as it fits, in the middle.
  @discardableResult
  public mutating func zoom(to rect: Rect2, animated: Bool) -> ScrollEvents {
    guard rect.isFinite, rect.size.width > 0 || rect.size.height > 0 else {
      body.fingers.countNonFinite()
      return collect()
    }
    let fit = min(
      rect.size.width > 0 ? viewport.width / rect.size.width : .infinity,
      rect.size.height > 0 ? viewport.height / rect.size.height : .infinity)
    let scale = zoom.confined(fit)
    zoom(to: scale, offset: rect.center * scale - middle, animated)
    return collect()
  }

  /// Zooms in by a factor of two about a point of the viewport; from the maximum back to the minimum.
  mutating func toggleZoom(about point: Vector2) {
    guard zoom.isEnabled else { return }
    let isLargest = zoomScale > zoom.maximum * (1 - ZoomMotion.scaleTolerance)
    let scale = zoom.confined(isLargest ? zoom.minimum : zoomScale * 2)
    zoom(to: scale, offset: contentPoint(at: point) * scale - point, true)
  }

  private mutating func zoom(to scale: Double, offset: Vector2, _ animated: Bool) {
    guard scale.isFinite, offset.isFinite else {
      body.fingers.countNonFinite()
      return
    }
    guard !isUnderFinger else { return }
    if scale == zoomScale, !zoom.isMoving {
      let duration = ZoomProgram.duration(from: scale, to: scale)
      return scroll(to: offset, animated: animated, duration: duration)
    }
    zoom.rule = .uiKit
    let wasAnimating = isScrollAnimating
    let start = body.clock.start(
      hasBegun: zoom.isMoving || body.lines.x.hasBegun || body.lines.y.hasBegun)
    stopZoom()
    body.lines.hold()
    switches.isScrollingToTop = false
    announce(after: wasAnimating)
    body.events.append(.willBeginZooming)
    let to = pose(scale, at: offset)
    guard animated, !reducesMotion else {
      show(to)
      body.events.append(.didEndZooming)
      return settle()
    }
    moveZoom(to: to, at: start)
  }

  /// A program scrolls while the scale moves: both go on to the new place and the scale's target.
  mutating func scrollZooming(to offset: Vector2, animated: Bool) {
    let motion = zoom.motion
    let scale = motion.to.scale
    let to = pose(scale, at: offset)
    guard animated else {
      show(to)
      return endZoom()
    }
    zoom.move(
      motion.retargeted(to: to, at: time, from: pose, duration: ProgramCurve.offsetDuration))
    zoom.carriesScroll = true
  }

  /// Shows a scale that was saved, immediately.
  mutating func restoreZoom(_ scale: Double, offset: Vector2) {
    body.events.append(.willBeginZooming)
    show(pose(scale, at: offset))
    body.events.append(.didEndZooming)
  }

  /// Sets a scale immediately about a point of the viewport, whatever a finger does.
  private mutating func place(_ scale: Double, about point: Vector2) {
    restoreZoom(scale, offset: contentPoint(at: point) * scale - point)
    settle()
  }
}
