import Overscroll
import ScrollTestSupport
import Testing

/// Keys that are held down: they run, glide, and end.
@Suite struct HeldKeyTests {
  typealias Page = NestedScroll

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
    var zoomed = Scroller.list()
    zoomed.maximumZoomScale = 4
    zoomed.setZoomScale(2, animated: false)
    let before = zoomed.contentOffset.y
    #expect(Self.offsets(.arrowDown, held: 0, frames: [4], in: zoomed)[0] - before == 80)
  }

  @Test func `held down it runs up to 25 distances a second`() {
    let offsets = Self.offsets(.arrowDown, held: 9, frames: [1.5, 2, 3])
    #expect(abs(offsets[0] - 125) < 1e-9)
    #expect(abs(offsets[1] - 500) < 1e-9)
    #expect(abs(offsets[2] - 1500) < 1e-9)
  }

  @Test(arguments: [(KeyCommand.space, KeyCommand.shiftSpace), (.shiftSpace, .space)])
  func `shift may go down, or up, before the space bar does`(down: KeyCommand, up: KeyCommand) {
    var list = Scroller.list()
    list.setContentOffset(Vector2(0, 2_500), animated: false)
    var page = NestedScroll(list, order: .innerFirst)
    var (sameList, samePage) = (list, page)
    list.keyDown(down, time: 1)
    list.keyUp(up, time: 1.1)
    sameList.keyDown(down, time: 1)
    sameList.keyUp(down, time: 1.1)
    page.keyDown(down, time: 1)
    page.keyUp(up, time: 1.1)
    samePage.keyDown(down, time: 1)
    samePage.keyUp(down, time: 1.1)
    #expect(list == sameList && page == samePage)
  }

  @Test func `released it glides as far as its speed carries`() {
    var list = Scroller.list()
    list.keyDown(.arrowDown, time: 1)
    list.keyUp(.arrowDown, time: 3)
    #expect(abs(list.destination.y - (1500 + 1000 / 109.0.squareRoot())) < 1e-9)
    #expect(list.phase == .animating && abs(list.velocity.y - 1000) < 1e-6)
    #expect(list.restTime - 3 < 1.2)
    let end = list.destination
    #expect(list.advance(to: list.restTime).offset == end && !list.isMoving)
  }

  @Test(arguments: [KeyCommand.arrowDown, .pageDown], [0.0, 0.07, 0.9, 1.7, 30])
  func `where it is does not depend on the display's rate`(key: KeyCommand, held: Double) {
    let last = 1 + held + 2
    var ragged = [1.0]
    for frame in 0..<400 { ragged.append(1 + Double(frame) * 0.01 + Double(frame % 3) * 0.003) }
    let expected = Self.offsets(key, held: held, frames: [last])[0]
    for rate in [24.0, 60, 120, 240] {
      let frames = (1...Int((last - 1) * rate)).map { 1 + Double($0) / rate } + [last]
      let shown = Self.offsets(key, held: held, frames: frames)
      #expect(abs((shown.last ?? 0) - expected) < 1e-9)
    }
    let frames = ragged.filter { $0 < last } + [last]
    #expect(abs((Self.offsets(key, held: held, frames: frames).last ?? 0) - expected) < 1e-9)
  }

  @Test(arguments: [true, false])
  func `at the end it comes to rest on the bound, key up or not`(isLost: Bool) {
    var list = Scroller.list(3_000)
    list.keyDown(.pageDown, time: 0)
    let end = list.maximumOffset.y
    #expect(list.destination.y == end)
    let rest = list.restTime
    var greatest = 0.0
    for frame in 1...240 {
      greatest = max(greatest, list.advance(to: Double(frame) / 60).offset.y)
      if frame == 28, !isLost { list.keyUp(.pageDown, time: 28.0 / 60) }
    }
    #expect(list.contentOffset.y == end && !list.isMoving && rest < 4)
    #expect(greatest > end && greatest < end + list.viewport.height)
    list.keyUp(.pageDown, time: 4)
    #expect(!list.isMoving)
    // The key that was lost can be pressed again.
    list.keyDown(.arrowUp, time: 5)
    list.keyUp(.arrowUp, time: 5)
    #expect(list.destination.y == end - 40)
  }

  @Test func `what does not bounce stops at the bound`() {
    var list = Scroller.list(3_000)
    list.bounces = false
    list.keyDown(.pageDown, time: 0)
    for frame in 1...120 {
      let offset = list.advance(to: Double(frame) / 60).offset.y
      #expect(offset <= list.maximumOffset.y)
      if frame == 30 { list.keyUp(.pageDown, time: 0.5) }
    }
    #expect(list.contentOffset.y == list.maximumOffset.y && !list.isMoving)
    list.keyDown(.pageDown, time: 3)
    #expect(!list.isMoving)
  }

  @Test func `repeats of a held key change nothing`() {
    var (once, repeated) = (Scroller.list(), Scroller.list())
    once.keyDown(.arrowDown, time: 0)
    repeated.keyDown(.arrowDown, time: 0)
    for count in 1...20 {
      repeated.keyDown(.arrowDown, isRepeat: true, time: Double(count) / 30)
    }
    #expect(abs(once.advance(to: 1).offset.y - repeated.advance(to: 1).offset.y) < 1e-9)
  }

  @Test func `a touch, a program, a wheel and another key end it`() {
    let ends: [(inout Scroller) -> Void] = [
      { $0.touchDown(1, at: Vector2(100, 100), time: 1) },
      { list in list.at(1) { _ = $0.setContentOffset(Vector2(0, 2_000), animated: true) } },
      { $0.wheel(WheelEvent(delta: Vector2(0, 30), phase: .began, isPrecise: true, time: 1)) },
      { $0.keyDown(.arrowUp, time: 1) },
      { $0.cancelTouches(time: 1) },
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
      var list = Scroller.list()
      list.setContentOffset(Vector2(0, 2_000), animated: false)
      list.flick(300)
      let velocity = list.velocity.y
      list.keyDown(key, time: list.time)
      #expect(velocity > 1_500 && list.velocity.y == (isKept ? velocity : 0))
    }
  }

  /// A scroller that coasts along both axes, 1 s after its release at time 0.1.
  static func diagonal(_ distance: Double = -200) -> Scroller {
    var list = Scroller(viewport: Size2(390, 844), content: Size2(60_000, 60_000))
    list.setContentOffset(Vector2(30_000, 30_000), animated: false)
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
    list.bounces = bounces
    list.contentSize.width = list.contentOffset.x + 390 + 10
    let edge = list.maximumOffset.x
    list.keyDown(.arrowDown, time: 0.4)
    #expect(
      list.destination.x == edge && list.nextTime(at: edge, along: .horizontal, after: 0.4) != nil)
    var farthest = 0.0
    for frame in 1...60 {
      farthest = max(farthest, list.advance(to: 0.4 + Double(frame) / 60).offset.x)
    }
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

  @Test func `a member of a page does as a scroller alone`() {
    var alone = Self.diagonal()
    var page = NestedScroll(alone, order: .innerFirst)
    page.directionalLock = nil
    alone.keyDown(.arrowDown, time: 0.4)
    page.keyDown(.arrowDown, time: 0.4)
    for time in [0.5, 0.7, 1.4] {
      #expect((page.advance(to: time), page[0].contentOffset).1 == alone.advance(to: time).offset)
    }
    page.keyUp(.arrowDown, time: 1.4)
    alone.keyUp(.arrowDown, time: 1.4)
    #expect(page[0].destination == alone.destination)
  }

  @Test func `reduced, and among pages, a key is a press, and so is each repeat of it`() {
    var list = Scroller.list()
    list.reducesMotion = true
    list.keyDown(.arrowDown, time: 0)
    #expect(list.contentOffset.y == 40)
    list.keyDown(.arrowDown, isRepeat: true, time: 0.1)
    list.keyUp(.arrowDown, time: 0.2)
    #expect(list.contentOffset.y == 80 && !list.isMoving)
    var pages = Scroller(viewport: Size2(390, 844), content: Size2(3_900, 844))
    pages.isPagingEnabled = true
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
    var strip = Scroller(viewport: Size2(400, 800), content: Size2(4_000, 800))
    strip.layoutDirection = .rightToLeft
    let start = strip.contentOffset.x
    strip.keyDown(.pageDown, time: 0)
    strip.keyUp(.pageDown, time: 0)
    #expect(strip.destination.x == start - 320)
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
      var list = Scroller.list(90_000)
      list.setContentOffset(Vector2(0, dice.within(20_000...60_000)), animated: false)
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
}
