/// The zoom scale: two fingers, double taps and programs.
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
    set { zoom.bounces = newValue }
  }

  /// Whether the scale goes on by itself for a while after a fast pinch; off as in UIKit.
  public var hasZoomMomentum: Bool {
    get { zoom.hasMomentum }
    set { zoom.hasMomentum = newValue }
  }

  /// Whether fingers change the scale.
  @inline(__always)
  public var isZooming: Bool { zoom.isHeld }

  /// Whether the scale returns from beyond a limit.
  @inline(__always)
  public var isZoomBouncing: Bool { zoom.isMoving && zoom.motion?.isBounce == true }

  /// The largest limit of the scale taken seriously, 1e6, and its inverse the smallest.
  ///
  /// Source: chosen, so that content times scale stays finite. Grade D.
  private static let largestZoom = 1e6

  private mutating func setZoomLimits(_ minimum: Double, _ maximum: Double) {
    guard minimum >= 1 / Self.largestZoom, maximum <= Self.largestZoom, minimum <= maximum else {
      counters.nonFinite &+= 1
      return
    }
    zoom.minimum = minimum
    zoom.maximum = maximum
    guard !isZooming, zoom.confined(zoomScale) != zoomScale else { return }
    setZoomScale(zoomScale, animated: false)
  }

  // MARK: - Fingers

  /// Does what a pinch asks for.
  mutating func zoom(_ action: PinchAction, into events: inout ScrollEvents) {
    guard zoom.isEnabled else { return }
    switch action {
    case .began(let update):
      stopZoom(into: &events)
      axes.x.hold()
      axes.y.hold()
      zoom.hold(
        ZoomGrip(
          base: zoom.asked(zoomScale), content: contentPoint(at: update.centroid),
          centroid: update.centroid, anchor: update.centroid))
      events.append(.willBeginZooming)
    case .rebased(let update):
      guard var grip = zoom.grip else { return }
      grip.content = contentPoint(at: update.centroid)
      grip.centroid = update.centroid
      zoom.hold(grip)
    case .changed(let update):
      guard var grip = zoom.grip else { return }
      grip.move(to: update.centroid, pointerCount: update.pointerCount)
      zoom.hold(grip)
      let scale = zoom.shown(grip.base * update.scale)
      show(scale, offset: grip.content * scale - update.centroid, into: &events)
    case .ended(let end), .cancelled(let end):
      guard let grip = zoom.grip else { return }
      endPinch(end, about: grip.anchor, into: &events)
    }
  }

  /// The content point, at zoom scale 1, that is shown at a point of the viewport.
  public func contentPoint(at point: Vector2) -> Vector2 { (contentOffset + point) / zoomScale }

  private mutating func endPinch(
    _ end: PinchEnd, about anchor: Vector2, into events: inout ScrollEvents
  ) {
    zoom.stop()
    let limit = zoom.confined(zoomScale)
    let speed = end.scale > 0 ? end.scaleVelocity / end.scale : 0
    if limit != zoomScale {
      startZoom(to: limit, about: anchor, into: &events) {
        .bounce(from: $0, to: $1, start: $2)
      }
    } else if zoom.hasMomentum, abs(speed) >= Self.minimumZoomSpeed {
      let factor = 1 + abs(speed) * Self.zoomMomentum
      let scale = zoom.confined(speed < 0 ? zoomScale / factor : zoomScale * factor)
      startZoom(to: scale, about: anchor, into: &events) {
        .eased(from: $0, to: $1, velocity: speed, duration: Self.zoomDuration, start: $2)
      }
    } else {
      events.append(.didEndZooming)
    }
  }

  /// Below this a pinch ends without momentum, 0.5, in 1/s of the logarithm of scale.
  ///
  /// Source: chosen. Grade D.
  private static let minimumZoomSpeed = 0.5

  /// How much of its speed a pinch goes on by, 0.1, in seconds: the decay of `.fast`.
  ///
  /// Source: chosen. Grade D.
  private static let zoomMomentum = 0.1

  /// How long a programmatic zoom takes, 0.3, in seconds, as a programmatic scroll.
  ///
  /// Grade D.
  private static let zoomDuration = EasedMotion.uiKitDuration

  // MARK: - Programs

  /// Sets the scale about the middle of the viewport, confined to the limits.
  @discardableResult
  public mutating func setZoomScale(
    _ scale: Double, animated: Bool, time: Double? = nil
  ) -> ScrollEvents {
    zoom(
      to: scale, about: Vector2(viewport.width / 2, viewport.height / 2), animated: animated,
      time: time)
  }

  /// Sets the scale, confined to the limits, with the content at `point` of the viewport staying there
  /// as far as the bounds allow.
  @discardableResult
  public mutating func zoom(
    to scale: Double, about point: Vector2, animated: Bool, time: Double? = nil
  ) -> ScrollEvents {
    guard scale.isFinite, point.isFinite else {
      counters.nonFinite &+= 1
      return ScrollEvents()
    }
    var events = sync(toTime: time)
    let scale = zoom.confined(scale)
    zoom(to: scale, offset: contentPoint(at: point) * scale - point, animated, into: &events)
    return events
  }

  /// Shows a rectangle of the content, given at zoom scale 1, as large as it fits, in the middle.
  @discardableResult
  public mutating func zoom(
    to rect: Rect2, animated: Bool, time: Double? = nil
  ) -> ScrollEvents {
    guard rect.isFinite, rect.size.width > 0 || rect.size.height > 0 else {
      counters.nonFinite &+= 1
      return ScrollEvents()
    }
    let fit = min(
      rect.size.width > 0 ? viewport.width / rect.size.width : .infinity,
      rect.size.height > 0 ? viewport.height / rect.size.height : .infinity)
    let scale = zoom.confined(fit)
    let middle = Vector2(viewport.width / 2, viewport.height / 2)
    var events = sync(toTime: time)
    zoom(to: scale, offset: rect.center * scale - middle, animated, into: &events)
    return events
  }

  /// Zooms in by a factor of two about a point of the viewport; from the maximum back to the minimum.
  mutating func toggleZoom(about point: Vector2) -> ScrollEvents {
    guard zoom.isEnabled else { return ScrollEvents() }
    let isLargest = zoomScale > zoom.maximum * (1 - ZoomMotion.tolerance)
    return zoom(to: isLargest ? zoom.minimum : zoomScale * 2, about: point, animated: true)
  }

  private mutating func zoom(
    to scale: Double, offset: Vector2, _ animated: Bool, into events: inout ScrollEvents
  ) {
    guard scale.isFinite, offset.isFinite else {
      counters.nonFinite &+= 1
      return
    }
    guard !isZooming else { return }
    let wasAnimating = isScrollAnimating
    stopZoom(into: &events)
    axes.x.hold()
    axes.y.hold()
    isScrollingToTop = false
    announceDeceleration(into: &events)
    if wasAnimating { events.append(.didEndScrollingAnimation) }
    events.append(.willBeginZooming)
    if animated, !reducesMotion {
      startZoom(to: scale, offset: offset) {
        .eased(from: $0, to: $1, duration: Self.zoomDuration, start: $2)
      }
    } else {
      show(scale, offset: confined(offset, at: scale), into: &events)
      events.append(.didEndZooming)
    }
  }

  // MARK: - Motion

  private typealias Pose = (scale: Double, offset: Vector2)

  /// Starts a motion that keeps the content under `point` there as far as the bounds allow.
  private mutating func startZoom(
    to scale: Double, about point: Vector2, into events: inout ScrollEvents,
    by motion: (Pose, Pose, Double) -> ZoomMotion
  ) {
    let offset = contentPoint(at: point) * scale - point
    guard !reducesMotion else {
      show(scale, offset: confined(offset, at: scale), into: &events)
      events.append(.didEndZooming)
      return
    }
    startZoom(to: scale, offset: offset, by: motion)
  }

  private mutating func startZoom(
    to scale: Double, offset: Vector2, by motion: (Pose, Pose, Double) -> ZoomMotion
  ) {
    let from = (scale: zoomScale, offset: contentOffset)
    let to = (scale: scale, offset: confined(offset, at: scale))
    zoom.start(motion(from, to, time))
  }

  /// The nearest offset within the bounds at a scale, on a pixel.
  private func confined(_ offset: Vector2, at scale: Double) -> Vector2 {
    var extent = extent
    extent.zoomScale = scale
    let grid = extent.grid
    return Vector2(
      extent.range(.horizontal).nearest(to: grid.round(offset.x)),
      extent.range(.vertical).nearest(to: grid.round(offset.y)))
  }

  /// Moves the scale to the time of the call.
  mutating func advanceZoom(into events: inout ScrollEvents) {
    guard let motion = zoom.motion else { return }
    let state = motion.state(at: time)
    if time >= motion.end { zoom.stop() }
    show(state.scale, offset: state.offset, velocity: state.velocity, into: &events)
    guard time >= motion.end else { return }
    events.append(.didEndZooming)
    settle(into: &events)
  }

  /// Ends a motion of the scale where it is: a finger touched, or another motion takes over.
  mutating func stopZoom(into events: inout ScrollEvents) {
    guard zoom.isMoving else { return }
    zoom.stop()
    events.append(.didEndZooming)
  }

  /// Sends a scale that nobody holds back inside its limits.
  mutating func settleZoom(into events: inout ScrollEvents) {
    guard !isTracking, !isZooming, !zoom.isMoving else { return }
    let limit = zoom.confined(zoomScale)
    guard limit != zoomScale else { return }
    let middle = Vector2(viewport.width / 2, viewport.height / 2)
    startZoom(to: limit, about: middle, into: &events) { .bounce(from: $0, to: $1, start: $2) }
  }

  /// How far fingers that zoom may carry the content beyond its bounds, as a share of the viewport.
  ///
  /// Two fingers hold the content exactly, without a rubber band, so there has to be an end somewhere.
  /// Source: chosen. Grade D.
  private static let zoomReach = 0.5

  private mutating func show(
    _ scale: Double, offset: Vector2, velocity: Vector2 = .zero, into events: inout ScrollEvents
  ) {
    let (oldScale, oldOffset) = (zoomScale, contentOffset)
    if scale != oldScale {
      extent.zoomScale = scale
      for axis in ScrollAxis.allCases { updateBounds(axis) }
    }
    for axis in ScrollAxis.allCases {
      axes[axis].place(at: offset[axis], velocity: velocity[axis], reach: Self.zoomReach)
    }
    if zoomScale != oldScale { events.append(.didZoom) }
    if contentOffset != oldOffset { events.append(.didScroll) }
  }
}
