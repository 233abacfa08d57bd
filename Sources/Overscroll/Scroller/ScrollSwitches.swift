/// A scroller's switches, and what else fits in a byte; they are copied together.
struct ScrollSwitches: Hashable, Sendable {
  var bounces = AxisPair(x: true, y: true)
  var alwaysBounces = AxisPair(x: false, y: false)
  var locksDirection = false
  var lockFollowsMoves = true
  var isPaging = false
  var zoomsOnDoubleTap = false
  var isRightToLeft = false
  /// Whether the scroll to the top is under way.
  var isScrollingToTop = false
  /// Whether a deceleration has been reported that is not over.
  var isDecelerationAnnounced = false
  /// The key that is held down.
  var heldKey: KeyCommand?
}

extension Scroller {
  /// Whether content may be pulled beyond its bounds horizontally.
  public var bouncesHorizontally: Bool {
    get { switches.bounces.x }
    set { setBounces(AxisPair(x: newValue, y: switches.bounces.y), switches.alwaysBounces) }
  }

  /// Whether content may be pulled beyond its bounds vertically.
  public var bouncesVertically: Bool {
    get { switches.bounces.y }
    set { setBounces(AxisPair(x: switches.bounces.x, y: newValue), switches.alwaysBounces) }
  }

  /// Whether content may be pulled beyond its bounds; setting it sets both axes.
  public var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set { setBounces(AxisPair(x: newValue, y: newValue), switches.alwaysBounces) }
  }

  /// Whether the horizontal axis bounces even when there is nothing to scroll on it.
  public var alwaysBounceHorizontal: Bool {
    get { switches.alwaysBounces.x }
    set { setBounces(switches.bounces, AxisPair(x: newValue, y: switches.alwaysBounces.y)) }
  }

  /// Whether the vertical axis bounces even when there is nothing to scroll on it.
  public var alwaysBounceVertical: Bool {
    get { switches.alwaysBounces.y }
    set { setBounces(switches.bounces, AxisPair(x: switches.alwaysBounces.x, y: newValue)) }
  }

  /// Sets which axes bounce, and which do where there is nothing to scroll.
  package mutating func setBounces(_ bounces: AxisPair<Bool>, _ always: AxisPair<Bool>) {
    guard bounces != switches.bounces || always != switches.alwaysBounces else { return }
    (switches.bounces, switches.alwaysBounces) = (bounces, always)
    updateBounds()
    // How far two fingers may carry the content depends on it, also within the same bounds.
    if zoom.isHeld { handleZoom(.bounds) }
  }

  /// Whether a drag that starts along one axis stays on it.
  public var isDirectionalLockEnabled: Bool {
    get { switches.locksDirection }
    set { switches.locksDirection = newValue }
  }

  /// Whether the last move chooses the axis of ``isDirectionalLockEnabled``, as UIKit's; else all travel up to the slop
  /// does, once (``ScrollGestures/DirectionalLock/followsMoves``).
  ///
  /// Straight drags at 25° or 65° (60 to 170 pt/s, pixels of a 3x display, 120 reports a second) are free, as their
  /// angle says, in at most a fifth of cases by the last move, in four fifths or more by all travel.
  public var directionalLockFollowsMoves: Bool {
    get { switches.lockFollowsMoves }
    set { switches.lockFollowsMoves = newValue }
  }

  /// Whether releases end on whole viewports; ``snapHorizontal`` and ``snapVertical`` as `.paging`.
  public var isPagingEnabled: Bool {
    get { switches.isPaging }
    set { switches.isPaging = newValue }
  }

  /// Whether a double tap doubles the scale about the point, and at the maximum goes to the minimum.
  public var zoomsOnDoubleTap: Bool {
    get { switches.zoomsOnDoubleTap }
    set { switches.zoomsOnDoubleTap = newValue }
  }
}
