import Overscroll
import Testing

@Suite struct NestedHoldTests {
  /// An outer scroller with pages, in which two lists lie side by side.
  static func pages() -> NestedScroll {
    let outer = Scroller.view(400, 800, of: 400, 4_000).with(\.isPagingEnabled, true)
    var page = NestedScroll(outer, order: .innerFirst)
    for _ in 0..<2 { page.add(Scroller.view(200, 800, of: 200, 9_000), to: page.root) }
    return page
  }

  @Test func `what two fingers caught between pages goes to one when both have lifted`() {
    var page = Self.pages()
    page.at(1, shownAt: 1.1) { $0[0].turnPage(by: 1, along: .vertical) }
    page.touchDown(1, at: Vector2(100, 400), in: 1, time: 1.1)
    page.touchDown(2, at: Vector2(300, 400), in: 2, time: 1.12)
    #expect(page[0].contentOffset.y > 0 && page[0].contentOffset.y < 800)
    page.touchUp(1, time: 1.15)
    page.touchUp(2, time: 1.2)
    #expect(page.settled[0].contentOffset.y.truncatingRemainder(dividingBy: 800) == 0)
  }

  @Test func `what a smooth wheel left between two pages goes to one of them after a tap`() {
    var page = NestedScroll(Self.pages()[0], order: .innerFirst)
    for time in Displays.times(0...4, after: 1) {
      page.wheel(WheelEvent(delta: Vector2(0, 30), isPrecise: true, time: time))
    }
    page.touchDown(1, at: Vector2(100, 400), time: 1.1)
    #expect(page[0].contentOffset.y == 150)
    page.touchUp(1, time: 1.15)
    #expect(page.settled[0].contentOffset.y == 0)
  }

  @Test func `a drag ends programs that began under it, and what they left goes to a page`() {
    var page = Self.pages()
    (page[0].isPagingEnabled, page[0].snapVertical) = (false, .stride(800))
    page.touchDown(1, at: Vector2(100, 400), in: 1, time: 1)
    page.at(1.1, shownAt: 1.2) { $0[0].setContentOffset(Vector2(0, 800), animated: true) }
    page.touchMoved(1, to: Vector2(100, 370), time: 1.2)
    let place = page[0].contentOffset.y
    #expect(place > 0 && place < 800 && page[1].contentOffset.y > 0)
    page.touchMoved(1, to: Vector2(100, 360), time: 1.25)
    #expect(page[0].contentOffset.y == place)
    page.touchUp(1, time: 1.5)
    #expect(page.settled[0].contentOffset.y.truncatingRemainder(dividingBy: 800) == 0)
    var list = NestedScroll(Scroller.list(at: 3_000), order: .innerFirst)
    list.touchDown(1, at: Vector2(100, 400), time: 1)
    list.at(1.1, shownAt: 1.3) { $0.scrollToTop() }
    list.touchMoved(1, to: Vector2(100, 370), time: 1.3)
    #expect(list.events(of: 0).contains(.didEndScrollingAnimation))
    #expect(!list.events(of: 0).contains(.didScrollToTop))
  }

  @Test func `what fingers may not drag goes on where another member is dragged`() {
    var pager = Pager(count: 3, layout: PagerLayout(viewport: Size2(390, 800)))
    pager.isDragEnabled = false
    var page = NestedScroll(pager)
    let lists = (0..<3).map { _ in
      page.add(Scroller.view(390, 800, of: 390, 9_000), to: page.root)
    }
    page.at(1, shownAt: 1.05) { $0[pager: 0].turnPage(by: 1) }
    page.drag(from: Vector2(200, 600), to: Vector2(200, 500), in: lists[1], at: 1.05)
    let place = page[pager: 0].offset
    #expect(page.shown(at: 1.2)[pager: 0].offset > place)
    page.touchUp(1, time: 1.2)
    #expect(page.settled[pager: 0].page == 1 && page[lists[1]].contentOffset.y > 0)
  }

  @Test func `home and end leave what lies in a drawer until that has come to its place`() {
    var page = NestedScroll(Drawer.sheet(anchor: 0))
    let list = page.add(Scroller.view(844, 600, of: 844, 9_000), to: page.root)
    page.at(1) { $0.key(.end) }
    let rest = page.settled
    #expect(rest[drawer: 0].anchor == 1 && rest[list].contentOffset.y == 0)
  }

  @Test func `an arrow scrolls by the lines of what it scrolls along its axis`() {
    var page = NestedScroll(Scroller.view(390, 800, of: 390, 3_000), order: .innerFirst)
    var map = Scroller.view(390, 300, of: 600, 90).with(\.maximumZoomScale, 3)
    map.setZoomScale(3, animated: false)
    let inner = page.add(map, to: page.root)
    page.active = inner
    page.at(1) { $0.key(.arrowRight) }
    #expect(page.settled[inner].contentOffset.x == map.contentOffset.x + 120)
    page.at(2) { $0.key(.arrowDown) }
    #expect(page.settled[0].contentOffset.y == 40)
  }

  @Test func `a time that is earlier than the one before is counted once`() {
    var page = Self.pages()
    page.sync(to: 1)
    page.touchDown(1, at: Vector2(100, 400), time: 0.9)
    #expect(page.diagnostics.reversedTime == 1)
  }
}
