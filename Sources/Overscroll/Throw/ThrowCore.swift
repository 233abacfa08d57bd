internal import ScrollGestures
public import ScrollPhysics

/// All of a thrown value that does not depend on what it is: fingers, clocks, events, and how far a motion is.
///
/// A value of a user's own type costs no more than one of ours: what depends on the type is inlined where it is used
/// (``Throw``), and calls these functions.
@usableFromInline
struct ThrowCore: Hashable, Sendable {
  /// Fingers, clocks, events and what moves.
  var body: Body<ThrowMotion, ThrowEvents>

  init(_ spring: DampedSpring) {
    body = Body(ThrowMotion(spring: spring))
    body.fingers.axes = .both
  }

  /// What a touch does to the value.
  @usableFromInline
  enum Touch {
    /// Nothing.
    case nothing
    /// A finger holds it.
    case held
    /// Fingers have moved so far since their drag began, which may be now.
    case dragged(Vector2, isFirst: Bool)
  }

  /// Where a motion has it.
  @usableFromInline
  enum Show {
    /// Where it is.
    case same
    /// Between launch and destination.
    case between(SpringWeights)
    /// At its destination, from now on.
    case destination
  }

  // MARK: - Time

  /// Stands at an event's time; a finger that comes down holds what the last frame showed, if that was later.
  @usableFromInline
  mutating func begin(at time: Double, isTouch: Bool = false) -> Show {
    let shown = body.clock.shown
    let shift = body.begin(at: time)
    if shift.motions != 0 { body.lines.shiftTime(by: shift.motions) }
    // An event changes nothing of what a frame for its time, or a later one, has shown.
    let isShown = body.clock.event <= shown && (isTouch || body.lines.hasBegun)
    return isShown ? .same : run(to: body.clock.event)
  }

  /// Stands at a frame's time.
  @usableFromInline
  mutating func beginFrame(at time: Double) -> Show {
    guard let shift = body.beginFrame(at: time) else { return .same }
    if shift != 0 { body.lines.shiftTime(by: shift) }
    return run(to: time)
  }

  @inline(__always)
  private mutating func run(to time: Double) -> Show {
    body.clock.move(to: time)
    return body.lines.show(at: body.clock.shown, from: body.clock.beginning)
  }

  mutating func resume(at time: Double) {
    guard body.admits(time.isFinite && time >= 0) else { return }
    let shift = body.clock.resume(at: time)
    body.fingers.shiftTime(by: shift.touches, to: time)
    body.lines.shiftTime(by: shift.motions)
  }

  // MARK: - Fingers

  /// Stands at the time of a touch; nil where its numbers make no sense.
  @usableFromInline
  mutating func begin(_ event: TouchEvent) -> Show? {
    guard event.phase.isLift || body.admitsTouch(at: event.position ?? .zero, time: event.time)
    else { return nil }
    return begin(at: event.time, isTouch: event.phase == .began)
  }

  /// What a touch does before it lifts, if it does.
  @usableFromInline
  mutating func take(_ event: TouchEvent) -> Touch {
    let place = event.position ?? .zero
    switch event.phase {
    case .began: return touch(event.id, at: place)
    case .moved: return move(event.id, to: place)
    case .ended:
      let movesFirst = body.fingers.movesFirst(event.id, to: event.position, time: event.time)
      return movesFirst ? move(event.id, to: place) : .nothing
    case .cancelled, .allCancelled: return .nothing
    }
  }

  private mutating func touch(_ id: Int, at place: Vector2) -> Touch {
    guard body.isEnabled else { return .nothing }
    let touched = body.down(
      id, at: place, time: body.clock.event, isFirst: body.fingers.count == 0,
      isMoving: body.lines.isMoving)
    if touched == .again { stopDragging() }
    return touched == .first || touched == .again ? .held : .nothing
  }

  private mutating func move(_ id: Int, to place: Vector2) -> Touch {
    let (touched, translation) = body.fingers.follow(id, to: place, time: body.clock.event)
    let isFirst = touched == .began && startDragging()
    guard touched == .began || touched == .moved, body.isDragging else { return .nothing }
    return .dragged(translation, isFirst: isFirst)
  }

  /// Lifts what a touch lifts; how fast the fingers were, if the last one left and let it go.
  @usableFromInline
  mutating func lift(_ id: Int, _ phase: TouchEvent.Phase) -> Vector2? {
    let touched = body.lift(id, phase, at: body.clock.event)
    guard touched == .lifted || touched == .cancelled else { return nil }
    if !body.isDragging { body.fingers.end = PanEnd() }
    // Under a finger that only rested what a program began goes on, and what was at rest stays.
    let isCaught = body.didStopMotion && !body.lines.isMoving
    return body.isDragging || isCaught ? body.fingers.end.velocity : nil
  }

