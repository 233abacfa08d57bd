import Overscroll
import ScrollTestSupport
import Testing

@Suite struct HeldKeyTests {
  /// A list with a key held down for a time, and where frames show it.
  static func offsets(
    _ key: KeyCommand, held: Double, frames: [Double], in list: Scroller = .list()
  ) -> [Double] {
    var list = list
    list.keyDown(key, time: 1)
    var isUp = false
    return frames.map { time in
      if time >= 1 + held, !isUp {
        list.keyUp(key, time: 1 + held)
        isUp = true
      }
      return list.advance(to: time).offset.y
    }
  }

  @Test func `a tap goes a line, or four fifths of the view`() {
    for (key, distance) in [(KeyCommand.arrowDown, 40.0), (.pageDown, 844 * 0.8), (.space, 675.2)] {
      #expect(abs(Self.offsets(key, held: 0, frames: [4])[0] - distance) < 1e-9)
    }
    var zoomed = Scroller.list().with(\.maximumZoomScale, 4)
    zoomed.setZoomScale(2, animated: false)
    let before = zoomed.contentOffset.y
    #expect(Self.offsets(.arrowDown, held: 0, frames: [4], in: zoomed)[0] - before == 80)
  }

  @Test func `held down it runs up to 25 distances a second, and repeats change nothing`() {
    var list = Scroller.list()
    list.keyDown(.arrowDown, time: 1)
    for (time, distance) in [(1.5, 125.0), (2, 500), (3, 1_500)] {
      for back in [0.1, 0.05] { list.keyDown(.arrowDown, isRepeat: true, time: time - back) }
      #expect(abs(list.advance(to: time).offset.y - distance) < 1e-9)
    }
  }

  @Test(arguments: [(KeyCommand.space, KeyCommand.shiftSpace), (.shiftSpace, .space)])
  func `shift may go down, or up, before the space bar does`(down: KeyCommand, up: KeyCommand) {
    func pressed(until last: KeyCommand) -> (Scroller, NestedScroll) {
      var list = Scroller.list(at: 2_500)
      var page = NestedScroll(list, order: .innerFirst)
      (_, _) = (list.keyDown(down, time: 1), page.keyDown(down, time: 1))
      (_, _) = (list.keyUp(last, time: 1.1), page.keyUp(last, time: 1.1))
      return (list, page)
    }
    #expect(pressed(until: up) == pressed(until: down))
  }

  @Test func `released it glides as far as its speed carries`() {
    var list = Scroller.list()
    list.keyDown(.arrowDown, time: 1)
    list.keyUp(.arrowDown, time: 3)
    let end = list.destination
    #expect(abs(end.y - (1500 + 1000 / 109.0.squareRoot())) < 1e-9 && list.restTime - 3 < 1.2)
    #expect(list.phase == .animating && abs(list.velocity.y - 1000) < 1e-6)
    #expect(list.advance(to: list.restTime).offset == end && !list.isMoving)
  }

  @Test(arguments: [KeyCommand.arrowDown, .pageDown], [0.0, 0.07, 0.9, 1.7, 30])
  func `where it is does not depend on the display's rate`(key: KeyCommand, held: Double) {
    let last = 1 + held + 2
    let expected = Self.offsets(key, held: held, frames: [last])[0]
    for frames in Displays.frames(over: held + 2) {
      let times = frames.map { 1 + $0 }.filter { $0 < last } + [last]
      #expect(abs((Self.offsets(key, held: held, frames: times).last ?? 0) - expected) < 1e-9)
    }
  }

  @Test(arguments: [true, false])
  func `at the end it comes to rest on the bound, key up or not`(isLost: Bool) {
    var list = Scroller.list(3_000)
    list.keyDown(.pageDown, time: 0)
    let end = list.maximumOffset.y
    #expect(list.destination.y == end && list.restTime < 4)
    var offsets = Displays.times(1...28).map { list.advance(to: $0).offset.y }
    if !isLost { list.keyUp(.pageDown, time: list.time) }
    offsets += Displays.times(29...240).map { list.advance(to: $0).offset.y }
    #expect(list.contentOffset.y == end && !list.isMoving)
    #expect(offsets.contains { $0 > end } && offsets.allSatisfy { $0 < end + 844 })
    list.keyUp(.pageDown, time: 4)
    #expect(!list.isMoving)
    // The key that was lost can be pressed again.
    list.keyDown(.arrowUp, time: 5)
    list.keyUp(.arrowUp, time: 5)
    #expect(list.destination.y == end - 40)
  }

