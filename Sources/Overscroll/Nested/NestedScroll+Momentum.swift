/// What happens when the fingers leave, and when a momentum meets an edge.
extension NestedScroll {
  /// Ends the drag; everything that was held keeps moving, one member with the velocity.
  ///
  /// - Parameters:
  ///   - last: the velocity of the last move, which chooses a page; the same if nil.
  ///   - isStroke: whether fingers on a trackpad have left.
  mutating func release(velocity: Vector2, last: Vector2? = nil, isStroke: Bool = false) {
    let clock = body.clock
    for index in gesture.reach {
      // What another gesture touches is that one's from now on.
      let other = other(on: index)
      members.own(index) {
        $0.follow(clock)
        if other == nil { $0.willRelease() }
      }
      if let other { leave(index, to: other) } else { members[own: index].passes = 0 }
    }
    // From here on none of them is shared with a copy of the page.
    members.noteChains(gesture.chains)
    let velocity = settlesZoom() ? .zero : velocity
    let turns = AxisPair(
      x: starter(along: .horizontal, velocity: velocity.x),
      y: starter(along: .vertical, velocity: velocity.y))
    for axis in ScrollAxis.allCases {
      for index in gesture.reach where !isHeldByOther(index) {
        var lift = Lift(finger: 0, last: .zero, travel: .zero, isStroke: isStroke)
        if index == turns.x.first || index == turns.y.first {
          (lift.last, lift.travel) = (last ?? velocity, gesture.travelled)
        }
        if index == turns[axis].first {
          lift.finger = velocity[axis]
          // To its edge, when a fling will be left there for what lies inside.
          if let next = members.follower(
            of: index, in: turns[axis].order, along: axis, by: velocity[axis] > 0),
            glide(index, along: axis, lift, to: next)
          {
            continue
          }
        }
        members[own: index].asked { $0.release(along: axis, lift) }
      }
    }
    for index in gesture.reach where !isHeldByOther(index) {
      members[own: index].asked { $0.didRelease() }
      members[own: index].holder = AxisPair(x: -1, y: -1)
      members.note(index)
    }
    gesture.end()
    // A joint may lie right here.
    passMomentum(until: body.clock.beginning)
  }

  /// What the gesture at work moved stays where it is, under the fingers of another one.
  private mutating func leave(_ index: Int, to other: Int8) {
    for axis in ScrollAxis.allCases {
      if members[index].holder[axis] == gesture.id {
        members.own(index) { $0.lines[axis]?.moving.hold() }
      }
      members[index].holder[axis] = other
    }
    members.note(index)
  }

  /// Who starts with a velocity along an axis, if it is one, and the order of turns.
  private mutating func starter(
    along axis: ScrollAxis, velocity: Double
  ) -> (first: Int?, order: MemberPath) {
    let begun = (gesture.begun ?? gesture.chains)[axis]
    untilReturn(velocity, along: axis, at: begun, velocity: velocity)
    guard velocity != 0 else { return (nil, MemberPath()) }
    let isForward = velocity > 0
    let turns = members.turns(at: begun, along: axis, isForward: isForward, for: gesture.id)
    let first =
      pinchedTarget(along: axis, isForward: isForward)
      ?? members.target(of: turns, along: axis, isForward: isForward)
    return (first, turns.order)
  }

  /// Sends a member to its edge, if enough will be left there for the one that follows.
  private mutating func glide(
    _ index: Int, along axis: ScrollAxis, _ lift: Lift, to next: Int
  ) -> Bool {
    let least = members.leastSpeed(lift.finger, along: axis, from: index, to: next)
    return members.own(index) { $0.glide(along: axis, lift, leastLeft: least) }
  }

  // MARK: - Joints

  /// How often a momentum may be passed on: 32 times.
  ///
  /// Connections can lead in a circle. Source: chosen, four times the deepest nesting. Grade D.
  private static let mostPasses = 4 * MemberPath.capacity

  /// Takes momentum over every edge that is met until a time.
  mutating func passMomentum(until end: Double) {
    guard members.lists.moving.count > 0 else { return }
    let outside = body.clock.present
    defer { body.clock.present = outside }
    while let (source, axis, joint) = members.nextJoint(by: end) {
      // First, to the bit: absolute times are rounded, and might lie before the joint or after it.
      members.own(source) { $0.meetJoint(along: axis) }
      members.note(source)
      body.clock.move(to: joint.time)
      // A frame may have been shown ahead of the release: what takes over begins at the joint anyway.
      body.clock.present = joint.time
      members.run(to: body.clock, isFrame: false)
      // Where frames are ahead of events, that may be before what is shown.
      body.clock.present = joint.time
      let clock = body.clock
      members.own(source) { $0.follow(clock) }
      pass(joint, from: source, along: axis)
    }
  }

  /// When the next joint is come to, if that is at a given time or before it, in seconds.
  ///
  /// Moving there first and then on reports every hand-off by itself.
  package func nextJointTime(by end: Double) -> Double? {
    end.isFinite ? members.nextJoint(by: end)?.joint.time : nil
  }

  /// Goes on beyond the edge with a momentum that was to be handed on: who was to take it does so no more.
  private mutating func keep(_ joint: FlightJoint, in source: Int, along axis: ScrollAxis) {
    guard members[source].kind == .drawer, !members[source].isMoving else { return }
    let clock = body.clock
    members.own(source) {
      $0.follow(clock)
      $0.bounce(along: axis, velocity: joint.velocity)
    }
    members.note(source)
  }

  /// Hands a momentum on; if nobody takes it, its source goes on beyond the edge.
  private mutating func pass(_ joint: FlightJoint, from source: Int, along axis: ScrollAxis) {
    guard let direction = ScrollDirection(velocity: joint.velocity, along: axis),
      members[source].passes < Self.mostPasses,
      let (target, onward) = members.target(of: source, direction), target != source,
      !members[target].isTracking, !members[target].traits.contains(.isScaleMoving),
      !pushed.contains(target),
      !members[target].asked({ $0.isProgrammed(along: onward.axis) })
    else { return keep(joint, in: source, along: axis) }
    if joint.press != nil,
      members[target].box.scroller?.distance(of: .pageDown, along: onward.axis) == nil
    {
      return
    }
    let transfer = members.transfer(source, target)
    guard transfer.directions[direction] != nil,
      let passed = transfer.velocity(of: abs(joint.velocity))
    else { return keep(joint, in: source, along: axis) }
    // Masses multiply from joint to joint.
    let speed = min(passed, .farthestPlace)
    members.own(source) { $0.endMotion(along: axis, at: joint.place) }
    members.note(source)
    let clock = body.clock
    members.own(target) {
      $0.run(to: clock.shown, isFrame: false, clock: clock)
      $0.takeOver(
        speed * onward.sign, along: onward.axis, late: joint.late,
        pressing: joint.press.map { abs($0) * onward.sign })
    }
    members[target].passes = members[source].passes + 1
    members.note(target)
    lastPass = MomentumPass(
      time: joint.time, source: source, target: target, direction: direction,
      targetDirection: onward, speed: abs(joint.velocity), targetSpeed: speed)
  }
}
