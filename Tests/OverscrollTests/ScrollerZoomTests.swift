import Overscroll
import ScrollTestSupport
import Testing

@Suite struct ScrollerZoomTests {
  static func map() -> Scroller {
    var scroller = Scroller.view(390, 844, of: 2_000, 2_000)
    (scroller.minimumZoomScale, scroller.maximumZoomScale) = (0.5, 4)
    scroller.setContentOffset(Vector2(800, 600), animated: false)
    return scroller
  }

  @Test func `content stays under both fingers inside the limits`() {
    var scroller = Self.map()
    let (a, b) = (Vector2(120, 300), Vector2(260, 520))
    scroller.touchDown(1, at: a, time: 0)
    scroller.touchDown(2, at: b, time: 0.01)
    let (underA, underB) = (scroller.contentPoint(at: a), scroller.contentPoint(at: b))
    for share in stride(from: 0.025, through: 1, by: 0.025) {
      let (shift, spread) = (Vector2(30, -40) * share, (b - a) * (share * 0.4))
      let (fingerA, fingerB) = (a + shift - spread, b + shift + spread)
      scroller.touchMoved(1, to: fingerA, time: 0.02 + share * 0.3)
      scroller.touchMoved(2, to: fingerB, time: 0.02 + share * 0.3)
      #expect((scroller.contentPoint(at: fingerA) - underA).length < 1e-9)
      #expect((scroller.contentPoint(at: fingerB) - underB).length < 1e-9)
    }
    #expect(abs(scroller.zoomScale - 1.8) < 1e-12)
    #expect(scroller.phase == .zooming && scroller.isZooming)
  }

  /// Two fingers `span` apart about a point.
  func pinch(
    _ scroller: inout Scroller, to span: Double, time: Double, _ phase: TouchEvent.Phase = .moved
  ) {
    for (id, half) in [(1, -span / 2), (2, span / 2)] {
      scroller.handle(TouchEvent(phase, id: id, position: Vector2(195 + half, 422), time: time))
    }
  }

  @Test func `a limit that moves under fingers where nothing bounces is come back to with them`() {
    var scroller = Self.map().with(\.bouncesZoom, false)
    pinch(&scroller, to: 100, time: 0, .began)
    pinch(&scroller, to: 300, time: 0.1)
    #expect(scroller.zoomScale == 3)
    scroller.maximumZoomScale = 2
    #expect(scroller.zoomScale == 3)
    for (span, scale) in [(400.0, 3.0), (300, 3), (250, 2.5), (160, 1.6), (125, 1.25), (14, 0.5)] {
      pinch(&scroller, to: span, time: 0.2)
      #expect(abs(scroller.zoomScale - scale) < 1e-12, "\(span)")
    }
  }

  @Test func `a copy without touches has none that zoom what they may not drag`() {
    var scroller = Self.map().with(\.isScrollEnabled, false)
    scroller.touchDown(1, at: Vector2(145, 422), time: 0)
    #expect(scroller.isTracking && !scroller.withoutTouches().isTracking)
    scroller.touchDown(2, at: Vector2(245, 422), time: 0)
    pinch(&scroller, to: 300, time: 0.1)
    let copy = scroller.withoutTouches()
    #expect(scroller.isZooming && !copy.isZooming && !copy.isTracking && !copy.isScrollEnabled)
  }

  @Test(arguments: [(380.0, 40.0), (40, 380)])
  func `beyond a limit it stretches, and bounces back about the fingers`(from: Double, to: Double) {
    var scroller = Self.map()
    scroller.setZoomScale(from < to ? 3.9 : 0.55, animated: false)
    let start = scroller.zoomScale
    pinch(&scroller, to: from, time: 0, .began)
    let under = scroller.contentPoint(at: Vector2(195, 422))
    pinch(&scroller, to: to, time: 0.2)
    let band = ZoomBand(minimum: 0.5, maximum: 4)
    #expect(abs(scroller.zoomScale - band.clamp(start * to / from)) < 1e-12)
    scroller.touchUp(1, time: 0.5)
    var events = Array(scroller.touchUp(2, time: 0.5).events)
    #expect(scroller.isZoomBouncing && scroller.isMoving && scroller.phase == .zooming)
    var previous = scroller.zoomScale
    for time in Displays.times(1...120, after: 0.5) {
      let frame = scroller.advance(to: time)
      #expect(from < to ? frame.zoomScale <= previous : frame.zoomScale >= previous)
      previous = frame.zoomScale
      events += frame.events
      // Where no edge is near the content point under the fingers never moves.
      #expect(from > to || (scroller.contentPoint(at: Vector2(195, 422)) - under).length < 1e-6)
    }
    #expect(scroller.zoomScale == (from < to ? 4 : 0.5))
    #expect(!scroller.isMoving && scroller.overscroll == .zero)
    #expect(events.contains(.didZoom) && events.contains(.didEndZooming))
  }

  @Test func `bounds follow the scale`() {
    var scroller = Self.map()
    scroller.setZoomScale(2, animated: false)
    #expect(scroller.maximumOffset == Vector2(4_000 - 390, 4_000 - 844))
    scroller.zoom(to: 0.5, about: .zero, animated: false)
    #expect(scroller.maximumOffset == Vector2(1_000 - 390, 1_000 - 844))
    #expect(scroller.overscroll == .zero)
  }

