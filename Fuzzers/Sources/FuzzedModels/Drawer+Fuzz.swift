import Overscroll
import ScrollScenes

extension Drawer: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> Drawer {
    Drawer(
      anchors: [.fromBottom(100), .fromBottom(372), .fromTop(100)],
      layout: DrawerLayout(edge: input.pick(DrawerEdge.allCases), container: Size2(390, 844)),
      anchor: 1)
  }

  package mutating func act(_ input: inout FuzzInput) -> DrawerEvents {
    switch input.below(10) {
    case 0: container = input.size()
    case 1: insets = input.insets()
    case 2: contentHeight = input.number()
    case 3...4: return move(to: input.below(anchors.count), animated: input.bool())
    case 5:
      return setAnchors(
        [.dismissed, .contentHeight, .fromTop(input.share() * 400), .fraction(input.share())],
        anchor: input.bool() ? input.below(4) : nil, animated: input.bool())
    default: draw(Self.properties, &input)
    }
    return sync(to: time)
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

  package mutating func act(_ input: inout FuzzInput) -> ScrollingDrawerEvents {
    var events = ScrollingDrawerEvents()
    switch input.below(12) {
    case 0...2:
      return touchDown(
        input.below(4), at: input.point(), on: input.bool() ? .header : .list, time: input.time())
    case 3...5: events.list = list.act(&input)
    case 6...8: events.drawer = drawer.act(&input)
    default: draw(Self.properties, &input)
    }
    return events
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
