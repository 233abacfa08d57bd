@_spi(Formulas) import ScrollPhysics

/// The scale as it moves, and the offset with it.
extension Scroller {
  /// Scale and offset now.
  var pose: ZoomPose { ZoomPose(scale: zoomScale, offset: contentOffset) }

  /// A scale, and the place next to an offset that its bounds allow.
  func pose(_ scale: Double, at offset: Vector2) -> ZoomPose {
    ZoomPose(scale: scale, offset: confined(offset, at: scale))
  }

  /// What there is to scroll at a scale.
  func extent(at scale: Double) -> ScrollExtent {
    var extent = extent
    extent.zoomScale = scale
    return extent
  }

  /// The nearest offset within the bounds at a scale, on a pixel.
  func confined(_ offset: Vector2, at scale: Double) -> Vector2 {
    let extent = extent(at: scale)
    var confined = offset
    for axis in ScrollAxis.allCases {
      confined[axis] = extent.range(axis).nearest(to: extent.grid.nearest(offset[axis]))
    }
    return confined
  }

  /// Shows a scale and an offset; a drag goes on from there.
  ///
  /// - Parameter velocity: of the offset, in pt/s.
  mutating func show(_ pose: ZoomPose, velocity: Vector2 = .zero) {
    let (oldScale, oldOffset) = (zoomScale, contentOffset)
    if pose.scale != oldScale {
      extent.zoomScale = pose.scale
      for axis in ScrollAxis.allCases {
        body.lines[at: axis].setLimits(extent.limits(axis), isElastic: isElastic(axis))
      }
    }
    for axis in ScrollAxis.allCases {
      body.lines[at: axis].display(pose.offset[axis], velocity: velocity[axis])
    }
    if zoomScale != oldScale { body.events.append(.didZoom) }
    noteScroll(from: oldOffset)
  }

  /// Moves the scale to the time of what is shown.
  ///
  /// - Parameter beginning: when a motion starts that waits for a time, in seconds.
  mutating func advanceZoom(from beginning: Double) {
    if zoom.motion.start == .infinity {
      zoom.motion.start = beginning
      guard beginning >= time else { return }
    }
    // To the bit at its end, whichever way the times are rounded.
    guard time < zoom.motion.endTime(at: time) else {
      show(zoom.motion.to)
      return endZoom()
    }
    let state = zoom.motion.state(at: time)
    show(state.pose, velocity: state.velocity)
  }

  /// Stops at the end of a motion of the scale where time goes on beyond it.
  mutating func runZoom(before time: Double) {
    let end = zoom.motion.endTime(at: time)
    if end > self.time, end < time { run(to: end, isFrame: false) }
  }

  /// The scale stays where it is.
  mutating func endZoomWhereItIs() {
    zoom.rest()
    body.events.append(.didEndZooming)
  }

  /// The scale has arrived.
  mutating func endZoom() {
    endZoomWhereItIs()
    settle()
  }

  /// Moves scale and offset from what is shown to another pose, by a timing curve from rest.
  ///
  /// - Parameter duration: in seconds; that of `ZoomProgram` if nil.
  mutating func moveZoom(
    to pose: ZoomPose, at start: Double, for duration: Double? = nil, isBounce: Bool = false
  ) {
    zoom.move(
      ZoomMotion(
        from: self.pose, to: pose, start: start,
        duration: duration ?? ZoomProgram.duration(from: zoomScale, to: pose.scale),
        isBounce: isBounce))
  }

  /// Sends a scale that nobody holds back inside its limits.
  mutating func settleZoom() {
    guard !isTracking, !zoom.isActive else { return }
    let limit = zoom.confined(zoomScale)
    guard limit != zoomScale else { return }
    body.events.append(.willBeginZooming)
    returnZoom(to: limit, about: middle)
  }

  /// Sends the scale back to a limit, with the content under a point staying there as far as the bounds
  /// allow.
  mutating func returnZoom(to limit: Double, about point: Vector2) {
    let to = pose(limit, at: contentPoint(at: point) * limit - point)
    // What a limit stops that was set meanwhile goes on immediately.
    let start = body.clock.start(hasBegun: body.lines.x.hasBegun || body.lines.y.hasBegun)
    body.lines.hold()
    moveZoom(to: to, at: start, isBounce: true)
  }

  /// Brings the offset that a pinch within its limits left beyond its bounds back, in 0.2 s; false if it did not.
  mutating func returnOffset() -> Bool {
    guard isOutside else { return false }
    let inside = pose(zoomScale, at: contentOffset)
    body.lines.hold()
    moveZoom(to: inside, at: body.clock.present, for: ZoomProgram.offsetReturn)
    return true
  }

  /// Brings the end of a motion of the scale to what limits and bounds are now.
  mutating func retargetZoom() {
    let end = zoom.motion.to
    let scale = zoom.confined(end.scale)
    let to = pose(scale, at: end.offset * (scale / end.scale))
    if to != end { zoom.move(zoom.motion.retargeted(to: to, at: time, from: pose)) }
  }

  /// Content was inserted above or left of what is shown: points at zoom scale 1.
  mutating func shiftZoom(by distance: Vector2) {
    if zoom.isHeld { zoom.content = zoom.content + distance }
    guard zoom.isMoving else { return }
    let (from, to) = (zoom.motion.from, zoom.motion.to)
    zoom.motion.from.offset = from.offset + distance * from.scale
    zoom.motion.to.offset = to.offset + distance * to.scale
  }
}

extension Line {
  /// Shows a place that a change of scale asks for, however far out: it leads straight in from there; a drag goes on.
  mutating func display(_ place: Double, velocity: Double) {
    let held = isHeld ? grip : nil
    self.place(at: place, velocity: velocity)
    if let held { rebase(translation: held.raw - held.origin, isWheel: held.isWheel) }
  }
}
