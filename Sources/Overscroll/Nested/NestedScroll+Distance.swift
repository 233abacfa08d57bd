/// The finger's distance, handed out.
extension NestedScroll {
  /// Gives a bit of the distance to whom it belongs.
  ///
  /// - Parameters:
  ///   - step: how far, as change of the offset, in points.
  ///   - axis: along which axis.
  ///   - inner: the innermost of the members that share it.
  ///   - isFinger: whether fingers drag; a wheel turns otherwise.
  ///   - isBanded: whether what nobody can take stretches the last one.
  /// - Returns: what nobody took, and who it was left by.
  @discardableResult
  mutating func handOut(
    _ step: Double, along axis: ScrollAxis, at inner: Int, isFinger: Bool, isBanded: Bool
  ) -> (rest: Double, last: Int?) {
    guard step != 0 else { return (0, nil) }
    let before = untilReturn(step, along: axis, at: inner, velocity: isFinger ? nil : 0)
    guard before == step || before == 0 else {
      handOut(before, along: axis, at: inner, isFinger: isFinger, isBanded: isBanded)
      return handOut(step - before, along: axis, at: inner, isFinger: isFinger, isBanded: isBanded)
    }
    defer { countReturn(step, along: axis, at: inner) }
    let isForward = step > 0
    let gesture = isFinger ? gesture.id : NestedGesture.none
    var turns = members.turns(at: inner, along: axis, isForward: isForward, for: gesture)
    var rest = abs(step)
    while rest > 0,
      let (index, now, distance) = members.next(&turns, along: axis, isForward: isForward)
    {
      if now == .between || rest < distance {
        let share = min(distance, rest)
        move(index, axis, by: isForward ? share : -share, isFinger: isFinger)
      } else {
        // To the very bound, whatever the sum rounds to: nothing is left beyond it.
        let edge = members[index].lines.edge(axis, isForward: isForward == (now == .scrolling))
        move(index, axis, to: edge, isFinger: isFinger)
      }
      rest -= min(distance, rest)
    }
    guard rest > 0, let last = members.last(turns.order, along: axis) else { return (0, nil) }
    guard isBanded else { return (isForward ? rest : -rest, last) }
    move(last, axis, by: isForward ? rest : -rest, isFinger: isFinger)
    return (0, last)
  }

  /// Moves a member under a finger, or a stroke, so much further, without resistance.
  private mutating func move(_ index: Int, _ axis: ScrollAxis, by distance: Double, isFinger: Bool)
  {
    move(index, axis, to: members[index].lines.raw(axis) + distance, isFinger: isFinger)
  }

  /// Moves a member under a finger, or a stroke, to where those have it without resistance.
  mutating func move(_ index: Int, _ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    members.change(index, at: body.clock) { $0.push(axis, to: raw, isFinger: isFinger) }
    // What the system's stroke moves next to a finger is not the finger's.
    if isFinger || body.fingers.isStroking { gesture.lastMoved[axis] = index }
    if isFinger { members[index].holder[axis] = gesture.id }
  }
}