  /// A drag begins, unless one is under way.
  @usableFromInline
  mutating func startDragging() -> Bool {
    guard !body.isDragging else { return false }
    (body.isDragging, body.isUnsettled) = (true, true)
    body.events.append(.willBeginDragging)
    return true
  }

  /// The drag is over; whether one was under way.
  @usableFromInline @discardableResult
  mutating func stopDragging() -> Bool {
    guard body.isDragging else { return false }
    body.isDragging = false
    body.events.append(.didEndDragging)
    return true
  }

  // MARK: - Motion

  /// Whether a number makes sense; counts it if not.
  @usableFromInline
  mutating func admits(_ number: Double) -> Bool { body.admits(number.isFinite) }

  /// The value was changed.
  @usableFromInline
  mutating func noteMove() { body.events.append(.didMove) }

  /// It is where it is put, at rest.
  @usableFromInline
  mutating func stop(hasMoved: Bool, hasArrived: Bool) {
    body.lines.duration = nil
    if hasMoved { noteMove() }
    guard hasArrived else { return }
    body.isUnsettled = false
    body.events.append(.didSettle)
  }

  /// Goes to a target by a spring; false, and nothing happens, where it is there already.
  @usableFromInline
  mutating func settle(
    by spring: DampedSpring, distance: Double, speed: Double, within tolerance: Double
  ) -> Bool {
    // |P x0 + V v0| <= |P| |x0| + |V| |v0|: each may use up half of the tolerance.
    let fall = SpringMotion(spring, from: distance, velocity: 0)
    let push = SpringMotion(spring, from: 0, velocity: speed)
    let duration = max(
      fall.settleTime(within: tolerance / 2) ?? .infinity,
      push.settleTime(within: tolerance / 2) ?? .infinity)
    guard duration > 0 else { return false }
    let start = body.clock.start(hasBegun: body.lines.hasBegun)
    body.lines = ThrowMotion(spring: spring, duration: duration, start: start)
    return true
  }

  // MARK: - What it is doing

  /// The call is over: hands out what has happened.
  @usableFromInline
  mutating func collect() -> ThrowEvents {
    body.clock.end()
    return body.takeEvents()
  }

  @usableFromInline
  var fingerVelocity: Vector2 { mutating get { body.takeFingerVelocity() } }

  @usableFromInline var time: Double { body.clock.shown }

  @usableFromInline var isMoving: Bool { body.lines.isMoving }

  /// Whether it moves, or has not said since it was dragged or stopped that it rests.
  @usableFromInline var isUnsettled: Bool { isMoving || body.isUnsettled }

  @usableFromInline var isDragging: Bool { body.isDragging }

  @usableFromInline var didStopMotion: Bool { body.didStopMotion }

  @usableFromInline var phase: MotionPhase { body.phase }
}

/// The motion of a value of any kind: still, or going to a target by a spring.
struct ThrowMotion: MovingLines {
  /// The spring it moves by; the model's may have changed since.
  var spring: DampedSpring

  /// How long its motion takes, in seconds; nil at rest.
  var duration: Double?

  /// When it started, in seconds; infinite until the next frame or event.
  var start = 0.0

  /// Whether a frame has shown that it moves: what replaces the motion starts there.
  var hasBegun: Bool { duration != nil && start < .infinity }

  /// Where it is at a time.
  ///
  /// - Parameters:
  ///   - time: now, in seconds.
  ///   - beginning: when a motion starts that waits for a time, in seconds.
  @inline(__always)
  mutating func show(at time: Double, from beginning: Double) -> ThrowCore.Show {
    guard let duration else { return .same }
    if start == .infinity {
      start = beginning
      guard start >= time else { return .same }
    }
    // As ``restTime(at:)`` is rounded: it is over then, to the bit.
    return time < start + duration
      ? .between(SpringWeights(spring, at: time - start)) : .destination
  }

  var isMoving: Bool { duration != nil }

  func restTime(at time: Double) -> Double? {
    duration.map { (start < .infinity ? start : time) + $0 }
  }

  mutating func shiftTime(by difference: Double) { start += difference }

  /// The next time strictly after `time` at which a number passes a value; nil where it does not.
  ///
  /// - Parameter now: when a motion begins that has not begun.
  func nextTime(
    at value: Double, after time: Double, now: Double, from launch: Double, to target: Double,
    velocity: Double
  ) -> Double? {
    guard let duration else { return nil }
    let start = start == .infinity ? now : start
    let end = start + duration
    let curve = SpringMotion(spring, from: launch, to: target, velocity: velocity)
    let found = firstTime(after: time, countedFrom: start) { curve.nextTime(at: value, after: $0) }
    if let found, found < end { return found }
    // At its end it is put on its target.
    return value == target && time < end ? end : nil
  }
}
