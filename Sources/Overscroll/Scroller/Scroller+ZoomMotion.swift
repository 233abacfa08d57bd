/// The scale as it moves, and the offset with it.
extension Scroller {
  /// Scale and offset now.
  var pose: ZoomPose { ZoomPose(scale: zoomScale, offset: contentOffset) }

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
        axes[at: axis].setLimits(extent.limits(axis), isElastic: isElastic(axis))
      }
    }
    for axis in ScrollAxis.allCases {
      axes[at: axis].display(pose.offset[axis], velocity: velocity[axis])
    }
    if zoomScale != oldScale { news.append(.didZoom) }
    if contentOffset != oldOffset { news.append(.didScroll) }
  }

  /// Moves the scale to the time of what is shown.
  ///
  /// - Parameter beginning: when a motion starts that waits for a time, in seconds.
  mutating func advanceZoom(from beginning: Double) {
    guard var motion = zoom.motion else { return }
    if motion.start == .infinity {
      motion.start = beginning
      zoom.activity = .motion(motion)
      guard beginning >= time else { return }
    }
    // To the bit at its end, whichever way the times are rounded.
    guard time < motion.endTime(at: time) else {
      show(motion.to)
      return endZoom()
    }
    let state = motion.state(at: time)
    show(state.pose, velocity: state.velocity)
  }

  /// The scale has arrived.
  mutating func endZoom() {
    let carriedScroll = zoom.carriesScroll
    zoom.activity = .none
    news.append(.didEndZooming)
    if carriedScroll { endAnimation() }
    settle()
  }

  /// Ends a motion of the scale where it is: a finger touched, or another motion takes over.
  mutating func stopZoom() {
    guard zoom.isMoving else { return }
    zoom.activity = .none
    news.append(.didEndZooming)
  }

  /// Sends a scale that nobody holds back inside its limits.
  mutating func settleZoom() {
    guard !isTracking, !zoom.isActive else { return }
    let limit = zoom.confined(zoomScale)
    guard limit != zoomScale else { return }
    news.append(.willBeginZooming)
    returnZoom(to: limit, about: middle)
  }

  /// Sends the scale back to a limit, with the content under a point staying there as far as the bounds
  /// allow.
  mutating func returnZoom(to limit: Double, about point: Vector2) {
    let to = ZoomPose(
      scale: limit, offset: confined(contentPoint(at: point) * limit - point, at: limit))
    axes.x.hold()
    axes.y.hold()
    zoom.activity = .motion(
      .eased(from: pose, to: to, start: driver.clock.present, isBounce: true))
  }

  /// Brings the offset that a pinch within its limits left beyond its bounds back, in 0.2 s; false if it did not.
  mutating func returnOffset() -> Bool {
    let inside = confined(contentOffset, at: zoomScale)
    guard isOutside else { return false }
    axes.x.hold()
    axes.y.hold()
    zoom.activity = .motion(
      .eased(
        from: pose, to: ZoomPose(scale: zoomScale, offset: inside),
        duration: ZoomProgram.offsetReturn, start: driver.clock.present))
    return true
  }

  /// Brings the end of a motion of the scale to what limits and bounds are now.
  mutating func retargetZoom() {
    guard let motion = zoom.motion else { return }
    let scale = zoom.confined(motion.to.scale)
    let offset = motion.to.offset * (scale / motion.to.scale)
    let to = ZoomPose(scale: scale, offset: confined(offset, at: scale))
    guard to != motion.to else { return }
    zoom.activity = .motion(motion.retargeted(to: to, at: time, from: pose))
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
