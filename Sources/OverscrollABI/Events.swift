internal import COverscroll
internal import Overscroll
internal import ScrollGestures

/// Four bits each, the oldest lowest.
extension OverscrollEvents {
  init<Event>(_ events: EventList<Event>, _ code: (Event) -> Int) {
    self = 0
    for index in 0..<events.count {
      guard let event = events.event(index) else { break }
      self |= OverscrollEvents(code(event)) << OverscrollEvents(4 * index)
    }
  }
}

extension OverscrollDiagnostics {
  init(_ counts: InputDiagnostics) {
    self.init(
      non_finite: Int32(clamping: counts.nonFinite),
      reversed_time: Int32(clamping: counts.reversedTime),
      unknown_pointer: Int32(clamping: counts.unknownPointer),
      extra_pointer: Int32(clamping: counts.extraPointer),
      lost_up: Int32(clamping: counts.lostUp),
      suspicion: Int32(counts.suspicion?.rawValue ?? 0))
  }
}

extension Bool {
  /// As C has it.
  var flag: UInt8 { self ? 1 : 0 }
}
