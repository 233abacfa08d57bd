import Overscroll
import Testing

/// Two fingers inside a page zoom the member under them, and nothing else moves.
@Suite struct NestedPinchTests {
  static let origin = Vector2(0, 250)

  static func map() -> Scroller {
    var map = Scroller(viewport: Size2(390, 500), content: Size2(780, 1_000))
    map.maximumZoomScale = 3
    return map
  }

  /// A list with a map in a cell of it, and a caption next to the map that cannot be zoomed.
  static func page() -> (page: NestedScroll, map: Int, caption: Int) {
    var page = NestedScroll(Scroller.list(3_000), order: .innerFirst)
    let map = page.add(map(), to: page.root)
    let caption = page.add(
      Scroller(viewport: Size2(390, 100), content: Size2(390, 300)), to: page.root)
    page.setViewportOrigin(origin, of: map)
    return (page, map, caption)
  }

  /// Where two fingers are at a step: they spread, and their centre wanders.
  static func fingers(_ step: Int) -> (Vector2, Vector2) {
    let spread = 4 * Double(step)
    let drift = Vector2(3, 1) * Double(step)
    return (
      Vector2(150, 450) + drift - Vector2(spread, 0), Vector2(250, 470) + drift + Vector2(spread, 0)
    )
  }

  /// The page while two fingers stand on the map, the second a way off from where both began.
  static func pinching(by way: Vector2) -> (page: NestedScroll, map: Int) {
    var (page, index, _) = page()
    let (a, b) = fingers(0)
    page.touchDown(1, at: a, in: index, time: 0)
    page.drag(2, from: b, to: b + way, in: index)
    return (page, index)
  }

  @Test(arguments: [false, true])
  func `it zooms as alone, in coordinates of its own`(staysOne: Bool) {
    var (page, index, _) = Self.page()
    page.directionalLock = nil
    var alone = Self.map()
    func check() {
      #expect(page[index].zoomScale == alone.zoomScale)
      #expect((page[index].contentOffset - alone.contentOffset).length < 1e-9)
      #expect(page[page.root].contentOffset == .zero)
    }
    func touch(_ phase: TouchEvent.Phase, _ id: Int, _ place: Vector2? = nil, at time: Double) {
      page.handle(TouchEvent(phase, id: id, position: place, time: time), in: index)
      let own = place.map { $0 - Self.origin }
      alone.handle(TouchEvent(phase, id: id, position: own, time: time))
    }
    for step in 0...30 {
      let ((a, b), time) = (Self.fingers(step), Double(step) / 60)
      touch(step == 0 ? .began : .moved, 1, a, at: time)
      touch(step == 0 ? .began : .moved, 2, b, at: time)
      check()
      #expect(step == 0 || page.phase == .zooming)
    }
    // Beyond the maximum it is stretched, and returns.
    #expect(page[index].zoomScale > 3)
    touch(.ended, 2, at: 0.52)
    for step in 1...5 where staysOne {
      let place = Self.fingers(30).0 + Vector2(-10, 12) * Double(step)
      touch(.moved, 1, place, at: 0.52 + Double(step) / 60)
      check()
    }
    touch(.ended, 1, at: 0.62)
    check()
    #expect(page.isMoving)
    #expect(page.events(of: index).contains(.didEndDragging))
    var time = 0.62
    while page.isMoving || alone.isMoving {
      time += 1.0 / 60
      page.advance(to: time)
      alone.advance(to: time)
      check()
    }
    #expect(page[index].zoomScale == 3)
    #expect(page.phase == .idle)
  }

  @Test func `what the first finger has moved stays where it is while two zoom`() {
    var (page, index, _) = Self.page()
    page.pan.slop = 0
    page[index].setContentOffset(Vector2(0, 500), animated: false)
    page.drag(from: Vector2(200, 600), to: Vector2(200, 500), in: index)
    #expect(page[page.root].contentOffset.y == 100)
    page.touchDown(2, at: Vector2(300, 500), in: index, time: 0.2)
    page.touchMoved(2, to: Vector2(350, 520), time: 0.3)
    #expect(page[index].zoomScale > 1.4)
    #expect(page[page.root].contentOffset.y == 100)
    page.touchUp(2, time: 0.4)
    page.touchUp(1, time: 1)
    page.advance(to: 5)
    #expect(page[page.root].contentOffset.y == 100)
    #expect(page[index].overscroll == .zero)
  }

