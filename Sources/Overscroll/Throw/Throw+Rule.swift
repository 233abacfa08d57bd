public import ScrollPhysics

/// Fingers, programs and time: what depends on the value, inlined where it is thrown.
extension Throw {
  /// Takes a touch, in any coordinates, in points; a moving value is caught where it is shown.
  @inlinable @discardableResult
  public mutating func handle(_ event: TouchEvent) -> ThrowRelease<Value> {
    guard let shown = core.begin(event) else { return unreleased(ThrowEvents()) }
    show(shown)
    switch core.take(event) {
    case .nothing: break
    case .held: place(at: value)
    case .dragged(let translation, let isFirst):
      if isFirst { origin = value }
      place(at: origin + change(per: translation))
    }
    guard event.phase.isLift, let velocity = core.lift(event.id, event.phase) else {
      return unreleased(core.collect())
    }
    var answer = finishDrag(velocity: change(per: velocity), to: candidates)
    answer.events = core.collect()
    answer.didStopMotion = core.didStopMotion
    return answer
  }

  /// Moves to a display frame; any interval is allowed.
  @inlinable @discardableResult
  public mutating func advance(to time: Double) -> ThrowFrame<Value> {
    show(core.beginFrame(at: time))
    return MotionFrame(
      time: core.time, shown: value,
      velocity: core.isDragging ? change(per: core.fingerVelocity) : ownVelocity,
      phase: core.phase, events: core.collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @inlinable @discardableResult
  public mutating func sync(to time: Double) -> ThrowEvents {
    if core.admits(time) { show(core.begin(at: time)) }
    return core.collect()
  }

  /// Has it at a value; one that is not finite is ignored and counted.
  @inlinable @discardableResult
  public mutating func drag(to value: Value) -> ThrowEvents {
    guard core.admits(value.magnitude) else { return core.collect() }
    if core.startDragging() { origin = self.value }
    place(at: value)
    return core.collect()
  }

  /// Goes on with a velocity, to the nearest of some values.
  ///
  /// - Parameters:
  ///   - velocity: change per second; if it is not finite, it is ignored and counted, and zero.
  ///   - candidates: where it may rest; if there are none, it goes where the throw carries it.
  /// - Returns: the release, with the index of the candidate it goes to.
  @inlinable @discardableResult
  public mutating func release(velocity: Value, to candidates: [Value]) -> ThrowRelease<Value> {
    let velocity = core.admits(velocity.magnitude) ? velocity : value - value
    var answer = finishDrag(velocity: velocity, to: candidates)
    answer.events = core.collect()
    return answer
  }

  /// Goes to a value by program, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger drags, and counted when the value is not finite.
  @inlinable @discardableResult
  public mutating func move(to target: Value, animated: Bool = true) -> ThrowEvents {
    guard core.admits(target.magnitude), !core.isDragging else { return core.collect() }
    if animated, !reducesMotion {
      settle(at: target, velocity: ownVelocity)
    } else if target != value || core.isUnsettled {
      place(at: target, hasArrived: true)
    }
    return core.collect()
  }

  // MARK: - Parts

  @usableFromInline
  mutating func cancelTouching() {
    guard core.body.fingers.count > 0, let velocity = core.lift(0, .allCancelled) else { return }
    _ = finishDrag(velocity: change(per: velocity), to: candidates)
  }

  /// How much it changes as a finger moves.
  @inlinable
  func change(per translation: Vector2) -> Value {
    perX.scaled(by: translation.x) + perY.scaled(by: translation.y)
  }

  /// Shows where its motion has it.
  @inlinable
  mutating func show(_ shown: ThrowCore.Show) {
    switch shown {
    case .same: return
    case .between(let weights):
      let before = value
      now = weights.value(from: launch, to: destination, velocity: launchVelocity)
      ownVelocity = weights.velocity(from: launch, to: destination, velocity: launchVelocity)
      if value != before { core.noteMove() }
    case .destination: place(at: destination, hasArrived: true)
    }
  }

  /// Is at a value without motion.
  @inlinable
  mutating func place(at value: Value, hasArrived: Bool = false) {
    let before = now
    now = value
    ownVelocity = value - value
    target = value
    core.stop(hasMoved: value != before, hasArrived: hasArrived)
  }

  @inlinable
  mutating func finishDrag(velocity: Value, to candidates: [Value]) -> ThrowRelease<Value> {
    let didDrag = core.stopDragging()
    let projection = value.projected(velocity: velocity, rate: decelerationRate)
    var nearest: Int?
    var least = Double.infinity
    for index in candidates.indices {
      let distance = (candidates[index] - projection).magnitude
      if distance < least { (nearest, least) = (index, distance) }
    }
    settle(at: nearest.map { candidates[$0] } ?? projection, velocity: velocity)
    var answer = unreleased(ThrowEvents())
    answer.velocity = velocity
    answer.target.candidate = nearest
    answer.didDrag = didDrag
    return answer
  }

  @inlinable
  func unreleased(_ events: ThrowEvents) -> ThrowRelease<Value> {
    MotionRelease(
      velocity: value - value, target: ThrowTarget(destination: destination),
      willSettle: core.isMoving, events: events)
  }

  @inlinable
  mutating func settle(at target: Value, velocity: Value) {
    let distance = (value - target).magnitude
    // A throw with numbers too large to add up stays where it is.
    let isFinite = distance.isFinite && target.magnitude.isFinite
    let wasThere = target == value && !core.isUnsettled
    if isFinite, !reducesMotion,
      core.settle(
        by: spring, distance: distance, speed: velocity.magnitude, within: tolerance)
    {
      (self.target, launch) = (target, value)
      (launchVelocity, ownVelocity) = (velocity, velocity)
      return
    }
    place(at: isFinite ? target : value, hasArrived: !wasThere)
  }
}

/// What it is doing, and where it is.
extension Throw {
  /// The value now.
  @inlinable public var value: Value { now }

  /// Where it goes, or is.
  @inlinable public var destination: Value { target }

  /// Its change per second.
  public var velocity: Value {
    core.isDragging ? change(per: core.body.fingerVelocity) : ownVelocity
  }
}

/// What everything draggable has, documented there.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Throw {
  @inlinable public var time: Double { core.time }
  public var isTracking: Bool { core.body.isTracking }
  @inlinable public var isDragging: Bool { core.isDragging }
  public var isDragEnabled: Bool {
    get { core.body.isEnabled }
    set {
      core.body.isEnabled = newValue
      if !newValue { cancelTouching() }
    }
  }

  public var pan: PanConfiguration {
    get { core.body.fingers.configuration }
    set { core.body.fingers.configuration = newValue }
  }

  @inlinable public var isMoving: Bool { core.isMoving }
  @inlinable public var phase: MotionPhase { core.phase }
  public var restTime: Double { core.body.restTime }
  public var diagnostics: InputDiagnostics { core.body.diagnostics }
  public mutating func resume(at time: Double) { core.resume(at: time) }
}

extension Throw where Value == Double {
  /// The next time strictly after `time` at which it passes a value by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and for a value that rests or is held.
  public func nextTime(at value: Double, after time: Double) -> Double? {
    guard value.isFinite, !time.isNaN else { return nil }
    return core.body.lines.nextTime(
      at: value, after: time, now: self.time, from: launch, to: target, velocity: launchVelocity)
  }
}
