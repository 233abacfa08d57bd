/// The events of one call, in order: up to eight, held in place.
///
/// No allocation, however often they are handed around. An event that is already the last one is not
/// repeated; beyond eight the oldest are kept.
public struct EventList<Event: Hashable & Sendable>: DragEvents {
  private var first: Event?
  private var second: Event?
  private var third: Event?
  private var fourth: Event?
  private var fifth: Event?
  private var sixth: Event?
  private var seventh: Event?
  private var eighth: Event?

  /// How many there are.
  public private(set) var count = 0

  /// No events.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// An event by its place in the order; nil beyond the last.
  public func event(_ index: Int) -> Event? {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    case 4: fifth
    case 5: sixth
    case 6: seventh
    case 7: eighth
    default: nil
    }
  }

  /// Whether an event is among them.
  public func contains(_ event: Event) -> Bool {
    for index in 0..<count where self.event(index) == event { return true }
    return false
  }

  /// Appends an event.
  public mutating func append(_ event: Event) {
    guard count == 0 || self.event(count - 1) != event else { return }
    switch count {
    case 0: first = event
    case 1: second = event
    case 2: third = event
    case 3: fourth = event
    case 4: fifth = event
    case 5: sixth = event
    case 6: seventh = event
    case 7: eighth = event
    default: return
    }
    count += 1
  }

  /// Appends the events of another call.
  public mutating func append(_ events: EventList) {
    for index in 0..<events.count { if let event = events.event(index) { append(event) } }
  }
}

extension EventList: Sequence {
  /// Walks through the events in order.
  public struct Iterator: IteratorProtocol {
    let events: EventList
    var index = 0

    /// The next event.
    public mutating func next() -> Event? {
      defer { index += 1 }
      return events.event(index)
    }
  }

  /// Walks through the events in order.
  public func makeIterator() -> Iterator { Iterator(events: self) }
}

#if !hasFeature(Embedded)
  extension EventList: CustomStringConvertible {}
#endif
