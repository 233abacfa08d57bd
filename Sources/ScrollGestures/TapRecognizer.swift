public import ScrollCoordinates

/// A tap, told when the finger lifts.
public enum TapAction: Hashable, Sendable {
  /// One tap, at this point.
  case tap(Vector2)
  /// The second of two taps, at this point. The first has been told before.
  case doubleTap(Vector2)
}

/// Recognises taps and double taps, for zooming in on a point.
///
/// A tap is one finger down and up again within 0.35 s, within 10 pt of where it touched all the way.
/// Two taps are a double tap if the second finger touches within 0.35 s after the first lifted, and
/// within 30 pt of where it lifted. The third of three taps starts over.
///
/// There is no clock: the single tap is reported immediately, and the double tap when the second finger
/// lifts. A host that must not act on a single tap that becomes a double one waits by itself.
///
/// A second finger, a cancelled finger or a lost up spoils the tap. Impossible input is handled as in
/// ``PanRecognizer``; a lift with an impossible time spoils the tap.
///
/// - Complexity: O(1), no allocation, for every event.
public struct TapRecognizer: Hashable, Sendable {
  /// The longest press, and the longest pause between two taps, 0.35, in seconds.
  ///
  /// Source: grade D. Android and Flutter pause 0.3 s at most.
  public static let interval = 0.35

  /// How far a finger may stray during a tap, 10, in points.
  ///
  /// Source: beyond it a pan begins; grade A for that.
  public static let slop = 10.0

  /// How far apart two taps may be, 30, in points.
  ///
  /// Source: grade D. Android and Flutter allow 100.
  public static let doubleTapDistance = 30.0

  /// What was ignored or sanitized.
  public var diagnostics: InputDiagnostics { fingers.diagnostics }

  private var fingers = FingerTracker()
  private var tap = TapGesture()

  /// Creates a recogniser without fingers.
  public init() {}

  /// A finger touches.
  public mutating func pointerDown(id: Int, at position: Vector2, time: Double) {
    guard let event = fingers.down(id, at: position, time: time) else { return }
    tap.down(event)
  }

  /// A finger moves.
  public mutating func pointerMoved(id: Int, to position: Vector2, time: Double) {
    guard let move = fingers.move(id, to: position, time: time) else { return }
    tap.moved(move)
  }

  /// A finger lifts.
  public mutating func pointerUp(id: Int, time: Double) -> TapAction? {
    guard let event = fingers.lift(id, time: time) else { return nil }
    return tap.lifted(event, isCancelled: false)
  }

  /// The system takes a finger away.
  public mutating func pointerCancelled(id: Int, time: Double) {
    guard let event = fingers.lift(id, time: time) else { return }
    _ = tap.lifted(event, isCancelled: true)
  }
}
