/// Notches and keys: scrolls in 0.3 s, handed out as the finger's way is.
extension NestedScroll {
  /// A key was pressed.
  ///
  /// A page is that of the ``active`` scroller, or of the innermost one around it that can move along
  /// the axis; home and end go all the way, through all of them. Keys turn whole pages where there are
  /// pages. Repeated presses add up, from the targets under way.
  ///
  /// - Parameters:
  ///   - command: the key.
  ///   - time: now, in seconds; the latest time known if left out.
  public mutating func key(_ command: KeyCommand, time: Double? = nil) {
    begin()
    if let time { run(to: time, isFrame: false) }
    guard !isTracking else { return }
    let path = path(to: active)
    var (least, most, viewport) = (Vector2.zero, Vector2.zero, Size2(0, 0))
    for axis in ScrollAxis.allCases {
      for place in 0..<path.count {
        let member = members[path[place]]
        guard member.scroller.canDrag(axis) else { continue }
        least[axis] -= member.scroller.axes[axis].way(isForward: false)
        most[axis] += member.scroller.axes[axis].way(isForward: true)
        viewport[axis] = member.scroller.viewport[axis]
      }
    }
    let target = command.target(from: .zero, viewport: viewport, range: (least, most))
    scroll(by: target, on: path)
  }

  /// Scrolls everything around the ``active`` scroller to the top, as a tap on the status bar does.
  ///
  /// - Parameters:
  ///   - animated: whether to take time over it.
  ///   - time: now, in seconds; the latest time known if left out.
  public mutating func scrollToTop(animated: Bool = true, time: Double? = nil) {
    begin()
    if let time { run(to: time, isFrame: false) }
    guard !isTracking else { return }
    let path = path(to: active)
    for place in 0..<path.count {
      let index = path[place]
      guard members[index].scroller.canDrag(.vertical) else { continue }
      members[index].events.append(members[index].scroller.scrollToTop(animated: animated))
    }
  }

  /// Scrolls by a distance, in 0.3 s: each as far as it has room, in the order of their turns.
  mutating func scroll(by delta: Vector2, on path: Lineup) {
    for axis in ScrollAxis.allCases where delta[axis] != 0 {
      let isForward = delta[axis] > 0
      let order = order(of: path, along: axis, isForward: isForward)
      var rest = abs(delta[axis])
      for place in 0..<order.count where rest > 0 {
        let index = order[place]
        let room = members[index].scroller.axes[axis].way(isForward: isForward)
        guard room > 0 else { continue }
        let share =
          members[index].isPaged(along: axis)
          ? min(room, members[index].scroller.viewport[axis]) : min(room, rest)
        members[index].ease(by: isForward ? share : -share, along: axis)
        rest = members[index].isPaged(along: axis) ? 0 : rest - share
      }
    }
  }
}

extension NestedMember {
  fileprivate func isPaged(along axis: ScrollAxis) -> Bool { scroller.rule(axis) == .paging }

  fileprivate mutating func ease(by share: Double, along axis: ScrollAxis) {
    var target = scroller.destination
    target[axis] += share
    events.append(scroller.setContentOffset(target, animated: true))
  }
}

extension AxisScroller {
  /// How far it can go from where it will come to rest, in points.
  func way(isForward: Bool) -> Double {
    isForward ? range.upperBound - destination : destination - range.lowerBound
  }
}
