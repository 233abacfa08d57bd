import Overscroll
import ScrollScenes

extension DrawerEvents {
  func turns() -> [Turn] {
    compactMap { event in
      switch event {
      case .willBeginDragging: .begins("drawer dragging")
      case .didEndDragging: .ends("drawer dragging")
      case .didMove, .didSettle, .willChangeAnchor, .didChangeAnchor: nil
      }
    }
  }
}

extension Drawer: FuzzedModel {
  static func start(_ input: inout FuzzInput) -> Drawer {
    Drawer(
      anchors: [.fromBottom(100), .fromBottom(372), .fromTop(100)],
      layout: DrawerLayout(edge: input.pick(DrawerEdge.allCases), container: Size2(390, 844)),
      anchor: 1)
  }

  mutating func act(_ input: inout FuzzInput) -> DrawerEvents {
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

  mutating func show(at time: Double) -> DrawerEvents { advance(to: time).events }

  var flaw: String? {
    position.isFinite && velocity.isFinite && progress >= 0 && progress <= 1 ? nil : "not finite"
  }

  var flawAtRest: String? {
    velocity == 0 && position == position(of: anchor) ? nil : "rests away from its anchor"
  }

  func turns(_ events: DrawerEvents) -> [Turn] { events.turns() }
}

extension ScrollingDrawer: FuzzedModel {
  static func start(_ input: inout FuzzInput) -> ScrollingDrawer {
    ScrollingDrawer(
      drawer: .start(&input),
      list: Scroller(viewport: Size2(390, 744), content: Size2(390, 3_000)))
  }

  mutating func act(_ input: inout FuzzInput) -> ScrollingDrawerEvents {
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

  mutating func show(at time: Double) -> ScrollingDrawerEvents {
    let frame = advance(to: time)
    var events = ScrollingDrawerEvents()
    (events.drawer, events.list) = (frame.drawer.events, frame.list.events)
    return events
  }

  var flaw: String? {
    drawer.flaw ?? list.flaw
      ?? (drawerVelocity.isFinite && listVelocity.isFinite ? nil : "velocity")
  }

  var flawAtRest: String? { list.overscroll == .zero ? nil : "the list rests beyond an edge" }

  func turns(_ events: ScrollingDrawerEvents) -> [Turn] {
    events.drawer.turns() + events.list.turns(part: "list ")
  }

  var framesToRest: Int { 20_000 }
}
