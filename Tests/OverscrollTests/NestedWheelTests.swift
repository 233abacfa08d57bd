import Overscroll
import Testing

@Suite struct NestedWheelTests {
  static func turn(_ page: inout Page, _ delta: Vector2, isPrecise: Bool = false, at time: Double) {
    page.wheel(WheelEvent(delta: delta, isPrecise: isPrecise, time: time))
  }

  @Test func `notches collapse the header, then scroll the list, then nothing`() {
    var page = Page.profile(header: 150)
    Self.turn(&page, Vector2(0, 100), at: 0)
    #expect(page.settled.heights() == Vector2(100, 0))
    Self.turn(&page, Vector2(0, 100), at: 0.05)
    #expect(page.settled.heights() == Vector2(150, 50))
    page.advance(to: 2)
    Self.turn(&page, Vector2(0, -80), at: 2)
    #expect(page.settled.heights() == Vector2(120, 0))
    for step in 0..<90 { Self.turn(&page, Vector2(0, 1_000), at: 3 + Double(step) / 10) }
    #expect(page.settled.heights() == Vector2(150, 8_204))
  }

  @Test func `a trackpad's stroke is handed out as a finger's way is`() {
    var page = Page.profile()
    page.wheel(.stroke(.began, Vector2(0, 60), at: 0))
    for step in 1...5 { page.wheel(.stroke(.changed, Vector2(0, 40), at: Double(step) / 60)) }
    #expect(page.heights() == Vector2(200, 60))
    for step in 6...11 { page.wheel(.stroke(.changed, Vector2(0, -60), at: Double(step) / 60)) }
    let band = RubberBand(coefficient: RubberBand.trackpadCoefficient, dimension: 796)
    #expect(page.heights() == Vector2(-band.stretch(100), 0))
    page.wheel(.stroke(.ended, at: 0.2))
    #expect(page.isDecelerating && page.settled.heights() == .zero)
  }

  @Test func `the system's momentum crosses the joint and bounces at the end`() {
    var page = Page.profile(at: Vector2(200, 120))
    let push = Vector2(0, -50)
    page.wheel(.stroke(.momentumBegan, push, at: 0))
    for time in Displays.times(1...4) { page.wheel(.stroke(.momentumChanged, push, at: time)) }
    #expect(page.heights() == Vector2(70, 0))
    for time in Displays.times(5...8) { page.wheel(.stroke(.momentumChanged, push, at: time)) }
    #expect(page.heights().x < -5 && page.heights().y == 0 && page.settled.heights() == .zero)
  }

  @Test func `a stroke stays with the axis and the list that it began with`() {
    var page = Page.profile(at: Vector2(200, 0))
    page.wheel(.stroke(.began, Vector2(2, 10), at: 0), in: Page.posts)
    page.wheel(.stroke(.changed, Vector2(30, 10), at: 0.02), in: Page.likes)
    #expect(page.heights() == Vector2(200, 20) && page.heights(Page.likes).y == 0)
    #expect(page[Page.pager].contentOffset.x == 0)
    page.wheel(.stroke(.ended, at: 0.03))
    page.wheel(.stroke(.began, Vector2(30, 10), at: 0.04), in: Page.likes)
    #expect(page[Page.pager].contentOffset.x == 30 && page.heights(Page.likes).y == 0)
  }

  @Test func `the first delta of a stroke decides nothing, nor does a notch for those after it`() {
    let list = Scroller.view(390, 796, of: 390, 9_000)
    let header = Scroller.view(390, 796, of: 390, 996)
    let pager = Pager(count: 3, layout: PagerLayout(viewport: Size2(390, 796)))
    for var page in [NestedScroll(header, order: .collapsing), NestedScroll(pager)] {
      page.add(list, to: page.root)
      let fresh = page
      page.wheel(.stroke(.began, Vector2(1, 0.9), at: 1), in: 1)
      for time in Displays.times(1...19, after: 1) {
        page.wheel(.stroke(.changed, Vector2(0, 20), at: time), in: 1)
      }
      let above = page.kind(of: 0) == .scroller ? page[0].contentOffset.y : 0
      #expect(above + page[1].contentOffset.y >= 380)
      page = fresh
      for event in 0...10 {
        let delta = event == 0 ? Vector2(30, 0) : Vector2(0, 30)
        page.wheel(WheelEvent(delta: delta, isPrecise: false, time: 1 + Double(event) / 20), in: 1)
      }
      #expect(page.shown(at: 9)[1].contentOffset.y == (page.kind(of: 0) == .scroller ? 100 : 300))
    }
    // What can go one way goes it.
    var page = NestedScroll(list, order: .innerFirst)
    page.wheel(.stroke(.began, Vector2(5, 4), at: 0))
    for time in Displays.times(1...19) { page.wheel(.stroke(.changed, Vector2(5, 4), at: time)) }
    #expect(page[0].contentOffset.y == 80)
  }

