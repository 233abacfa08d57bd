public import ScrollCoordinates

/// Fingers on one thing, judged once: which are down, what pan, pinch and taps they make.
///
/// Gives the actions that ``PanRecognizer``, ``PinchRecognizer`` and ``TapRecognizer`` would give
/// together, in half the memory; what they say of third fingers, lost ups, reversed times and numbers
/// that are none holds here too. An event that is refused is counted once.
///
/// ```swift
/// var touch = TouchTracker()
/// _ = touch.down(1, at: Vector2(160, 300), time: 0, isCatching: false)
/// let actions = touch.move(1, to: Vector2(160, 270), time: 0.016)
/// // actions.pan is .began, its translation (0, -20): the first 10 points are the slop.
/// ```
///
/// - Complexity: O(1), no allocation, for every event.
public struct TouchTracker: Hashable, Sendable {
  private var pan = PanGesture()
  private var pinch = PinchGesture()
  @usableFromInline private(set) var fingers = FingerTracker()
  private var tap = TapGesture()

  /// The numbers of the pan; a change applies from the next touch on, of speeds and of
  /// the still finger immediately.
  public var configuration = PanConfiguration() {
    didSet {
      guard !configuration.isSane else { return }
      configuration = oldValue
      countNonFinite()
    }
  }

  /// The angles that tie a drag to one axis, or `nil` for drags that are free.
  public var directionalLock: DirectionalLock?

  /// The axes the drag may move along; a change applies from the next touch on.
  public var axes = PanAxes.both

  /// Whether two fingers pinch; a change applies from the next finger on.
  ///
  /// A pinch that has begun goes to its end.
  public var tracksPinch = false

  /// Creates a tracker without fingers.
  public init() {}

  /// The fingers that are down.
  @_transparent public var pointers: ActivePointers { fingers.pointers }

  /// What was ignored or sanitized.
  public var diagnostics: InputDiagnostics { fingers.diagnostics }

  /// The time of the newest event let through, in seconds; 0 before the first.
  public var time: Double { fingers.time }

  /// What the pan is doing.
  public var phase: PanRecognizer.Phase { pan.phase }

  /// The axis that the pan is tied to; in the first points after a catch it may change.
  package var lock: ScrollAxis? { pan.lock }

  /// Whether a pinch is in progress.
  public var isPinching: Bool { pinch.isPinching }

  /// A finger touches.
  ///
  /// - Parameters:
  ///   - id: Any number that stays the same until the finger lifts.
  ///   - position: Where, in points.
  ///   - time: When, in seconds.
  ///   - isCatching: Whether the content is moving. Catching it needs no slop: the drag begins with
  ///     the first move.
  public mutating func down(
    _ id: Int, at position: Vector2, time: Double, isCatching: Bool
  ) -> TouchActions {
    guard let event = fingers.down(id, at: position, time: time) else { return TouchActions() }
    var actions = TouchActions(isAdmitted: true)
    actions.lost = pan.down(event, isCatching: isCatching, configuration, axes, directionalLock)
    actions.pinch = pinch.down(event, mayBegin: tracksPinch, PinchConfiguration())
    tap.down(event)
    return actions
  }

  /// A finger moves.
  public mutating func move(_ id: Int, to position: Vector2, time: Double) -> TouchActions {
    guard let move = fingers.move(id, to: position, time: time) else { return TouchActions() }
    var actions = TouchActions(isAdmitted: true)
    actions.pan = pan.moved(move, directionalLock)
    if isPinching { actions.pinch = pinch.moved(move, pointers, PinchConfiguration()) }
    tap.moved(move)
    return actions
  }

  /// A finger lifts.
  ///
  /// An up has no position. Where a host's up event reports a new one, pass it to
  /// ``move(_:to:time:)`` first.
  @inline(never)
  public mutating func up(_ id: Int, time: Double) -> TouchActions {
    lifted(fingers.lift(id, time: time), isCancelled: false)
  }

  /// The system takes a finger away.
  @inline(never)
  public mutating func cancel(_ id: Int, time: Double) -> TouchActions {
    lifted(fingers.lift(id, time: time), isCancelled: true)
  }

  /// Takes all fingers away, for hosts that lose track of them; a first tap is forgotten, too.
  @inline(never)
  public mutating func cancelAll(time: Double) -> TouchActions {
    let actions = lifted(fingers.liftAll(time: time), isCancelled: true)
    tap = TapGesture()
    return actions
  }

  /// Travel since the finger left the slop, in points; zero unless dragging.
  public var translation: Vector2 { pan.translation(at: pointers.centroid) }

  /// How fast the fingers drag at `time`, in pt/s, on the axes the drag moves along; zero unless
  /// dragging, and once they rest.
  @inline(__always)
  public func velocity(at time: Double) -> Vector2 {
    pan.velocity(at: fingers.sampleTime(at: time), configuration)
  }

  /// The same, for use where what has the tracker is being changed: else it is copied first.
  @inline(never)
  package mutating func takeVelocity(at time: Double) -> Vector2 { velocity(at: time) }

  /// Whether a place lies on any surface: its coordinates are finite, and 1e9 pt at most.
  package static func isSane(_ position: Vector2) -> Bool { InputGate.isSane(position) }

  /// Counts an event that the owner refused because of a number that is none.
  package mutating func countNonFinite() { fingers.countNonFinite() }

  /// Notes a touch that stopped what moved, and whether frames had shown that it moved.
  package mutating func noteCatch(hasFrames: Bool) { fingers.noteCatch(hasFrames: hasFrames) }

  /// Counts a time that was earlier than the one before.
  package mutating func countReversedTime() { fingers.countReversedTime() }

  /// Follows the host's clock when it is set forward, in seconds (backward if negative).
  ///
  /// Velocities stay the same to the bit: samples keep their times, and the touch in progress counts
  /// on by the old clock. A difference that is not finite changes nothing.
  package mutating func shiftTime(by difference: Double) {
    guard difference.isFinite else { return }
    fingers.shiftTime(by: difference)
    tap.shiftTime(by: difference)
  }

  private mutating func lifted(_ event: FingerEvent?, isCancelled: Bool) -> TouchActions {
    guard let event else { return TouchActions() }
    var actions = TouchActions(isAdmitted: true)
    actions.pan = pan.lifted(event, isCancelled: isCancelled, configuration)
    actions.pinch = pinch.lifted(event, isCancelled: isCancelled, PinchConfiguration())
    actions.tap = tap.lifted(event, isCancelled: isCancelled)
    return actions
  }
}
