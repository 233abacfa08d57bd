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
}
