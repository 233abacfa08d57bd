/// A stroke of a wheel or trackpad under way.
struct WheelStroke: Hashable, Sendable {
  /// The innermost member it goes to; nil between strokes.
  var target: Int?

  /// The axis it is tied to, once it has one.
  var axis: ScrollAxis?

  /// When the last event of it came, in seconds.
  var last = -Double.infinity

  /// The system's own momentum, as far as it has been followed.
  var momentum = WheelMomentum()
}

/// Wheels and trackpads.
extension NestedScroll {
  /// A wheel turned, or fingers moved on a trackpad.
  ///
  /// The rules are those of ``Scroller/wheel(_:)``, and the distance is handed out as a finger's is. A
  /// stroke stays with the member and the axis that it began with until it ends, or 0.1 s have been quiet.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - member: the innermost member under the pointer, which becomes the ``active`` one unless that
  ///     lies in it; the active one if left out.
  /// - Precondition: `member` names a member.
  @discardableResult
  public mutating func wheel(_ event: WheelEvent, in member: Int? = nil) -> NestedEvents {
    beginCall()
    begin(at: event.time)
    var event = event
    event.time = body.clock.event
    turn(event, in: member)
    body.clock.end()
    return collect()
  }

  private mutating func turn(_ event: WheelEvent, in member: Int?) {
    guard !isTracking else { return }
    if event.phase == .began || time - wheelStroke.last >= WheelInput.quietInterval {
      endStroke()
    }
    if wheelStroke.target == nil, let member, !path(to: active).contains(member) {
      active = member
    }
    let target = wheelStroke.target ?? active
    // Nothing may hold a member's box while it moves: it would be copied.
    let viewport = Size2(
      members[target].box.length(.horizontal), members[target].box.length(.vertical))
    let isOurs = trackpadMomentum == .engine
    if isOurs, event.phase == .began { layFingers(on: path(to: target)) }
    guard let action = wheelInput.handle(event, viewport: viewport) else { return }
    wheelStroke.target = wheelStroke.target ?? beginner(at: target, of: action)
    wheelStroke.last = time
    if case .drag(let delta) = action, event.phase != .none {
      if isOurs { body.fingers.stroke(by: tied(delta), at: event.time) }
      drag(by: delta, isBanded: true)
    } else if isOurs, event.phase == .ended {
      fling(
        body.fingers.endStroke(at: event.time, isOutside: false),
        from: wheelStroke.target ?? target)
    } else {
      apply(action)
    }
  }

  mutating func apply(_ action: WheelAction) {
    guard !isTracking else { return }
    switch action {
    case .scrollBy(let delta):
      scroll(
        by: tied(delta), on: path(to: wheelStroke.target ?? active),
        duration: ProgramCurve.notchDuration)
    case .drag(let delta):
      drag(by: delta, isBanded: false)
    case .momentum(let delta):
      if trackpadMomentum == .system { follow(delta) }
    case .ended:
      endStroke()
    }
  }

  /// The innermost member that a stroke moves which begins with an action.
  private func beginner(at index: Int, of action: WheelAction) -> Int {
    switch action {
    case .scrollBy(let delta), .drag(let delta), .momentum(let delta):
      beginner(at: index, travel: .zero - delta)
    case .ended: index
    }
  }

  /// Fingers lie on a trackpad: what moves stops under them.
  private mutating func layFingers(on path: MemberPath) {
    body.fingers.beginStroke(at: body.clock.event)
    for place in 0..<path.count {
      for axis in ScrollAxis.allCases
      where members[path[place]].box.line(axis)?.moving.isMoving == true {
        move(path[place], axis, to: members[path[place]].raw(axis), isFinger: false)
      }
    }
    keepPushed(path)
  }

  /// Ends a stroke with a velocity, as a finger's release does.
  private mutating func fling(_ velocity: Vector2, from target: Int) {
    guard velocity != .zero else { return endStroke() }
    gesture.touched = target
    touch(AxisPair(x: target, y: target))
    release(velocity: velocity)
    pushed.removeAll(keepingCapacity: true)
    endStroke()
  }

  /// Ends a stroke: what it pushed settles.
  mutating func endStroke() {
    wheelStroke = WheelStroke()
    body.fingers.cancelStroke()
    wheelInput.reset()
    for index in pushed {
      members[index].own.follow(body.clock)
      members[index].own.endPush()
      note(index)
    }
    pushed.removeAll(keepingCapacity: true)
  }

  /// A delta on the axis that the stroke is tied to.
  private mutating func tied(_ delta: Vector2) -> Vector2 {
    if wheelStroke.axis == nil { wheelStroke.axis = directionalLock?.axis(for: delta) }
    guard let axis = wheelStroke.axis else { return delta }
    var tied = Vector2.zero
    tied[axis] = delta[axis]
    return tied
  }

  private mutating func drag(by delta: Vector2, isBanded: Bool) {
    wheelStroke.momentum = WheelMomentum()
    let path = path(to: wheelStroke.target ?? active)
    let delta = tied(delta)
    for axis in ScrollAxis.allCases {
      handOut(delta[axis], along: axis, on: path, isFinger: false, isBanded: isBanded)
    }
    keepPushed(path)
  }

  private mutating func keepPushed(_ path: MemberPath) {
    for place in 0..<path.count where !pushed.contains(path[place]) { pushed.append(path[place]) }
  }

  /// Follows the system's momentum up to the last edge; there it bounces with the speed it has.
  private mutating func follow(_ delta: Vector2) {
    defer { wheelStroke.momentum.last = time }
    guard !wheelStroke.momentum.isSpent else { return }
    let interval = wheelStroke.momentum.interval(at: time)
    let path = path(to: wheelStroke.target ?? active)
    let delta = tied(delta)
    for axis in ScrollAxis.allCases {
      let (rest, last) = handOut(
        delta[axis], along: axis, on: path, isFinger: false, isBanded: false)
      guard rest != 0, let last, members[last].isElastic(axis) else { continue }
      wheelStroke.momentum.spend()
      members[last].own.follow(body.clock)
      members[last].own.bounce(along: axis, velocity: delta[axis] / interval)
      note(last)
    }
    keepPushed(path)
  }
}
