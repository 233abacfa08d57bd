/// The finger's way, handed out.
extension NestedScroll {
  /// Gives a bit of the way to whom it belongs.
  ///
  /// - Parameters:
  ///   - step: how far, as change of the offset, in points.
  ///   - axis: along which axis.
  ///   - path: the scrollers that share it.
  ///   - isFinger: whether fingers drag; a wheel turns otherwise.
  ///   - isBanded: whether what nobody has room for stretches the last one.
  /// - Returns: what nobody took, and who it was left by.
  @discardableResult
  mutating func handOut(
    _ step: Double, along axis: ScrollAxis, on path: Lineup, isFinger: Bool, isBanded: Bool
  ) -> (rest: Double, last: Int?) {
    let isForward = step > 0
    let order = order(of: path, along: axis, isForward: isForward)
    var rest = abs(step)
    // What is stretched the other way comes back first.
    for place in 0..<order.count where rest > 0 {
      let room = members[order[place]].scroller.axes[axis].overhang(isForward: isForward)
      take(room, of: &rest, order[place], axis, isForward: isForward, isFinger: isFinger)
    }
    for place in 0..<order.count where rest > 0 {
      let room = members[order[place]].scroller.axes[axis].room(isForward: isForward)
      take(room, of: &rest, order[place], axis, isForward: isForward, isFinger: isFinger)
    }
    guard rest > 0, let last = last(order, along: axis) else { return (0, nil) }
    guard isBanded else { return (isForward ? rest : -rest, last) }
    let raw = members[last].scroller.axes[axis].raw
    move(last, axis, to: isForward ? raw + rest : raw - rest, isFinger: isFinger)
    return (0, last)
  }

  /// Lets a scroller have as much of the rest as it has room for.
  private mutating func take(
    _ room: Double, of rest: inout Double, _ index: Int, _ axis: ScrollAxis, isForward: Bool,
    isFinger: Bool
  ) {
    guard room > 0 else { return }
    let raw = members[index].scroller.axes[axis].raw
    if rest < room {
      move(index, axis, to: isForward ? raw + rest : raw - rest, isFinger: isFinger)
      rest = 0
    } else {
      // To the very bound, whatever the sum rounds to: nothing is left beyond it.
      let range = members[index].scroller.axes[axis].range
      let isInside = range.contains(raw)
      let near = isForward ? range.lowerBound : range.upperBound
      let far = isForward ? range.upperBound : range.lowerBound
      move(index, axis, to: isInside ? far : near, isFinger: isFinger)
      rest -= room
    }
  }

  private mutating func move(_ index: Int, _ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    members[index].push(along: axis, to: raw, isFinger: isFinger)
    lastMoved[axis] = index
  }
}

extension NestedMember {
  /// Fingers or a wheel have it at a place, counted without resistance.
  fileprivate mutating func push(along axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    if isFinger { scroller.beginDragging(into: &events) }
    let wasAnimating = scroller.isScrollAnimating
    let before = scroller.axes[axis].offset
    scroller.axes[axis].push(to: raw)
    if scroller.axes[axis].offset != before { events.append(.didScroll) }
    guard !isFinger else { return }
    scroller.announceDeceleration(into: &events)
    if wasAnimating, !scroller.isScrollAnimating { scroller.endAnimation(into: &events) }
  }
}
