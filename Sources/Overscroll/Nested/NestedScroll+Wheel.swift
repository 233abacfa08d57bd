@_spi(Formulas) import ScrollPhysics

/// A stroke of a wheel or trackpad under way.
struct WheelStroke: Hashable, Sendable {
  /// The innermost members it moves along each axis; nil between strokes.
  var chains: AxisPair<Int>?

  /// The axis it is tied to; nil where it is free, too.
  var axis: ScrollAxis?

  /// How far it has gone, in points, until it left the slop: by then it is tied or free.
  var travel: Vector2? = .zero

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
  /// stroke stays with the member and the axis that it began with until it ends, 0.1 s have been quiet, or fingers
  /// are on all that it could push. What a finger is on, it does not move.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - member: the innermost member under the pointer, which is touched by that; the ``active`` one if left out.
  /// - Precondition: `member` names a member.
  @discardableResult
  public mutating func wheel(_ event: WheelEvent, in member: Int? = nil) -> NestedEvents {
    beginCall()
    begin(at: event.time, isTouch: event.phase == .held)
    var event = event
    event.time = body.clock.event
    turn(event, in: member)
    body.clock.end()
    return collect()
  }

  /// Fingers were laid on a trackpad, over a member: what moves there stops, as for ``Scroller/hold(at:)``.
  @discardableResult
  public mutating func hold(at time: Double, in member: Int? = nil) -> NestedEvents {
    wheel(WheelEvent(delta: .zero, phase: .held, time: time), in: member)
  }

  private mutating func turn(_ event: WheelEvent, in member: Int?) {
    if event.phase == .began || event.phase == .held
      || time - wheelStroke.last >= WheelInput.quietInterval
    {
      // What fingers hold already they go on to push.
      let isLaid = event.phase == .began || event.phase == .held
      endStroke(keeping: isLaid ? members.chains(at: member ?? active) : nil)
      wheelStroke.last = time
    }
    let chains = wheelStroke.chains ?? members.chains(at: member ?? active)
    guard !isTracking || !areHeld(chains, along: wheelStroke.axis) else { return }
    if wheelStroke.chains == nil, let member { noteTouch(of: member) }
    // Nothing may hold a member's box while it moves: it would be copied.
    let viewport = Size2(
      members[chains.x].length(.horizontal), members[chains.y].length(.vertical))
    let isOurs = trackpadMomentum == .engine && event.phase != .none
    if isOurs || event.phase == .held { selectStroke() }
    if event.phase == .held || isOurs && event.phase == .began { layFingers(on: chains) }
    guard let action = wheelInput.handle(event, viewport: viewport) else { return }
    wheelStroke.chains = wheelStroke.chains ?? beginners(at: chains, of: action)
    wheelStroke.last = time
    if case .drag(let delta) = action, event.phase != .none {
      let delta = tied(delta)
      if isOurs { body.fingers.stroke(by: delta, at: event.time) }
      drag(by: delta, isBanded: true)
    } else if isOurs, event.phase == .ended {
      let chains = wheelStroke.chains ?? chains
      let isOutside = pushed.contains { !members[$0].isTracking && members[$0].flingsAtAnySpeed }
      let velocity = body.fingers.endStroke(at: event.time, isOutside: isOutside)
      fling(velocity, from: chains)
    } else {
      apply(action)
    }
  }

  mutating func apply(_ action: WheelAction) {
    switch action {
    case .scrollBy(let delta):
      scroll(
        by: tied(delta, isNotch: true), on: wheelStroke.chains ?? members.chains(at: active),
        in: .notch)
    case .drag(let delta):
      drag(by: tied(delta), isBanded: false)
    case .momentum(let delta):
      if trackpadMomentum == .system { follow(tied(delta)) }
    case .ended:
      endStroke()
    }
  }

  /// The innermost members that a stroke moves which begins with an action.
  private func beginners(at chains: AxisPair<Int>, of action: WheelAction) -> AxisPair<Int> {
    switch action {
    case .scrollBy(let delta), .drag(let delta), .momentum(let delta):
      members.beginners(at: chains, travel: .zero - delta, slop: pan.slop)
    case .ended: chains
    }
  }

  /// Fingers lie on a trackpad: what moves stops under them.
  private mutating func layFingers(on chains: AxisPair<Int>) {
    body.fingers.beginStroke(at: body.clock.event)
    for axis in ScrollAxis.allCases {
      let path = members.path(to: chains[axis])
      for index in path
      where members[index].asked({ $0.isEnabled && !$0.isTracking })
        && members[index].lines[axis]?.moving.isMoving == true
      {
        move(index, axis, to: members[index].lines.raw(axis), isFinger: false)
      }
      keepPushed(path)
    }
  }

