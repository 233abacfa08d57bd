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

  /// Whether anything that is touched can be zoomed.
  private var canZoom: Bool {
    for index in gesture.reach where members[index].canZoom { return true }
    return false
  }

  mutating func pinch(_ touched: Touched) {
    guard gesture.pinch.isPinching || touched == .joined && canZoom else { return }
    // The one that stays is tied as any other finger is.
    if touched == .left, let pinched = gesture.pinched { tie(to: members[pinched].axes) }
    let change = body.fingers.lead(&gesture.pinch, touched, zooms: gesture.pinched != nil)
    if change == .began { beginPinch() }
    guard change != .none, let pinched = gesture.pinched else { return }
    var seen = gesture.pinch
    seen.centroid = seen.centroid - members[pinched].viewportOrigin
    members.change(pinched, at: body.clock) { $0.scroller?.model.pinch(change, seen) }
  }

  /// What is touched, and what it lies in, the outermost first.
  private var innermost: MemberPath {
    let vertical = members.path(to: gesture.chains.y)
    return vertical.contains(gesture.touched) ? vertical : members.path(to: gesture.touched)
  }

  /// Chooses who is zoomed: the innermost of the members that both fingers touch.
  private mutating func beginPinch() {
    gesture.pinched = nil
    let first = innermost
    let second = members.path(to: aim ?? gesture.touched)
    var place = min(first.count, second.count)
    while place > 0 {
      place -= 1
      guard first[place] == second[place], members[first[place]].canZoom else { continue }
      gesture.pinched = first[place]
      // What it was dragged by the first finger alone is over; the zoom goes on from there.
      gesture.lastMoved = AxisPair(x: -1, y: -1)
      body.fingers.untie()
      // No tap.
      body.didStopMotion = true
      return
    }
  }

  /// Two taps are for the innermost member under them that can be zoomed.
  mutating func doubleTap(at point: Vector2, answering release: inout NestedRelease) {
    release.doubleTap = point
    let path = innermost
    var place = path.count
    while place > 0 {
      place -= 1
      let index = path[place]
      guard members[index].canZoom else { continue }
      let place = point - members[index].viewportOrigin
      return members.change(index, at: body.clock) {
        if let scroller = $0.scroller, scroller.model.zoomsOnDoubleTap {
          scroller.model.handleZoom(.tapped, place)
        }
      }
    }
  }

  /// Fingers that zoom drag as well: the zoom itself carries the content along.
  mutating func dragPinched() {
    guard let pinched = gesture.pinched else { return }
    members.change(pinched, at: body.clock) { $0.startDragging() }
  }

  /// Who goes on with the velocity of fingers that have zoomed; nil to leave it to the order of turns.
  func pinchedTarget(along axis: ScrollAxis, isForward: Bool) -> Int? {
    guard let pinched = gesture.pinched, members[pinched].canDrag(axis),
      members[pinched].lines.scrollableDistance(axis, isForward: isForward) > 0
    else { return nil }
    return pinched
  }

  /// Sends scales that nobody holds any more back inside their limits, also caught ones.
  ///
  /// - Returns: whether one on the path keeps moving: then no velocity is left.
  mutating func settlesZoom() -> Bool {
    var isMoving = false
    // Also where limits that have changed leave nothing to zoom.
    for index in gesture.reach where members[index].hasZoomed && !isHeldByOther(index) {
      members.own(index) { $0.scroller?.model.handleZoom(.released) }
      members.note(index)
      if members[index].traits.contains(.isScaleMoving) { isMoving = true }
    }
    return isMoving
  }
}
