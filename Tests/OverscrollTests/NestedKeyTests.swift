import Overscroll
import Testing

@Suite struct NestedKeyTests {
  typealias Page = NestedScroll

  @Test func `pages of keys go through all of them`() {
    var page = Page.profile()
    page.at(0) { $0.key(.pageDown) }
    #expect(page.settled.heights() == Vector2(200, 796 * 0.8 - 200))
    page.at(1) { $0.key(.end) }
    #expect(page.settled.heights() == Vector2(200, 8_204))
    page.at(3) { $0.key(.home) }
    #expect(page.settled.heights() == .zero)
    page.at(5) { $0.key(.arrowDown) }
    #expect(page.settled.heights() == Vector2(40, 0))
    page.at(6) { $0.key(.arrowRight) }
    #expect(page.settled[Page.pager].contentOffset.x == 390)
    page.at(6.1) { $0.key(.arrowRight) }
    #expect(page.settled[Page.pager].contentOffset.x == 780)
  }

  @Test func `a header hands the run on to the list, with its speed`() {
    var page = Page.profile()
    page.keyDown(.arrowDown, time: 0)
    var last = 0.0
    for frame in 1...120 {
      page.advance(to: Double(frame) / 60)
      let sum = page.heights().x + page.heights().y
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
    for frame in 1...240 {
      page.advance(to: Double(frame) / 60)
      #expect(page.isMoving == (page.time < end), "frame \(frame), said \(end)")
    }
    // Back up, whatever is shown meanwhile.
    page.keyDown(.arrowUp, time: 5)
    #expect(page.settled.heights() == .zero)
    page.advance(to: 60)
    #expect(page.heights() == .zero)
  }

  @Test func `in a page a key turns pages, once a press`() {
    var page = Page.profile()
    page.keyDown(.arrowRight, time: 0)
    page.keyUp(.arrowRight, time: 0.1)
    #expect(page.settled[Page.pager].contentOffset.x == 390)
  }

  @Test func `a held key leaves the rest of what else moves as it is`() {
    let list = Scroller.view(390, 844, of: 390, 1_500)
    var page = NestedScroll(list, order: .innerFirst)
    let dial = page.add(Dial(center: Vector2(200, 300)), to: page.root)
    page.touchDown(1, at: Vector2(300, 300), in: dial, time: 0)
    for step in 1...6 {
      let (place, time) = (Vector2(300, 300 + 25 * Double(step)), Double(step) / 60)
      page.touchMoved(1, to: place, time: time)
    }
    page.touchUp(1, time: 0.1)
    page.active = page.root
    let end = page.restTime
    page.keyDown(.arrowDown, time: 0.2)
    #expect(page.restTime >= end && page.settled[dial, as: Dial.self].time >= end)
    page.advance(to: page.restTime)
    #expect(!page.isMoving)
  }
}
