/// Content, viewport, insets, scale and law may change at any time; offset and velocity go on.
extension Scroller {
  /// Changes what there is to scroll, in any phase.
  package mutating func setExtent(_ change: (inout ScrollExtent) -> Void) {
    var next = extent
    change(&next)
    guard driver.admits(next.isSane) else { return }
    extent = ScrollExtent(
      viewport: next.viewport, content: next.content, inset: next.inset,
      zoomScale: next.zoomScale, grid: next.grid, safeArea: next.safeArea,
      keyboard: next.keyboard)
    updateBounds()
  }

  /// Hands the bounds on to the axes, and sends content at rest back inside.
  mutating func updateBounds() {
    let before = contentOffset
    for axis in ScrollAxis.allCases { updateBounds(axis) }
    retargetZoom()
    regripPinch()
    if contentOffset != before { news.append(.didScroll) }
    settle()
  }

  /// Whether fingers may pull an axis beyond its bounds.
  func isElastic(_ axis: ScrollAxis) -> Bool {
    let range = extent.range(axis)
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return bounces(axis) && (range.lowerBound < range.upperBound || always)
  }

  /// Whether content returns to its bounds in motion.
  private func bounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? bouncesHorizontally : bouncesVertically
  }

  /// Hands the bounds on to an axis; what runs there goes on under them.
  mutating func updateBounds(_ axis: ScrollAxis) {
    let limits = extent.limits(axis)
    let isElastic = isElastic(axis)
    guard
      limits != axes[axis].limits || isElastic != axes[axis].isElastic
        || extent.grid != axes[axis].grid
    else { return }
    axes[axis].grid = extent.grid
    axes[axis].setLimits(limits, isElastic: isElastic)
    axes[axis].replan(at: time)
    // Only where nothing bounces does a bound take content along immediately.
    if !bounces(axis) || !axes[axis].isOutside { restOnPixel(axis) }
  }

  /// Puts content that is at rest on a pixel within its bounds.
  private mutating func restOnPixel(_ axis: ScrollAxis) {
    guard !isTracking, !zoom.isActive, case .still = axes[axis].activity else { return }
    axes[axis].place(at: axes[axis].restingPlace(axes[axis].position))
  }

  /// Takes away, or gives back, what oscillates and bounces.
  mutating func setReduced(_ isReduced: Bool) {
    for axis in ScrollAxis.allCases { axes[axis].setReduced(isReduced, at: time) }
    announceDeceleration()
  }

  /// Lets fingers, wheels and keys scroll, or ends what they do.
  mutating func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != driver.isEnabled else { return }
    followsFingers = isEnabled
    if !isEnabled { endStroke() }
  }

  /// Makes space for content inserted above or left of what is shown: nothing on the screen moves.
  ///
  /// Offset, bounds and whatever is under way are moved together; a flight lands on the row it would
  /// have landed on. The offset changes, and `didScroll` says so.
  ///
  /// - Parameter size: how much was inserted on each axis at zoom scale 1, in points; negative for
  ///   removed content.
  public mutating func insertContent(before size: Size2) {
    let most = ScrollExtent.farthest
    guard abs(size.width) <= most, abs(size.height) <= most else {
      driver.touch.countNonFinite()
      return
    }
    for axis in ScrollAxis.allCases where size[axis] != 0 {
      axes[axis].shift(by: size[axis] * zoomScale)
      news.append(.didScroll)
    }
    zoom.shift(by: Vector2(size.width, size.height))
    setExtent {
      $0.content = Size2(
        min($0.content.width + size.width, most), min($0.content.height + size.height, most))
    }
    for axis in ScrollAxis.allCases where !axes[axis].isOutside { restOnPixel(axis) }
  }

  /// Sends content that nobody holds back inside its bounds.
  mutating func settle() {
    guard !isTracking, !zoom.isMoving else { return announceDeceleration() }
    for axis in ScrollAxis.allCases where axes[axis].isOutside {
      if case .still = axes[axis].activity { fly(axis, velocity: 0) }
    }
    announceDeceleration()
  }
}