  @Test(arguments: [true, false]) func `a rectangle is zoomed to, animated or not`(animated: Bool) {
    var scroller = Self.map()
    let rect = Rect2(x: 700, y: 900, width: 195, height: 300)
    scroller.at(1) { $0.zoom(to: rect, animated: animated) }
    if animated {
      #expect(scroller.zoomScale == 1 && scroller.isMoving)
      #expect(1.2...1.8 ~= scroller.advance(to: 1.15).zoomScale)
    }
    #expect(abs(scroller.shown(at: 2).zoomScale - 2) < 1e-12)
    #expect((scroller.visibleRect.center / scroller.zoomScale - rect.center).length < 1e-9)
  }

  @Test func `a rectangle that is shown as large is scrolled to, in a tenth of a second`() {
    var scroller = Self.map()
    scroller.at(1) { $0.zoom(to: Rect2(x: 100, y: 100, width: 390, height: 844), animated: true) }
    #expect(scroller.isScrollAnimating && !scroller.isZooming)
    let told = scroller.advance(to: 1.1).events
    #expect(scroller.contentOffset == Vector2(100, 100))
    #expect(Array(told) == [.didScroll, .didEndScrollingAnimation])
  }

  @Test func `limits that change nothing leave a zoom as it is, however times are rounded`() {
    for seed in 0..<200 {
      var (dice, scroller) = (SeededGenerator(seed), Self.map())
      scroller.at(9.3) { $0.zoom(to: 3, about: dice.vector(390, 844), animated: true) }
      scroller.advance(to: dice.within(9.35...9.45))
      let now = dice.within(0...9_000)
      scroller.resume(at: now)
      var same = scroller.with(\.minimumZoomScale, 0.25)
      let (shown, alike) = (scroller.advance(to: now + 0.05), same.advance(to: now + 0.05))
      #expect(shown.offset == alike.offset && shown.velocity == alike.velocity, "seed \(seed)")
    }
  }

  @Test func `keys and notches in a zoom go on from where it ends, at its scale`() {
    var zooming = Self.map()
    zooming.at(0) { $0.zoom(to: 2, about: Vector2(195, 844), animated: true) }
    let end = zooming.destination
    for (key, place) in [(KeyCommand.arrowDown, end.y + 80), (.end, 4_000 - 844)] {
      var list = zooming
      list.key(key)
      #expect(list.destination == Vector2(end.x, place))
    }
    for delta in [100, zooming.contentOffset.y - end.y] {
      var list = zooming
      list.wheel(WheelEvent(delta: Vector2(0, delta), isPrecise: false, time: 0))
      #expect(list.destination == end + Vector2(0, delta))
    }
  }

  @Test func `velocity is the slope of a zoom's offset`() {
    var scroller = Self.map()
    scroller.at(0) { $0.zoom(to: 3, about: Vector2(100, 100), animated: true) }
    for time in Displays.times(1...27, rate: 100) {
      var (before, after) = (scroller, scroller)
      let rise = after.advance(to: time + 1e-6).offset - before.advance(to: time - 1e-6).offset
      #expect((scroller.advance(to: time).velocity - rise / 2e-6).length < 1e-2)
    }
  }

  @Test func `a zoom leads content that is far out straight in, as fast as it says`() {
    var scroller = Scroller.list().with(\.maximumZoomScale, 4)
    scroller.setContentOffset(scroller.maximumOffset, animated: false)
    scroller.contentSize.height = 3_000
    scroller.at(0) { $0.setZoomScale(4, animated: true) }
    let start = scroller.contentOffset
    let way = scroller.destination - start
    for step in 1..<40 {
      let gone = way * ((scroller.shown(at: Double(step) / 100).zoomScale - 1) / 3)
      #expect((scroller.contentOffset - start - gone).length < 1e-6)
      #expect(abs(scroller.velocity.y - scroller.velocity.x * way.y / way.x) < 1e-6)
    }
  }

  @Test func `a zoom whose limit comes nearer does not pass it`() {
    for step in 1..<140 {
      var scroller = Scroller.list().with(\.maximumZoomScale, 8)
      scroller.at(0, shownAt: Double(step) / 400) { $0.setZoomScale(6, animated: true) }
      scroller.maximumZoomScale = 5.8
      let most = max(5.8, scroller.zoomScale) + 1e-12
      for time in Displays.times(1...199, after: scroller.time, rate: 480) {
        #expect(scroller.advance(to: time).zoomScale <= most)
      }
    }
  }

  @Test(arguments: [true, false])
  func `the finger that stays after a pinch is tied to the axis it takes then`(followsMoves: Bool) {
    var scroller = Self.map().with(\.isDirectionalLockEnabled, true)
    scroller.directionalLockFollowsMoves = followsMoves
    let place = Vector2(100, 600)
    scroller.touchDown(1, at: place, time: 0)
    scroller.drag(2, from: Vector2(300, 600), to: Vector2(360, 600), for: 0.04, events: 4)
    scroller.touchUp(2, time: 0.05)
    let start = scroller.contentOffset
    scroller.move(from: place, to: place + Vector2(6, -120), at: 0.05, for: 0.1, events: 6)
    let released = scroller.touchUp(1, time: 0.15).velocity
    #expect((scroller.contentOffset - start - Vector2(0, 120)).length < 1e-9)
    #expect(abs(released.y - 1_200) < 1 && released.x == 0)
  }
}
