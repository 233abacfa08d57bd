import Overscroll
import Testing

@Suite struct NestedSeenTests {
  /// A profile that nothing has touched yet, with tabs in its header.
  static func fresh(order: HandOffOrder = .collapsing) -> (page: NestedScroll, tabs: Int) {
    let view = Size2(390, 796)
    var page = NestedScroll(Scroller(viewport: view, content: Size2(390, 996)), order: order)
    let pages = Scroller(viewport: view, content: Size2(3 * 390, 796)).with(\.isPagingEnabled, true)
    page.add(pages, to: page.root)
    for height in [9_000.0, 4_000] {
      page.add(Scroller(viewport: view, content: Size2(390, height)), to: Page.pager)
    }
    let tabs = page.add(Scroller.view(390, 44, of: 800, 44), to: page.root)
    page.pan.slop = 0
    return (page, tabs)
  }

  /// Flicks a member up and says where everything comes to rest.
  static func flicked(_ page: NestedScroll, on member: Int, at time: Double = 0) -> NestedScroll {
    var page = page
    let (start, end) = (Vector2(200, 300), Vector2(200, 220))
    page.swipe(from: start, to: end, in: member, at: time, for: 0.02, events: 4)
    return page.settled
  }

  @Test(arguments: [false, true])
  func `a finger that names nobody is on what is seen by then, frames or not`(frames: Bool) {
    var page = NestedScroll(
      Pager(pages: RowIndex(count: 2, extent: 390), layout: PagerLayout(viewport: Size2(390, 844))))
    let dial = page.add(Dial(center: Vector2(195, 400)), to: page.root)
    page.tap(at: Vector2(350, 400), in: dial, time: 0, until: 0.05)
    page.at(0.1) { $0[pager: 0].turnPage(by: 1) }
    if frames { page.run() }
    page.drag(from: Vector2(300, 300), to: Vector2(150, 500), at: 3)
    #expect(page[dial, as: Dial.self].angle == 0 && page[pager: 0].offset > 390)
  }

  @Test(arguments: [HandOffOrder.collapsing, .quickReturn])
  func `a header of a fresh page hands on to the list, and so do its tabs`(order: HandOffOrder) {
    let (page, tabs) = Self.fresh(order: order)
    for member in [Page.outer, Page.pager, tabs, Page.posts] {
      let end = Self.flicked(page, on: member)
      #expect(end.heights().x == 200 && end.heights().y > 1_000 && end[tabs].contentOffset == .zero)
    }
  }

  @Test func `tabs scroll themselves sideways`() {
    var (page, tabs) = Self.fresh()
    let (start, end) = (Vector2(200, 20), Vector2(100, 20))
    page.drag(from: start, to: end, in: tabs, for: 0.02, events: 4)
    #expect(page[tabs].contentOffset.x == 100 && page[Page.pager].contentOffset.x == 0)
    page.touchCancelled(1, time: 0.02)
    page.drag(from: start, to: end, in: Page.outer, at: 0.02, for: 0.02, events: 4)
    #expect(page[Page.pager].contentOffset.x == 100 && page[tabs].contentOffset.x == 100)
  }

  @Test func `after a finger on the pager has turned the page, its list takes the momentum`() {
    var page = Self.fresh().page
    page.swipe(from: Vector2(200, 20), to: Vector2(0, 20), in: Page.pager, for: 0.02, events: 4)
    #expect(page.shown(at: 3)[Page.pager].contentOffset.x == 390 && page.active == Page.likes)
    let end = Self.flicked(page, on: page.root, at: 4)
    #expect(end.heights(Page.likes).y > 1_000 && end.heights().y == 0)
    page[Page.pager].setContentOffset(Vector2(780, 0), animated: false)
    let empty = Self.flicked(page, on: page.root, at: 4)
    #expect(empty.heights().x == 200 && empty.heights(Page.likes).y == 0)
  }

  @Test func `of lists next to one another the one that was touched last goes on`() {
    var page = NestedScroll.split()
    #expect(Self.flicked(page, on: page.root)[1].contentOffset.y > 1_000)
    page.tap(at: Vector2(300, 700), in: NestedGestureTests.right, time: 0, until: 0.1)
    let end = Self.flicked(page, on: page.root, at: 1)
    #expect(end[1].contentOffset.y == 0 && end[2].contentOffset.y > 1_000)
    #expect(page.active == NestedGestureTests.right)
  }

  @Test func `around an ordinary list a page scrolls alone`() {
    var page = NestedScroll(Scroller.view(390, 400, of: 390, 2_000), order: .innerFirst)
    let list = page.add(Scroller.view(390, 400, of: 390, 900), to: page.root)
    page.pan.slop = 0
    page.tap(at: Vector2(200, 300), in: list, time: 0, until: 0.1)
    let end = Self.flicked(page, on: page.root, at: 1)
    #expect(end[0].contentOffset.y > 500 && end[list].contentOffset.y == 0)
  }

