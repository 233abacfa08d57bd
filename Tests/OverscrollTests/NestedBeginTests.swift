import Overscroll
import ScrollTestSupport
import Testing

@Suite struct NestedBeginTests {
  /// A list of 600 pt in a page of 2,000, each in a view of 400.
  static func lists(_ order: HandOffOrder = .uiKit) -> NestedScroll {
    let view = Size2(390, 400)
    var page = NestedScroll(Scroller(viewport: view, content: Size2(390, 2_000)), order: order)
    page.active = page.add(Scroller(viewport: view, content: Size2(390, 600)), to: 0)
    page[0].setContentOffset(Vector2(0, 500), animated: false)
    page.pan.slop = 10
    return page
  }

  /// The offsets after a drag through some places.
  static func dragged(_ page: NestedScroll, _ places: [Double]) -> NestedScroll {
    var page = page
    page.touchDown(1, at: Vector2(100, 1_000), time: 0)
    for (count, place) in places.enumerated() {
      page.touchMoved(1, to: Vector2(100, 1_000 + place), time: 0.1 * Double(count + 1))
    }
    return page
  }

  @Test func `the inner one begins, and keeps the finger beyond its edge`() {
    let stretched = 200 + RubberBand(dimension: 400).stretch(100)
    for (order, offsets) in [(HandOffOrder.uiKit, [500, stretched]), (.innerFirst, [600, 200])] {
      #expect(Self.dragged(Self.lists(order), [-110, -310]).offsets == offsets)
    }
  }

  @Test(arguments: [1.0, 2, 2.5, 3, 5, 7, 10])
  func `steps that add up to just the slop do not choose who begins`(step: Double) {
    let count = Int(60 / step)
    let page = Self.dragged(Self.lists(), (1...count).map { -step * Double($0) })
    #expect(page.offsets == [500, step * Double(count) - 10])
  }

  @Test func `at the edge that it is pushed to the outer one begins, and keeps the finger`() {
    #expect(Self.dragged(Self.lists(), [60, -140]).offsets == [500 - 50 + 200, 0])
  }

  @Test func `after the release what has begun goes on alone`() {
    var page = Self.dragged(Self.lists(), [-60, -110])
    page.touchUp(1, time: 0.21)
    #expect(page.settled.offsets == [500, 200])
    page = Self.dragged(Self.lists(), [60, 110])
    page.touchUp(1, time: 0.21)
    #expect(page.settled[0].contentOffset.y < 400 && page.settled[1].contentOffset.y == 0)
  }

  @Test func `a paging outer one takes what the inner one leaves`() {
    let view = Size2(400, 400)
    var page = NestedScroll(Scroller(viewport: view, content: Size2(2_000, 400)), order: .uiKit)
    page[0].isPagingEnabled = true
    page.active = page.add(Scroller(viewport: view, content: Size2(500, 400)), to: 0)
    page.pan.slop = 0
    page.drag(from: Vector2(390, 100), to: Vector2(330, 100))
    #expect(page[1].contentOffset.x == 60 && page[0].contentOffset.x == 0)
    page.touchMoved(1, to: Vector2(240, 100), time: 0.2)
    #expect(page[1].contentOffset.x == 100 && page[0].contentOffset.x == 50)
  }

  @Test func `a list across a page of lists begins along its own axis only`() {
    var page = Self.lists()
    let row = page.add(Scroller.view(390, 100, of: 900, 100), to: 0)
    page.active = row
    #expect(Self.dragged(page, [-110])[0].contentOffset.y == 600)
    page.drag(from: Vector2(300, 100), to: Vector2(190, 105))
    #expect(page[row].contentOffset.x == 100 && page[0].contentOffset.y == 500)
  }

  @Test func `a stroke, a notch and a key begin as a finger does`() {
    for isPrecise in [true, false] {
      var page = Self.lists()
      for (time, delta, offsets) in [(0.0, -50.0, [450.0, 0]), (1, 150, [450, 150])] {
        var turn = WheelEvent(delta: Vector2(0, delta), isPrecise: isPrecise, time: time)
        turn.phase = isPrecise ? .began : .none
        page.wheel(turn)
        #expect(page.settled.offsets == offsets, "\(isPrecise)")
      }
    }
    var page = Self.lists()
    for (time, key, offsets) in [
      (0.0, KeyCommand.arrowUp, [460.0, 0]), (1, .end, [460, 200]), (3, .pageDown, [780, 200]),
    ] {
      page.at(time) { _ = $0.key(key) }
      #expect(page.settled.offsets == offsets, "\(key)")
    }
  }

  @Test(arguments: 1...30) func `in random chains one has all of the finger's distance`(seed: Int) {
    var dice = SeededGenerator(seed)
    var page = NestedScroll.chain(&dice, order: .uiKit)
    for index in 0..<page.count where Bool.random(using: &dice) {
      page.put(index, at: page[index].maximumOffset.y / (Bool.random(using: &dice) ? 1 : 2))
    }
    let (before, band) = (page.offsets, RubberBand(dimension: 600))
    var (finger, begun) = (0.0, nil as Int?)
    page.touchDown(1, at: .zero, time: 0)
    for event in 1...100 {
      finger += Double.random(in: -300...300, using: &dice)
      page.touchMoved(1, to: Vector2(0, finger), time: Double(event) / 100)
      begun = begun ?? (0..<page.count).first { page[$0].contentOffset.y != before[$0] }
      let offsets = page.offsets
      #expect(offsets.indices.allSatisfy { $0 == begun || offsets[$0] == before[$0] })
      guard let begun else { continue }
      let place = band.clamp(before[begun] - finger, to: 0...page[begun].maximumOffset.y)
      #expect(abs(page[begun].contentOffset.y - place) < 1e-9)
    }
  }

  @Test func `what is added hands over within a drag unless said`() {
    var page = Self.lists(.uiKit)
    let list = Scroller(viewport: .zero, content: .zero)
    let pages = Pager(count: 3, layout: PagerLayout(viewport: Size2(390, 400)))
    for index in [page.add(list, to: 0), page.add(pages, to: 0)] {
      #expect(page.order(of: index) == .innerFirst)
    }
  }

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
