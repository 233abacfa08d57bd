@_spi(Formulas) import ScrollPhysics

/// Where a release leads, and what arriving does.
extension Drawer: RestingLine {
  typealias Event = DrawerEvent

  var screenAxis: ScrollAxis { placement.edge.axis }

  var sign: Double { -placement.edge.opening }

  var aim: Int { goal.target }

  mutating func fling() -> (velocity: Double, target: Int) {
    let velocity = body.fingers.end.velocity[placement.edge.axis]
    let own = velocity * placement.edge.opening
    release(velocity: own, last: own)
    return (velocity, goal.target)
  }

  /// Goes to the anchor where a velocity leads.
  ///
  /// - Parameters:
  ///   - velocity: what chooses the anchor, counted as the drawer opens, in pt/s.
  ///   - last: that of the last move, which only pages ask for.
  ///   - own: what the drawer itself moves with, in pt/s.
  mutating func fling(velocity: Double, last: Double, own: Double) {
    let isSystem = rule == .system
    let release = SheetRelease(
      at: body.line.position, velocity: velocity, count: anchors.count, preferring: targetAnchor,
      rate: decelerationRate, projection: isSystem ? .perMillisecondSum : .integral,
      leastSpeed: isSystem ? SheetRelease.leastSpeed : 0,
      throwSpeed: isSystem ? SheetRelease.throwSpeed : .infinity
    ) { visibleLength(of: $0) }
    let reason: ChangeReason =
      anchors[release.index] == .dismissed ? .dismissal : velocity == 0 ? .drag : .fling
    let oscillates = release.isThrow && spring == rule.sheetSpring
    settle(
      on: release.index, by: oscillates ? release.spring : spring, velocity: own, reason: reason)
  }

  /// Glides to an anchor, as content does, with a velocity that carries beyond it; false when it does not.
  mutating func glide(to target: Int, velocity: Double) -> Bool {
    guard body.line.glide(to: visibleLength(of: target), velocity: velocity, at: body.start) else {
      return false
    }
    depart(to: target, reason: .fling)
    return true
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

  func spring(to anchor: Int) -> DampedSpring { spring }

  func coordinate(of anchor: Int) -> Double { visibleLength(of: anchor) }

  func isResting(on anchor: Int) -> Bool { anchor == goal.rested }

  mutating func aim(at anchor: Int, reason: ChangeReason) {
    (goal.target, goal.reason) = (anchor, reason)
  }

  var change: DrawerChange? { goal.change }

  mutating func rest() { goal.rested = goal.target }

  @inline(__always)
  mutating func shownState(_ finger: Vector2) -> (shown: DrawerShown, velocity: Double) {
    let length = body.lines.position
    let range = body.lines.range
    return (
      DrawerShown(
        position: placement.position(visibleLength: length), visibleLength: length,
        progress: Self.progress(length, from: range.lowerBound, to: range.upperBound)),
      velocity(finger)
    )
  }

  /// The change of the position per second while fingers move at a velocity.
  @inline(__always)
  func velocity(_ finger: Vector2) -> Double {
    let opening = placement.edge.opening
    guard body.isDragging, !body.isHeld else { return body.lines.velocity * opening }
    return body.lines.velocity(dragging: finger[placement.edge.axis] * opening) * opening
  }

  static func progress(_ length: Double, from: Double, to: Double) -> Double {
    guard to != from else { return length > from ? 1 : 0 }
    return min(max((length - from) / (to - from), 0), 1)
  }
}

extension Goal where Origin == Place {
  /// From where to where it goes; nil where it goes back to its place.
  var change: PlaceChange<Place, Place>? {
    target == rested ? nil : PlaceChange(from: rested, to: target, reason: reason)
  }
}
