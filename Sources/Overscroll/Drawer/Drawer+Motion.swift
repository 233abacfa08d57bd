/// Releases, programmatic moves and time.
extension Drawer {
  /// Ends the drag and lets the drawer go with the finger's velocity, counted as it opens.
  mutating func letGo(velocity: Double, into events: inout DrawerEvents) {
    let own = axis.velocity(dragging: velocity)
    endDragging(into: &events)
    fling(velocity: velocity, own: own, into: &events)
  }

  /// Goes to the anchor where a velocity leads.
  ///
  /// - Parameters:
  ///   - velocity: what chooses the anchor, counted as the drawer opens, in pt/s.
  ///   - own: what the drawer itself moves with, in pt/s.
  ///   - events: what happens.
  mutating func fling(velocity: Double, own: Double, into events: inout DrawerEvents) {
    let reach = Projection.integral.distance(velocity: velocity, rate: decelerationRate)
    let target = layout.nearest(
      to: axis.position + reach, in: anchors, preferring: targetAnchor)
    let reason: DrawerChangeReason =
      anchors[target] == .dismissed ? .dismissal : velocity == 0 ? .drag : .fling
    settle(on: target, velocity: own, reason: reason, into: &events)
  }

  /// Goes to an anchor by the spring.
  mutating func settle(
    on target: Int, velocity: Double, reason: DrawerChangeReason,
    into events: inout DrawerEvents
  ) {
    depart(to: target, reason: reason, into: &events)
    let place = visibleLength(of: target)
    let spring = reducesMotion ? spring.calm : spring
    let velocity =
      reducesMotion
      ? spring.calmVelocity(velocity, displacement: axis.position - place) : velocity
    if axis.position == place, velocity == 0, target == anchor { return axis.hold() }
    let isThere = axis.settle(on: place, spring: spring, velocity: velocity, at: clock.time)
    if isThere { arrive(into: &events) }
  }

  /// Glides to an anchor with a velocity that carries beyond it; false when it does not.
  mutating func glide(
    to target: Int, velocity: Double, into events: inout DrawerEvents
  ) -> Bool {
    let place = visibleLength(of: target)
    let decay = decelerationRate.decayConstant
    guard axis.glide(to: place, velocity: velocity, decay: decay, at: clock.time) else {
      return false
    }
    depart(to: target, reason: .fling, into: &events)
    return true
  }

  private mutating func depart(
    to target: Int, reason: DrawerChangeReason, into events: inout DrawerEvents
  ) {
    self.reason = reason
    targetAnchor = target
    guard target != anchor else { return }
    events.append(.willChangeAnchor(DrawerChange(from: anchor, to: target, reason: reason)))
  }

  /// Tells that the target is reached.
  mutating func arrive(into events: inout DrawerEvents) {
    if targetAnchor != anchor {
      let change = DrawerChange(from: anchor, to: targetAnchor, reason: reason)
      anchor = targetAnchor
      events.append(.didChangeAnchor(change))
    }
    events.append(.didSettle)
  }

  /// Goes to an anchor, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - anchor: the index of the anchor.
  ///   - animated: whether to take time over it.
  ///   - time: now, in seconds; the latest time known if left out.
  /// - Precondition: `anchor` is the index of an anchor.
  @discardableResult
  public mutating func move(
    to anchor: Int, animated: Bool = true, time: Double? = nil
  ) -> DrawerEvents {
    precondition(anchors.indices.contains(anchor), "anchor must be the index of an anchor")
    var events = time.map { sync(to: $0) } ?? DrawerEvents()
    guard !isDragged else { return events }
    go(to: anchor, animated: animated, reason: .program, into: &events)
    return events
  }

  /// Goes to an anchor for another reason than a finger.
  mutating func go(
    to target: Int, animated: Bool, reason: DrawerChangeReason, into events: inout DrawerEvents
  ) {
    if animated, !reducesMotion {
      return settle(on: target, velocity: axis.velocity, reason: reason, into: &events)
    }
    let place = visibleLength(of: target)
    if axis.position == place, target == anchor, !isMoving { return }
    depart(to: target, reason: reason, into: &events)
    if axis.position != place { events.append(.didMove) }
    axis.place(at: place)
    arrive(into: &events)
  }

  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed; what lies between two calls is computed, not stepped.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> DrawerFrame {
    let events = sync(to: time)
    return frame(events)
  }

  /// Moves to the time of an event or frame.
  package mutating func sync(to time: Double) -> DrawerEvents {
    clock.tick(time)
    return run()
  }

  /// Moves to the clock's time.
  mutating func run() -> DrawerEvents {
    var events = DrawerEvents()
    let before = axis.position
    let isOver = axis.advance(to: clock.time)
    if axis.position != before { events.append(.didMove) }
    if isOver { arrive(into: &events) }
    return events
  }

  /// What to draw now.
  func frame(_ events: DrawerEvents) -> DrawerFrame {
    DrawerFrame(
      time: clock.time, position: position, velocity: velocity, visibleLength: visibleLength,
      progress: progress, phase: phase, events: events)
  }
}
