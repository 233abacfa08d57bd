public import ScrollGeometry

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
/// There is no clock: the single tap is told at once, and the double tap when the second finger
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

  /// What was ignored or repaired.
  public var diagnostics: InputDiagnostics { gate.diagnostics }

  private var gate = InputGate()
  private var pointers = ActivePointers()
  private var press: Press?
  private var previous: PointerSample?

  /// A finger that may become a tap.
  private struct Press: Hashable, Sendable {
    let start: PointerSample
    var position: Vector2
    let isSecond: Bool
  }

  /// Creates a recogniser without fingers.
  @inline(never)
  public init() {}

  /// A finger touches.
  public mutating func pointerDown(id: Int, at position: Vector2, time: Double) {
    let isFirst = pointers.count == 0
    guard pointers.count < 2 || pointers.contains(id) else {
      gate.diagnostics.extraPointer &+= 1
      return
    }
    guard gate.admits(position, at: time, isFirst: isFirst) else { return }
    if pointers.contains(id) { gate.diagnostics.lostUp &+= 1 }
    let isAlone = isFirst || (pointers.count == 1 && pointers.contains(id))
    _ = pointers.insert(id, at: position)
    guard isAlone else {
      spoil()
      return
    }
    if !isFirst { previous = nil }
    let start = PointerSample(position: position, time: time)
    press = Press(start: start, position: position, isSecond: follows(start))
  }

  /// A finger moves.
  public mutating func pointerMoved(id: Int, to position: Vector2, time: Double) {
    guard isDown(id), gate.admits(position, at: time) else { return }
    _ = pointers.move(id, to: position)
    guard let start = press?.start.position else { return }
    if (position - start).length > TapRecognizer.slop {
      spoil()
    } else {
      press?.position = position
    }
  }

  /// A finger lifts.
  public mutating func pointerUp(id: Int, time: Double) -> TapAction? {
    guard isDown(id) else { return nil }
    let lifted = gate.lift(at: time)
    _ = pointers.remove(id)
    guard let press else { return nil }
    guard lifted == time, time - press.start.time <= TapRecognizer.interval else {
      spoil()
      return nil
    }
    self.press = nil
    previous = press.isSecond ? nil : PointerSample(position: press.position, time: time)
    return press.isSecond ? .doubleTap(press.position) : .tap(press.position)
  }

  /// The system takes a finger away.
  public mutating func pointerCancelled(id: Int, time: Double) {
    guard isDown(id) else { return }
    _ = gate.lift(at: time)
    _ = pointers.remove(id)
    spoil()
  }

  private mutating func isDown(_ id: Int) -> Bool {
    if pointers.contains(id) { return true }
    gate.diagnostics.unknownPointer &+= 1
    return false
  }

  private mutating func spoil() {
    press = nil
    previous = nil
  }

  /// Whether a touch is near enough to the tap before it, in time and space.
  private func follows(_ start: PointerSample) -> Bool {
    guard let previous, start.time >= previous.time else { return false }
    return start.time - previous.time <= TapRecognizer.interval
      && (start.position - previous.position).length <= TapRecognizer.doubleTapDistance
  }
}
