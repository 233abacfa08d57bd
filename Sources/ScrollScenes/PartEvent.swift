internal import Overscroll

/// Something that a model reported while a scene was played.
public struct PartEvent: Hashable, Sendable {
  /// The event, such as a `ScrollEvent` or a `DrawerEvent`.
  public var event: any Hashable & Sendable

  /// Which part of the model reported it: 0 for a drawer and 1 for the list in it; the index of a member
  /// of a nested page.
  public var part: Int

  /// Creates an event of a part.
  public init(_ event: some Hashable & Sendable, part: Int = 0) {
    self.event = event
    self.part = part
  }

  /// The same, of another part.
  func of(_ part: Int) -> PartEvent {
    var moved = self
    moved.part = part
    return moved
  }

  /// The event by its name; what it carries is in the frame.
  public var name: String { String("\(event)".prefix { $0 != "(" }) }

  /// Whether it says no more than that something changed.
  fileprivate var isChange: Bool {
    if let event = event as? ScrollEvent { return event == .didScroll || event == .didZoom }
    return (event as? any MotionEvent)?.isMove == true
  }

  /// Whether both are the same event of the same part.
  public static func == (one: PartEvent, other: PartEvent) -> Bool {
    one.part == other.part && AnyHashable(one.event) == AnyHashable(other.event)
  }

  /// Feeds the event to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(part)
    event.hash(into: &hasher)
  }
}

extension [PartEvent] {
  /// Appends what a call caused; a change that is still its part's latest event is not repeated.
  mutating func append(inOrder events: [PartEvent]) {
    for one in events where !one.isChange || last(where: { $0.part == one.part }) != one {
      append(one)
    }
  }

  /// The events of a part.
  func of(_ part: Int) -> [PartEvent] { filter { $0.part == part } }
}

/// The events of a call.
protocol SceneEventList {
  init()

  /// Appends the events of another call.
  mutating func append(_ events: Self)

  /// The events, in order.
  var reported: [PartEvent] { get }
}

extension SceneEventList where Self: Sequence, Element: Hashable & Sendable {
  var reported: [PartEvent] { map { PartEvent($0) } }
}

extension ScrollEvents: SceneEventList {}

extension EventList: SceneEventList {}
