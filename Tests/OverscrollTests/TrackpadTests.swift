import Overscroll
import Testing

@Suite struct TrackpadTests {
  static func list(_ content: Size2 = Size2(390, 9_000)) -> Scroller {
    Scroller(viewport: Size2(390, 800), content: content)
  }

  static func fling(_ list: inout Scroller) {
    for event in MomentumStreamTests.strokes { list.wheel(event) }
  }

  /// A list that fingers have pulled beyond its top and let go, 0.1 s later.
  static func pulled(at time: Double = 0) -> Scroller {
    var list = list()
    list.wheel(.stroke(.began, Vector2(0, -300), at: time))
    list.wheel(.stroke(.ended, at: time + 0.1))
    return list
  }

  @Test func `content that bounces is held by a trackpad where it is`() {
    var list = Self.pulled()
    let shown = list.advance(to: 0.2).offset.y
    for distance in [-30.0, 30] {
      var pulled = list
      pulled.wheel(.stroke(.began, Vector2(0, distance), at: 0.2))
      #expect((pulled.contentOffset.y - shown) * distance > 0)
    }
    list.wheel(.stroke(.began, Vector2(0, -0.001), at: 0.2))
    #expect(abs(list.contentOffset.y - shown) < 0.001)
  }

  @Test func `a stroke that pushes a bounce further out holds nothing, in a page neither`() {
    var (list, same) = (Self.pulled(), Self.pulled())
    var page = NestedScroll(list, order: .innerFirst)
    for time in [0.2, 0.21] {
      let event = WheelEvent(delta: Vector2(0, -5), isPrecise: true, time: time)
      (_, _) = (list.wheel(event), page.wheel(event))
    }
    for time in [0.25, 0.28] {
      let offset = same.advance(to: time).offset
      #expect(list.advance(to: time).offset == offset)
      page.advance(to: time)
      #expect(page[0].contentOffset == offset)
    }
    // A finger ends what no quiet has ended yet.
    list.touchDown(1, at: Vector2(200, 300), time: 0.29)
    #expect(!list.isMoving)
  }

  @Test func `where the system sends no momentum the end of a stroke flings`() {
    var list = Self.list()
    Self.fling(&list)
    #expect(!list.isMoving)
    list = Self.list()
    list.trackpadMomentum = .engine
    Self.fling(&list)
    #expect(list.isDecelerating)
    let flight = list.flight(.vertical)?.flight
    #expect(abs((flight?.flightState(at: 0).carriedVelocity ?? 0) - 1_200) < 1e-6)
    // Fingers that lie down stop it where it is shown, and let it go again without a velocity.
    let shown = list.advance(to: 1.3).offset
    list.wheel(.stroke(.began, at: 1.3))
    #expect(list.contentOffset == shown && !list.isDecelerating)
    list.wheel(.stroke(.ended, at: 1.5))
    #expect(list.advance(to: 3).offset == shown && !list.isMoving)
  }

