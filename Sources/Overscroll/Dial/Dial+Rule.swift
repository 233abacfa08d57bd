internal import ScrollMath

/// Where a release leads.
extension Dial: Resting {
  typealias Event = DialEvent

  var aim: Double { destination }

  mutating func fling() -> (velocity: Double, target: Double) {
    let speed = spin(body.fingers.end.velocity)
    let own = body.line.velocity(dragging: speed)
    let didDrag = stopDragging()
    let reach = Projection.integral.distance(velocity: speed, rate: decelerationRate)
    if let detent = detents.nearest(to: angle + reach, in: body.line.range) {
      settle(on: detent, velocity: own, reason: .fling)
    } else if body.line.fly(velocity: speed, at: body.start), didDrag {
      arrive()
    }
    return (speed, destination)
  }

  func spring(to angle: Double) -> DampedSpring { spring }

  // It rests wherever it is, and goes nowhere for a reason.
  func way(to angle: Double) -> Double { angle }

  func isResting(on angle: Double) -> Bool { true }

  mutating func aim(at angle: Double, reason: ChangeReason) {}

  var change: Never? { nil }

  mutating func rest() {}

  @inline(__always)
  mutating func look(_ finger: Vector2) -> (shown: Double, velocity: Double) {
    (body.lines.position, velocity(finger))
  }

  @inline(__always)
  func velocity(_ finger: Vector2) -> Double {
    body.isDragging ? body.lines.velocity(dragging: spin(finger)) : body.lines.velocity
  }

  // MARK: - Fingers

  mutating func prepareTouch() { body.fingers.axes = .both }

  mutating func hold() {
    body.line.hold()
    grabbed = body.fingers.centroid - center
    finger = grabbed
    turned = 0
  }

  /// The finger turns the dial to where it has gone since it touched.
  mutating func drag(by translation: Vector2) {
    let before = finger
    let now = grabbed + translation
    guard turns(at: now) else { return }
    finger = now
    if turns(at: before) {
      // The angle between two directions, however many turns have been made: within half a turn.
      turned += Double.atan2(
        y: before.x * now.y - before.y * now.x, x: before.x * now.x + before.y * now.y)
    }
    let turned = turned
    noting { $0.drag(by: turned) }
  }

  /// Whether a finger turns it from a place, counted from the centre: no nearer than the dead radius, and no farther
  /// than its square can be counted.
  private func turns(at place: Vector2) -> Bool {
    Self.deadRadius...Self.farthest ~= place.length
  }

  /// The farthest that a finger turns it from, 1e150, in points.
  ///
  /// Source: chosen, its square is a `Double`. Grade D.
  private static let farthest = 1e150

  /// The angular velocity of something at the finger's place, in rad/s.
  func spin(_ velocity: Vector2) -> Double {
    guard turns(at: finger) else { return 0 }
    let square = finger.x * finger.x + finger.y * finger.y
    return (finger.x * velocity.y - finger.y * velocity.x) / square
  }
}
