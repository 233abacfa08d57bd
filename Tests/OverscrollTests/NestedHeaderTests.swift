import Overscroll
import Testing

@Suite struct NestedHeaderTests {
  typealias Page = NestedScroll

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
