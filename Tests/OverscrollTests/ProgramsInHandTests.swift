import Overscroll
import Testing

@Suite struct ProgramsInHandTests {
  static let far = Rect2(x: 900, y: 900, width: 9, height: 9)

  static let programs: [(name: String, call: @Sendable (inout Scroller) -> Void)] = [
    ("setContentOffset", { $0.setContentOffset(Vector2(300, 300), animated: true) }),
    ("setContentOffset immediately", { $0.setContentOffset(Vector2(300, 300), animated: false) }),
    ("scrollRectToVisible", { $0.scrollRectToVisible(far, animated: true) }),
    ("scrollToTop", { $0.scrollToTop() }), ("turnPage", { $0.turnPage(by: 1, along: .vertical) }),
    ("setZoomScale", { $0.setZoomScale(2, animated: true) }),
    ("setZoomScale immediately", { $0.setZoomScale(2, animated: false) }),
    ("zoom about", { $0.zoom(to: 3, about: .zero, animated: true) }),
    ("zoom to", { $0.zoom(to: Rect2(x: 0, y: 0, width: 90, height: 90), animated: true) }),
    ("land", { $0.land(on: Vector2(300, 300)) }), ("key", { $0.key(.pageDown) }),
    ("restore", { $0.restore(ScrollerState(x: 300, y: 300, zoomScale: 2)) }),
  ]

  @Test(arguments: [1, 2], programs.indices)
  func `fingers that act keep the content`(fingers: Int, index: Int) {
    var scroller = ZoomLimitTests.map(at: Vector2(500, 500))
    for id in 1...fingers {
      scroller.touchDown(id, at: Vector2(100 * Double(id), 300), time: 0)
      scroller.touchMoved(id, to: Vector2(130 * Double(id), 340), time: 0.05)
    }
    #expect(scroller.isDragging && scroller.isZooming == (fingers == 2))
    let before = scroller
    Self.programs[index].call(&scroller)
    #expect(scroller == before, "\(Self.programs[index].name)")
  }

  @Test(arguments: [false, true])
  func `a finger that only rests leaves what rests, and programs, alone`(isInside: Bool) {
    var list = Scroller.list(at: 100)
    var page = NestedScroll(list)
    for begins in [false, true] {
      list.isPagingEnabled = !begins
      page[page.root].isPagingEnabled = !begins
      let time = begins ? 2.0 : 1
      let touch = TouchEvent(.began, id: 1, position: Vector2(9, 9), time: time)
      (_, _) = (list.handle(touch), page.handle(touch))
      if begins {
        list.setContentOffset(Vector2(0, 900), animated: true)
        page[page.root].setContentOffset(Vector2(0, 900), animated: true)
      }
      #expect(!list.touchUp(1, time: time + 0.1).didStopMotion)
      page.touchUp(1, time: time + 0.1)
      let shown =
        isInside
        ? (page.advance(to: time + 0.9), page[page.root].contentOffset.y).1
        : list.advance(to: time + 0.9).offset.y
      #expect(shown == (begins ? 900 : 100))
    }
  }

  @Test func `fingers that take hold of a program's motion end it, along both axes`() {
    var map = ZoomLimitTests.map(at: Vector2(500, 500))
    map.touchDown(1, at: Vector2(100, 300), time: 0)
    map.setContentOffset(Vector2(900, 800), animated: true)
    map.advance(through: 0, to: 0.1)
    map.touchDown(2, at: Vector2(200, 300), time: 0.1)
    let held = map.contentOffset
    for time in Displays.times(1...30, after: 0.1) { map.advance(to: time) }
    #expect(map.contentOffset == held && held.x > 500 && held.y > 500)
  }
}