  @Test func `a stroke that leaves the slop free stays free, notches go their own way`() {
    let map = Scroller.view(390, 796, of: 9_000, 9_000)
    var page = NestedScroll(map, order: .innerFirst)
    page.directionalLock = DirectionalLock(horizontalAngle: 20, verticalAngle: 70)
    var time = 1.0
    func stroke(_ delta: Vector2, times: Int) {
      for _ in 0..<times {
        page.wheel(.stroke(time == 1 ? .began : .changed, delta, at: time))
        time += 1.0 / 60
      }
    }
    stroke(Vector2(8, 8), times: 2)
    stroke(Vector2(0, 20), times: 10)
    stroke(Vector2(20, 0), times: 10)
    #expect(page[0].contentOffset == Vector2(216, 216))
    page = NestedScroll(map, order: .innerFirst)
    page.wheel(WheelEvent(delta: Vector2(0, 20), isPrecise: true, time: 1))
    page.wheel(WheelEvent(delta: Vector2(120, 0), isPrecise: false, time: 1.02))
    #expect(page.shown(at: 9)[0].contentOffset == Vector2(120, 20))
  }

  @Test(arguments: [WheelEvent.Phase.held, .began])
  func `fingers on a trackpad hold a header as others do`(phase: WheelEvent.Phase) {
    var page = NestedScroll.split(header: 800).with(\.trackpadMomentum, .engine)
    page.put(0, at: 800)
    let (start, end) = (Vector2(100, 200), Vector2(100, 320))
    // Fingers that come down next to them end nothing.
    for time in [0.0, 4] {
      page.put(1, at: 200)
      page.swipe(from: start, to: end, in: 1, at: time, for: 0.05, events: 6)
      if time == 0 { page.wheel(.stroke(phase, at: 0.06), in: 2) }
      page.advance(to: time + 4)
      #expect(page[1].contentOffset.y == 0 && page[0].contentOffset.y == 800, "\(time)")
    }
    page.wheel(.stroke(.ended, at: 8), in: 2)
    #expect(page.shown(at: 9)[0].contentOffset.y == 800)
  }

  @Test func `a stroke flings a drawer that it has not pushed`() {
    var page = NestedScroll(Drawer.sheet(anchor: 2))
    page.add(Scroller.list(at: 200), to: page.root)
    (page.active, page.trackpadMomentum) = (1, .engine)
    page.wheel(.stroke(.began, at: 1))
    for time in Displays.times(1...10, after: 1) {
      page.wheel(.stroke(.changed, Vector2(0, -20), at: time))
    }
    page.wheel(.stroke(.ended, at: 1.17))
    #expect(page.shown(at: 9)[drawer: 0].anchor == 1 && page[1].contentOffset.y == 0)
  }

  @Test func `a layout that changes under a stroke leaves what that holds`() {
    let list = Scroller.view(390, 796, of: 390, 9_000)
    var page = NestedScroll(Pager(count: 3, layout: PagerLayout(viewport: Size2(390, 796))))
    page.add(list, to: page.root)
    page.wheel(.stroke(.began, Vector2(130, 0), at: 1), in: 1)
    page.insertPages(at: 3, in: 0)
    page[pager: 0].layout.spacing = 5
    page.advance(through: 1.4, to: 2)
    #expect(page[pager: 0].start(of: 0) == -130)
    page[pager: 0].isDragEnabled = false
    page.advance(through: 2.1, to: 9)
    #expect(page[pager: 0].start(of: 0) == 0)
    var sheet = NestedScroll(Drawer.sheet())
    sheet.wheel(.stroke(.began, Vector2(0, -50), at: 1))
    let place = sheet[drawer: 0].position
    sheet[drawer: 0].setAnchors(Drawer.sheet().anchors, animated: false)
    sheet[drawer: 0].insets = Insets(bottom: 30)
    for time in [1.4, 2] { sheet.advance(to: time) }
    #expect(sheet[drawer: 0].position == place)
    sheet[drawer: 0].isDragEnabled = false
    for time in [2.1, 9] { sheet.advance(to: time) }
    #expect(sheet[drawer: 0].position != place && !sheet.isMoving)
  }

  @Test func `a stroke without phases ends after a quiet time, at any display rate`() {
    var page = Page.profile()
    Self.turn(&page, Vector2(30, 1), isPrecise: true, at: 0)
    Self.turn(&page, Vector2(90, 1), isPrecise: true, at: 0.02)
    #expect(page.isMoving && page[Page.pager].contentOffset.x == 120)
    var late = page
    for step in 1...60 { page.advance(to: 0.02 + Double(step) / 60) }
    late.advance(to: 1.02)
    #expect((page[Page.pager].contentOffset - late[Page.pager].contentOffset).length < 1e-9)
    #expect(page.settled[Page.pager].contentOffset.x == 0)
  }

