import Overscroll
import Testing

/// What a program asks for happens at its own time, whatever frames have been shown before it.
@Suite struct ScrollerProgramTimeTests {
  /// A map of 2,000 by 9,000 points that can be zoomed.
  private static func map() -> Scroller {
    var map = Scroller(viewport: Size2(400, 800), content: Size2(2_000, 9_000))
    map.maximumZoomScale = 4
    return map
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
    map.at(0) {
      $0.zoom(to: Rect2(origin: Vector2(300, 900), size: Size2(200, 300)), animated: true)
    }
    return map
  }

  /// A scroller after an event at 0.1234 s, shown so many frames a second before it, at 1 s.
  private func played(
    _ scroller: Scroller, framesPerSecond: Double, _ event: (inout Scroller) -> ScrollEvents
  ) -> Scroller {
    var played = scroller
    for frame in 1... {
      let time = Double(frame) / framesPerSecond
      guard time < 0.1234 else { break }
      played.advance(to: max(time, scroller.time))
    }
    _ = event(&played)
    played.advance(to: 1)
    return played
  }

  private func expectTheSame(_ scroller: Scroller, _ event: (inout Scroller) -> ScrollEvents) {
    let wanted = played(scroller, framesPerSecond: 10_000, event)
    for rate in [24.0, 60, 120, 240] {
      let found = played(scroller, framesPerSecond: rate, event)
      #expect((found.contentOffset - wanted.contentOffset).length < 1e-6, "\(rate) Hz")
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

  @Test func `content that a zoom leaves outside returns from the end of the zoom on`() {
    var start = Self.map()
    start.at(0) { $0.setZoomScale(3, animated: false) }
    start.at(0) { $0.setContentOffset(Vector2(0, 26_000), animated: false) }
    start.at(0) { $0.setZoomScale(1.2, animated: true) }
    start.advance(to: 0.1)
    start.contentInset = Insets(bottom: -300)
    var (often, seldom) = (start, start)
    for frame in 11...50 { often.advance(to: Double(frame) / 100) }
    seldom.advance(to: 0.45)
    seldom.advance(to: 0.5)
    #expect(abs(often.contentOffset.y - seldom.contentOffset.y) < 1e-6)
  }

  @Test(arguments: [(0.249, false), (0.251, true)])
  func `a frame more than a quarter of a second early means that the clock was set`(
    early: Double, wasSet: Bool
  ) {
    var scroller = Scroller.list(60_000)
    scroller.flick(300)
    var onTime = scroller
    scroller.advance(to: 0.5)
    scroller.advance(to: 0.5 - early)
    let frame = scroller.advance(to: (wasSet ? 0.5 - early : 0.5) + 0.01)
    #expect(abs(frame.offset.y - onTime.advance(to: 0.51).offset.y) < 1e-9)
  }
}
