import Overscroll
import Testing

@Suite struct EventListTests {
  @Test func `events keep their order, without repeating the last`() {
    var list = EventList<DialEvent>()
    let steps: [MotionStep] = [.didMove, .didMove, .willBeginDragging, .didMove]
    for step in steps + [.didSettle, .didSettle] { list.append(step) }
    #expect(Array(list) == [.didTurn, .willBeginDragging, .didTurn, .didSettle] && list.count == 4)
    #expect(list.contains(.didSettle) && !list.contains(.didEndDragging) && list.event(4) == nil)
    #expect(list.event(-1) == nil && list.contains(step: .didMove))
    #expect("\(list)" == "[didTurn, willBeginDragging, didTurn, didSettle]")
    var events = ScrollEvents()
    for event in [ScrollEvent.didScroll, .didEndDecelerating] { events.append(event) }
    #expect("\(events)" == "[didScroll, didEndDecelerating]")
  }

  @Test func `beyond eight the oldest are kept`() {
    var list = EventList<ThrowEvent>()
    for _ in 0..<10 {
      list.append(.willBeginDragging)
      list.append(.didMove)
    }
    let pair = [ThrowEvent.willBeginDragging, .didChange]
    #expect(Array(list) == pair + pair + pair + pair)
    var joined = EventList<ThrowEvent>()
    #expect(joined.isEmpty)
    joined.append(.didSettle)
    joined.append(list)
    #expect(Array(joined) == [.didSettle] + pair + pair + pair + [.willBeginDragging])
  }

  @Test func `each kind has words of its own`() {
    let change = DrawerChange(from: 0, to: 1, reason: .drag)
    let page = PageChange(from: nil, to: 1, reason: .drag)
    #expect(DrawerEvent.willChangePlace(change) == .willChangeAnchor(change))
    #expect(DrawerEvent.didChangePlace(change) == .didChangeAnchor(change))
    #expect(PagerEvent.willChangePlace(page) == .willChangePage(page))
    #expect(PagerEvent.didChangePlace(page) == .didChangePage(page))
    #expect(DialEvent.didMove == .didTurn && ThrowEvent.didMove == .didChange)
  }

  @Test func `of several changes in a call the latest is said`() {
    var drawer = Drawer(
      anchors: [.fromBottom(100), .fraction(0.5), .fromTop(60)],
      layout: DrawerLayout(container: Size2(390, 844)))
    drawer.layout.insets.bottom = 20
    var events = drawer.move(to: 1)
    events.append(drawer.move(to: 2))
    let change = DrawerChange(from: 0, to: 2, reason: .program)
    #expect(events.filter { $0 != .didMove } == [.willChangeAnchor(change)])
  }
}
