/// An event of something that rests in places: what happens to all of them, in words of its own.
public protocol MotionEvent: Hashable, Sendable {
  /// From where to where it goes; `Never` for what has no places of its own.
  associatedtype Change: Hashable & Sendable

  /// Fingers began to drag it.
  static var willBeginDragging: Self { get }
  /// It moved.
  static var didMove: Self { get }
  /// The fingers left.
  static var didEndDragging: Self { get }
  /// It goes to another place.
  static func willChangePlace(_ change: Change) -> Self
  /// It rests in another place.
  static func didChangePlace(_ change: Change) -> Self
  /// It came to rest.
  static var didSettle: Self { get }
}

extension MotionEvent {
  /// Whether it says no more than that something moved.
  package var isMove: Bool { self == .didMove }
}

extension MotionEvent where Change == Never {
  /// It has no places of its own.
  public static func willChangePlace(_ change: Never) -> Self {}

  /// It has no places of its own.
  public static func didChangePlace(_ change: Never) -> Self {}
}

/// What an event says, in four bits: those of UIKit have the codes of a scroller's.
package enum MotionStep: UInt8 {
  case willBeginDragging = 1
  case didMove = 2
  case didEndDragging = 4
  case didSettle = 6
  case willChangePlace = 12
  case didChangePlace = 13
}

/// The events of one call, in order: up to eight, held in place.
///
/// No allocation, however often they are handed around. An event that is already the last one is not
/// repeated; beyond eight the oldest are kept. Where a call changes the place several times, each of its events says
/// the latest change.
public struct EventList<Event: MotionEvent>: DragEvents, Sequence, IteratorProtocol {
  /// The steps, four bits each, the oldest lowest.
  package private(set) var packed: UInt32 = 0

  /// Where it goes, as far as this has changed.
  package private(set) var departure: Event.Change?

  /// Where it has come.
  package private(set) var arrival: Event.Change?

  /// No events.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { packed == 0 }

  /// How many there are.
  public var count: Int { (35 - packed.leadingZeroBitCount) / 4 }

  /// An event by its place in the order; nil beyond the last.
  public func event(_ index: Int) -> Event? {
    guard 0..<8 ~= index else { return nil }
    return switch step(index) {
    case .willBeginDragging: .willBeginDragging
    case .didMove: .didMove
    case .didEndDragging: .didEndDragging
    case .willChangePlace: departure.map(Event.willChangePlace)
    case .didChangePlace: arrival.map(Event.didChangePlace)
    case .didSettle: .didSettle
    case nil: nil
    }
  }

  private func step(_ index: Int) -> MotionStep? {
    MotionStep(rawValue: UInt8(truncatingIfNeeded: packed >> (4 * UInt32(index)) & 15))
  }

  /// Whether a step is among them, whatever it says.
  package func contains(step: MotionStep) -> Bool {
    for index in 0..<count where self.step(index) == step { return true }
    return false
  }

  /// Appends a step.
  package mutating func append(_ step: MotionStep) {
    let count = count
    guard count < 8, count == 0 || self.step(count - 1) != step else { return }
    packed |= UInt32(step.rawValue) << (4 * UInt32(count))
  }

  /// Appends that it goes to another place; nil: it does not.
  mutating func append(departure change: Event.Change?) {
    guard let change else { return }
    departure = change
    append(.willChangePlace)
  }

  /// Appends that it has come to another place; nil: it has not.
  mutating func append(arrival change: Event.Change?) {
    guard let change else { return }
    arrival = change
    append(.didChangePlace)
  }

  /// Takes the oldest event away: as a sequence the list walks through a copy of itself.
  public mutating func next() -> Event? {
    defer { packed >>= 4 }
    return event(0)
  }

  /// Appends the events of another call.
  public mutating func append(_ events: EventList) {
    departure = events.departure ?? departure
    arrival = events.arrival ?? arrival
    for index in 0..<events.count { if let step = events.step(index) { append(step) } }
  }
}

#if !hasFeature(Embedded)
  extension EventList: CustomStringConvertible {}
#endif
