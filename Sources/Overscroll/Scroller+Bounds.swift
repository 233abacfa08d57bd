/// Content, viewport, insets and scale may change at any time; offset and velocity go on.
extension Scroller {
  /// Changes what there is to scroll, in any phase.
  package mutating func setExtent(_ change: (inout ScrollExtent) -> Void) {
    var next = extent
    change(&next)
    extent = ScrollExtent(
      viewport: next.viewport, content: next.content, inset: next.inset,
      zoomScale: next.zoomScale, grid: next.grid)
    updateBounds()
  }

  /// Hands the bounds on to the axes, and sends content at rest back inside.
  ///
  /// Setting a property returns nothing; what it causes is told by the next call that does.
  mutating func updateBounds() {
    let before = contentOffset
    var events = pending
    for axis in ScrollAxis.allCases { updateBounds(axis) }
    if contentOffset != before { events.append(.didScroll) }
    settle(into: &events)
    pending = events
  }

  mutating func updateBounds(_ axis: ScrollAxis) {
    let range = extent.range(axis)
    let isScrollable = range.lowerBound < range.upperBound
    let (bounces, always) =
      axis == .horizontal
      ? (bouncesHorizontally, alwaysBounceHorizontal) : (bouncesVertically, alwaysBounceVertical)
    axes[axis].grid = extent.grid
    axes[axis].setBounds(
      range, viewport: extent.viewport[axis], bounces: bounces && (isScrollable || always), at: time
    )
  }

  /// Makes room for content inserted above or left of what is shown: nothing on the screen moves.
  ///
  /// Offset, bounds and whatever is under way are moved together; a flight lands on the row it would
  /// have landed on.
  ///
  /// - Parameter size: how much was inserted on each axis at zoom scale 1, in points; negative for
  ///   removed content.
  public mutating func insertContent(before size: Size2) {
    let most = ScrollExtent.farthest
    guard abs(size.width) <= most, abs(size.height) <= most else {
      counters.nonFinite &+= 1
      return
    }
    for axis in ScrollAxis.allCases where size[axis] != 0 {
      axes[axis].shift(by: size[axis] * zoomScale)
      touches.dragStart[axis] += size[axis] * zoomScale
    }
    let zoomed = Vector2(size.width, size.height)
    zoom.shift(by: zoomed)
    setExtent {
      $0.content = Size2($0.content.width + size.width, $0.content.height + size.height)
    }
  }
}
