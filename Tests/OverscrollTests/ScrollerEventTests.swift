import Overscroll
import Testing

@Suite struct ScrollerEventTests {
  @Test func `a property that moves content tells so, once`() {
    var scroll = Scroller.list().with(\.bounces, false).scrolled(to: Vector2(0, 5_000))
    scroll.contentSize = Size2(390, 3_000)
    #expect(scroll.contentOffset.y == 2_156 && Array(scroll.sync(to: 1)) == [.didScroll])
    #expect(scroll.sync(to: 2).isEmpty)
  }

  @Test func `a zoom tells its end last, and ends on a pixel`() {
    var scroll = Scroller(viewport: Size2(390, 844), content: Size2(1_000, 2_000), displayScale: 3)
    scroll.maximumZoomScale = 4
    scroll.setContentOffset(Vector2(100, 100), animated: false)
    scroll.at(0) { $0.zoom(to: 1.37, about: Vector2(111, 222), animated: true) }
    // It takes 0.1 + 0.3 ln 1.37 = 0.194 s.
    _ = scroll.advance(to: 0.19)
    let frame = scroll.advance(to: 0.2)
    #expect(Array(frame.events) == [.didZoom, .didScroll, .didEndZooming])
    for pixels in [frame.offset.x * 3, frame.offset.y * 3] {
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
  }

  @Test func `whatever replaces an animation tells its end`() {
    var scroll = Scroller.list().with(\.maximumZoomScale, 2)
    scroll.at(0) { $0.setContentOffset(Vector2(0, 500), animated: true) }
    let told = scroll.at(0.1) { $0.setContentOffset(Vector2(0, 100), animated: false) }
    #expect(Array(told) == [.didScroll, .didEndScrollingAnimation])
    scroll.at(0.2) { $0.scrollToTop() }
    let zoomed = scroll.perform(at: 0.3) { $0.setZoomScale(2, animated: true) }
    #expect(Array(zoomed.before) == [.didScroll])
    #expect(Array(zoomed.result) == [.didEndScrollingAnimation, .willBeginZooming])
  }

  @Test func `one program ends once, with a zoom and along both axes`() {
    var scroller = ScrollerZoomTests.map()
    scroller.at(0) { $0.setZoomScale(2, animated: true) }
    scroller.at(0.1) { $0.setContentOffset(Vector2(500, 500), animated: true) }
    var told: [ScrollEvent] = []
    for frame in 1...60 { told += scroller.advance(to: 0.1 + Double(frame) / 60).events }
    scroller.reducesMotion = true
    told += scroller.wheel(WheelEvent(delta: Vector2(40, 40), time: 2))
    #expect(told.count { $0 == .didEndScrollingAnimation } == 2)
  }

  @Test func `a stroke without phases ends at its own time, at any display rate`() {
    let offsets = [24.0, 60, 240].map { rate in
      var scroll = Scroller.list().with(\.snapVertical, .stride(100))
      for time in Displays.times(0...4, rate: 100) {
        scroll.wheel(WheelEvent(delta: Vector2(0, 7), isPrecise: true, time: time))
      }
      for time in Displays.times(1...Int(0.25 * rate), rate: rate) { scroll.advance(to: time) }
      return scroll.advance(to: 0.25).offset.y
    }
    #expect(offsets[0] > 0.5 && offsets[0] < 34)
    for offset in offsets { #expect(abs(offset - offsets[0]) < 1e-9) }
  }

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
