/// The momentum a system adds to a trackpad's strokes, as far as it has been followed.
struct WheelMomentum: Hashable, Sendable {
  /// When the last stroke of momentum came, in seconds; nil while there is none.
  var last: Double?

  /// Whether the content has met an edge and bounced, so that what still comes is not followed.
  var isSpent = false
}

/// Wheels and trackpads.
extension Scroller {
  /// A wheel turned, or fingers moved on a trackpad.
  ///
  /// Notches animate to a target that grows with every notch. Strokes are followed at once, with the
  /// rubber band if the host tells when they end. The system's momentum is followed up to an edge; from
  /// there the content bounces with the speed it has, and the rest of the momentum is left out.
  @discardableResult
  public mutating func wheel(_ event: WheelEvent) -> ScrollEvents {
    var events = sync(to: event.time)
    guard isScrollEnabled else { return events }
    guard let action = wheel.handle(event, viewport: viewport) else { return events }
    let isPhased = event.phase != .none
    switch action {
    case .drag(let delta): push(by: delta, isBanded: isPhased, into: &events)
    case .scrollBy, .momentum, .ended: apply(action, into: &events)
    }
    return events
  }

  mutating func apply(_ action: WheelAction, into events: inout ScrollEvents) {
    guard !isTracking else { return }
    switch action {
    case .scrollBy(let delta):
      events.append(setContentOffset(destination + snapped(delta), animated: true))
    case .drag(let delta):
      push(by: delta, isBanded: false, into: &events)
    case .momentum(let delta):
      follow(delta, into: &events)
    case .ended:
      wheelMomentum = WheelMomentum()
      for axis in ScrollAxis.allCases where axes[axis].isPushed {
        axes[axis].hold()
        release(axis, velocity: 0, at: time)
      }
      announceDeceleration(into: &events)
    }
  }

  /// A notch turns a whole page where the content rests on pages.
  private func snapped(_ delta: Vector2) -> Vector2 {
    var delta = delta
    for axis in ScrollAxis.allCases where isPaging(axis) && delta[axis] != 0 {
      delta[axis] = delta[axis] < 0 ? -viewport[axis] : viewport[axis]
    }
    return delta
  }

  private mutating func push(by delta: Vector2, isBanded: Bool, into events: inout ScrollEvents) {
    guard !isTracking else { return }
    let before = contentOffset
    wheelMomentum = WheelMomentum()
    let wasAnimating = isScrollAnimating
    for axis in ScrollAxis.allCases where canDrag(axis) {
      axes[axis].push(by: delta[axis], isBanded: isBanded)
    }
    if contentOffset != before { events.append(.didScroll) }
    announceDeceleration(into: &events)
    if wasAnimating { endAnimation(into: &events) }
  }

  private mutating func follow(_ delta: Vector2, into events: inout ScrollEvents) {
    defer { wheelMomentum.last = time }
    guard !wheelMomentum.isSpent else { return }
    let before = contentOffset
    var interval = 1.0 / 60
    if let last = wheelMomentum.last { interval = max(time - last, 1.0 / 240) }
    for axis in ScrollAxis.allCases where canDrag(axis) && delta[axis] != 0 {
      let wanted = axes[axis].offset + delta[axis]
      axes[axis].push(by: delta[axis], isBanded: false)
      guard !axes[axis].range.contains(wanted), axes[axis].bounces else { continue }
      wheelMomentum.isSpent = true
      axes[axis].hold()
      fly(axis, velocity: delta[axis] / interval, at: time)
    }
    if contentOffset != before { events.append(.didScroll) }
    announceDeceleration(into: &events)
  }
}
