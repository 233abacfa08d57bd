/// What to draw: the answer to ``Dial/advance(to:)``.
public struct DialFrame: Hashable, Sendable {
  /// The time asked for, in seconds.
  public var time: Double

  /// The angle, in radians.
  public var angle: Double

  /// Its change per second, in rad/s.
  public var velocity: Double

  /// Whether it came to rest since the call before.
  public var didSettle: Bool
}

/// Fingers, programs and time.
extension Dial {
  /// A finger touches: a turning dial stops where it is.
  public mutating func touchDown(_ id: Int, at position: Vector2, time: Double) {
    guard clock.admits(position, time) else { return }
    _ = sync(to: time)
    let isFirst = touch.pointers.count == 0
    if isFirst { touch.configuration = pan }
    let lost = touch.pointerDown(id: id, at: position, time: clock.time, isCatching: isMoving)
    if lost != nil { isDragged = false }
    guard isTracking, isFirst || lost != nil else { return }
    stop()
    grabbed = position - center
    finger = grabbed
    turned = 0
  }

  /// A finger moves.
  public mutating func touchMoved(_ id: Int, to position: Vector2, time: Double) {
    guard clock.admits(position, time) else { return }
    _ = sync(to: time)
    move(id, to: position)
  }

  /// A finger lifts; returns the angle the dial goes to, in radians.
  ///
  /// - Parameters:
  ///   - id: the finger.
  ///   - position: where it lifts; if that is new, it moves there first.
  ///   - time: when, in seconds.
  @discardableResult
  public mutating func touchUp(_ id: Int, at position: Vector2? = nil, time: Double) -> Double {
    _ = sync(to: time)
    if let position, position != touch.pointers.position(of: id), clock.admits(position, time) {
      move(id, to: position)
    }
    finish(touch.pointerUp(id: id, time: clock.time))
    return destination
  }

  /// The system takes a finger away; the dial settles as after a release without velocity.
  public mutating func touchCancelled(_ id: Int, time: Double) {
    _ = sync(to: time)
    finish(touch.pointerCancelled(id: id, time: clock.time))
  }

  /// Takes all fingers away, for hosts that lost track of them.
  public mutating func cancelTouches(time: Double) {
    _ = sync(to: time)
    finish(touch.cancel(time: clock.time))
  }

  /// Turns to an angle by program, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger turns it, and counted when the angle is not finite.
  public mutating func turn(to angle: Double, animated: Bool = true, time: Double? = nil) {
    if let time { _ = sync(to: time) }
    guard clock.admits(Vector2(angle, 0), 0), !isDragged else { return }
    let speed = velocity
    let target = axis.limits.range.nearest(to: angle)
    stop()
    if animated, !reducesMotion {
      _ = axis.settle(on: target, spring: spring, velocity: speed, at: clock.time)
    } else {
      axis.place(at: target)
    }
  }

  /// Moves to a display frame and says what to draw; any interval is allowed.
  @discardableResult
  public mutating func advance(to time: Double) -> DialFrame {
    let didSettle = sync(to: time)
    return DialFrame(time: clock.time, angle: angle, velocity: velocity, didSettle: didSettle)
  }

  // MARK: - Parts

  private mutating func stop() {
    axis.hold()
    flight = nil
    flightVelocity = 0
  }

  private mutating func move(_ id: Int, to position: Vector2) {
    switch touch.pointerMoved(id: id, to: position, time: clock.time) {
    case .began(let update):
      isDragged = true
      axis.beginDrag()
      follow(update.translation)
    case .changed(let update):
      follow(update.translation)
    case .ended, .cancelled, .failed, nil:
      break
    }
  }

  private mutating func finish(_ action: PanAction?) {
    guard let action, touch.pointers.count == 0 else { return }
    var speed = 0.0
    if case .ended(let end) = action { speed = spin(end.velocity) }
    let own = axis.velocity(dragging: speed)
    isDragged = false
    let range = axis.limits.range
    let reach = Projection.integral.distance(velocity: speed, rate: decelerationRate)
    if let detent = detents.nearest(to: angle + reach, in: range) {
      let velocity =
        reducesMotion ? spring.calmVelocity(own, displacement: angle - detent) : own
      _ = axis.settle(
        on: detent, spring: reducesMotion ? spring.calm : spring, velocity: velocity,
        at: clock.time)
    } else {
      fly(velocity: speed)
    }
  }

  /// Lets it go as a scroll view's content goes.
  private mutating func fly(velocity: Double) {
    var law = ScrollLaw.continuous(decelerationRate)
    if reducesMotion { law.edge = .stop }
    let tolerance = Tolerance(
      speed: Tolerance.uiKit.speed / Self.radius, distance: Tolerance.uiKit.distance / Self.radius)
    axis.hold()
    flight = Flight(
      from: angle, velocity: velocity, in: axis.limits.range, law: law, tolerance: tolerance)
    flightStart = clock.time
    _ = run()
  }

  /// Moves to the time of an event or frame; true when it came to rest on the way.
  private mutating func sync(to time: Double) -> Bool {
    clock.tick(time)
    return run()
  }

  private mutating func run() -> Bool {
    guard let flight else { return axis.advance(to: clock.time) }
    let time = clock.time - flightStart
    let isOver = flight.isAtRest(at: time)
    let state = flight.motionState(at: time)
    axis.place(at: isOver ? flight.destination : state.value)
    flightVelocity = isOver ? 0 : state.velocity
    if isOver { self.flight = nil }
    return isOver
  }
}
