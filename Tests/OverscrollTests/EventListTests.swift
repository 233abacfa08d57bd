import Overscroll
import Testing

@Suite struct EventListTests {
  @Test func `events keep their order, without repeating the last`() {
    var list = EventList<Int>()
    for event in [1, 1, 2, 1, 3, 3] { list.append(event) }
    #expect(Array(list) == [1, 2, 1, 3] && list.count == 4)
    #expect(list.contains(3) && !list.contains(4) && list.event(4) == nil)
    #expect("\(list)" == "[1, 2, 1, 3]")
    var events = ScrollEvents()
    for event in [ScrollEvent.didScroll, .didEndDecelerating] { events.append(event) }
    #expect("\(events)" == "[didScroll, didEndDecelerating]")
  }

  @Test func `beyond eight the oldest are kept`() {
    var list = EventList<Int>()
    for event in 0..<20 { list.append(event) }
    #expect(Array(list) == Array(0..<8))
    var joined = EventList<Int>()
    #expect(joined.isEmpty)
    joined.append(7)
    joined.append(list)
    #expect(Array(joined) == [7, 0, 1, 2, 3, 4, 5, 6])
  }
}
