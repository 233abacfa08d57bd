/// The fingers on something, the host's clocks, and what both have come to: the part that everything
/// draggable has in common.
struct TouchDriver: Hashable, Sendable {
  // In this order the flags fill no words of their own.
  /// The fingers.
  var touch = Fingers()

  /// Whether fingers drag it.
  var isDragging = false

  /// Whether fingers may drag it.
  var isEnabled = true

  /// Whether a finger holds it that something around it follows.
  var isHeld = false

  /// Whether the latest touch that ended was taken away by the system.
  var wasCancelled = false

  /// Whether the touch under way, or the latest one, stopped what moved.
  var didStopMotion = false

  /// The clocks.
  var clock = HostClock()

  /// Whether a finger is down.
  @_transparent
  var isTracking: Bool { isHeld || touch.count > 0 }

  /// How fast the fingers drag, in pt/s; zero when they do not, and once they rest.
  var fingerVelocity: Vector2 { isDragging ? touch.velocity(at: clock.shown) : .zero }

  /// The same, for use where the model is being changed: the fingers are copied only where they drag.
  @inline(__always)
  mutating func takeFingerVelocity() -> Vector2 {
    if isDragging { return touch.takeVelocity(at: clock.shown) }
    return .zero
  }

  /// What was ignored or corrected so far, and what a host probably does wrong.
  func diagnostics(isMoving: Bool) -> InputDiagnostics {
    var diagnostics = touch.diagnostics
    diagnostics.isFrameStanding = isMoving && clock.isFrameStanding
    return diagnostics
  }

  /// Whether a touch's numbers make sense; counts it if not.
  ///
  /// Coordinates beyond any surface and times before zero are refused like NaN.
  mutating func admitsTouch(at position: Vector2, time: Double) -> Bool {
    guard Fingers.isSane(position), time.isFinite else {
      touch.countNonFinite()
      return false
    }
    if time < 0 { touch.countReversedTime() }
    return time >= 0
  }

  /// Whether numbers make sense; counts them if not.
  mutating func admits(_ position: Vector2, _ time: Double) -> Bool {
    admits(position.isFinite && time.isFinite)
  }

  /// The same of a setting's numbers: one that makes no sense is ignored, the property keeps its value.
  @inline(never)
  mutating func admits(_ isSane: Bool) -> Bool {
    if !isSane { touch.countNonFinite() }
    return isSane
  }

  /// Stands at an event's time; what is to be moved to it, and by how much a clock was set.
  mutating func begin(at time: Double) -> HostClock.Shift {
    var shift = HostClock.Shift()
    guard time.isFinite else {
      touch.countNonFinite()
      clock.beginAtLatest()
      return shift
    }
    if !clock.begin(at: time, shift: &shift) { touch.countReversedTime() }
    if shift.touches != 0 { touch.shiftTime(by: shift.touches) }
    return shift
  }

  /// Stands at a frame's time; how much later motions start, in seconds, because the clock was set.
  ///
  /// Nil for a time that is none.
  @inline(__always)
  mutating func beginFrame(at time: Double) -> Double? {
    guard time.isFinite else {
      touch.countNonFinite()
      return nil
    }
    var shift = HostClock.Shift()
    if !clock.beginFrame(at: time, shift: &shift) { touch.countReversedTime() }
    return shift.motions
  }
}
