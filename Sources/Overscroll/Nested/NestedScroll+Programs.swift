/// Programs: scrolls in a time, handed out as the finger's distance is.
extension NestedScroll {
  /// Scrolls the ``active`` member and everything around it to the top, as a tap on the status bar does; what a
  /// finger is on stays.
  @discardableResult
  public mutating func scrollToTop(animated: Bool = true) -> NestedEvents {
    beginCall()
    for index in members.path(to: members.chain(at: active, along: .vertical))
    where members[index].canDrag(.vertical) && !members[index].isTracking {
      members.change(index, at: body.clock) { $0.scrollUp(animated: animated) }
    }
    return collect()
  }

  /// Scrolls by a distance in a time: each as far as it can, in the order of their turns.
  mutating func scroll(
    by delta: Vector2, on chains: AxisPair<Int>, duration: Double = ProgramCurve.offsetDuration
  ) {
    for axis in ScrollAxis.allCases where delta[axis] != 0 {
      let isForward = delta[axis] > 0
      let order = members.turns(
        at: chains[axis], along: axis, isForward: isForward, for: NestedGesture.none
      ).order
      var rest = abs(delta[axis])
      for index in order where rest > 0 {
        let remaining = members[index].lines.remaining(axis, isForward: isForward)
        guard remaining > 0 else { continue }
        let isPaged = members[index].isPaged(along: axis)
        let share = isPaged ? min(remaining, members[index].length(axis)) : min(remaining, rest)
        members.change(index, at: body.clock) {
          $0.scroll(by: isForward ? share : -share, along: axis, duration: duration)
        }
        rest = isPaged ? 0 : rest - share
      }
      countReturn(delta[axis], along: axis, at: chains[axis])
    }
  }
}
