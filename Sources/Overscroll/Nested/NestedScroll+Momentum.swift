/// What happens when the fingers leave, and when a momentum meets an edge.
extension NestedScroll {
  /// Ends the drag; everything that was held goes on by itself, one of them with the velocity.
  mutating func endDragging(velocity: Vector2) {
    let path = path(to: touched)
    for place in 0..<path.count { members[path[place]].willLetGo() }
    for axis in ScrollAxis.allCases { letGo(path, along: axis, velocity: velocity[axis]) }
    for place in 0..<path.count { members[path[place]].didLetGo() }
    lastMoved = AxisPair(x: -1, y: -1)
    travelled = .zero
  }

  /// Lets the scrollers of a path go, the one whose turn it is with a velocity.
  mutating func letGo(_ path: Lineup, along axis: ScrollAxis, velocity: Double) {
    let first =
      velocity == 0 ? nil : taker(on: path, along: axis, isForward: velocity > 0)
    for place in 0..<path.count {
      let index = path[place]
      let own =
        index == first
        ? members[index].scroller.builtUp(velocity, along: axis, at: clock.time) : 0
      members[index].release(along: axis, velocity: own)
    }
  }

  // MARK: - Joints

  /// How often a momentum may be passed on: 32 times.
  ///
  /// Connections can lead in a circle. Source: chosen, four times the deepest nesting. Grade D.
  private static let mostPasses = 4 * Lineup.capacity

  /// Takes momentum over every edge that is met until a time.
  mutating func passMomentum(until end: Double) {
    while let (giver, axis, joint) = nextJoint(by: end) {
      syncMembers(to: joint.time, isFrame: false)
      members[giver].scroller.axes[axis].meet(joint)
      pass(joint, from: giver, along: axis)
    }
  }

  /// When the next joint is come to, if that is at a given time or before it, in seconds.
  ///
  /// Moving there first and then on tells of every hand-off by itself.
  package func nextJointTime(by end: Double) -> Double? {
    end.isFinite ? nextJoint(by: end)?.2.time : nil
  }

  private func nextJoint(by end: Double) -> (Int, ScrollAxis, FlightJoint)? {
    var next: (Int, ScrollAxis, FlightJoint)?
    for index in members.indices {
      for axis in ScrollAxis.allCases {
        guard let joint = members[index].joint(along: axis, by: next?.2.time ?? end) else {
          continue
        }
        if let next, next.2.time <= joint.time { continue }
        next = (index, axis, joint)
      }
    }
    return next
  }

  /// Hands a momentum on; if nobody takes it, its giver goes on beyond the edge.
  private mutating func pass(_ joint: FlightJoint, from giver: Int, along axis: ScrollAxis) {
    guard let direction = ScrollDirection(velocity: joint.velocity, along: axis),
      members[giver].passes < Self.mostPasses,
      let (taker, target) = taker(of: giver, direction), taker != giver,
      !members[taker].scroller.isTracking
    else { return }
    let transfer = MomentumTransfer(
      giverMass: members[giver].mass, takerMass: members[taker].mass,
      minimumSpeed: members[giver].minimumSpeed)
    guard let speed = transfer.velocity(of: abs(joint.velocity)) else { return }
    members[giver].giveUp(along: axis)
    members[taker].takeOver(speed * target.sign, along: target.axis)
    members[taker].passes = members[giver].passes + 1
    lastPass = MomentumPass(
      time: joint.time, giver: giver, taker: taker, direction: direction, takerDirection: target,
      speed: abs(joint.velocity), takerSpeed: speed)
  }

  /// Who takes a giver's momentum, and where it scrolls to then.
  private func taker(
    of giver: Int, _ direction: ScrollDirection
  ) -> (taker: Int, direction: ScrollDirection)? {
    for connection in connections where connection.giver == giver {
      guard let target = connection.directions[direction] else { continue }
      let scroller = members[connection.taker].scroller
      if scroller.canDrag(target.axis),
        scroller.axes[target.axis].room(isForward: target.sign > 0) > 0
      {
        return (connection.taker, target)
      }
    }
    let shown = path(to: active)
    let path = shown.contains(giver) ? shown : path(to: giver)
    return taker(on: path, along: direction.axis, isForward: direction.sign > 0)
      .map { ($0, direction) }
  }
}

extension NestedMember {
  func joint(along axis: ScrollAxis, by end: Double) -> FlightJoint? {
    scroller.axes[axis].joint(by: end, now: scroller.time)
  }

  fileprivate mutating func willLetGo() {
    if scroller.isDragging { events.append(.willEndDragging) }
    scroller.touches.isHeld = false
    passes = 0
  }

  fileprivate mutating func didLetGo() {
    if scroller.isDragging { events.append(.didEndDragging) }
    scroller.touches.isDragging = false
    scroller.announceDeceleration(into: &events)
  }

  /// Goes on by itself, with the velocity of a finger that left.
  fileprivate mutating func release(along axis: ScrollAxis, velocity: Double) {
    let before = scroller.axes[axis].offset
    scroller.release(axis, velocity: velocity, at: scroller.time)
    // Content that was caught between pixels comes to rest on one.
    if scroller.axes[axis].offset != before { events.append(.didScroll) }
  }

  /// Ends the motion on the edge that it met.
  fileprivate mutating func giveUp(along axis: ScrollAxis) {
    scroller.axes[axis].hold()
    scroller.announceDeceleration(into: &events)
  }

  /// Goes on with a velocity, added to its own.
  fileprivate mutating func takeOver(_ velocity: Double, along axis: ScrollAxis) {
    let own = scroller.axes[axis].landingVelocity(at: scroller.time)
    release(along: axis, velocity: own + velocity)
    scroller.announceDeceleration(into: &events)
  }
}
