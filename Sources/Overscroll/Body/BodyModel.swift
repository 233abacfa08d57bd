/// A model: a body, and the rule that it moves by.
///
/// What touches, time and settings mean to every model is written here, once; the rule says what a release does,
/// what arriving does, and what there is to see.
protocol BodyModel: Draggable {
  /// What moves.
  associatedtype Lines: Hashable & Sendable

  /// Lines, fingers, clocks, and what happened.
  var body: Body<Lines, Events> { get set }

  /// Moves to a time; the body's events say what happened meanwhile.
  mutating func run(to time: Double, isFrame: Bool)

  /// Moves the times of all motions: the host's clock was set.
  mutating func shiftTime(by difference: Double)

  /// The first finger is about to touch: sets what the tracker needs to know.
  mutating func prepareTouch()

  /// A finger holds it where it is shown.
  mutating func hold()

  /// Whether a finger that touches now stops something; changes nothing, as `unreleased` does not.
  mutating func isMovingUnderFinger() -> Bool

  /// Whether what a program began under a finger that only rests goes on when that lifts, without a release.
  mutating func keepsMovingUnderFinger() -> Bool

  /// Moves the times of fingers that the body does not know: the host's clock was set.
  mutating func shiftFingers(by difference: Double)

  /// Takes the clock of a page that it lies in, so that what starts now starts at its present.
  mutating func follow(_ clock: HostClock)

  /// Whether fingers are followed that may not drag: they stop what moves, or pinch.
  var tracksWhileDisabled: Bool { get }

  /// Whether a drag may begin now.
  var canBeginDragging: Bool { get }

  /// Fingers take over: what that means for what they drag. Called by `startDragging`.
  mutating func beginDragging()

  /// The fingers have moved so far since the drag began, in points.
  mutating func drag(by translation: Vector2)

  /// Fingers have done something: what that means to those that spread or close.
  mutating func pinch(_ touched: Touched)

  /// The drag is over, without a release: only says so. Called by `stopDragging`.
  mutating func endDragging()

  /// The finger that held it is lost; it never dragged.
  mutating func releaseUndragged()

  /// Everything is taken away: a stroke and a key that is held end, too.
  mutating func endHardware()

  /// The last finger left: how the drag ended, and whether it was a tap, is in the fingers' `end` and `tap`.
  mutating func finishDrag() -> Release

  /// The answer where no touch ended.
  ///
  /// Changes nothing; mutating, because what is called from a mutating function else copies the model. Given
  /// the events, for an answer that they are put into afterwards is copied while they are still being stored.
  mutating func unreleased(_ events: Events) -> Release

  /// Hands out what has happened since the call before.
  mutating func collect() -> Events
}

extension BodyModel {
  var canBeginDragging: Bool { true }

  @inline(__always)
  mutating func isMovingUnderFinger() -> Bool { isMoving }

  mutating func keepsMovingUnderFinger() -> Bool { false }

  mutating func shiftFingers(by difference: Double) {}

  mutating func follow(_ clock: HostClock) {
    // What rests, or is held, shows the same at the page's time, whatever one of its own it had.
    if !body.isDragging, isMoving { body.clock.follow(clock) } else { body.clock = clock }
  }

  var tracksWhileDisabled: Bool { false }

  mutating func pinch(_ touched: Touched) {}

  mutating func releaseUndragged() {}

  mutating func endHardware() {}

  /// Takes a touch.
  ///
  /// Inlined into the one place of a model that calls it: handed through, the answer would be copied while its
  /// parts are still being stored, a tenth of a touch's time.
  @inline(__always)
  mutating func respond(to event: TouchEvent) -> Release {
    let place = event.position ?? .zero
    if !event.phase.isLift, !body.admitsTouch(at: place, time: event.time) {
      return unreleased(Events())
    }
    begin(at: event.time, isTouch: event.phase == .began)
    let time = body.clock.event
    var release: Release?
    switch event.phase {
    case .began:
      touch(event.id, at: place, time: time)
    case .moved:
      move(event.id, to: place, time: time)
    case .ended:
      if body.fingers.movesFirst(event.id, to: event.position, time: event.time) {
        move(event.id, to: place, time: time)
      }
      release = lift(event.id, .ended, at: time)
    case .cancelled, .allCancelled:
      if event.phase == .allCancelled { endHardware() }
      release = lift(event.id, event.phase, at: time)
    }
    body.clock.end()
    guard var release else { return unreleased(collect()) }
    release.events = collect()
    release.didStopMotion = body.didStopMotion
    return release
  }

