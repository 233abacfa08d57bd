internal import COverscroll
internal import Overscroll
internal import ScrollGestures

/// Packs codes as C has them: four bits each, the oldest lowest.
func packed<Event>(_ events: EventList<Event>, _ code: (Event) -> Int) -> OverscrollEvents {
  var packed: OverscrollEvents = 0
  for index in 0..<events.count {
    guard let event = events.event(index) else { break }
    packed |= OverscrollEvents(code(event)) << OverscrollEvents(4 * index)
  }
  return packed
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
