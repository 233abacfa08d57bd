internal import Overscroll

/// Events of one call after those of another.
protocol SceneEventList {
  mutating func append(_ events: Self)
}

extension ScrollEvents: SceneEventList {}

extension EventList: SceneEventList {}

extension Draggable where Events: SceneEventList {
  /// Lets something happen that carries no time of its own, at a time; all that it causes.
  mutating func happening<Failure: Error>(
    at time: Double, _ change: (inout Self) throws(Failure) -> Events
  ) throws(Failure) -> Events {
    var events = sync(to: time)
    events.append(try change(&self))
    events.append(sync(to: time))
    return events
  }
}

extension ScrollingDrawerEvents {
  mutating func append(_ events: ScrollEvents) { list.append(events) }

  mutating func append(_ events: DrawerEvents) { drawer.append(events) }

  mutating func append(_ events: ScrollingDrawerEvents) {
    drawer.append(events.drawer)
    list.append(events.list)
  }
}
