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
    runFrame(to: time, shift: body.beginFrame(at: time))
    return ThrowFrame(
      time: self.time, value: value, velocity: velocity, phase: phase, events: collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> ThrowEvents { synchronize(to: time) }

  /// Goes on from what is shown at another time, as if none had passed.
  public mutating func resume(at time: Double) { goOn(at: time) }

  mutating func run(to time: Double, isFrame: Bool) {
    body.clock.move(to: time)
    guard body.lines.isMoving else { return }
    let before = value
    let isOver = body.lines.advance(to: body.clock.shown, from: body.clock.beginning)
    if value != before { body.events.append(.didChange) }
    if isOver { arrive() }
  }

  // MARK: - Fingers

  mutating func prepareTouch() { body.fingers.axes = .both }

  mutating func hold() { place(at: value) }

  mutating func beginDragging() {
    origin = value
    body.events.append(.willBeginDragging)
  }

  mutating func drag(by translation: Vector2) { place(at: origin + change(per: translation)) }

  mutating func endDragging() { body.events.append(.didEndDragging) }

  mutating func letGo() -> ThrowRelease<Value> {
    letGo(velocity: change(per: body.fingers.end.velocity), to: candidates)
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
    body.admits(Vector2(value.magnitude, 0), 0)
  }

  private mutating func place(at value: Value) {
    if stand(at: value) { body.events.append(.didChange) }
  }

  var way: Value { value }

  func spring(to value: Value) -> DampedSpring { spring }

  var ownVelocity: Value { body.lines.velocity }

  mutating func stand(at value: Value) -> Bool { body.lines.place(at: value) }

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
    let start = body.clock.start(hasBegun: body.lines.hasBegun)
    // A throw with numbers too large to add up stays where it is.
    let isFinite = (value - target).magnitude.isFinite && target.magnitude.isFinite
    if isFinite, !reducesMotion,
      body.lines.settle(
        on: target, by: spring, velocity: velocity, within: tolerance, at: start)
    {
      return false
    }
    place(at: isFinite ? target : value)
    return true
  }
}

/// What it is doing, and where it is.
extension Throw {
  /// Its change per second.
  public var velocity: Value {
    isDragging ? change(per: body.fingerVelocity) : ownVelocity
  }

  /// Whether a finger is down.
  public var isTracking: Bool { body.isTracking }

  /// Whether a finger drags it.
  public var isDragging: Bool { body.isDragging }

  /// Whether fingers may drag it; turned off in a drag, it ends the drag as a cancelled touch does.
  public var isDragEnabled: Bool {
    get { followsFingers }
    set { followsFingers = newValue }
  }

  /// How fingers are read: slop, minimum and maximum fling, estimator and still-finger rule.
  public var pan: PanConfiguration {
    get { body.fingers.configuration }
    set { body.fingers.configuration = newValue }
  }

  /// Whether frames are needed.
  public var isMoving: Bool { body.lines.isMoving }

  /// What it is doing, in one word.
  public var phase: MotionPhase { body.phase }

  /// The time of what is shown, in seconds.
  public var time: Double { body.clock.shown }

  /// When it will have come to rest, in seconds; now when it does not move.
  public var restTime: Double { body.restTime }

  /// What was ignored or corrected so far.
  public var diagnostics: InputDiagnostics { body.diagnostics }
}
