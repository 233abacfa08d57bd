import Overscroll
@_spi(Fields) import ScrollScenes

extension Drawer: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> Drawer {
    Drawer(
      anchors: [.fromBottom(100), .fromBottom(372), .fromTop(100)],
      layout: DrawerLayout(edge: input.pick(DrawerEdge.allCases), container: Size2(390, 844)),
      anchor: 1)
  }

  package var described: (programs: [ModelProgram<Self>], properties: [ModelProperty<Self>]) {
    (Self.programs, Self.properties)
  }

  package var flaw: String? {
    position.isFinite && velocity.isFinite && progress >= 0 && progress <= 1 ? nil : "not finite"
  }

  package var flawAtRest: String? {
    velocity == 0 && position == position(of: anchor) ? nil : "rests away from its anchor"
  }
}

extension ScrollingDrawer: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> ScrollingDrawer {
    ScrollingDrawer(
      drawer: .start(&input),
      list: Scroller(viewport: Size2(390, 744), content: Size2(390, 3_000)))
  }

  package var described: (programs: [ModelProgram<Self>], properties: [ModelProperty<Self>]) {
    ([], Self.properties)
  }

  package mutating func act<Source: PropertySource>(
    _ source: inout Source, at time: Double
  ) -> [Word] {
    switch source.below(12) {
    case 0...2:
      let (id, place) = (source.below(4), Vector2(source.number(), source.number()))
      let part: Part = source.below(2) == 0 ? .header : .list
      return reported { $0.touchDown(id, at: place, on: part, time: time) }
    case 3...5: return list.act(&source, at: time).map { Word($0.what, part: 1) }
    case 6...8: return drawer.act(&source, at: time)
    default: return actAsDescribed(&source, at: time)
    }
  }

  /// A stroke that went to the list by itself is that list's.
  package mutating func endProgramDrag() -> ScrollingDrawerEvents {
    var events = ScrollingDrawerEvents()
    events.list = list.cancelTouches(time: time).events
    return events
  }

  package func words(_ events: ScrollingDrawerEvents) -> [Word] {
    events.drawer.words() + events.list.words(part: 1)
  }

  package mutating func show(_ time: Double) -> [Word] {
    let frame = advance(to: time)
    return frame.drawer.events.words() + frame.list.events.words(part: 1)
  }

  package var flaw: String? {
    drawer.flaw ?? list.flaw
      ?? (drawerVelocity.isFinite && listVelocity.isFinite ? nil : "velocity")
  }

  package var flawAtRest: String? {
    list.overscroll == .zero ? nil : "the list rests beyond an edge"
  }

  package var framesToRest: Int { 20_000 }
}
