internal import ScrollCoordinates

/// The fingers that are down; lets the events through that make sense, and counts the others.
///
/// - Complexity: O(1), no allocation, for every member.
@usableFromInline struct FingerTracker: Hashable, Sendable {
  /// The fingers that are down.
  @usableFromInline private(set) var pointers = ActivePointers()

  private var gate = InputGate()

  /// How far the host's clock was set forward since the touch began, in seconds.
  ///
  /// Samples keep the old clock's times, so that their differences, and the velocities, stay exactly
  /// as they are.
  private var clockShift = 0.0

  /// What was ignored or sanitized.
  var diagnostics: InputDiagnostics { gate.diagnostics }

  /// When the newest event was let through, in seconds.
  var time: Double { gate.lastTime }

  /// A time of the host as the samples have it, in seconds.
  func sampleTime(at time: Double) -> Double { time - clockShift }

  /// A finger touches; `nil` if that is refused.
  mutating func down(_ id: Int, at position: Vector2, time: Double) -> FingerEvent? {
    let before = pointers
    let isKnown = before.contains(id)
    guard before.count < 2 || isKnown else {
      gate.diagnostics.extraPointer &+= 1
      return nil
    }
    guard gate.admits(position, at: time, isFirst: before.count == 0) else { return nil }
    if isKnown { gate.diagnostics.lostUp &+= 1 }
    _ = pointers.insert(id, at: position)
    switch before.count {
    case 0:
      clockShift = 0
      return event(.first, before)
    case 1: return event(isKnown ? .restarted : .joined, before)
    default: return event(.replaced, before)
    }
  }

  /// A finger moves; `nil` if that is refused.
  ///
  /// Inlined: see ``PanGesture/moved(_:_:)``.
  @inline(__always)
  mutating func move(_ id: Int, to position: Vector2, time: Double) -> FingerMove? {
    let last = gate.lastTime
    guard isDown(id), gate.admits(position, at: time) else { return nil }
    gate.diagnostics.noteMove(after: time - last)
    let before = pointers.centroid
    _ = pointers.move(id, to: position)
    return FingerMove(
      before: before, centroid: pointers.centroid, time: time, sampleTime: sampleTime(at: time))
  }

  /// A finger lifts; `nil` if it is not down.
  mutating func lift(_ id: Int, time: Double) -> FingerEvent? {
    guard isDown(id) else { return nil }
    let before = pointers
    let isTimely = gate.lift(at: time) == time
    _ = pointers.remove(id)
    return event(before.count > 1 ? .left : .last, before, isTimely: isTimely)
  }

  /// All fingers are taken away; `nil` if none is down.
  mutating func liftAll(time: Double) -> FingerEvent? {
    guard pointers.count > 0 else { return nil }
    let before = pointers
    let isTimely = gate.lift(at: time) == time
    pointers.removeAll()
    return event(.last, before, isTimely: isTimely)
  }

  /// Counts an event that the owner refused because of a number that is none.
  mutating func countNonFinite() { gate.diagnostics.nonFinite &+= 1 }

  /// Notes a touch that stopped what moved, and whether frames had shown that it moved.
  mutating func noteCatch(hasFrames: Bool) { gate.diagnostics.noteCatch(hasFrames: hasFrames) }

  /// Counts a time that was earlier than the one before.
  mutating func countReversedTime() { gate.diagnostics.reversedTime &+= 1 }

  /// Follows the host's clock when it is set forward, in seconds (backward if negative).
  mutating func shiftTime(by difference: Double) {
    gate.shiftTime(by: difference)
    clockShift += difference
  }

  private mutating func isDown(_ id: Int) -> Bool {
    if pointers.contains(id) { return true }
    gate.diagnostics.unknownPointer &+= 1
    return false
  }

  /// An event at the latest time.
  private func event(
    _ kind: FingerEvent.Kind, _ before: ActivePointers, isTimely: Bool = true
  ) -> FingerEvent {
    FingerEvent(
      kind: kind, isTimely: isTimely, before: before, now: pointers, time: time,
      sampleTime: sampleTime(at: time))
  }
}
