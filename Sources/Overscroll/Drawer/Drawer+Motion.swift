/// Releases, programmatic moves and time.
extension Drawer {
  /// Ends the drag and releases the drawer with the finger's velocity, counted as it opens.
  mutating func release(velocity: Double) {
    let own = axis.velocity(dragging: velocity)
    stopDragging()
    fling(velocity: velocity, own: own)
  }

  /// Goes to the anchor where a velocity leads.
  ///
  /// - Parameters:
  ///   - velocity: what chooses the anchor, counted as the drawer opens, in pt/s.
  ///   - own: what the drawer itself moves with, in pt/s.
  mutating func fling(velocity: Double, own: Double) {
    let reach = Projection.integral.distance(velocity: velocity, rate: decelerationRate)
    let target = layout.nearest(
      to: axis.position + reach, in: anchors, preferring: targetAnchor)
    let reason: DrawerChangeReason =
      anchors[target] == .dismissed ? .dismissal : velocity == 0 ? .drag : .fling
    settle(on: target, velocity: own, reason: reason)
  }

  /// Goes to an anchor by the spring.
  mutating func settle(
    on target: Int, velocity: Double, reason: DrawerChangeReason
  ) {
    depart(to: target, reason: reason)
    let place = visibleLength(of: target)
    let spring = reducesMotion ? spring.criticallyDamped : spring
    let velocity =
      reducesMotion
      ? spring.velocityWithoutCrossing(velocity, displacement: axis.position - place) : velocity
    if axis.position == place, velocity == 0, target == anchor { return axis.hold() }
    let start = driver.clock.start(hasBegun: axis.hasBegun)
    let isThere = axis.settle(on: place, spring: spring, velocity: velocity, at: start)
    if isThere { arrive() }
  }

  /// Glides to an anchor with a velocity that carries beyond it; false when it does not.
  mutating func glide(
    to target: Int, velocity: Double
  ) -> Bool {
    let place = visibleLength(of: target)
    let decay = decelerationRate.decayConstant
    let start = driver.clock.start(hasBegun: axis.hasBegun)
    guard axis.glide(to: place, velocity: velocity, decay: decay, at: start) else {
      return false
    }
    depart(to: target, reason: .fling)
    return true
  }

  private mutating func depart(
    to target: Int, reason: DrawerChangeReason
  ) {
    self.reason = reason
    targetAnchor = target
    guard target != anchor else { return }
    news.append(.willChangeAnchor(DrawerChange(from: anchor, to: target, reason: reason)))
  }

  /// Says that the target is reached.
  mutating func arrive() {
    if targetAnchor != anchor {
      let change = DrawerChange(from: anchor, to: targetAnchor, reason: reason)
      anchor = targetAnchor
      news.append(.didChangeAnchor(change))
    }
    news.append(.didSettle)
  }

  /// Goes to an anchor, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - anchor: the index of the anchor.
  ///   - animated: whether to take time over it.
  /// - Precondition: `anchor` is the index of an anchor.
  @discardableResult
  public mutating func move(
    to anchor: Int, animated: Bool = true
  ) -> DrawerEvents {
    precondition(anchors.indices.contains(anchor), "anchor must be the index of an anchor")
    if !isDragging { go(to: anchor, animated: animated, reason: .program) }
    return collect()
  }

  /// Goes to the next anchor, further open or further closed: what keys and wheels do.
  mutating func step(isOpening: Bool) {
    let here = visibleLength(of: targetAnchor)
    var next: Int?
    for index in anchors.indices {
      let length = visibleLength(of: index)
      guard isOpening ? length > here : length < here else { continue }
      if let found = next, abs(visibleLength(of: found) - here) <= abs(length - here) { continue }
      next = index
    }
    if let next { go(to: next, animated: true, reason: .program) }
  }

  /// Goes to an anchor for another reason than a finger.
  mutating func go(
    to target: Int, animated: Bool, reason: DrawerChangeReason
  ) {
    if animated, !reducesMotion {
      return settle(on: target, velocity: axis.velocity, reason: reason)
    }
    let place = visibleLength(of: target)
    if axis.position == place, target == anchor, !isMoving { return }
    depart(to: target, reason: reason)
    if axis.position != place { news.append(.didMove) }
    axis.place(at: place)
    arrive()
  }

  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed; what lies between two calls is computed, not stepped.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> DrawerFrame {
    runFrame(to: time, shift: driver.beginFrame(at: time))
    return frame(collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> DrawerEvents { synchronize(to: time) }

  mutating func run(to time: Double, isFrame: Bool) {
    driver.clock.move(to: time)
    let before = axis.position
    let isOver = axis.advance(to: driver.clock.shown, from: driver.clock.beginning)
    if axis.position != before { news.append(.didMove) }
    if isOver { arrive() }
  }

  mutating func shiftTime(by difference: Double) { axis.shiftTime(by: difference) }

  /// What to draw now.
  func frame(_ events: DrawerEvents) -> DrawerFrame {
    DrawerFrame(
      time: time, position: position, velocity: velocity, visibleLength: visibleLength,
      progress: progress, phase: phase, events: events)
  }
}
