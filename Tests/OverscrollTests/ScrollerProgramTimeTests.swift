import Overscroll
import Testing

/// What a program asks for happens at its own time, whatever frames have been shown before it.
@Suite struct ScrollerProgramTimeTests {
  /// A map of 2,000 by 9,000 points that can be zoomed.
  private static func map() -> Scroller {
    Scroller.view(400, 800, of: 2_000, 9_000).with(\.maximumZoomScale, 4)
  }

  /// The same, flicked upwards; the finger is up at 0.06 s.
  private static func flicked() -> Scroller {
    var map = map()
    map.swipe(from: Vector2(200, 700), to: Vector2(200, 490), for: 0.06, events: 3)
    return map
  }

  /// The same, moving to a larger scale for 0.3 s.
  private static func zooming() -> Scroller {
    var map = map()
    map.at(0) { $0.zoom(to: Rect2(x: 300, y: 900, width: 200, height: 300), animated: true) }
    return map
  }

  /// The same, pinched beyond its largest scale; the fingers are up at 0.06 s.
  private static func returning() -> Scroller {
    var map = map()
    map.setZoomScale(4, animated: false)
    for id in 1...2 { map.touchDown(id, at: Vector2(id == 1 ? 150 : 250, 400), time: 0) }
    for time in Displays.times(1...20, rate: 400) {
      for (id, reach) in [(1, -50 - 2_400 * time), (2, 50 + 2_400 * time)] {
        map.touchMoved(id, to: Vector2(200 + reach, 400), time: time)
      }
    }
    for id in 1...2 { map.touchUp(id, time: 0.06) }
    return map
  }

  /// Where a scroller is at some times after an event at 0.1234 s, shown so many frames a second.
  private func played(
    _ scroller: Scroller, framesPerSecond: Double, _ event: (inout Scroller) -> ScrollEvents
  ) -> [Vector2] {
    var (played, frame) = (scroller, 1.0)
    func show(until end: Double) {
      while frame / framesPerSecond < end {
        played.advance(to: max(frame / framesPerSecond, played.time))
        frame += 1
      }
    }
    show(until: 0.1234)
    _ = event(&played)
    return [0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.7, 1].map { time in
      show(until: time)
      return played.advance(to: time).offset
    }
  }

  private func expectTheSame(_ scroller: Scroller, _ event: (inout Scroller) -> ScrollEvents) {
    let wanted = played(scroller, framesPerSecond: 10_000, event)
    for rate in [24.0, 60, 120, 240] {
      let found = played(scroller, framesPerSecond: rate, event)
      #expect(zip(found, wanted).allSatisfy { ($0 - $1).length < 1e-6 }, "\(rate) Hz")
    }
  }

  @Test func `a scale set in flight holds the point where it is by then`() {
    expectTheSame(Self.flicked()) { $0.at(0.1234) { $0.setZoomScale(2, animated: false) } }
    expectTheSame(Self.flicked()) {
      $0.at(0.1234) { $0.zoom(to: 2, about: Vector2(100, 100), animated: true) }
    }
  }

  @Test func `a scale set in flight does not move the point it is about`() {
    var map = Self.flicked()
    map.advance(to: 0.1)
    var ahead = map
    ahead.advance(to: 0.1234)
    let middle = Vector2(200, 400)
    map.at(0.1234) { $0.setZoomScale(2, animated: false) }
    #expect((map.contentPoint(at: middle) - ahead.contentPoint(at: middle)).length < 1e-6)
  }

  @Test func `a key and a page during a zoom count from where the content is by then`() {
    expectTheSame(Self.zooming()) { $0.at(0.1234) { $0.key(.pageDown) } }
    expectTheSame(Self.zooming()) { $0.at(0.1234) { $0.turnPage(by: 1, along: .vertical) } }
  }

  @Test func `a program, a key and a notch while a scale returns take the same path at any rate`() {
    expectTheSame(Self.returning()) {
      $0.at(0.1234) { $0.setContentOffset(Vector2(900, 2_500), animated: true) }
    }
    expectTheSame(Self.returning()) { $0.at(0.1234) { $0.key(.pageDown) } }
    expectTheSame(Self.returning()) {
      $0.wheel(WheelEvent(delta: Vector2(0, 100), isPrecise: false, time: 0.1234))
    }
  }

  @Test func `content that a zoom leaves outside returns from the end of the zoom on`() {
    var start = Self.map()
    start.at(0) {
      $0.setZoomScale(3, animated: false)
      $0.setContentOffset(Vector2(0, 26_000), animated: false)
      $0.setZoomScale(1.2, animated: true)
    }
    start.advance(to: 0.1)
    start.contentInset = Insets(bottom: -300)
    var (often, seldom) = (start, start)
    for time in Displays.times(11...50, rate: 100) { often.advance(to: time) }
    #expect(abs(often.contentOffset.y - seldom.advance(through: 0.45, to: 0.5).offset.y) < 1e-6)
  }

  @Test(arguments: [(0.249, false), (0.251, true)])
  func `a frame a quarter of a second early says the clock was set`(early: Double, wasSet: Bool) {
    var scroller = Scroller.list(60_000)
    scroller.flick(300)
    var onTime = scroller
    scroller.advance(through: 0.5, to: 0.5 - early)
    let frame = scroller.advance(to: (wasSet ? 0.5 - early : 0.5) + 0.01)
    #expect(abs(frame.offset.y - onTime.advance(to: 0.51).offset.y) < 1e-9)
  }

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