  /// Whether fingers may drag; turned off, it ends whatever they do as a cancelled touch does.
  var followsFingers: Bool {
    get { body.isEnabled }
    set {
      body.isEnabled = newValue
      if !newValue { cancelTouching() }
    }
  }

  /// A drag begins, unless one is under way.
  mutating func startDragging() {
    guard !body.isDragging else { return }
    (body.isDragging, body.isUnsettled) = (true, true)
    beginDragging()
  }

  /// Ends the drag that is under way; whether one was.
  @discardableResult
  mutating func stopDragging() -> Bool {
    guard body.isDragging else { return false }
    body.isDragging = false
    endDragging()
    return true
  }

  /// Ends whatever fingers do, at no time of an event.
  mutating func cancelTouching() {
    guard body.fingers.count > 0 else { return }
    _ = lift(0, .allCancelled, at: body.clock.event)
  }

  /// Says what time it is, and starts what waits for one.
  mutating func synchronize(to time: Double) -> Events {
    if body.admits(time.isFinite) {
      begin(at: time)
      body.clock.end()
    }
    return collect()
  }

  /// Shows at another time what it shows now, and goes on from there.
  mutating func resumeClock(at time: Double) {
    guard body.admits(time.isFinite && time >= 0) else { return }
    let shift = body.clock.resume(at: time)
    body.fingers.shiftTime(by: shift.touches, to: time)
    shiftFingers(by: shift.touches)
    shiftTime(by: shift.motions)
  }

  /// Stands at an event's time.
  ///
  /// - Parameter isTouch: whether a finger comes down: it holds what the last frame showed, if that was later.
  mutating func begin(at time: Double, isTouch: Bool = false) {
    let shown = body.clock.shown
    let shift = body.begin(at: time)
    if shift.touches != 0 { shiftFingers(by: shift.touches) }
    if shift.motions != 0 { shiftTime(by: shift.motions) }
    if !isTouch || body.clock.event > shown { run(to: body.clock.event, isFrame: false) }
  }

  /// Moves to a frame's time.
  ///
  /// - Parameter shift: `body.beginFrame(at: time)`. Callers ask it where the body is stored: a protocol's
  ///   property is changed by a call that cannot be inlined.
  @inline(__always)
  mutating func runFrame(to time: Double, shift: Double?) {
    guard let shift else { return }
    if shift != 0 { shiftTime(by: shift) }
    run(to: time, isFrame: true)
  }

  // MARK: - Parts

  // Not inlined, so that each has its own numbers on the stack, and not those of all.

  @inline(never)
  private mutating func touch(_ id: Int, at position: Vector2, time: Double) {
    guard body.isEnabled || tracksWhileDisabled else { return }
    let isFirst = body.fingers.count == 0
    if isFirst { prepareTouch() }
    let isMoving = isMovingUnderFinger()
    let touched = body.down(id, at: position, time: time, isFirst: isFirst, isMoving: isMoving)
    switch touched {
    case .first: hold()
    case .again:
      // What the touch before was doing ends before the finger takes hold again.
      pinch(touched)
      loseTouch()
      prepareTouch()
      hold()
    default: pinch(touched)
    }
  }

  /// Fingers that zoom place the content themselves; the pan says only that they drag, and how fast.
  @inline(never)
  private mutating func move(_ id: Int, to place: Vector2, time: Double) {
    let (touched, translation) = body.fingers.follow(id, to: place, time: time)
    if touched == .began, canBeginDragging { startDragging() }
    if touched == .began || touched == .moved, body.isDragging { drag(by: translation) }
    pinch(touched)
  }

  @inline(never)
  mutating func lift(_ id: Int, _ phase: TouchEvent.Phase, at time: Double) -> Release? {
    let touched = body.lift(id, phase, at: time)
    pinch(touched)
    guard touched == .lifted || touched == .cancelled else { return nil }
    if !body.isDragging {
      body.fingers.end = PanEnd()
      if keepsMovingUnderFinger() { return unreleased(Events()) }
    }
    return finishDrag()
  }

  /// What the fingers have dragged is held by the next ones, which have stopped it: that is no tap, and settles when they lift.
  private mutating func loseTouch() {
    if stopDragging() { body.didStopMotion = true } else { releaseUndragged() }
  }
}

extension BodyModel {
  /// Hands out what has happened.
  mutating func collect() -> Events { body.takeEvents() }
}

extension BodyModel where Lines: MovingLines {
  mutating func shiftTime(by difference: Double) { body.lines.shiftTime(by: difference) }
}
