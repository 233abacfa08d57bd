internal import COverscroll
internal import Overscroll
internal import ScrollGestures

/// Events that C has in one word, four bits each, the oldest lowest.
protocol WordEvents {
  /// The same codes whatever the kind.
  var word: OverscrollEvents { get }
}

extension ScrollEvents: WordEvents {
  var word: OverscrollEvents { packed }
}

extension EventList: WordEvents {
  var word: OverscrollEvents { OverscrollEvents(packed) }
}

/// Where something rests, as C has it.
protocol PlaceOfC {
  var place: OverscrollPlace { get }
}

extension Int: PlaceOfC {
  var place: OverscrollPlace { OverscrollPlace(share: 0, kind: 0, index: Int32(self)) }
}

extension Int?: PlaceOfC {
  var place: OverscrollPlace { (self ?? -1).place }
}

/// From where to where, as C has it.
protocol ChangeOfC {
  var change: OverscrollChange { get }
}

extension PlaceChange: ChangeOfC where Origin: PlaceOfC, Place: PlaceOfC {
  var change: OverscrollChange {
    OverscrollChange(from: from.place, to: to.place, reason: reason.code, reserved: 0)
  }
}

/// Events of what has places.
protocol PlaceEvents {
  var happened: OverscrollHappened { get }
}

extension EventList: PlaceEvents where Event.Change: ChangeOfC {
  var happened: OverscrollHappened {
    let none = OverscrollChange()
    return OverscrollHappened(
      events: word, will_change: departure?.change ?? none, did_change: arrival?.change ?? none)
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
