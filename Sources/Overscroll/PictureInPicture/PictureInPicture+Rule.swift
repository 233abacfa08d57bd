@_spi(Formulas) internal import ScrollPhysics

/// Where a release leads, and what arriving does.
extension PictureInPicture: Resting {
  typealias Event = PictureInPictureEvent

  var aim: PictureInPictureTarget { PictureInPictureTarget(place: goal.target, projection: corner) }

  mutating func fling() -> (velocity: Vector2, target: PictureInPictureTarget) {
    let velocity = body.fingers.end.velocity
    let own = body.lines.velocity(dragging: velocity)
    let isTap = body.fingers.tap.isTap && !body.isDragging
    let way = rule == .system ? Projection.perMillisecondSum : .integral
    let projection = way.destination(from: corner, velocity: velocity, rate: decelerationRate)
    let target = place(projection: projection, velocity: velocity, isTap: isTap)
    let didDrag = stopDragging()
    let reason: ChangeReason = velocity != .zero ? .fling : didDrag ? .drag : .tap
    settle(on: target, velocity: own, reason: reason)
    if body.fingers.tap.isDouble, let alternateSize {
      let current = targetSize
      changeSpace(animated: true) { $1 = alternateSize }
      self.alternateSize = current
    }
    return (velocity, PictureInPictureTarget(place: goal.target, projection: projection))
  }

  func coordinate(of place: PictureInPicturePlace) -> Vector2 { corner(of: place) }

  func spring(to place: PictureInPicturePlace) -> DampedSpring {
    if case .stashed = place { return spring(.stash) }
    return spring
  }

  /// The spring for a reason: the rule's, unless another one is set.
  func spring(_ reason: FloatingWindowSpring) -> DampedSpring {
    spring == rule.windowSpring(.corner) ? rule.windowSpring(reason) : spring
  }

  func isResting(on place: PictureInPicturePlace) -> Bool { place == goal.rested }

  mutating func aim(at place: PictureInPicturePlace, reason: ChangeReason) {
    (goal.target, goal.reason) = (place, reason)
  }

  var change: PictureInPictureChange? { goal.change }

  mutating func rest() { goal.rested = goal.target }

  @inline(__always)
  mutating func shownState(_ finger: Vector2) -> (shown: Rect2, velocity: Vector2) {
    (body.lines.seen, body.lines.velocity(dragging: finger))
  }

  /// Whether fingers that hold it decide when they leave: its size goes on under them, its corner only by a program.
  var isUnderFinger: Bool { isTracking && !body.lines.origin.isMoving }

  mutating func keepsMovingUnderFinger() -> Bool { body.lines.origin.isMoving }

  mutating func beginDragging() {
    // Out of a stash the window follows the finger immediately.
    body.lines.origin.x.beginDrag(freeTo: isStashed ? body.lines.origin.x.position : nil)
    body.lines.origin.y.beginDrag()
    body.events.append(.willBeginDragging)
  }

  mutating func drag(by translation: Vector2) { reportingMove { $0.drag(by: translation) } }

  /// Takes the rule's numbers; what is dragged goes on from where it is.
  mutating func applyRule() {
    spring = rule.windowSpring(.corner)
    decelerationRate = rule == .system ? FloatingWindowSpring.projectionRate : .normal
    body.lines.setLimits(space, size: targetSize, rule)
  }

  mutating func applyStashing() {
    guard case .stashed = targetPlace, !isUnderFinger else { return }
    go(
      to: stashing == nil ? nearestPlace(to: corner) : targetPlace,
      animated: !reducesMotion, reason: .layout)
  }
}
