import Foundation
import Overscroll
@_spi(Formulas) import ScrollFeels
import ScrollTestSupport
import Testing

@Suite struct PagerFeelTests {
  private func pager(_ feel: ScrollFeel, turn: PageTurn = .free) -> Pager {
    var pager = Pager(
      count: 60, layout: PagerLayout(viewport: Size2(300, 600), alignment: .start), page: 20)
    (pager.feel, pager.turn) = (feel, turn)
    return pager
  }

  private func release(_ pager: inout Pager, distance: Double, speed: Double) -> PagerRelease {
    pager.swipe(
      from: Vector2(1000, 300), to: Vector2(1000 - distance, 300),
      for: speed == 0 ? 1 : abs(distance / speed), events: 8, holding: speed == 0 ? 1 : 0)
  }

  @Test func `Flutter's pages turn at any speed, and by half without one`() {
    // 60 pt within the slop of 18: a little way, but moving.
    for (distance, speed, page) in [(60.0, 400.0, 21), (150, 0, 20), (190, 0, 21), (-60, 400, 19)] {
      var pager = pager(.flutter)
      #expect(release(&pager, distance: distance, speed: speed).page == page, "\(distance)")
    }
  }

  @Test func `Flutter's wheel lands where its friction ends, on an item`() {
    var feel = ScrollFeel.flutter
    feel.pages = .flutterWheel
    var wheel = pager(feel)
    let release = release(&wheel, distance: 200, speed: 3000)
    let natural = wheel.offset + 3000 / FrictionDeceleration.flutterDecay
    #expect(release.page == Int((natural / 300).rounded()))
    // It decelerates all the way, and ends at 20 pt/s.
    let rest = wheel.shown(at: 1).restTime
    #expect(abs(wheel.advance(to: rest - 1e-6).velocity - 20) < 0.1)
    #expect(!wheel.shown(at: rest).isMoving && wheel.page == release.page)
    #expect(abs(wheel.offset - Double(release.page) * 300) < 1e-9)
  }

  @Test func `libadwaita's carousel goes on from where a fast swipe began`() {
    // 0.6 px/ms projects 0.3 pages on: not half a page, and yet the next one.
    for (turn, distance, speed, pages) in [
      (PageTurn.free, 30.0, 600.0, 21...21), (.free, 30, 200, 20...20), (.free, 40, 6000, 24...59),
      (.atMost(1), 40, 6000, 21...21),
    ] {
      var swipe = pager(.gtk, turn: turn)
      #expect(pages ~= release(&swipe, distance: distance, speed: speed).page, "\(speed)")
    }
  }

  @Test func `other feels project by their own deceleration`() {
    var android = pager(.android)
    let release = release(&android, distance: 100, speed: 3000)
    let law = ScrollFeel.android.law.deceleration
    let reach = law.motion(from: 0, velocity: 3000, dimension: 300).destination
    #expect(release.page == Int(((android.offset + reach) / 300).rounded()))
  }

  @Test func `beyond its ends a pager is resisted by the feel's band`() {
    var pager = Pager(count: 3, layout: PagerLayout(viewport: Size2(300, 600)))
    pager.feel = .android
    pager.drag(from: Vector2(0, 0), to: Vector2(120, 0))
    #expect(pager.offset == 0)
    pager.feel = .uiKit
    #expect(pager.spring == nil && pager.pan.slop == 10)
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `a nested page hands momentum on under every feel`(platform: Platform) {
    var page = NestedScroll(Scroller.view(390, 844, of: 390, 1_044), order: .collapsing)
    let list = page.add(Scroller.view(390, 796, of: 390, 9_000), to: page.root)
    page.feel = ScrollFeel(platform)
    #expect(page.feel == ScrollFeel(platform) && page[list].feel == page.feel)
    page.swipe(from: Vector2(200, 700), to: Vector2(200, 540), in: list, for: 0.064, events: 8)
    let shown = [page] + page.run(240, for: 30)
    let sums = shown.map { $0[page.root].contentOffset.y + $0[list].contentOffset.y }
    // 2,500 pt/s; Android's table begins ahead.
    #expect(zip(sums, sums.dropFirst()).allSatisfy { abs($1 - $0) < 2_700 / 240 })
    #expect(!page.isMoving && page.offsets[0] == 200 && page.offsets[1] > 1)
  }

  @Test func `Flutter's page spring has half a mass, 100 and 1_1`() {
    // ω0 = √(k / m) = √200; its poles are ω0 (1.1 ± √(1.1² - 1)).
    let motion = SpringMotion(PageRule.flutter.spring(viewportWidth: 390), from: 1, velocity: 0)
    let (slow, fast) = (9.075_608_487_7, 22.037_089_884_5)
    let value = (fast * exp(-slow * 0.1) - slow * exp(-fast * 0.1)) / (fast - slow)
    #expect(abs(motion.value(at: 0.1) - value) < 1e-6)
  }
}
