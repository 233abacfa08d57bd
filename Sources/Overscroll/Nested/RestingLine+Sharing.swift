/// What goes from place to place along one axis, in a page: counted as its box says.
extension RestingLine {
  mutating func traits() -> MemberTraits {
    var traits = MemberTraits.isPaged(.horizontal)
    traits.formUnion(.isPaged(.vertical))
    if body.line.isMoving { traits.formUnion(.isGliding) }
    guard body.isEnabled else { return traits }
    traits.formUnion(.drags(screenAxis))
    if body.line.isStretched { traits.formUnion(.isStretched) }
    return traits
  }

  /// Goes on with a finger's velocity; without one it settles, if it was held and nothing has begun since then.
  mutating func release(
    along axis: ScrollAxis, finger: Double, last: Double, wasHeld: Bool = true
  ) {
    let needsSettling = (wasHeld || body.line.isHeld) && !body.line.isMoving
    guard axis == screenAxis, finger != 0 || needsSettling else { return }
    release(velocity: finger * sign, last: last * sign)
  }

  /// Whether a program moves it.
  var isProgrammed: Bool { body.line.isMoving && reason == .program }

  mutating func addVelocity(_ velocity: Double, along axis: ScrollAxis) {
    guard axis == screenAxis else { return }
    stopDragging()
    let velocity = velocity * sign
    fling(velocity: velocity, last: velocity, own: body.line.velocity + velocity)
  }

  mutating func bounce(along axis: ScrollAxis, velocity: Double) {
    guard axis == screenAxis else { return }
    body.line.hold()
    stopDragging()
    let velocity = velocity * sign
    fling(velocity: velocity, last: velocity, own: velocity)
  }

  mutating func screenVelocity() -> Vector2 {
    var velocity = Vector2.zero
    velocity[screenAxis] = body.line.velocity * sign
    return velocity
  }
}
