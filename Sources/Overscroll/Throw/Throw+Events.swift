/// Fingers, programs and time.
extension Throw: Placed {
  typealias Event = ThrowEvent
  typealias Place = Value
  typealias Reason = Void

  /// Takes a touch, in any coordinates, in points; a moving value is caught where it is shown.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> ThrowRelease<Value> { respond(to: event) }

  /// Has it at a value; one that is not finite is ignored and counted.
  @discardableResult
  public mutating func drag(to value: Value) -> ThrowEvents {
    guard admits(value) else { return collect() }
    startDragging()
    place(at: value)
    return collect()
  }

  /// Goes on with a velocity, to the nearest of some values.
  ///
  /// - Parameters:
  ///   - velocity: change per second; if it is not finite, it is ignored and counted, and zero.
  ///   - candidates: where it may rest; if there are none, it goes where the throw carries it.
  /// - Returns: the release, with the index of the candidate it goes to.
  @discardableResult
  public mutating func release(velocity: Value, to candidates: [Value]) -> ThrowRelease<Value> {
    let velocity = admits(velocity) ? velocity : value - value
    var answer = letGo(velocity: velocity, to: candidates)
    answer.events = collect()
    return answer
  }

  /// Goes to a value by program, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger drags, and counted when the value is not finite.
  @discardableResult
  public mutating func move(to target: Value, animated: Bool = true) -> ThrowEvents {
    guard admits(target), !isDragging else { return collect() }
    go(to: target, animated: animated, reason: ())
    return collect()
  }

  /// Moves to a display frame; any interval is allowed.
  @discardableResult
  public mutating func advance(to time: Double) -> ThrowFrame<Value> {
    runFrame(to: time, shift: driver.beginFrame(at: time))
    return ThrowFrame(
      time: self.time, value: value, velocity: velocity, phase: phase, events: collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> ThrowEvents { synchronize(to: time) }

  /// Goes on from what is shown at another time, as if none had passed.
  public mutating func resume(at time: Double) { goOn(at: time) }

  mutating func run(to time: Double, isFrame: Bool) {
    driver.clock.move(to: time)
    guard let duration else { return }
    if start == .infinity {
      start = driver.clock.beginning
      guard start >= driver.clock.shown else { return }
    }
    // As ``restTime`` is rounded: it is over then, to the bit.
    guard driver.clock.shown < start + duration else {
      place(at: destination)
      return arrive()
    }
    let weights = SpringWeights(launchSpring, at: driver.clock.shown - start)
    let before = value
    value = weights.value(from: launch, to: destination, velocity: launchVelocity)
    ownVelocity = weights.velocity(from: launch, to: destination, velocity: launchVelocity)
    if value != before { news.append(.didChange) }
  }

  mutating func shiftTime(by difference: Double) { start += difference }

  // MARK: - Fingers

  mutating func prepareTouch() { driver.touch.axes = .both }

  mutating func hold() { place(at: value) }

  mutating func beginDragging() {
    origin = value
    news.append(.willBeginDragging)
  }

  mutating func drag(by translation: Vector2) { place(at: origin + change(per: translation)) }

  mutating func endDragging() { news.append(.didEndDragging) }

  mutating func letGo() -> ThrowRelease<Value> {
    letGo(velocity: change(per: driver.touch.end.velocity), to: candidates)
  }

  private mutating func letGo(velocity: Value, to candidates: [Value]) -> ThrowRelease<Value> {
    let didDrag = stopDragging()
    var answer = go(velocity: velocity, to: candidates)
    answer.didDrag = didDrag
    return answer
  }

  mutating func unreleased(_ events: ThrowEvents) -> ThrowRelease<Value> {
    ThrowRelease(
      velocity: value - value, candidate: nil, destination: destination, willSettle: isMoving,
      didDrag: false, events: events)
  }

  // MARK: - Parts

  /// How much it changes as a finger moves.
  func change(per translation: Vector2) -> Value {
    perX.scaled(by: translation.x) + perY.scaled(by: translation.y)
  }

  private mutating func admits(_ value: Value) -> Bool {
    driver.admits(Vector2(value.magnitude, 0), 0)
  }

  private mutating func place(at value: Value) {
    if stand(at: value) { news.append(.didChange) }
  }

  var way: Value { value }

  func spring(to value: Value) -> DampedSpring { spring }

  mutating func stand(at value: Value) -> Bool {
    let before = self.value
    self.value = value
    ownVelocity = value - value
    destination = value
    duration = nil
    return value != before
  }

  private mutating func go(velocity: Value, to candidates: [Value]) -> ThrowRelease<Value> {
    let projection = value.projected(velocity: velocity, rate: decelerationRate)
    var nearest: Int?
    var least = Double.infinity
    for index in candidates.indices {
      let distance = (candidates[index] - projection).magnitude
      if distance < least { (nearest, least) = (index, distance) }
    }
    settle(on: nearest.map { candidates[$0] } ?? projection, velocity: velocity, reason: ())
    var answer = unreleased(ThrowEvents())
    answer.velocity = velocity
    answer.candidate = nearest
    return answer
  }

  mutating func settle(at target: Value, by spring: DampedSpring, velocity: Value) -> Bool {
    let start = driver.clock.start(hasBegun: duration != nil && start < .infinity)
    let (distance, speed) = ((value - target).magnitude, velocity.magnitude)
    // A throw with numbers too large to add up stays where it is.
    let isFinite = distance.isFinite && target.magnitude.isFinite
    // |P x0 + V v0| <= |P| |x0| + |V| |v0|: each may use up half of the tolerance.
    let fall = SpringMotion(spring, from: isFinite ? distance : 0, velocity: 0)
    let push = SpringMotion(spring, from: 0, velocity: isFinite ? speed : 0)
    let duration = max(
      fall.settleTime(within: tolerance / 2) ?? .infinity,
      push.settleTime(within: tolerance / 2) ?? .infinity)
    guard isFinite, !reducesMotion, duration > 0 else {
      place(at: isFinite ? target : value)
      return true
    }
    destination = target
    launch = value
    launchVelocity = velocity
    launchSpring = spring
    ownVelocity = velocity
    self.duration = duration
    self.start = start
    return false
  }
}

/// What it is doing, and where it is.
extension Throw {
  /// Its change per second.
  public var velocity: Value {
    isDragging ? change(per: driver.fingerVelocity) : ownVelocity
  }

  /// Whether a finger is down.
  public var isTracking: Bool { driver.isTracking }

  /// Whether a finger drags it.
  public var isDragging: Bool { driver.isDragging }

  /// Whether fingers may drag it; turned off in a drag, it ends the drag as a cancelled touch does.
  public var isDragEnabled: Bool {
    get { followsFingers }
    set { followsFingers = newValue }
  }

  /// How fingers are read: slop, minimum and maximum fling, estimator and still-finger rule.
  public var pan: PanConfiguration {
    get { driver.touch.configuration }
    set { driver.touch.configuration = newValue }
  }

  /// Whether frames are needed.
  public var isMoving: Bool { duration != nil }

  /// What it is doing, in one word.
  public var phase: MotionPhase { settlingPhase }

  /// The time of what is shown, in seconds.
  public var time: Double { driver.clock.shown }

  /// When it will have come to rest, in seconds; now when it does not move.
  public var restTime: Double {
    max(time, (start < .infinity ? start : time) + (duration ?? -.infinity))
  }

  /// What was ignored or corrected so far.
  public var diagnostics: InputDiagnostics { driver.diagnostics(isMoving: isMoving) }
}
