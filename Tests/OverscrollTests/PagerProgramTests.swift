import Overscroll
import Testing

@Suite struct PagerProgramTests {
  @Test func `a program moves it with the velocity it has`() {
    var album = Pager.album()
    album.swipe(from: Vector2(300, 0), to: Vector2(200, 0), for: 0.05)
    album.advance(to: 0.1)
    let (offset, velocity) = (album.offset, album.velocity)
    let events = album.scroll(toPage: 4)
    #expect(album.offset == offset && abs(album.velocity - velocity) < 1e-9)
    #expect(Array(events) == [.willChangePage(PageChange(from: 0, to: 4, reason: .program))])
    #expect(album.advance(to: 5).pageProgress == 4 && album.page == 4)
  }

  @Test func `a program can put it somewhere immediately, and not under a finger`() {
    var album = Pager.album()
    let change = PageChange(from: 0, to: 5, reason: .program)
    #expect(
      Array(album.scroll(toPage: 5, animated: false)) == [
        .willChangePage(change), .didMove, .didChangePage(change), .didSettle,
      ])
    #expect(album.offset == album.offset(of: 5) && !album.isMoving)
    album.touchDown(1, at: Vector2(200, 0), time: 0)
    album.touchMoved(1, to: Vector2(100, 0), time: 0.1)
    let offset = album.offset
    #expect(album.scroll(toPage: 0).isEmpty && album.turnPage(by: 1).isEmpty)
    #expect(album.offset == offset)
  }

  @Test func `a page beyond the first or the last counts as that one`() {
    var album = Pager.album()
    album.scroll(toPage: 9)
    #expect(album.targetPage == 8)
    album.scroll(toPage: -1)
    #expect(album.targetPage == 0)
  }

  @Test func `keys pressed in flight add up`() {
    var album = Pager.album()
    for press in 1...4 { album.at(Double(press) * 0.05) { $0.turnPage(by: 1) } }
    #expect(album.targetPage == 4 && album.page == 0)
    #expect(album.advance(to: 9).pageProgress == 4)
  }

  @Test func `a host may choose another page than the release does`() {
    var album = Pager.album()
    let release = album.swipe(from: Vector2(300, 0), to: Vector2(200, 0), for: 0.05)
    #expect(release.page == 1)
    album.scroll(toPage: 3)
    #expect(abs(album.velocity - release.velocity) < 1e-9)
    #expect(album.advance(to: 9).pageProgress == 3)
  }

  @Test func `reduced motion leaves out programs' ways and the oscillation`() {
    var album = Pager.album()
    album.reducesMotion = true
    album.spring = DampedSpring(stiffness: 200, dampingRatio: 0.2)
    album.at(0) { $0.scroll(toPage: 3) }
    #expect(album.page == 3 && !album.isMoving)
    album.swipe(from: Vector2(300, 0), to: Vector2(100, 0), at: 1, for: 0.05)
    #expect(album.isMoving)
    for step in 0..<300 {
      #expect(album.advance(to: 1.05 + Double(step) / 60).offset <= album.offset(of: 4) + 1e-9)
    }
    #expect(album.page == 4)
  }

  @Test func `a pager that may not be dragged is not`() {
    var album = Pager.album()
    let offset = album.offset
    album.isDragEnabled = false
    album.swipe(from: Vector2(300, 0), to: Vector2(100, 0))
    #expect(album.offset == offset && album.phase == .idle)
  }

  @Test func `cancelled and lost touches settle like gentle releases`() {
    var album = Pager.album(page: 1)
    album.touchDown(1, at: Vector2(300, 0), time: 0)
    album.touchMoved(1, to: Vector2(240, 0), time: 0.01)
    #expect(album.touchCancelled(1, time: 0.02).velocity == 0)
    #expect(album.targetPage == 1 && album.isMoving)
    album.touchDown(1, at: Vector2(300, 0), time: 0.03)
    album.touchMoved(1, to: Vector2(280, 0), time: 0.04)
    let before = album.offset
    let events = album.touchDown(1, at: Vector2(0, 300), time: 0.05)
    #expect(events.contains(.didEndDragging) && album.offset == before)
    #expect(album.diagnostics.lostUp == 1)
    album.cancelTouches(time: 0.06)
    #expect(album.advance(to: 9).pageProgress == 1)
  }

  @Test func `two fingers drag as one, and the second one's jump is none`() {
    var album = Pager.album(page: 3)
    album.touchDown(1, at: Vector2(300, 0), time: 0)
    album.touchMoved(1, to: Vector2(200, 0), time: 0.1)
    let offset = album.offset
    album.touchDown(2, at: Vector2(20, 0), time: 0.2)
    #expect(album.offset == offset)
    album.touchMoved(2, to: Vector2(0, 0), time: 0.3)
    #expect(abs(album.offset - offset - 10) < 1e-9)
    album.touchUp(1, time: 0.4)
    #expect(abs(album.offset - offset - 10) < 1e-9 && album.phase == .dragging)
  }

  @Test func `senseless numbers are ignored and counted`() {
    var album = Pager.album()
    let before = album
    album.touchDown(1, at: Vector2(.nan, 0), time: 0)
    album.touchDown(1, at: .zero, time: .infinity)
    album.advance(to: .nan)
    #expect(album.diagnostics.nonFinite == 3)
    #expect(album.offset == before.offset && !album.isTracking)
    album.advance(to: 1)
    album.advance(to: 0.9)
    #expect(album.time == 1 && album.diagnostics.reversedTime == 1)
    album.layout.viewport = Size2(.nan, -3)
    album.layout.spacing = .infinity
    album.layout.insets = Insets(left: .nan)
    #expect(album.layout == before.layout && album.diagnostics.nonFinite == 6)
  }
}
