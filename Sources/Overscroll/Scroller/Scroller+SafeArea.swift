/// What bars, the screen's edges and a keyboard cover of the viewport.
extension Scroller {
  /// What bars and the screen's edges cover of the viewport, UIKit's `safeAreaInsets`, in points.
  ///
  /// Added to ``contentInset``; sideways only where the content is wider than the viewport, as UIKit's
  /// `.automatic` does it. Content that rests at its beginning, or is moving there, stays there, as in
  /// UIKit. Insets that are not finite, or beyond `ScrollExtent.farthest`, count as none.
  public var safeAreaInset: Insets {
    get { extent.safeArea }
    set {
      guard newValue != extent.safeArea else { return }
      setSafeArea(newValue)
    }
  }

  /// What a keyboard covers at the bottom of the viewport, in points; 0 while there is none.
  ///
  /// It covers the safe area there as well: the larger of the two counts. To keep a text field in view, use
  /// ``setKeyboardInset(_:keeping:animated:)``. Negative and NaN count as 0.
  public var keyboardInset: Double {
    get { extent.keyboard }
    set { setExtent { $0.keyboard = newValue } }
  }

  /// How far beyond its top edge the content follows a finger 1:1, in points: the height of a refresh control.
  ///
  /// The rubber band begins there; 0 without a control. ``PullToRefresh/update(_:)`` sets it. At most
  /// 1,023, in 64ths of a point; negative counts as 0. A number that makes no sense is ignored and counted.
  public var refreshControlHeight: Double {
    get { body.lines.y.freePull }
    set {
      guard body.admits(newValue.isPlace) else { return }
      let before = refreshControlHeight
      body.lines.y.setFreePull(newValue)
      if zoom.isHeld, refreshControlHeight != before { handleZoom(.bounds) }
    }
  }

  /// What the bounds are computed with, UIKit's `adjustedContentInset`: ``contentInset``,
  /// ``safeAreaInset`` and ``keyboardInset`` together, in points.
  public var adjustedInset: Insets { extent.adjustedInset }

  /// A keyboard comes, changes its height or goes; what is written in stays in view.
  ///
  /// Animated, the content glides in 0.3 s as by ``setContentOffset(_:animated:)``: to the rectangle, or
  /// back inside its bounds when the keyboard goes. With ``reducesMotion`` it is there immediately. While fingers
  /// drag or pinch only the inset changes.
  ///
  /// - Parameters:
  ///   - height: how much of the viewport's bottom it covers, in points; 0 when it is gone.
  ///   - rect: of the zoomed content, in points, such as a text field's frame; nil for nothing in particular.
  ///   - animated: whether to take time over it.
  @discardableResult
  public mutating func setKeyboardInset(
    _ height: Double, keeping rect: Rect2? = nil, animated: Bool = true
  ) -> ScrollEvents {
    guard height.isPlace, rect?.isFinite != false else {
      body.fingers.countNonFinite()
      return collect()
    }
    var next = extent
    next.keyboard = max(0, height)
    // What the keyboard had made space for goes: the content glides back first, so that it does not bounce.
    let range = next.range(.vertical)
    // A flight that is still inside meets its new bound by itself.
    let flies = body.lines.y.activity.isFlight && contentOffset.y <= range.upperBound
    if destination.y > range.upperBound, !flies {
      scroll(to: Vector2(destination.x, range.upperBound), animated: animated)
    }
    let (place, isStill) = (contentOffset.y, body.lines.y.activity == .still)
    keyboardInset = height
    // What has a single place is at the next one now: it glides there.
    if isStill, animated, !reducesMotion, contentOffset.y != place {
      let target = contentOffset
      body.lines.y.place(at: place)
      scroll(to: target, animated: true)
    }
    if let rect { return scrollRectToVisible(rect, animated: animated) }
    return collect()
  }

  private mutating func setSafeArea(_ inset: Insets) {
    guard body.admits(inset.isValid) else { return }
    let kept = AxisPair(x: keepsStart(.horizontal), y: keepsStart(.vertical))
    let before = contentOffset
    var next = extent
    next.safeArea = inset
    for axis in ScrollAxis.allCases where kept[axis] && body.lines[at: axis].activity == .still {
      body.lines[at: axis].place(
        at: layoutDirection.isMirrored(axis)
          ? next.range(axis).upperBound : next.range(axis).lowerBound)
    }
    noteScroll(from: before)
    setExtent { $0.safeArea = inset }
    for axis in ScrollAxis.allCases where kept[axis] && body.lines[at: axis].activity != .still {
      aim(axis, at: leadingOffset(axis))
    }
    announceDeceleration()
  }

  /// Whether an axis rests at the beginning of its content, or is moving there.
  private func keepsStart(_ axis: ScrollAxis) -> Bool {
    guard !isTracking, !zoom.isActive else { return false }
    let activity = body.lines[axis].activity
    guard activity != .held, activity != .stepping else { return false }
    return body.lines[axis].destination == leadingOffset(axis)
  }

  /// Sends what runs on an axis somewhere else; position and velocity go on.
  mutating func aim(_ axis: ScrollAxis, at target: Double) {
    let activity = body.lines[at: axis].activity
    guard activity.isMoving, activity != .stepping, activity != .key,
      body.lines[at: axis].destination != target
    else { return }
    if activity.isFlight {
      land(axis, on: target, velocity: body.lines[at: axis].landingVelocity(at: time))
    } else {
      _ = body.lines[at: axis].retarget(to: target, at: time)
    }
  }
}