  @Test func `a finger that ends a stroke moves nothing, also beyond the bounds`() {
    var page = Page.profile(header: 0).with(\.reducesMotion, true)
    Self.turn(&page, Vector2(0, 600), isPrecise: true, at: 0)
    page[Page.posts].contentSize = Size2(390, 1_000)
    let before = page.heights()
    #expect(page[Page.posts].overscroll.y > 0)
    page.touchDown(1, at: Vector2(100, 100), in: Page.posts, time: 0.02)
    #expect(page.heights() == before)
    page.touchUp(1, time: 0.04)
    #expect(page.settled[Page.posts].overscroll == .zero)
  }

  @Test func `a tap on the status bar brings everything back to the top`() {
    var page = Page.profile(at: Vector2(200, 3_000))
    page.put(Page.likes, at: 100)
    page.at(1) { $0.scrollToTop() }
    #expect(page.shown(at: 2.7).heights() == .zero && page.heights(Page.likes).y == 100)
    #expect(page.events(of: Page.posts).contains(.didScrollToTop))
  }

  @Test func `pages of keys go through all of them`() {
    var page = Page.profile()
    for (time, key, heights) in [
      (0.0, KeyCommand.pageDown, Vector2(200, 796 * 0.8 - 200)), (1, .end, Vector2(200, 8_204)),
      (3, .home, .zero), (5, .arrowDown, Vector2(40, 0)),
    ] {
      page.at(time) { $0.key(key) }
      #expect(page.settled.heights() == heights, "\(key)")
    }
    for (time, place) in [(6.0, 390.0), (6.1, 780)] {
      page.at(time) { $0.key(.arrowRight) }
      #expect(page.settled[Page.pager].contentOffset.x == place)
    }
  }

  @Test func `a header hands the run on to the list, with its speed`() {
    var page = Page.profile()
    page.keyDown(.arrowDown, time: 0)
    var last = 0.0
    for time in Displays.times(1...120) {
      let sum = page.shown(at: time).heights().x + page.heights().y
      #expect(sum >= last)
      last = sum
    }
    // Through 200 pt of the header as if that and the list were one.
    #expect(page.heights().x == 200 && abs(last - 1_500) < 1e-6)
    page.keyUp(.arrowDown, time: 2)
    #expect(abs(page.settled.heights().y - (1_300 + 1000 / 109.0.squareRoot())) < 1e-6)
    #expect(page.settled.lastPass == nil && !page.settled.isMoving)
  }

  @Test(arguments: [(0.05, false), (0.1, false), (0.05, true), (0.2, true)])
  func `a tapped key scrolls as far as a pressed one, over joints too`(held: Double, isBack: Bool) {
    var page = Page.profile(at: isBack ? Vector2(200, 100) : .zero)
    var pressed = page
    let key = isBack ? KeyCommand.pageUp : .pageDown
    page.keyDown(key, time: 1)
    page.keyUp(key, time: 1 + held)
    pressed.key(key)
    #expect((page.settled.heights() - pressed.settled.heights()).length < 1e-9)
  }

  @Test func `a run that is handed on rests when it says, after the bounce at the end`() {
    var page = Page.profile()
    page.keyDown(.pageDown, time: 0)
    let end = page.restTime
    for time in Displays.times(1...240) {
      #expect(page.shown(at: time).isMoving == (time < end), "at \(time), said \(end)")
    }
    page.keyDown(.arrowUp, time: 5)
    #expect(page.settled.heights() == .zero && page.shown(at: 60).heights() == .zero)
  }

  @Test func `in a page a key turns pages, once a press`() {
    var page = Page.profile()
    page.keyDown(.arrowRight, time: 0)
    page.keyUp(.arrowRight, time: 0.1)
    #expect(page.settled[Page.pager].contentOffset.x == 390)
  }

  @Test func `a held key leaves the rest of what else moves as it is`() {
    var page = NestedScroll(Scroller.view(390, 844, of: 390, 1_500), order: .innerFirst)
    let dial = page.add(Dial(center: Vector2(200, 300)), to: page.root)
    page.swipe(from: Vector2(300, 300), to: Vector2(300, 450), in: dial, events: 6)
    page.active = page.root
    let end = page.restTime
    page.keyDown(.arrowDown, time: 0.2)
    #expect(page.restTime >= end && page.settled[dial, as: Dial.self].time >= end)
    #expect(!page.shown(at: page.restTime).isMoving)
  }
}
