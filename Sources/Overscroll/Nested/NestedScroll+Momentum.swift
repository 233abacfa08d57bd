/// What happens when the fingers leave, and when a momentum meets an edge.
extension NestedScroll {
  /// Ends the drag; everything that was held keeps moving, one member with the velocity.
  mutating func release(velocity: Vector2) {
    for index in gesture.reach {
      own(index).follow(body.clock)
      // What another gesture touches is that one's from now on.
      if let other = other(on: index) {
        leave(index, to: other)
      } else {
        own(index).willLetGo()
        members[index].passes = 0
      }
    }
    noteChains(gesture.chains)
    let velocity = settlesZoom() ? .zero : velocity
    for axis in ScrollAxis.allCases { release(along: axis, velocity: velocity[axis]) }
    for index in gesture.reach where !isHeldByOther(index) {
      own(index).didLetGo()
      members[index].holder = AxisPair(x: -1, y: -1)
      note(index)
    }
    gesture.end()
    // A joint may lie right here.
    passMomentum(until: body.clock.shown)
  }

  /// What the gesture at work moved stays where it is, under the fingers of another one.
  private mutating func leave(_ index: Int, to other: Int8) {
    for axis in ScrollAxis.allCases {
      if members[index].holder[axis] == gesture.id {
        own(index).line(axis)?.moving.hold()
      }
      members[index].holder[axis] = other
    }
    note(index)
  }

  /// Releases what a gesture touched, the one whose turn it is with a velocity.
  private mutating func release(along axis: ScrollAxis, velocity: Double) {
    let begun = path(to: (gesture.begun ?? gesture.chains)[axis])
    untilReturn(velocity, along: axis, on: begun, velocity: velocity)
    let first =
      velocity == 0
      ? nil
      : pinchedTarget(along: axis, isForward: velocity > 0)
        ?? target(on: begun, along: axis, isForward: velocity > 0, for: gesture.id)
    for index in gesture.reach where !isHeldByOther(index) {
      guard index == first else {
        own(index).release(along: axis, finger: 0, travel: 0)
        continue
      }
      // To its edge, when a fling will be left there for what lies inside.
      let order = order(
        of: begun, along: axis, isForward: velocity > 0, for: gesture.id)
      if let next = follower(of: index, in: order, along: axis, by: velocity > 0),
        own(index).glide(
          along: axis, velocity: velocity, travel: gesture.travelled[axis],
          leastLeft: leastSpeed(velocity, along: axis, from: index, to: next))
      {
        continue
      }
      own(index).release(along: axis, finger: velocity, travel: gesture.travelled[axis])
    }
  }

  /// What must be left at a member's edge to be handed on to another one, in pt/s.
  private func leastSpeed(
    _ velocity: Double, along axis: ScrollAxis, from source: Int, to target: Int
  ) -> Double {
    let transfer = transfer(source, target)
    guard let direction = ScrollDirection(velocity: velocity, along: axis),
      transfer.directions[direction] != nil
    else { return .infinity }
    return transfer.minimumSpeed
  }

  /// The next member after another one in the order that can scroll on; nil for none.
  private func follower(
    of index: Int, in order: MemberPath, along axis: ScrollAxis, by isForward: Bool
  ) -> Int? {
    var isLater = false
    for place in 0..<order.count {
      if isLater, boxes[order[place]].scrollableDistance(axis, isForward: isForward) > 0 {
        return order[place]
      }
      if order[place] == index { isLater = true }
    }
    return nil
  }

  // MARK: - Joints

  /// How often a momentum may be passed on: 32 times.
  ///
  /// Connections can lead in a circle. Source: chosen, four times the deepest nesting. Grade D.
  private static let mostPasses = 4 * MemberPath.capacity

  /// Takes momentum over every edge that is met until a time.
  mutating func passMomentum(until end: Double) {
    guard !moving.isEmpty else { return }
    let outside = body.clock.present
    defer { body.clock.present = outside }
    while let (source, axis, joint) = nextJoint(by: end) {
      // First, to the bit: absolute times are rounded, and might lie before the joint or after it.
      own(source).meetJoint(along: axis)
      note(source)
      body.clock.move(to: joint.time)
      // A frame may have been shown ahead of the release: what takes over begins at the joint anyway.
      body.clock.present = joint.time
      runMoving(isFrame: false)
      // Where frames are ahead of events, that may be before what is shown.
      body.clock.present = joint.time
      own(source).follow(body.clock)
      pass(joint, from: source, along: axis)
    }
  }

  /// When the next joint is come to, if that is at a given time or before it, in seconds.
  ///
  /// Moving there first and then on reports every hand-off by itself.
  package func nextJointTime(by end: Double) -> Double? {
    end.isFinite ? nextJoint(by: end)?.joint.time : nil
  }

  private func nextJoint(
    by end: Double
  ) -> (source: Int, axis: ScrollAxis, joint: FlightJoint)? {
    var next: (source: Int, axis: ScrollAxis, joint: FlightJoint)?
    for index in moving {
      let box = boxes[index]
      guard let (axis, joint) = box.joint(by: next?.joint.time ?? end) else { continue }
      if let next, next.joint.time <= joint.time { continue }
      next = (index, axis, joint)
    }
    return next
  }

  /// Hands a momentum on; if nobody takes it, its source goes on beyond the edge.
  private mutating func pass(_ joint: FlightJoint, from source: Int, along axis: ScrollAxis) {
    guard let direction = ScrollDirection(velocity: joint.velocity, along: axis),
      members[source].passes < Self.mostPasses,
      let (target, onward) = target(of: source, direction), target != source,
      !boxes[target].isTracking
    else { return }
    if joint.press != nil, boxes[target].distance(of: .pageDown, along: onward.axis) == nil {
      return
    }
    let transfer = transfer(source, target)
    guard transfer.directions[direction] != nil,
      let passed = transfer.velocity(of: abs(joint.velocity))
    else { return }
    // Masses multiply from joint to joint.
    let speed = min(passed, .farthestPlace)
    own(source).giveUp(along: axis, at: joint.place)
    note(source)
    own(target).run(to: body.clock.shown, isFrame: false, clock: body.clock)
    own(target).takeOver(
      speed * onward.sign, along: onward.axis, late: joint.late,
      pressing: joint.press.map { abs($0) * onward.sign })
    members[target].passes = members[source].passes + 1
    note(target)
    lastPass = MomentumPass(
      time: joint.time, source: source, target: target, direction: direction,
      targetDirection: onward, speed: abs(joint.velocity), targetSpeed: speed)
  }

  /// Who takes a source's momentum, and where it scrolls to then.
  private func target(
    of source: Int, _ direction: ScrollDirection
  ) -> (target: Int, direction: ScrollDirection)? {
    for connection in connections where connection.source == source {
      guard let onward = connection.directions[direction] else { continue }
      let box = boxes[connection.target]
      let distance = box.scrollableDistance(onward.axis, isForward: onward.sign > 0)
      if box.canDrag(onward.axis), distance > 0 { return (connection.target, onward) }
    }
    let path = path(to: chain(from: source, along: direction.axis))
    return target(on: path, along: direction.axis, isForward: direction.sign > 0)
      .map { ($0, direction) }
  }
}
