internal import COverscroll
internal import Overscroll
internal import ScrollGestures

/// Events as C has them, to which those of a later call can be appended.
protocol EventRecord {
  mutating func append(_ later: Self)
}

/// Four bits each, the oldest lowest.
extension OverscrollEvents: EventRecord {
  init<Event>(_ events: EventList<Event>, _ code: (Event) -> Int) {
    self = 0
    for index in 0..<events.count {
      guard let event = events.event(index) else { break }
      self |= OverscrollEvents(code(event)) << OverscrollEvents(4 * index)
    }
  }

  /// One that is the last already is not repeated; beyond sixteen the oldest are kept.
  mutating func append(_ later: OverscrollEvents) {
    var (rest, used) = (later, (64 - leadingZeroBitCount + 3) / 4)
    if used > 0, rest & 15 == self >> OverscrollEvents(4 * (used - 1)) { rest >>= 4 }
    while rest != 0, used < 16 {
      self |= (rest & 15) << OverscrollEvents(4 * used)
      (rest, used) = (rest >> 4, used + 1)
    }
  }

  /// Whether an event is among them.
  func has(_ code: Int) -> Bool {
    var rest = self
    while rest != 0 {
      if rest & 15 == OverscrollEvents(code) { return true }
      rest >>= 4
    }
    return false
  }
}

extension OverscrollDiagnostics {
  init(_ counts: InputDiagnostics) {
    self.init(
      non_finite: Int32(clamping: counts.nonFinite),
      reversed_time: Int32(clamping: counts.reversedTime),
      unknown_pointer: Int32(clamping: counts.unknownPointer),
      extra_pointer: Int32(clamping: counts.extraPointer),
      lost_up: Int32(clamping: counts.lostUp))
  }
}

extension Bool {
  /// As C has it.
  var flag: UInt8 { self ? 1 : 0 }
}
