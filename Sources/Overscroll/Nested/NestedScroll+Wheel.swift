/// A stroke of a wheel or trackpad under way.
struct WheelStroke: Hashable, Sendable {
  /// The innermost scroller it goes to; nil between strokes.
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
  /// The rules are those of ``Scroller/wheel(_:)``, and the way is handed out as a finger's is. A stroke
  /// stays with the scroller and the axis that it began with until it ends, or 0.1 s have been quiet.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - scroller: the innermost scroller under the pointer, which becomes the ``active`` one; the
  ///     active one if left out.
  /// - Precondition: `scroller` names a scroller.
  public mutating func wheel(_ event: WheelEvent, in scroller: Int? = nil) {
    begin()
    run(to: event.time, isFrame: false)
    guard !isTracking else { return }
    if event.phase == .began || clock.time - wheelStroke.last >= WheelInput.quietInterval {
      endStroke()
    }
    if wheelStroke.target == nil, let scroller { active = scroller }
    let target = wheelStroke.target ?? active
    let viewport = members[target].scroller.viewport
    guard let action = wheelInput.handle(event, viewport: viewport) else { return }
    wheelStroke.target = target
    wheelStroke.last = clock.time
    if case .drag(let delta) = action, event.phase != .none {
      drag(by: delta, isBanded: true)
    } else {
      apply(action)
    }
  }

  mutating func apply(_ action: WheelAction) {
    guard !isTracking else { return }
    switch action {
    case .scrollBy(let delta):
      scroll(by: tied(delta), on: path(to: wheelStroke.target ?? active))
    case .drag(let delta):
      drag(by: delta, isBanded: false)
    case .momentum(let delta):
      follow(delta)
    case .ended:
      endStroke()
    }
  }

  /// Ends a stroke: what it pushed settles.
  mutating func endStroke() {
    wheelStroke = WheelStroke()
    for index in members.indices { members[index].endPush() }
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
  }

  /// Follows the system's momentum up to the last edge; there it bounces with the speed it has.
  private mutating func follow(_ delta: Vector2) {
    defer { wheelStroke.momentum.last = clock.time }
    guard !wheelStroke.momentum.isSpent else { return }
    let interval = max(wheelStroke.momentum.last.map { clock.time - $0 } ?? 1.0 / 60, 1.0 / 240)
    let path = path(to: wheelStroke.target ?? active)
    let delta = tied(delta)
    for axis in ScrollAxis.allCases {
      let (rest, last) = handOut(
        delta[axis], along: axis, on: path, isFinger: false, isBanded: false)
      guard rest != 0, let last, members[last].scroller.axes[axis].bounces else { continue }
      wheelStroke.momentum.isSpent = true
      members[last].bounce(along: axis, velocity: delta[axis] / interval)
    }
  }
}

extension NestedMember {
  /// What a wheel pushed settles.
  fileprivate mutating func endPush() {
    guard !scroller.isTracking else { return }
    for axis in ScrollAxis.allCases where scroller.axes[axis].isPushed {
      scroller.axes[axis].hold()
      scroller.release(axis, velocity: 0, at: scroller.time)
    }
    scroller.announceDeceleration(into: &events)
  }

  /// Flies on beyond its edge.
  fileprivate mutating func bounce(along axis: ScrollAxis, velocity: Double) {
    scroller.axes[axis].hold()
    scroller.fly(axis, velocity: velocity, at: scroller.time)
    scroller.announceDeceleration(into: &events)
  }
}