  /// Ends a stroke with a velocity, as a finger's release does.
  private mutating func fling(_ velocity: Vector2, from chains: AxisPair<Int>) {
    guard velocity != .zero else { return endStroke() }
    gesture.touched = chains.y
    touch(chains)
    release(velocity: velocity, isStroke: true)
    // What it holds elsewhere settles.
    endStroke()
  }

  /// Ends a stroke: what it pushed settles, but for what the next one pushes.
  mutating func endStroke(keeping chains: AxisPair<Int>? = nil) {
    wheelStroke = WheelStroke()
    body.fingers.cancelStroke()
    for place in waiting.indices { waiting[place].fingers.cancelStroke() }
    wheelInput.reset()
    let kept = chains.map { (members.path(to: $0.x), members.path(to: $0.y)) }
    func isKept(_ index: Int) -> Bool {
      kept.map { $0.contains(index) || $1.contains(index) } ?? false
    }
    for index in pushed where !isKept(index) {
      members.change(index, at: body.clock) { $0.endPush() }
    }
    pushed.removeAll { !isKept($0) }
  }

  /// Whether fingers on what the gesture at work touches end a stroke: nothing is left that it could push.
  var endsStroke: Bool {
    guard let chains = wheelStroke.chains else {
      return pushed.allSatisfy { gesture.reach.contains($0) || members[$0].isTracking }
    }
    return areHeld(chains, along: wheelStroke.axis, by: gesture.reach)
  }

  /// Whether fingers are on all that chains could move along an axis, or along both; with those that are about to be.
  private func areHeld(
    _ chains: AxisPair<Int>, along only: ScrollAxis?, by reach: [Int] = []
  ) -> Bool {
    for axis in ScrollAxis.allCases where only == nil || only == axis {
      for index in members.path(to: chains[axis])
      where members[index].canDrag(axis) && !members[index].isTracking && !reach.contains(index) {
        return false
      }
    }
    return true
  }

  /// A delta on the axis that the stroke is tied to; a notch has one of its own.
  private mutating func tied(_ delta: Vector2, isNotch: Bool = false) -> Vector2 {
    guard let lock = directionalLock else { return delta }
    var axis = isNotch ? nil : wheelStroke.axis
    if let before = isNotch ? .zero : wheelStroke.travel {
      let travel = before + delta
      let chains = wheelStroke.chains ?? members.chains(at: active)
      axis = members.movableAxes(of: chains).only ?? lock.axis(for: travel)
      if !isNotch {
        // In its first points it may turn to the other one.
        let isDecided = travel.length >= pan.slop
        (wheelStroke.axis, wheelStroke.travel) = (isDecided ? axis : nil, isDecided ? nil : travel)
      }
    }
    guard let axis else { return delta }
    var tied = Vector2.zero
    tied[axis] = delta[axis]
    return tied
  }

  private mutating func drag(by delta: Vector2, isBanded: Bool) {
    wheelStroke.momentum = WheelMomentum()
    let chains = wheelStroke.chains ?? members.chains(at: active)
    for axis in ScrollAxis.allCases {
      handOut(delta[axis], along: axis, at: chains[axis], isFinger: false, isBanded: isBanded)
      keepPushed(members.path(to: chains[axis]))
    }
  }

  private mutating func keepPushed(_ path: MemberPath) {
    for index in path where !pushed.contains(index) { pushed.append(index) }
  }

  /// Follows the system's momentum up to the last edge; there it bounces with the speed it has.
  private mutating func follow(_ delta: Vector2) {
    defer { wheelStroke.momentum.last = time }
    guard !wheelStroke.momentum.isSpent else { return }
    let chains = wheelStroke.chains ?? members.chains(at: active)
    let velocity = wheelStroke.momentum.velocity(of: delta, at: time, by: pan)
    for axis in ScrollAxis.allCases {
      keepPushed(members.path(to: chains[axis]))
      let (rest, last) = handOut(
        delta[axis], along: axis, at: chains[axis], isFinger: false, isBanded: false)
      guard rest != 0, let last, members[last].lines.isElastic(axis),
        !members[last].traits.contains(.isScaleMoving)
      else { continue }
      wheelStroke.momentum.spend()
      members.change(last, at: body.clock) { $0.bounce(along: axis, velocity: velocity[axis]) }
    }
  }
}