  @Test func `what does not bounce stops at the bound`() {
    var list = Scroller.list(3_000).with(\.bounces, false)
    list.keyDown(.pageDown, time: 0)
    for time in Displays.times(1...120) {
      #expect(list.advance(to: time).offset.y <= list.maximumOffset.y)
      if time == 0.5 { list.keyUp(.pageDown, time: 0.5) }
    }
    #expect(list.contentOffset.y == list.maximumOffset.y && !list.isMoving)
    list.keyDown(.pageDown, time: 3)
    #expect(!list.isMoving)
  }

  @Test(arguments: [false, true])
  func `taken away it ends at that time, whatever frames were shown`(isFramed: Bool) {
    for time in [1.34, 1.44, 2.1] {
      var list = Scroller.list()
      var page = NestedScroll(list, order: .innerFirst)
      (_, _) = (list.keyDown(.pageDown, time: 1), page.keyDown(.pageDown, time: 1))
      var up = list
      up.keyUp(.pageDown, time: time)
      if isFramed { (_, _) = (list.advance(to: time), page.advance(to: time)) }
      (_, _) = (list.cancelTouches(time: time), page.cancelTouches(time: time))
      #expect(abs(list.destination.y - up.destination.y) < 1e-9)
      #expect(abs(page.destination.y - up.destination.y) < 1e-9)
    }
  }

  @Test func `a touch, a program, a wheel and another key end it`() {
    let ends: [(inout Scroller) -> Void] = [
      { $0.touchDown(1, at: Vector2(100, 100), time: 1) },
      { list in list.at(1) { _ = $0.setContentOffset(Vector2(0, 2_000), animated: true) } },
      { $0.wheel(WheelEvent(delta: Vector2(0, 30), phase: .began, isPrecise: true, time: 1)) },
      { $0.keyDown(.arrowUp, time: 1) }, { $0.cancelTouches(time: 1) },
      { $0.isScrollEnabled = false },
    ]
    for end in ends {
      var list = Scroller.list()
      list.keyDown(.arrowDown, time: 0)
      list.advance(to: 1)
      end(&list)
      var other = list
      #expect(other.keyUp(.arrowDown, time: 1.01) == list.sync(to: 1.01))
      #expect(other.destination == list.destination)
      list.cancelTouches(time: 1.1)
      #expect(list.destination.y < 5_000)
    }
  }

  @Test func `a key in a coast takes its velocity over, but not one against it`() {
    for (key, isKept) in [(KeyCommand.arrowDown, true), (.arrowUp, false)] {
      var list = Scroller.list(at: 2_000)
      list.flick(300)
      let velocity = list.velocity.y
      list.keyDown(key, time: list.time)
      #expect(velocity > 1_500 && list.velocity.y == (isKept ? velocity : 0))
    }
  }

  @Test func `reduced, and among pages, a key is a press, and so is each repeat of it`() {
    var list = Scroller.list().with(\.reducesMotion, true)
    list.keyDown(.arrowDown, time: 0)
    #expect(list.contentOffset.y == 40)
    list.keyDown(.arrowDown, isRepeat: true, time: 0.1)
    list.keyUp(.arrowDown, time: 0.2)
    #expect(list.contentOffset.y == 80 && !list.isMoving)
    var pages = Scroller.view(390, 844, of: 3_900, 844).with(\.isPagingEnabled, true)
    pages.keyDown(.arrowRight, time: 0)
    pages.keyUp(.arrowRight, time: 0.1)
    #expect(pages.destination.x == 390)
    pages.keyDown(.pageDown, isRepeat: true, time: 0.2)
    #expect(pages.destination.x == 780)
  }

  @Test func `home and end take the time of a scroll to the top`() {
    var list = Scroller.list()
    list.keyDown(.end, time: 0)
    list.keyDown(.end, isRepeat: true, time: 0.5)
    list.keyUp(.end, time: 0.6)
    #expect(list.isMoving && abs(list.restTime - 1.6) < 0.01)
    #expect(list.destination == list.maximumOffset)
  }

  @Test func `right to left the page keys lead on to the left`() {
    var strip = Scroller.view(400, 800, of: 4_000, 800).with(\.layoutDirection, .rightToLeft)
    let start = strip.contentOffset.x
    strip.keyDown(.pageDown, time: 0)
    strip.keyUp(.pageDown, time: 0)
    #expect(strip.destination.x == start - 320)
  }

  @Test func `content that grows while a key is held does not lengthen what a tap of it scrolls`() {
    var list = Scroller.list(4_000)
    list.keyDown(.pageDown, time: 0)
    for time in Displays.times(1...6) {
      list.advance(to: time)
      list.contentSize.height += 56
    }
    list.keyUp(.pageDown, time: 0.1)
    #expect(list.destination.y == 0.8 * 844)
  }

