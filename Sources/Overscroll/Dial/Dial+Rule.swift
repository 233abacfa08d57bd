internal import ScrollMath

/// Where a release leads.
extension Dial: Resting {
  typealias Event = DialEvent

  var aim: Double { destination }

  mutating func fling() -> (velocity: Double, target: Double) {
    let speed = spin(body.fingers.end.velocity)
    let own = body.line.velocity(dragging: speed)
    stopDragging()
    let reach = Projection.integral.distance(velocity: speed, rate: decelerationRate)
    if let detent = detents.nearest(to: angle + reach, in: body.line.range) {
      settle(on: detent, velocity: own, reason: .fling)
    } else {
      let start = body.start
      let isOver = reportingMove { $0.fly(velocity: speed, at: start) }
      if isOver, body.isUnsettled { arrive() }
    }
    return (speed, destination)
  }

  func spring(to angle: Double) -> DampedSpring { spring }

  // It rests wherever it is, and goes nowhere for a reason.
  func coordinate(of angle: Double) -> Double { angle }

  func isResting(on angle: Double) -> Bool { true }

  mutating func aim(at angle: Double, reason: ChangeReason) {}

  var change: Never? { nil }

  mutating func rest() {}

  @inline(__always)
  mutating func shownState(_ finger: Vector2) -> (shown: Double, velocity: Double) {
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
    turning.begin(at: body.fingers.sampleTime, by: body.fingers.configuration.estimator)
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
    turning.add(
      Vector2(turned * Self.radius, 0), at: body.fingers.sampleTime,
      by: body.fingers.configuration.estimator)
    reportingMove { $0.drag(by: turned) }
  }

  /// Whether a finger turns it from a place, counted from the centre: no nearer than the dead radius, and no farther
  /// than its square can be counted.
  private func turns(at place: Vector2) -> Bool { Self.deadRadius...Self.farthest ~= place.length }

  /// The farthest that a finger turns it from, 1e150, in points.
  ///
  /// Source: chosen, its square is a `Double`. Grade D.
  private static let farthest = 1e150

  /// The angular velocity of a finger that moves at a velocity, in rad/s: 0 where that rests.
  ///
  /// Judged as a finger's is, from the angles that it has turned by: from its places, each of which lies on a tangent
  /// of its own, a quick turn would seem slower, the more so the fewer events there are.
  @inline(__always)
  func spin(_ velocity: Vector2) -> Double {
    guard velocity != .zero, turns(at: finger) else { return 0 }
    var turning = turning
    let speed = turning.velocities().velocity.x / Self.radius
    let most = body.fingers.configuration.maximumFlingSpeed / finger.length
    return min(max(speed, -most), most)
  }

  /// Where a finger turns as fast as it moves, 100, in points: what rules of velocities mean by a point.
  ///
  /// Source: chosen, as a dial's tolerances are. Grade D.
  private static let radius = 100.0
}
