internal import ScrollMath

/// Fingers, programs and time.
extension Dial: OneAxis {
  typealias Event = DialEvent
  typealias Place = Double
  typealias Reason = Void

  /// Takes a touch, in the coordinates of the centre, in points; a turning dial stops where it is shown.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> DialRelease {
    respond(to: event)
  }

  /// Turns to an angle by program, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger turns it, and counted when the angle is not finite.
  @discardableResult
  public mutating func turn(to angle: Double, animated: Bool = true) -> DialEvents {
    guard body.admits(Vector2(angle, 0), 0), !isDragging else { return collect() }
    go(to: body.line.range.nearest(to: angle), animated: animated, reason: ())
    return collect()
  }

  /// Moves to a display frame and says what to draw; any interval is allowed.
  @discardableResult
  public mutating func advance(to time: Double) -> DialFrame {
    runFrame(to: time, shift: body.beginFrame(at: time))
    return DialFrame(
      time: self.time, angle: angle, velocity: velocity, phase: phase, events: collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> DialEvents { synchronize(to: time) }

  /// Goes on from what is shown at another time, as if none had passed.
  public mutating func resume(at time: Double) { goOn(at: time) }

  func spring(to angle: Double) -> DampedSpring { spring }

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
    guard now.length >= Self.deadRadius else { return }
    finger = now
    if before.length >= Self.deadRadius {
      // The angle between two directions, however many turns have been made: within half a turn.
      turned += Double.atan2(
        y: before.x * now.y - before.y * now.x, x: before.x * now.x + before.y * now.y)
    }
    drag(counting: turned)
  }

  mutating func letGo() -> DialRelease {
    let speed = spin(body.fingers.end.velocity)
    let own = body.line.velocity(dragging: speed)
    let didDrag = stopDragging()
    let reach = Projection.integral.distance(velocity: speed, rate: decelerationRate)
    if let detent = detents.nearest(to: angle + reach, in: body.line.range) {
      settle(on: detent, velocity: own, reason: ())
    } else if body.line.fly(velocity: speed, at: body.start), didDrag {
      arrive()
    }
    var answer = unreleased(DialEvents())
    answer.velocity = speed
    answer.didDrag = didDrag
    return answer
  }

  mutating func unreleased(_ events: DialEvents) -> DialRelease {
    DialRelease(
      velocity: 0, destination: destination, willSettle: isMoving, didDrag: false,
      events: events)
  }

  /// The angular velocity of something at the finger's place, in rad/s.
  func spin(_ velocity: Vector2) -> Double {
    let square = finger.x * finger.x + finger.y * finger.y
    guard square >= Self.deadRadius * Self.deadRadius else { return 0 }
    return (finger.x * velocity.y - finger.y * velocity.x) / square
  }
}