  @Test func `content that grows is run through, and what is inserted moves nothing`() {
    var list = Scroller.list(1_400)
    list.keyDown(.pageDown, time: 0)
    list.advance(to: 0.2)
    list.contentSize.height = 9_000
    #expect(list.destination.y == 9_000 - 844)
    let (offset, velocity) = (list.contentOffset.y, list.velocity.y)
    list.insertContent(before: Size2(0, 500))
    #expect(list.contentOffset.y == offset + 500 && abs(list.velocity.y - velocity) < 1e-6)
    list.keyUp(.pageDown, time: 0.2)
    #expect(list.destination.y < 3_000)
  }

  @Test func `a law that changes nothing leaves its speed, however times are rounded`() {
    for seed in 0..<200 {
      var dice = SeededGenerator(seed)
      var list = Scroller.list(90_000, at: dice.within(20_000...60_000))
      let key = dice.pick([KeyCommand.arrowDown, .pageUp])
      list.keyDown(key, time: 1)
      list.keyUp(key, time: dice.within(1...3))
      list.advance(to: list.time + dice.within(0...0.2))
      list.resume(at: dice.within(0...9_000))
      let before = list.velocity.y
      list.reducesMotion = true
      #expect(before != 0 && abs(list.velocity.y - before) < 1e-6, "seed \(seed)")
    }
  }

  static func diagonal(_ distance: Double = -200) -> Scroller {
    var list = Scroller.view(390, 844, of: 60_000, 60_000).scrolled(to: Vector2(30_000, 30_000))
    list.swipe(from: Vector2(200, 600), to: Vector2(200 + distance, 600 + distance))
    list.advance(to: 0.4)
    return list
  }

  @Test(arguments: [-200.0, 200], [KeyCommand.arrowDown, .arrowUp])
  func `a coast across a held key is damped, and goes v/20 far`(distance: Double, key: KeyCommand) {
    var list = Self.diagonal(distance)
    let (start, velocity) = (list.contentOffset.x, list.velocity.x)
    #expect(abs(list.destination.x - start) > 500)
    let events = list.keyDown(key, time: 0.4)
    #expect(events.contains(.didEndDecelerating) && abs(list.velocity.x - velocity) < 1e-9)
    #expect(abs(list.destination.x - start - velocity / 20) <= 0.1)
    // The sum of UIKit's steps, as fine as it may be: v += -20 v h, x += v h.
    var (place, speed) = (start, velocity)
    for step in 1...1_000_000 {
      speed -= 20 * speed * 1e-6
      place += speed * 1e-6
      guard step % 100_000 == 0 else { continue }
      #expect(abs(list.advance(to: 0.4 + Double(step) * 1e-6).offset.x - place) < 0.1)
    }
    #expect(list.velocity.x == 0 && list.velocity.y != 0)
    list.keyUp(key, time: 1.4)
    #expect(list.advance(to: 9).offset.x == list.contentOffset.x && !list.isMoving)
  }

  @Test func `released in a tap, what goes across glides by the key's spring as far as v/√109`() {
    var list = Self.diagonal()
    let (start, velocity) = (list.contentOffset.x, list.velocity.x)
    list.keyDown(.arrowDown, time: 0.4)
    list.keyUp(.arrowDown, time: 0.4)
    #expect(abs(list.destination.x - start - velocity / 109.0.squareRoot()) < 1e-9)
    #expect(list.restTime - 0.4 < 1.2)
  }

  @Test(arguments: [true, false])
  func `what is damped across bounces at its edge, or stops there`(bounces: Bool) {
    var list = Self.diagonal()
    (list.bounces, list.contentSize.width) = (bounces, list.contentOffset.x + 390 + 10)
    let edge = list.maximumOffset.x
    list.keyDown(.arrowDown, time: 0.4)
    #expect(list.destination.x == edge)
    #expect(list.nextTime(at: edge, along: .horizontal, after: 0.4) != nil)
    let farthest = list.run(for: 1).map(\.contentOffset.x).max() ?? 0
    #expect(list.contentOffset.x == edge && (farthest > edge + 5) == bounces)
  }

  @Test func `what is damped across goes on as it was when bounds change that it does not meet`() {
    var list = Self.diagonal()
    list.keyDown(.arrowDown, time: 0.4)
    list.advance(to: 0.42)
    var grown = list
    grown.contentSize.width += 500
    grown.insertContent(before: Size2(100, 0))
    #expect(abs(grown.advance(to: 0.6).offset.x - 100 - list.advance(to: 0.6).offset.x) < 1e-6)
  }
}
