/// What everything that fingers move consists of, next to its rule: the lines that move, the fingers on them, the
/// host's clocks, and what has happened and was not handed out yet.
///
/// A model stores one, and says what it does with it (``BodyModel``).
struct Body<Lines: Hashable & Sendable, Events: DragEvents>: Hashable, Sendable {
  // In this order the flags fill no words of their own.
  /// What moves: a line, one for each axis, those of a window.
  var lines: Lines

  /// The fingers.
  var fingers = Fingers()

  /// Whether fingers drag it.
  var isDragging = false

  /// Whether fingers may drag it.
  var isEnabled = true

  /// Whether a finger holds it that something around it follows.
  var isHeld = false

  /// Whether the touch under way, or the latest one, stopped what moved.
  var didStopMotion = false

  /// Whether it was dragged, or stopped by a finger, and has not said since then that it rests.
  var isUnsettled = false

  /// The clocks.
  var clock = HostClock()

  /// What has happened and was not handed out yet, also by setting a property.
  var events = Events()

  init(_ lines: Lines) { self.lines = lines }

  /// Hands out what has happened since the call before.
  mutating func takeEvents() -> Events {
    defer { events = Events() }
    return events
  }

  /// Whether a finger is down.
  @_transparent
  var isTracking: Bool { isHeld || fingers.count > 0 }

  /// How fast the fingers drag, in pt/s; zero when they do not, and once they rest.
  var fingerVelocity: Vector2 { isDragging ? fingers.velocity(at: clock.shown) : .zero }

  /// The same, for use where the model is being changed: the fingers are copied only where they drag.
  @inline(__always)
  mutating func takeFingerVelocity() -> Vector2 {
    if isDragging { return fingers.takeVelocity(at: clock.shown) }
    return .zero
  }

  /// What was ignored or corrected so far, and what a host probably does wrong.
  func diagnostics(isMoving: Bool) -> InputDiagnostics {
    var diagnostics = fingers.diagnostics
    diagnostics.isFrameStanding = isMoving && clock.isFrameStanding
    return diagnostics
  }

  /// Whether a touch's numbers make sense; counts it if not.
  ///
  /// Coordinates beyond any surface and times before zero are refused like NaN.
  mutating func admitsTouch(at position: Vector2, time: Double) -> Bool {
    guard Fingers.isValid(position), time.isFinite else {
      fingers.countNonFinite()
      return false
    }
    if time < 0 { fingers.countReversedTime() }
    return time >= 0
  }

  /// Whether a setting's numbers make sense; counts them if not, and the property keeps its value.
  @inline(never)
  mutating func admits(_ isValid: Bool) -> Bool {
    if !isValid { fingers.countNonFinite() }
    return isValid
  }

  /// A finger touches, the first or another one; what moves it stops.
  @inline(__always)
  mutating func down(
    _ id: Int, at position: Vector2, time: Double, isFirst: Bool, isMoving: Bool
  ) -> Touched {
    if isFirst { didStopMotion = isMoving }
    if isMoving { isUnsettled = true }
    if isFirst, isMoving { fingers.noteCatch(hasFrames: !clock.lacksFrames) }
    return fingers.down(id, at: position, time: time, isCatching: isMoving)
  }

  /// A finger leaves, or all do; how fast they were is in the fingers' `end`.
  @inline(__always)
  mutating func lift(_ id: Int, _ phase: TouchEvent.Phase, at time: Double) -> Touched {
    switch phase {
    case .ended: fingers.up(id, time: time)
    case .cancelled: fingers.cancel(id, time: time)
    default: fingers.cancelAll(time: time)
    }
  }

  /// Stands at an event's time; what is to be moved to it, and by how much a clock was set.
  mutating func begin(at time: Double) -> HostClock.Shift {
    var shift = HostClock.Shift()
    guard time.isFinite else {
      fingers.countNonFinite()
      clock.beginAtLatest()
      return shift
    }
    if !clock.begin(at: time, shift: &shift) { fingers.countReversedTime() }
    if shift.touches != 0 { fingers.shiftTime(by: shift.touches, to: time) }
    return shift
  }

  /// Stands at a frame's time; how much later motions start, in seconds, because the clock was set.
  ///
  /// Nil for a time that is none.
  @inline(__always)
  mutating func beginFrame(at time: Double) -> Double? {
    guard time.isFinite else {
      fingers.countNonFinite()
      return nil
    }
    var shift = HostClock.Shift()
    if !clock.beginFrame(at: time, shift: &shift) { fingers.countReversedTime() }
    return shift.motions
  }
}
