/// Programmatic scrolls, and keys.
extension Scroller {
  /// Scrolls to an offset, at once or in 0.3 s.
  ///
  /// A scroll that is under way is continued from where it is with the velocity it has. The offset is
  /// confined to the bounds. Ignored while fingers drag.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - animated: whether to take time over it.
  ///   - time: now, in seconds; the latest time known if left out.
  @discardableResult
  public mutating func setContentOffset(
    _ offset: Vector2, animated: Bool, time: Double? = nil
  ) -> ScrollEvents {
    guard offset.isFinite else {
      counters.nonFinite &+= 1
      return ScrollEvents()
    }
    var events = sync(toTime: time)
    scroll(to: offset, animated: animated, into: &events)
    return events
  }

  private mutating func scroll(
    to offset: Vector2, animated: Bool, into events: inout ScrollEvents
  ) {
    guard !isDragging else { return }
    stopZoom(into: &events)
    isScrollingToTop = false
    let before = contentOffset
    let wasAnimating = isScrollAnimating
    let isAnimated = animated && !reducesMotion
    for axis in ScrollAxis.allCases {
      if isAnimated {
        axes[axis].ease(to: offset[axis], duration: EasedMotion.uiKitDuration, at: self.time)
      } else {
        axes[axis].jump(to: offset[axis])
      }
    }
    if contentOffset != before { events.append(.didScroll) }
    announceDeceleration(into: &events)
    // As in UIKit, an animation to where the content already is ends at once, without an event; but
    // one that was under way has to be told over.
    if animated && !isAnimated || wasAnimating && !isScrollAnimating {
      endAnimation(into: &events)
    }
  }

  /// Scrolls as little as needed to bring a rectangle of the zoomed content into view.
  ///
  /// A rectangle larger than the viewport is shown from its nearer side.
  @discardableResult
  public mutating func scrollRectToVisible(
    _ rect: Rect2, animated: Bool, time: Double? = nil
  ) -> ScrollEvents {
    guard rect.isFinite else {
      counters.nonFinite &+= 1
      return ScrollEvents()
    }
    var events = sync(toTime: time)
    var target = destination
    for axis in ScrollAxis.allCases {
      let near = rect.origin[axis]
      let far = near + rect.size[axis] - viewport[axis]
      target[axis] = min(max(target[axis], min(near, far)), max(near, far))
    }
    scroll(to: target, animated: animated, into: &events)
    return events
  }

  /// Scrolls to the top, as a tap on the status bar does; ends with `didScrollToTop`.
  @discardableResult
  public mutating func scrollToTop(animated: Bool = true, time: Double? = nil) -> ScrollEvents {
    var events = sync(toTime: time)
    let top = Vector2(destination.x, minimumOffset.y)
    scroll(to: top, animated: animated, into: &events)
    isScrollingToTop = true
    if !isScrollAnimating {
      events.append(.didScrollToTop)
      isScrollingToTop = false
    }
    return events
  }

  /// Turns pages, counted from where the scroller rests or will rest.
  ///
  /// - Parameters:
  ///   - count: how many viewports on; negative for back.
  ///   - axis: along which axis.
  ///   - animated: whether to take time over it.
  ///   - time: now, in seconds; the latest time known if left out.
  @discardableResult
  public mutating func turnPage(
    by count: Int, along axis: ScrollAxis, animated: Bool = true, time: Double? = nil
  ) -> ScrollEvents {
    guard viewport[axis] > 0 else { return ScrollEvents() }
    var events = sync(toTime: time)
    var target = destination
    let least = minimumOffset[axis]
    let page = ((target[axis] - least) / viewport[axis]).rounded() + Double(count)
    target[axis] = least + page * viewport[axis]
    scroll(to: target, animated: animated, into: &events)
    return events
  }

  /// A key was pressed.
  ///
  /// Repeated presses add up, from the target under way.
  @discardableResult
  public mutating func key(_ command: KeyCommand, time: Double? = nil) -> ScrollEvents {
    guard isScrollEnabled else { return ScrollEvents() }
    var events = sync(toTime: time)
    let target = command.target(
      from: destination, viewport: viewport, range: (minimumOffset, maximumOffset))
    scroll(to: target, animated: true, into: &events)
    return events
  }
}
