/// The latest time an interaction knows, and what it had to ignore.
struct InteractionClock: Hashable, Sendable {
  /// The latest time known, in seconds.
  private(set) var time = 0.0

  /// What was ignored or repaired.
  var counters = InputDiagnostics()

  /// Whether an event's numbers make sense; counts it if not.
  mutating func admits(_ position: Vector2, _ time: Double) -> Bool {
    if position.isFinite, time.isFinite { return true }
    counters.nonFinite &+= 1
    return false
  }

  /// Takes the time of an event or a frame: a time before the latest one counts as that one, one that
  /// is not finite changes nothing.
  mutating func tick(_ time: Double) {
    guard time.isFinite else {
      counters.nonFinite &+= 1
      return
    }
    if time < self.time { counters.reversedTime &+= 1 } else { self.time = time }
  }

  /// The later moment at which something happened between two ticks.
  ///
  /// Unlike a tick it is computed, so it is never counted.
  mutating func move(to time: Double) { self.time = max(self.time, time) }
}
