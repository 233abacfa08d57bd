/// Two fingers: they zoom the innermost scroller under both of them that has zoom limits.
///
/// From then on until the last finger lifts they move that scroller alone, as alone it would be moved: also
/// the finger that stays. What else a finger had stretched stays where it is, and returns at the release. A velocity that is
/// left goes first to the scroller that was zoomed, then to whose turn it is; while a scale returns to its
/// limits, to nobody.
extension NestedScroll {
  /// Where a member's viewport begins in the outermost viewport, in points; zero unless set.
  ///
  /// What two fingers on it zoom about depends on it, nothing else does. Tell it before they touch.
  ///
  /// - Precondition: `index` names a member.
  public func viewportOrigin(of index: Int) -> Vector2 { members[index].viewportOrigin }

  /// Says where a member's viewport begins in the outermost viewport, in points.
  ///
  /// An origin that is not finite is ignored and counted.
  ///
  /// - Precondition: `index` names a member.
  public mutating func setViewportOrigin(_ origin: Vector2, of index: Int) {
    guard origin.isFinite else { return body.fingers.countNonFinite() }
    members[index].viewportOrigin = origin
  }

  /// Whether anything on a path can be zoomed.
  func zooms(_ path: MemberPath) -> Bool {
    for place in 0..<path.count where members[path[place]].box.canZoom { return true }
    return false
  }

  mutating func pinch(_ touched: Touched) {
    guard pinch.isPinching || touched == .joined && zooms(path(to: self.touched)) else { return }
    let change = body.fingers.lead(&pinch, touched)
    if change == .began { beginPinch() }
    guard change != .none, let pinched else { return }
    var seen = pinch
    seen.centroid = seen.centroid - members[pinched].viewportOrigin
    members[pinched].own.follow(body.clock)
    members[pinched].own.pinch(change, seen)
    note(pinched)
  }

  /// Chooses who is zoomed: the innermost of the members that both fingers touch.
  private mutating func beginPinch() {
    pinched = nil
    let first = path(to: touched)
    let second = path(to: aim ?? touched)
    var place = min(first.count, second.count)
    while place > 0 {
      place -= 1
      guard first[place] == second[place], members[first[place]].box.canZoom else { continue }
      pinched = first[place]
      // What it was dragged by the first finger alone is over; the zoom goes on from there.
      lastMoved = AxisPair(x: -1, y: -1)
      // Two fingers move in both directions together: what has not begun to drag is tied to no axis.
      body.fingers.directionalLock = nil
      body.fingers.axes = .both
      return
    }
  }

  /// Two taps are for the innermost member under them that can be zoomed.
  mutating func doubleTap(at point: Vector2, answering release: inout NestedRelease) {
    release.doubleTap = point
    let path = path(to: touched)
    var place = path.count
    while place > 0 {
      place -= 1
      let index = path[place]
      guard members[index].box.canZoom else { continue }
      members[index].own.follow(body.clock)
      members[index].own.doubleTap(at: point - members[index].viewportOrigin)
      return note(index)
    }
  }

  /// Fingers that zoom drag as well: the zoom itself carries the content along.
  mutating func dragPinched() {
    guard let pinched else { return }
    members[pinched].own.follow(body.clock)
    members[pinched].own.startDragging()
    note(pinched)
  }

  /// Who goes on with the velocity of fingers that have zoomed; nil to leave it to the order of turns.
  func pinchedTarget(along axis: ScrollAxis, isForward: Bool) -> Int? {
    guard let pinched, members[pinched].box.canDrag(axis),
      members[pinched].scrollableDistance(axis, isForward: isForward) > 0
    else { return nil }
    return pinched
  }

  /// Sends scales that nobody holds any more back inside their limits, also caught ones.
  ///
  /// - Returns: whether one on the path keeps moving: then no velocity is left.
  mutating func settlesZoom(on path: MemberPath) -> Bool {
    var isMoving = false
    // Also where limits that have changed leave nothing to zoom.
    for place in 0..<path.count {
      members[path[place]].own.settleZoom()
      if members[path[place]].box.activity.isScaleMoving { isMoving = true }
    }
    return isMoving
  }
}