  @Test(arguments: TrackpadMomentum.allCases, [false, true])
  func `fingers laid down stop a glide and a bounce`(momentum: TrackpadMomentum, isPulled: Bool) {
    var list = isPulled ? Self.pulled(at: 1) : Self.list()
    if !isPulled { list.swipe(from: Vector2(200, 700), to: Vector2(200, 500), at: 1, events: 6) }
    list.trackpadMomentum = momentum
    let shown = list.advance(to: 1.2).offset.y
    #expect(list.isMoving)
    list.hold(at: 1.2)
    for time in [1.2, 2.2] { #expect(list.advance(to: time).offset.y == shown && !list.isMoving) }
    list.wheel(.stroke(.ended, at: 2.2))
    #expect(list.advance(to: 6).offset.y == (isPulled ? 0 : shown))
  }

  @Test func `in a drawer with a list strokes, momentum and keys do as in the page of the two`() {
    var sheet = ScrollingDrawerTests.sheet().with(\.list.trackpadMomentum, .engine)
    var page = NestedScroll(sheet.drawer, order: .collapsing)
    page.active = page.add(sheet.list, to: page.root)
    (page.directionalLock, page.trackpadMomentum) = (nil, .engine)
    func compare(at time: Double) {
      (_, _) = (sheet.advance(to: time), page.advance(to: time))
      #expect(sheet.drawer.position == page[drawer: 0].position)
      #expect(sheet.list.contentOffset == page[1].contentOffset)
    }
    for (event, time) in Displays.times(0...20, after: 1).enumerated() {
      let phase: WheelEvent.Phase = event == 0 ? .began : event < 20 ? .changed : .ended
      let stroke = WheelEvent.stroke(phase, Vector2(0, 30), at: time)
      (_, _) = (sheet.wheel(stroke), page.wheel(stroke))
      compare(at: time)
    }
    #expect(sheet.isMoving && sheet.drawer.position == 100)
    compare(at: 6)
    (_, _) = (sheet.keyDown(.pageUp, time: 6), page.keyDown(.pageUp, time: 6))
    compare(at: 6.5)
    (_, _) = (sheet.keyUp(.pageUp, time: 6.5), page.keyUp(.pageUp, time: 6.5))
    compare(at: 20)
    for anchor in [1, 0] {
      (_, _) = (sheet.key(.home), page.key(.home))
      (_, _) = (sheet.key(.pageUp), page.key(.pageUp))
      compare(at: 40 - Double(anchor) * 10)
    }
    #expect(sheet.list.contentOffset.y == 0 && sheet.drawer.anchor == 0)
  }

  @Test func `a stroke that rests before its end, or a slow one, does not fling`() {
    for (delta, pause) in [(20.0, 0.11), (3, 0)] {
      var list = Self.list().with(\.trackpadMomentum, .engine)
      list.wheel(.stroke(.began, at: 1))
      for time in Displays.times(1...6, after: 1) {
        list.wheel(.stroke(.changed, Vector2(0, delta), at: time))
      }
      list.wheel(.stroke(.ended, at: 1.1 + pause))
      #expect(!list.isMoving)
    }
  }

  @Test(arguments: [WheelEvent.Phase.ended, .cancelled])
  func `the end of a stroke is one whatever its numbers are`(phase: WheelEvent.Phase) {
    for (delta, time) in [(Double.nan, 1.2), (0, .nan), (.infinity, .nan)] {
      var list = Self.list()
      var page = NestedScroll(list, order: .innerFirst)
      func turn(_ phase: WheelEvent.Phase, _ delta: Double, at time: Double) {
        let stroke = WheelEvent.stroke(phase, Vector2(0, delta), at: time)
        (_, _) = (list.wheel(stroke), page.wheel(stroke))
      }
      for time in Displays.times(0...6, after: 1) {
        turn(time == 1 ? .began : .changed, -20, at: time)
      }
      #expect(list.overscroll.y < 0 && page[0].overscroll.y < 0)
      turn(phase, delta, at: time)
      (_, _) = (list.advance(to: 20), page.advance(to: 20))
      #expect(list.overscroll == .zero && page[0].overscroll == .zero)
      #expect(list.diagnostics.nonFinite > 0 && page.diagnostics.nonFinite > 0)
    }
  }

  @Test func `a wheel along one axis leaves a bounce along the other one alone`() {
    var both = Self.list(Size2(4_000, 9_000))
    both.wheel(.stroke(.began, Vector2(-300, 0), at: 0))
    both.wheel(.stroke(.ended, at: 0.1))
    both.advance(to: 0.15)
    both.wheel(WheelEvent(delta: Vector2(0, 4), isPrecise: true, time: 0.16))
    #expect(both.isDecelerating && both.advance(to: 3).offset == Vector2(0, 4))
  }

  @Test func `notches move to their sum in 0.067 s each, along their axis alone`() {
    var list = Self.list(Size2(4_000, 9_000))
    list.perform(at: 0.9) { $0.setContentOffset(Vector2(500, 0), animated: true) }
    list.wheel(WheelEvent(delta: Vector2(0, 100), isPrecise: false, time: 1))
    #expect(abs(list.advance(to: 1.0335).offset.y - 50) < 1e-4)
    list.wheel(WheelEvent(delta: Vector2(0, 100), isPrecise: false, time: 1.04))
    #expect(list.destination == Vector2(500, 200) && list.advance(to: 1.04 + 0.067).offset.y == 200)
    #expect(abs(list.restTime - 1.2) < 1e-9)
    list.advance(to: 2)
    list.setContentOffset(Vector2(0, 8_200), animated: false)
    list.wheel(WheelEvent(delta: Vector2(0, 100), isPrecise: false, time: 3))
    #expect(!list.isMoving)
    list.reducesMotion = true
    list.wheel(WheelEvent(delta: Vector2(0, -100), isPrecise: false, time: 4))
    #expect(list.contentOffset.y == 8_100 && !list.isMoving)
  }

  @Test func `while the end of a stream is awaited, rest is when and where it will be`() {
    var pages = Self.list(Size2(390, 8_000)).with(\.isPagingEnabled, true)
    pages.wheel(WheelEvent(delta: Vector2(0, 30), isPrecise: true, time: 1))
    let (rest, place) = (pages.restTime, pages.destination)
    #expect(rest > 1.1 && place == .zero)
    pages.run(240)
    #expect(abs(pages.time - rest) <= 1.0 / 240 + 1e-9 && pages.contentOffset == place)
  }

  @Test func `a touch that stopped a motion says so at its lift, and no other does`() {
    var list = Self.list()
    list.setContentOffset(Vector2(0, 4_000), animated: true)
    list.advance(through: 1, to: 1.1)
    let stopped = list.tap(at: Vector2(100, 100), time: 1.1, until: 1.2)
    #expect(stopped.didStopMotion && !stopped.didDrag)
    list.advance(to: 9)
    #expect(!list.tap(at: Vector2(100, 100), time: 9, until: 9.1).didStopMotion)
  }

  @Test(arguments: [false, true])
  func `what is caught follows from the first move, or where asked for has a slop`(waits: Bool) {
    var list = Self.list().scrolled(to: Vector2(0, 4_000)).with(\.pan.waitsWhenCatching, waits)
    Self.fling(&list)
    list.swipe(from: Vector2(100, 500), to: Vector2(100, 470), at: 2, for: 0.02, events: 1)
    let shown = list.advance(to: 2.03).offset.y
    list.touchDown(1, at: Vector2(100, 500), time: 2.03)
    #expect(list.contentOffset.y == shown)
    list.touchMoved(1, to: Vector2(100, 492), time: 2.04)
    #expect(abs(list.contentOffset.y - shown - (waits ? 0 : 8)) < 1e-9)
  }

  @Test func `an item near an edge scrolls the content, faster the nearer`() {
    let edge = EdgeScroll(zone: 60, fastest: 1_200)
    for (place, viewport, velocity) in [
      (400.0, 800.0, 0.0), (60, 800, 0), (30, 800, -300), (770, 800, 300), (0, 800, -1_200),
      (950, 800, 1_200), (.nan, 800, 0), (5, 0, 0), (15, 30, 0),
    ] { #expect(edge.velocity(at: place, viewport: viewport) == velocity, "\(place)") }
    #expect(edge.velocity(at: Vector2(-5, 740), viewport: Size2(390, 800)) == Vector2(-1_200, 0))
  }

  @Test(arguments: [60.0, 120, 240, 999], [0.0, 1, 2, 3])
  func `it scrolls as far at any frame rate, on any pixels`(rate: Double, scale: Double) {
    var list = Scroller(viewport: Size2(390, 640), content: Size2(390, 60_000), displayScale: scale)
    var edge = EdgeScroll()
    for _ in 0..<Int(rate) { edge.scroll(&list, at: Vector2(195, 589), for: 1 / rate) }
    #expect(abs(list.contentOffset.y - edge.velocity(at: 589, viewport: 640)) <= 1)
    for _ in 0..<Int(60 * rate) { edge.scroll(&list, at: Vector2(195, 700), for: 1 / rate) }
    #expect(list.contentOffset == list.maximumOffset)
    // What the bound has cut off is not owed on the way back.
    edge.scroll(&list, at: Vector2(195, -1), for: 1)
    #expect(list.maximumOffset.y - list.contentOffset.y > 1_198)
  }
}
