import Overscroll
import Testing

@Suite struct NestedPinchTests {
  static func map() -> Scroller {
    Scroller.view(390, 500, of: 780, 1_000).with(\.maximumZoomScale, 3)
  }

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
    page.touchDown(2, at: Vector2(300, 500), in: index, time: 0.2)
    page.touchMoved(2, to: Vector2(350, 520), time: 0.3)
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
    for (id, place) in [(1, a), (2, b)] {
      page.touchMoved(id, to: place + Vector2(-60, -100), time: 0.2)
    }
    #expect(page[page.root].contentOffset.x == 0 && page[page.root].contentOffset.y > 50)
  }
}
