internal import COverscroll
internal import Overscroll
internal import ScrollGestures

/// Four bits each, the oldest lowest.
extension OverscrollEvents {
  /// The codes of steps, which C has in the same order.
  init<Event>(_ events: EventList<Event>) { self = OverscrollEvents(events.packed) }

  /// The same for what has no places: coming to rest is the code after the end of a drag.
  init<Event>(placeless events: EventList<Event>) where Event.Change == Never {
    // 6 without its middle bit.
    self = OverscrollEvents(events.packed & ~((events.packed & 0x4444_4444) >> 1))
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
