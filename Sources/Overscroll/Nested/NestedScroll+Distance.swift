/// The finger's distance, handed out.
extension NestedScroll {
  /// Gives a bit of the distance to whom it belongs.
  ///
  /// - Parameters:
  ///   - step: how far, as change of the offset, in points.
  ///   - axis: along which axis.
  ///   - path: the members that share it.
  ///   - isFinger: whether fingers drag; a wheel turns otherwise.
  ///   - isBanded: whether what nobody can take stretches the last one.
  /// - Returns: what nobody took, and who it was left by.
  @discardableResult
  mutating func handOut(
    _ step: Double, along axis: ScrollAxis, on path: MemberPath, isFinger: Bool, isBanded: Bool
  ) -> (rest: Double, last: Int?) {
    guard step != 0 else { return (0, nil) }
    let before = untilReturn(step, along: axis, on: path, velocity: isFinger ? nil : 0)
    guard before == step || before == 0 else {
      handOut(before, along: axis, on: path, isFinger: isFinger, isBanded: isBanded)
      return handOut(
        step - before, along: axis, on: path, isFinger: isFinger, isBanded: isBanded)
    }
    defer { countReturn(step, along: axis, on: path) }
    let isForward = step > 0
    let order = order(
      of: path, along: axis, isForward: isForward, for: isFinger ? gesture.id : NestedGesture.none)
    var rest = abs(step)
    // What is stretched the other way comes back first.
    for place in 0..<order.count where rest > 0 {
      let share = boxes[order[place]].overhang(axis, isForward: isForward)
      take(share, of: &rest, order[place], axis, isForward: isForward, isFinger: isFinger)
    }
    // A strip between two pages goes to one of them before anything on it moves.
    for place in 0..<order.count where rest > 0 {
      let index = order[place]
      let share = min(boxes[index].distanceToPage(axis, isForward: isForward), rest)
      guard share > 0 else { continue }
      move(index, axis, by: isForward ? share : -share, isFinger: isFinger)
      rest -= share
    }
    for place in 0..<order.count where rest > 0 {
      let share = boxes[order[place]].scrollableDistance(axis, isForward: isForward)
      take(share, of: &rest, order[place], axis, isForward: isForward, isFinger: isFinger)
    }
    guard rest > 0, let last = last(order, along: axis) else { return (0, nil) }
    guard isBanded else { return (isForward ? rest : -rest, last) }
    move(last, axis, by: isForward ? rest : -rest, isFinger: isFinger)
    return (0, last)
  }

  /// Lets a member have as much of the rest as it can take.
  private mutating func take(
    _ share: Double, of rest: inout Double, _ index: Int, _ axis: ScrollAxis, isForward: Bool,
    isFinger: Bool
  ) {
    guard share > 0 else { return }
    if rest < share {
      move(index, axis, by: isForward ? rest : -rest, isFinger: isFinger)
      rest = 0
    } else {
      let raw = boxes[index].raw(axis)
      // To the very bound, whatever the sum rounds to: nothing is left beyond it.
      let near = boxes[index].edge(axis, isForward: !isForward)
      let far = boxes[index].edge(axis, isForward: isForward)
      let isInside = isForward ? raw >= near : raw <= near
      move(index, axis, to: isInside ? far : near, isFinger: isFinger)
      rest -= share
    }
  }

  /// Moves a member under a finger, or a stroke, so much further, without resistance.
  private mutating func move(_ index: Int, _ axis: ScrollAxis, by distance: Double, isFinger: Bool)
  {
    move(index, axis, to: boxes[index].raw(axis) + distance, isFinger: isFinger)
  }

  /// Moves a member under a finger, or a stroke, to where those have it without resistance.
  mutating func move(_ index: Int, _ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    own(index).follow(body.clock)
    own(index).push(axis, to: raw, isFinger: isFinger)
    note(index)
    gesture.lastMoved[axis] = index
    if isFinger { members[index].holder[axis] = gesture.id }
  }
}
