@_spi(Formulas) import ScrollPhysics

/// Releases, programmatic moves and time.
extension Drawer: PlacedAxis {
  var screenAxis: ScrollAxis { placement.edge.axis }

  var sign: Double { -placement.edge.opening }

  func spring(to anchor: Int) -> DampedSpring { spring }

  /// Goes to the anchor where a velocity leads.
  ///
  /// - Parameters:
  ///   - velocity: what chooses the anchor, counted as the drawer opens, in pt/s.
  ///   - own: what the drawer itself moves with, in pt/s.
  mutating func fling(velocity: Double, own: Double) {
    let isSystem = rule == .system
    let release = SheetRelease(
      at: body.line.position, velocity: velocity, count: anchors.count, preferring: targetAnchor,
      rate: decelerationRate, projection: isSystem ? .perMillisecondSum : .integral,
      leastSpeed: isSystem ? SheetRelease.leastSpeed : 0,
      throwSpeed: isSystem ? SheetRelease.throwSpeed : .infinity
    ) { visibleLength(of: $0) }
    let reason: DrawerChangeReason =
      anchors[release.index] == .dismissed ? .dismissal : velocity == 0 ? .drag : .fling
    let oscillates = release.isThrow && spring == rule.sheetSpring
    settle(
      on: release.index, by: oscillates ? release.spring : spring, velocity: own, reason: reason)
  }

  /// Glides to an anchor, as content does, with a velocity that carries beyond it; false when it does not.
  mutating func glide(
    to target: Int, velocity: Double
  ) -> Bool {
    guard body.line.glide(to: visibleLength(of: target), velocity: velocity, at: body.start) else {
      return false
    }
    depart(to: target, reason: .fling)
    return true
  }

  func isResting(on anchor: Int) -> Bool { anchor == self.anchor }

  func way(to anchor: Int) -> Double { visibleLength(of: anchor) }

  mutating func aim(at anchor: Int) { targetAnchor = anchor }

  var departure: DrawerEvent? { targetAnchor == anchor ? nil : .willChangeAnchor(change) }

  var arrival: DrawerEvent? { targetAnchor == anchor ? nil : .didChangeAnchor(change) }

  private var change: DrawerChange {
    DrawerChange(from: anchor, to: targetAnchor, reason: reason)
  }

  mutating func rest() { anchor = targetAnchor }

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

  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed; what lies between two calls is computed, not stepped.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> DrawerFrame {
    runFrame(to: time, shift: body.beginFrame(at: time))
    return frame(collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> DrawerEvents { synchronize(to: time) }

  /// Goes on from what is shown at another time, as if none had passed.
  public mutating func resume(at time: Double) { goOn(at: time) }

  /// What to draw now.
  func frame(_ events: DrawerEvents) -> DrawerFrame {
    DrawerFrame(
      time: time, position: position, velocity: velocity, visibleLength: visibleLength,
      progress: progress, phase: phase, events: events)
  }
}
