import Overscroll
@_spi(Formulas) import ScrollPhysics
import Testing

/// A pager by UIKit's rule moves as a paging scroll view does, and as a page view controller's programs do.
@Suite struct PagerUIKitTests {
  static let view = Size2(375, 600)

  private static func pair(page: Int) -> (pager: Pager, view: Scroller) {
    var pager = Pager.uiKit(count: 9, viewport: view)
    pager.scroll(toPage: page, animated: false)
    var scroller = Scroller(viewport: view, content: Size2(375 * 9, 600))
    scroller.isPagingEnabled = true
    scroller.setContentOffset(Vector2(Double(page) * 375, 0), animated: false)
    return (pager, scroller)
  }

  @Test(
    arguments: [-3_000.0, -800, -310, -200, 0, 200, 310, 800, 3_000],
    [(4, 1, 0), (4, 1, 100), (4, 1, 240), (4, 1, 500), (4, 3, 0), (0, 2, 0), (8, 2, 0)])
  func `it is where a paging scroll view is, in every frame of quick flicks`(
    speed: Double, start: (page: Int, flicks: Int, lead: Double)
  ) {
    var (pager, view) = Self.pair(page: start.page)
    for flick in 0..<start.flicks {
      var (begin, place) = (Double(flick) * 0.2, 200.0)
      for step in 0...6 {
        // There first, slowly, then at the speed.
        if step == 1, start.lead > 0 { (begin, place) = (begin + 0.5, place - start.lead) }
        let time = begin + Double(step) / 100
        let place = Vector2(place - speed * Double(step) / 100, 0)
        let event = TouchEvent(step == 0 ? .began : .moved, id: 1, position: place, time: time)
        (_, _) = (pager.handle(event), view.handle(event))
      }
      let up = begin + 0.065
      (_, _) = (pager.touchUp(1, time: up), view.touchUp(1, time: up))
      #expect(abs(pager.destination - view.destination.x) < 1e-9)
      for time in Displays.times(1...(flick == start.flicks - 1 ? 120 : 7), after: up) {
        let (a, b) = (pager.advance(to: time), view.advance(to: time))
        #expect(abs(a.offset - b.offset.x) < 1e-9, "at \(time)")
      }
    }
    #expect(!pager.isMoving && !view.isMoving && Double(pager.page) * 375 == view.contentOffset.x)
  }

  @Test func `a finger that goes back gives up the turn it caught, as in a scroll view`() {
    var (pager, view) = Self.pair(page: 4)
    func play(_ places: [Double], at begin: Double) {
      for (step, place) in places.enumerated() {
        let (place, time) = (Vector2(place, 0), begin + Double(step) / 100)
        let event = TouchEvent(step == 0 ? .began : .moved, id: 1, position: place, time: time)
        (_, _) = (pager.handle(event), view.handle(event))
      }
      let up = begin + Double(places.count) / 100
      (_, _) = (pager.touchUp(1, time: up), view.touchUp(1, time: up))
      (_, _) = (pager.advance(to: up + 0.1), view.advance(to: up + 0.1))
    }
    play([200, 180, 160, 140, 120], at: 0)
    #expect(pager.destination == 5 * 375)
    // Chained, a turn would go on to page 6.
    play([200, 240, 280, 320, 280, 240, 220], at: 0.2)
    #expect(view.destination.x == 5 * 375 && pager.destination == 5 * 375)
  }

  @Test func `a program takes 0.3 s, from what is shown and at rest`() {
    var pager = Pager.uiKit(count: 9, viewport: Self.view)
    pager.at(1) { $0.scroll(toPage: 1) }
    let motion = EasedMotion(from: 0, to: 375, duration: 0.3, curve: .standard)
    for time in [0.03, 0.075, 0.15, 0.225] {
      #expect(abs(pager.advance(to: 1 + time).offset - motion.value(at: time)) < 1e-9)
    }
    #expect(pager.restTime <= 1.3 && pager.advance(to: 1.3).offset == 375)
  }

  @Test(arguments: [0.05, 0.15, 0.25])
  func `back to the page just left takes the share of 0.3 s that was gone`(after: Double) {
    var pager = Pager.uiKit(count: 9, viewport: Self.view)
    pager.at(0) { $0.turnPage(by: 1) }
    let offset = pager.advance(to: after).offset
    pager.at(after) { $0.turnPage(by: -1) }
    let duration = 0.3 * offset / 375
    // Single precision ends the program a thousandth early.
    #expect(abs(pager.restTime - after - duration) < 1e-3 * duration + 1e-9)
    #expect(pager.shown(at: 2).page == 0 && pager.offset == 0)
  }

  @Test func `from a turn under way a program counts from its target`() {
    var pager = Pager.uiKit(count: 9, viewport: Self.view)
    pager.at(0, shownAt: 0.1) { $0.turnPage(by: 1) }
    pager.at(0.1) { $0.turnPage(by: 1) }
    #expect(pager.targetPage == 2 && pager.shown(at: 0.4).page == 2 && !pager.isMoving)
  }

  @Test(arguments: [320.0, 375, 834, 1_024])
  func `the spring is that of the viewport's width, also after a rotation`(width: Double) {
    var pager = Pager.uiKit(count: 9, viewport: Size2(700, 500))
    pager.layout.viewport = Size2(width, 700)
    let release = pager.swipe(from: Vector2(300, 0), to: Vector2(150, 0), for: 0.05)
    let turn = PageSpring(viewportWidth: width).turn(
      from: pager.offset, to: width, velocity: release.velocity)
    #expect(abs(pager.restTime - 0.05 - (turn?.duration ?? 0)) < 1e-9)
  }
}
