import Overscroll
import ScrollTestSupport
import Testing

@Suite struct NestedScrollTests {
  /// A finger's way down the page, and where it finds and brings the outer scroller and the list.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var order = HandOffOrder.collapsing
    var list = Page.posts
    var bounces = true
    var start = Vector2.zero
    let finger: [Double]
    let heights: [Vector2]
  }

  static func stretch(_ pull: Double) -> Double { RubberBand(dimension: 796).stretch(pull) }

  @Test(arguments: [
    Way(
      testDescription: "scrolling on, the header collapses and then the list scrolls",
      finger: [700, 600, 450], heights: [Vector2(100, 0), Vector2(200, 50)]),
    Way(
      testDescription: "scrolling back, the list returns to its top before the header comes",
      start: Vector2(200, 150), finger: [100, 200, 300],
      heights: [Vector2(200, 50), Vector2(150, 0)]),
    Way(
      testDescription: "pulled beyond its top, the outermost one stretches, and comes back first",
      finger: [100, 300, 100, 0], heights: [Vector2(-stretch(200), 0), .zero, Vector2(100, 0)]),
    Way(
      testDescription: "where the outermost one does not bounce, the list does, for its refresh",
      bounces: false, finger: [100, 200, 50], heights: [Vector2(0, -stretch(100)), Vector2(50, 0)]),
    Way(
      testDescription: "at its end the list stretches", start: Vector2(200, 8_204),
      finger: [500, 400], heights: [Vector2(200, 8_204 + stretch(100))]),
    Way(
      testDescription: "a header that returns immediately comes before the list scrolls back",
      order: .quickReturn, start: Vector2(200, 500), finger: [100, 250, 350],
      heights: [Vector2(50, 500), Vector2(0, 450)]),
    Way(
      testDescription: "in ordinary nesting the list goes first both ways", order: .innerFirst,
      finger: [700, 600, 750], heights: [Vector2(0, 100), Vector2(-stretch(50), 0)]),
    Way(
      testDescription: "a list too short to scroll leaves everything to the header",
      list: Page.empty, finger: [700, 600], heights: [Vector2(100, 0)]),
  ])
  func `a finger's way is shared out between header and list`(way: Way) {
    var page = Page.profile(order: way.order)
    page[Page.outer].bounces = way.bounces
    page.put(Page.outer, at: way.start.x)
    page.put(way.list, at: way.start.y)
    page.touchDown(1, at: Vector2(200, way.finger[0]), in: way.list, time: 0)
    for (index, heights) in way.heights.enumerated() {
      page.touchMoved(1, to: Vector2(200, way.finger[index + 1]), time: 0.1 * Double(index + 1))
      #expect(page.heights(way.list) == heights)
    }
  }

  @Test func `the list under the finger is the one that scrolls`() {
    var page = Page.profile()
    page[Page.pager].setContentOffset(Vector2(390, 0), animated: false)
    page.drag(from: Vector2(200, 700), to: Vector2(200, 450), in: Page.likes)
    #expect(page.heights(Page.likes) == Vector2(200, 50) && page.heights().y == 0)
    #expect(page.active == Page.likes && page.events(of: Page.likes).contains(.willBeginDragging))
  }

  @Test(arguments: [
    (Vector2(-60, 20), true), (Vector2(60, -59), true), (Vector2(59, -60), false),
    (Vector2(0, 60), false),
  ])
  func `a drag is tied to the axis it is nearer to`(way: Vector2, isSideways: Bool) {
    var page = Page.profile(slop: 10, at: Vector2(100, 0))
    page[Page.pager].setContentOffset(Vector2(390, 0), animated: false)
    page.drag(from: Vector2(200, 400), to: Vector2(200, 400) + way)
    page.touchMoved(1, to: Vector2(200, 400) + way * 3, time: 0.2)
    let hasPaged = page[Page.pager].contentOffset.x != 390
    #expect(hasPaged == isSideways && (page.heights() == Vector2(100, 0)) == isSideways)
  }

  @Test func `without a lock a drag is shared out along both axes`() {
    var page = Page.profile().with(\.directionalLock, nil)
    page.drag(from: Vector2(200, 400), to: Vector2(170, 350))
    #expect(page.heights() == Vector2(50, 0) && page[Page.pager].contentOffset.x == 30)
  }

  @Test func `a row of pictures turns the page when it is at its end`() {
    var page = Page.profile()
    let row = page.add(Scroller.view(390, 120, of: 490, 120), to: Page.posts)
    page.drag(from: Vector2(300, 400), to: Vector2(150, 400), in: row)
    #expect(page[row].contentOffset.x == 100 && page[Page.pager].contentOffset.x == 50)
    // Between two pages the strip comes back before the pictures move.
    page.touchMoved(1, to: Vector2(180, 400), time: 0.2)
    #expect(page[row].contentOffset.x == 100 && page[Page.pager].contentOffset.x == 20)
    page.touchMoved(1, to: Vector2(220, 400), time: 0.3)
    #expect(page[row].contentOffset.x == 80 && page[Page.pager].contentOffset.x == 0)
  }

  @Test func `pages that begin at an inset leave what lies on them alone`() {
    var page = NestedScroll(Scroller.view(390, 400, of: 1_150, 400), order: .innerFirst)
    (page[0].isPagingEnabled, page[0].contentInset) = (true, Insets(left: 20))
    page[0].setContentOffset(page[0].minimumOffset, animated: false)
    let row = page.add(Scroller.view(390, 400, of: 500, 400), to: 0)
    page.drag(from: Vector2(300, 200), to: Vector2(250, 200), in: row)
    #expect(page[row].contentOffset.x > 0 && page[0].contentOffset.x == -20)
  }

  @Test(arguments: 1...30)
  func `every point goes to exactly one of them, in random chains`(seed: Int) {
    var dice = SeededGenerator(seed)
    var page = Page.chain(&dice, orders: Page.handingOrders)
    var finger = 0.0
    page.touchDown(1, at: .zero, time: 0)
    for event in 1...400 {
      let before = page.offsets
      // Stay where nothing is stretched: there the ways are plain to see.
      let back = before.reduce(0, +)
      let on = (0..<page.count).map { page[$0].maximumOffset.y }.reduce(0, +) - back
      let step = Double.random(in: -min(back, 300)...min(on, 300), using: &dice)
      finger -= step
      page.touchMoved(1, to: Vector2(0, finger), time: Double(event) / 100)
      let ways = zip(page.offsets, before).map { $0 - $1 }
      #expect(abs(ways.reduce(0, +) - step) < 1e-9 && ways.allSatisfy { $0 * step >= -1e-9 })
      #expect((0..<page.count).allSatisfy { abs(page[$0].overscroll.y) < 1e-9 })
    }
  }

  @Test(arguments: 1...10)
  func `a header collapses before anything inside it scrolls, at any depth`(seed: Int) {
    var dice = SeededGenerator(seed)
    var page = Page.chain(&dice, order: .collapsing)
    var finger = 0.0
    page.touchDown(1, at: .zero, time: 0)
    for event in 1...300 {
      finger += Double.random(in: -200...200, using: &dice)
      page.touchMoved(1, to: Vector2(0, finger), time: Double(event) / 100)
      for inner in 1..<max(page.count, 1) {
        let isOpen = page[inner - 1].contentOffset.y < page[inner - 1].maximumOffset.y
        #expect(!isOpen || page[inner].contentOffset.y <= 0)
      }
    }
  }

  @Test func `velocity while dragging is that of who moves`() {
    var page = Page.profile()
    page.drag(from: Vector2(0, 700), to: Vector2(0, 400), for: 1.0 / 6, events: 10)
    #expect(page.velocity(of: Page.outer) == .zero)
    #expect(abs(page.velocity(of: Page.posts).y - 1_800) < 1e-6)
    #expect(page[Page.posts].phase == .dragging && page[Page.pager].phase == .tracking)
  }

  @Test(arguments: [false, true]) func `a finger that is lost holds nothing`(isDragging: Bool) {
    var page = Page.profile()
    page.touchDown(1, at: Vector2(0, 700), in: Page.likes, time: 0)
    if isDragging { page.touchMoved(1, to: Vector2(0, 400), time: 0.05) }
    #expect(page[Page.likes].isTracking)
    // It touches elsewhere: its lift was lost.
    page.touchDown(1, at: Vector2(0, 700), in: Page.posts, time: 0.1)
    #expect(!page[Page.likes].isTracking && page[Page.posts].isTracking)
    #expect(page.diagnostics.lostUp == 1)
    page.touchUp(1, time: 0.2)
    page.advance(through: 0.3, to: 9)
    for index in 0..<page.count { #expect(page[index].phase == .idle) }
  }

  @Test func `a second finger takes over without a jump`() {
    var page = Page.profile()
    page.drag(from: Vector2(0, 700), to: Vector2(0, 650))
    page.touchDown(2, at: Vector2(0, 100), time: 0.15)
    page.touchUp(1, time: 0.2)
    #expect(page.heights() == Vector2(50, 0) && page.isDragging)
    page.touchMoved(2, to: Vector2(0, 60), time: 0.3)
    #expect(page.heights() == Vector2(90, 0))
  }

  static func map() -> Scroller { .view(390, 500, of: 780, 1_000).with(\.maximumZoomScale, 3) }

  /// A list with a map in a cell of it, and a caption next to the map that cannot be zoomed.
  static func page() -> (page: NestedScroll, map: Int, caption: Int) {
    var page = NestedScroll(Scroller.list(3_000), order: .innerFirst)
    let map = page.add(map(), to: page.root)
    let caption = page.add(Scroller.view(390, 100, of: 390, 300), to: page.root)
    page.setViewportOrigin(Vector2(0, 250), of: map)
    return (page, map, caption)
  }

  /// Where two fingers are at a step: they spread, and their centre wanders.
  static func fingers(_ step: Int) -> (Vector2, Vector2) {
    let step = Double(step)
    return (Vector2(150 - step, 450 + step), Vector2(250 + 7 * step, 470 + step))
  }

  /// The page while two fingers stand on the map, the second a way off from where both began.
  static func pinching(by way: Vector2) -> (page: NestedScroll, map: Int) {
    var (page, index, _) = page()
    let (a, b) = fingers(0)
    page.touchDown(1, at: a, in: index, time: 0)
    page.drag(2, from: b, to: b + way, in: index)
    return (page, index)
  }

  @Test func `beyond its largest scale what two fingers zoom is stretched, and returns`() {
    var (page, index) = Self.pinching(by: Vector2(210, 30))
    #expect(page[index].zoomScale > 3 && page.phase == .zooming)
    for id in [2, 1] { page.touchUp(id, time: 0.2) }
    #expect(page.isMoving && page.events(of: index).contains(.didEndDragging))
    page.run()
    #expect(page[index].zoomScale == 3 && page.phase == .idle)
    #expect(page[page.root].contentOffset == .zero)
  }

  @Test func `what the first finger has moved stays where it is while two zoom`() {
    var (page, index, _) = Self.page()
    page.pan.slop = 0
    page[index].setContentOffset(Vector2(0, 500), animated: false)
    page.drag(from: Vector2(200, 600), to: Vector2(200, 500), in: index)
    #expect(page[page.root].contentOffset.y == 100)
    page.drag(2, from: Vector2(300, 500), to: Vector2(350, 520), in: index, at: 0.2)
    #expect(page[index].zoomScale > 1.4 && page[page.root].contentOffset.y == 100)
    page.touchUp(2, time: 0.4)
    page.touchUp(1, time: 1)
    #expect(page.shown(at: 5)[page.root].contentOffset.y == 100 && page[index].overscroll == .zero)
  }

  @Test func `fingers on different members zoom what both lie in, or nothing`() {
    var (page, index, caption) = Self.page()
    page.touchDown(1, at: Vector2(100, 400), in: index, time: 0)
    page.drag(2, from: Vector2(100, 100), to: Vector2(100, 20), in: caption)
    #expect(page[index].zoomScale == 1 && page.phase == .dragging)
    page.cancelTouches(time: 0.2)
    page.advance(to: 3)
    page[page.root].maximumZoomScale = 2
    page.touchDown(1, at: Vector2(100, 400), in: index, time: 4)
    page.drag(2, from: Vector2(100, 100), to: Vector2(100, 20), in: caption, at: 4)
    #expect(page[index].zoomScale == 1 && page[page.root].zoomScale > 1.2)
  }

  @Test func `afterwards distance and momentum are handed on as ever`() {
    var (page, index) = Self.pinching(by: Vector2(60, 0))
    var (fresh, same, _) = Self.page()
    page.touchUp(2, time: 0.2)
    page.touchUp(1, time: 1)
    #expect(page.shown(at: 4)[index].zoomScale > 1.5)
    page[index].setZoomScale(1, animated: false)
    page[index].setContentOffset(Vector2(0, 100), animated: false)
    fresh[same].setContentOffset(Vector2(0, 100), animated: false)
    fresh.advance(to: 4)
    let (start, end) = (Vector2(200, 600), Vector2(200, 360))
    page.swipe(3, from: start, to: end, in: index, at: 5, events: 6)
    fresh.swipe(3, from: start, to: end, in: same, at: 5, events: 6)
    var passes = 0
    for time in Displays.times(1...300, after: 5.1) {
      if page.advance(to: time).pass != nil { passes += 1 }
      #expect(page[index].contentOffset == fresh.shown(at: time)[same].contentOffset)
      #expect(page[page.root].contentOffset == fresh[fresh.root].contentOffset)
    }
    #expect(passes == 1 && page[page.root].contentOffset.y > 500)
  }

  @Test func `a finger that stays flings what was zoomed first`() {
    var (page, index, _) = Self.page()
    page.touchDown(1, at: Vector2(150, 500), in: index, time: 0)
    page.swipe(2, from: Vector2(250, 500), to: Vector2(350, 500), in: index, holding: 0.1)
    page.move(from: Vector2(150, 500), to: Vector2(150, 320), at: 0.2, for: 0.1, events: 6)
    page.touchUp(1, time: 0.3)
    let (inner, outer) = (page[index].contentOffset.y, page[page.root].contentOffset.y)
    #expect(page.velocity(of: index).y > 1_000)
    page.advance(to: 0.4)
    #expect(page[index].contentOffset.y > inner + 100 && page[page.root].contentOffset.y == outer)
  }

  @Test(arguments: [1, 1.5, 2.9], [false, true])
  func `limits set in a pinch or its return are where it rests`(limit: Double, isCaught: Bool) {
    var (page, index) = Self.pinching(by: Vector2(500, 0))
    if isCaught {
      for id in [2, 1] { page.touchUp(id, time: 0.2) }
      page.advance(to: 0.25)
      page.touchDown(1, at: Self.fingers(0).0, in: index, time: 0.25)
    }
    let scale = page[index].zoomScale
    page[index].maximumZoomScale = limit
    #expect(page[index].zoomScale == scale && scale > 3)
    if !isCaught { page.touchUp(2, time: 0.3) }
    page.touchUp(1, time: 0.3)
    #expect(page.isMoving)
    for time in [0.3, 5] { page.advance(to: time) }
    #expect(page[index].zoomScale == limit && page[index].overscroll == .zero)
  }

  @Test func `one that stays drags and flings along either axis, whichever was dragged before`() {
    var (page, index, _) = Self.page()
    page.drag(from: Vector2(250, 500), to: Vector2(200, 500), in: index, for: 0.02)
    page.touchMoved(1, to: Vector2(150, 500), time: 0.04)
    page.swipe(
      2, from: Vector2(250, 500), to: Vector2(350, 500), in: index, at: 0.05, holding: 0.05)
    let start = page[index].contentOffset
    page.move(from: Vector2(150, 500), to: Vector2(150, 380), at: 0.2, for: 0.1, events: 6)
    let released = page.touchUp(1, time: 0.3).velocity
    #expect(abs(page[index].contentOffset.y - start.y - 120) < 1e-9 && abs(released.y - 1_200) < 1)
  }

  @Test func `where what is zoomed is disabled the fingers drag on along the page's axes`() {
    var (page, index) = Self.pinching(by: .zero)
    (page[page.root].contentSize.width, page[index].isScrollEnabled) = (3_000, false)
    let (a, b) = Self.fingers(0)
    for (id, at) in [(1, a), (2, b)] { page.touchMoved(id, to: at - Vector2(60, 100), time: 0.2) }
    #expect(page[page.root].contentOffset.x == 0 && page[page.root].contentOffset.y > 50)
  }
}
