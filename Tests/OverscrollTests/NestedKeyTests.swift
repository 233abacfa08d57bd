import Overscroll
import Testing

@Suite struct NestedKeyTests {
  typealias Page = NestedScroll

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