  @Test func `fingers on different members zoom what both lie in, or nothing`() {
    var (page, index, caption) = Self.page()
    page.touchDown(1, at: Vector2(100, 400), in: index, time: 0)
    page.drag(2, from: Vector2(100, 100), to: Vector2(100, 20), in: caption)
    #expect(page[index].zoomScale == 1)
    #expect(page.phase == .dragging)
    page.cancelTouches(time: 0.2)
    page.advance(to: 3)
    page[page.root].maximumZoomScale = 2
    page.touchDown(1, at: Vector2(100, 400), in: index, time: 4)
    page.drag(2, from: Vector2(100, 100), to: Vector2(100, 20), in: caption, at: 4)
    #expect(page[index].zoomScale == 1)
    #expect(page[page.root].zoomScale > 1.2)
  }

  @Test func `afterwards distance and momentum are handed on as ever`() {
    var (page, index) = Self.pinching(by: Vector2(60, 0))
    var (fresh, same, _) = Self.page()
    page.touchUp(2, time: 0.2)
    page.touchUp(1, time: 1)
    page.advance(to: 4)
    #expect(page[index].zoomScale > 1.5)
    page[index].setZoomScale(1, animated: false)
    page[index].setContentOffset(Vector2(0, 100), animated: false)
    fresh[same].setContentOffset(Vector2(0, 100), animated: false)
    fresh.advance(to: 4)
    for step in 0...6 {
      let (place, time) = (Vector2(200, 600 - 40 * Double(step)), 5 + Double(step) / 60)
      if step == 0 {
        page.touchDown(3, at: place, in: index, time: time)
        fresh.touchDown(3, at: place, in: same, time: time)
      } else {
        page.touchMoved(3, to: place, time: time)
        fresh.touchMoved(3, to: place, time: time)
      }
    }
    page.touchUp(3, time: 5.1)
    fresh.touchUp(3, time: 5.1)
    var passes = 0
    for step in 1...300 {
      let time = 5.1 + Double(step) / 60
      if page.advance(to: time).pass != nil { passes += 1 }
      fresh.advance(to: time)
      #expect(page[index].contentOffset == fresh[same].contentOffset)
      #expect(page[page.root].contentOffset == fresh[fresh.root].contentOffset)
    }
    #expect(passes == 1)
    #expect(page[page.root].contentOffset.y > 500)
  }

  @Test func `a finger that stays flings what was zoomed first`() {
    var (page, index, _) = Self.page()
    page.touchDown(1, at: Vector2(150, 500), in: index, time: 0)
    page.drag(2, from: Vector2(250, 500), to: Vector2(350, 500), in: index)
    page.touchUp(2, time: 0.2)
    for step in 1...6 {
      page.touchMoved(1, to: Vector2(150, 500 - 30 * Double(step)), time: 0.2 + Double(step) / 60)
    }
    page.touchUp(1, time: 0.3)
    let (inner, outer) = (page[index].contentOffset.y, page[page.root].contentOffset.y)
    #expect(page.velocity(of: index).y > 1_000)
    page.advance(to: 0.4)
    #expect(page[index].contentOffset.y > inner + 100)
    #expect(page[page.root].contentOffset.y == outer)
  }

  @Test(arguments: [1, 1.5, 2.9], [false, true])
  func `limits that change in a pinch, or in the return from one, are where it comes to rest`(
    limit: Double, isCaught: Bool
  ) {
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
    page.drag(2, from: Vector2(250, 500), to: Vector2(350, 500), in: index, at: 0.05, for: 0.05)
    page.touchUp(2, time: 0.2)
    let start = page[index].contentOffset
    for step in 1...6 {
      page.touchMoved(1, to: Vector2(150, 500 - 20 * Double(step)), time: 0.2 + Double(step) / 60)
    }
    let released = page.touchUp(1, time: 0.3).velocity
    #expect(abs(page[index].contentOffset.y - start.y - 120) < 1e-9)
    #expect(abs(released.y - 1_200) < 1)
  }

  @Test func `where what is zoomed is disabled the fingers drag on along the page's axes`() {
    var (page, index) = Self.pinching(by: .zero)
    page[page.root].contentSize.width = 3_000
    page[index].isScrollEnabled = false
    let (a, b) = Self.fingers(0)
    for (id, place) in [(1, a), (2, b)] {
      page.touchMoved(id, to: place + Vector2(-60, -100), time: 0.2)
    }
    #expect(page[page.root].contentOffset.x == 0 && page[page.root].contentOffset.y > 50)
  }
}