  @Test func `keys and wheels go to what is seen, unless the host names another member`() {
    var (page, tabs) = Self.fresh()
    #expect(page.active == Page.posts)
    page.put(page.root, at: 200)
    page[Page.pager].setContentOffset(Vector2(390, 0), animated: false)
    #expect(page.active == Page.likes)
    page.at(0) { $0.key(.pageDown) }
    #expect(page.settled.heights(Page.likes).y > 100)
    page.advance(to: 1)
    page.active = tabs
    page.at(2) { $0.key(.pageUp) }
    #expect(page.settled.heights(Page.likes).y == 0)
    page.advance(to: 3)
    page.wheel(.stroke(.began, Vector2(0, 50), at: 3), in: tabs)
    #expect(page.heights(Page.likes).y == 50)
  }

  static func header(order: HandOffOrder = .collapsing) -> NestedScroll {
    var page = NestedScroll.profile(order: order)
    page[Page.outer].snapVertical = .positions([0, 200])
    return page
  }

  @Test(arguments: [1, 1.2, 2])
  func `a header that snaps hands on what a fling has left at its end`(speed: Double) {
    let free = NestedScroll.profile().flicked(velocity: 1_500 * speed).settled
    let page = Self.header().flicked(velocity: 1_500 * speed).settled
    #expect(page[Page.outer].contentOffset.y == 200 && page.heights() == free.heights())
    #expect(page[Page.posts].contentOffset.y > 0)
    #expect(page[Page.outer].snapVertical == .positions([0, 200]))
  }

  @Test func `with less it snaps, and so does one that keeps its momentum`() {
    #expect(Self.header().flicked(velocity: 340).settled.heights() == Vector2(200, 0))
    #expect(Self.header().flicked(velocity: 100).settled.heights() == .zero)
    var page = Self.header()
    page.setMinimumSpeed(.infinity, of: Page.outer)
    #expect(page.flicked(velocity: 3_000).settled.heights() == Vector2(200, 0))
  }

  /// A page that is scrolled down, with a header that waits for 100 pt before it comes back.
  static func returning(orAt speed: Double = .infinity) -> NestedScroll {
    var page = NestedScroll.profile(order: .quickReturn, at: Vector2(200, 2_000))
    page.setReturnDistance(100, of: Page.outer)
    page.setReturnSpeed(speed, of: Page.outer)
    return page
  }

  @Test(arguments: [1, 7, 100])
  func `a header that comes back waits for its distance, in any events`(events: Int) {
    var page = Self.returning()
    // One that is scrolled on has to be scrolled back as far again.
    for (time, start, end, heights) in [
      (0.0, 300.0, 380.0, Vector2(200, 1_920)), (8, 300, 390, Vector2(130, 1_900)),
      (16, 390, 310, Vector2(200, 1_910)), (24, 300, 360, Vector2(200, 1_850)),
    ] {
      page.swipe(from: Vector2(200, start), to: Vector2(200, end), at: time, for: 4, events: events)
      #expect((page.heights() - heights).length < 1e-9, "\(time)")
    }
  }

  @Test func `or comes at a speed, of a finger or of one that leaves`() {
    for (end, duration, heights) in [(340.0, 0.2, 200.0...200), (390, 0.09, -1...129)] {
      var page = Self.returning(orAt: 600)
      page.swipe(from: Vector2(200, 300), to: Vector2(200, end), for: duration, events: 20)
      #expect(heights ~= page.settled.heights().x, "\(end)")
    }
  }

  @Test(arguments: [HandOffOrder.innerFirst, .uiKit], [nil, PanAxes.vertical, .horizontal, .both])
  func `a map keeps an axis, or passes on what it cannot use`(order: HandOffOrder, kept: PanAxes?) {
    let view = Size2(400, 400)
    var page = NestedScroll(Scroller(viewport: view, content: Size2(4_000, 4_000)), order: order)
    let map = page.add(Scroller(viewport: view, content: Size2(600, 600)), to: page.root)
    page[map].setContentOffset(Vector2(200, 200), animated: false)
    page.setContainedAxes(kept, of: map)
    page.active = map
    for (axis, to) in [(ScrollAxis.vertical, Vector2(300, 100)), (.horizontal, Vector2(100, 300))] {
      var page = page
      page.swipe(from: Vector2(300, 300), to: to, at: 0, for: 0.1, events: 10)
      let isKept = kept == .both || kept == (axis == .vertical ? .vertical : .horizontal)
      #expect((page[map].contentOffset[axis] > 200) == isKept)
      let end = page.settled
      #expect(end[map].contentOffset == Vector2(200, 200))
      #expect((end[page.root].contentOffset[axis] == 0) == isKept)
    }
  }

  @Test(arguments: [(24.0, true), (6, false)])
  func `or at the speed of a trackpad's stroke that leaves`(step: Double, comes: Bool) {
    var page = Self.returning(orAt: 600).with(\.trackpadMomentum, .engine)
    for (event, phase) in [WheelEvent.Phase.began, .changed, .changed, .ended].enumerated() {
      page.wheel(.stroke(phase, Vector2(0, phase == .ended ? 0 : -step), at: Double(event) / 60))
    }
    #expect(page.heights().x == 200 && (page.settled.heights().x < 200) == comes)
  }
}
