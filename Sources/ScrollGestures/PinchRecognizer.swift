public import ScrollCoordinates

/// Says how far two fingers spread, and where their centre goes.
///
/// ```
/// scale = scale at the last re-base · distance now / distance at the last re-base
/// ```
///
/// | state | down | moved | up | last up or cancel |
/// |---|---|---|---|---|
/// | idle | second finger: `began` | – | – | – |
/// | pinching | finger put back: `rebased` | `changed` | one of two: `rebased` | `ended` or `cancelled` |
///
/// As with UIPinchGestureRecognizer, a pinch that has begun lasts until the last finger lifts; the
/// finger that remains carries the content on, and one that is put back spreads on from the scale
/// reached. Scale and translation never jump.
///
/// Third fingers, lost ups, unknown pointers, reversed times and impossible numbers are handled as in
/// ``PanRecognizer``, but that a lost up of the only finger left cancels the pinch.
///
/// A pinch has no slop: UIKit's is not known.
///
/// - Complexity: O(1), no allocation, for every event.
public struct PinchRecognizer: Hashable, Sendable {
  /// The numbers of the pinch.
  public let configuration: PinchConfiguration

  /// What was ignored or sanitized.
  public var diagnostics: InputDiagnostics { fingers.diagnostics }

  /// The fingers that are down.
  public var pointers: ActivePointers { fingers.pointers }

  /// Whether a pinch is in progress.
  public var isPinching: Bool { pinch.isPinching }

  /// The factor since the pinch began, dimensionless; 1 when there is none.
  public var scale: Double { pinch.scale(of: pointers, configuration) }

  /// Travel of the centre since the pinch began, in points; zero when there is none.
  public var translation: Vector2 { pinch.translation(of: pointers) }

  private var fingers = FingerTracker()
  private var pinch = PinchGesture()

  /// Creates a recogniser without fingers.
  public init(configuration: PinchConfiguration = PinchConfiguration()) {
    self.configuration = configuration
  }

  /// A finger touches.
  public mutating func pointerDown(id: Int, at position: Vector2, time: Double) -> PinchAction? {
    guard let event = fingers.down(id, at: position, time: time) else { return nil }
    return pinch.down(event, mayBegin: true, configuration)
  }

  /// A finger moves.
  public mutating func pointerMoved(id: Int, to position: Vector2, time: Double) -> PinchAction? {
    guard let move = fingers.move(id, to: position, time: time) else { return nil }
    return pinch.moved(move, pointers, configuration)
  }

  /// A finger lifts.
  public mutating func pointerUp(id: Int, time: Double) -> PinchAction? {
    guard let event = fingers.lift(id, time: time) else { return nil }
    return pinch.lifted(event, isCancelled: false, configuration)
  }

  /// The system takes a finger away.
  public mutating func pointerCancelled(id: Int, time: Double) -> PinchAction? {
    guard let event = fingers.lift(id, time: time) else { return nil }
    return pinch.lifted(event, isCancelled: true, configuration)
  }

  /// Takes all fingers away, for hosts that lose track of them.
  public mutating func cancel(time: Double) -> PinchAction? {
    guard let event = fingers.liftAll(time: time) else { return nil }
    return pinch.lifted(event, isCancelled: true, configuration)
  }
}
