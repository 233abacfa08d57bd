import Overscroll
import Testing

@Suite struct ScrollerProgramTests {
  @Test func `an animated scroll takes 0.3 s and says when it is over`() {
    var scroller = Scroller.list()
    scroller.at(5) { $0.setContentOffset(Vector2(0, 1_000), animated: true) }
    #expect(scroller.isScrollAnimating && scroller.phase == .animating)
    #expect(scroller.destination.y == 1_000 && scroller.restTime == 5.3)
    // sin² (π/2 · t/0.3)
    for (time, place) in [(5.1, 250.0), (5.15, 500)] {
      #expect(abs(scroller.advance(to: time).offset.y - place) < 1e-9)
    }
    let end = scroller.advance(to: 5.3)
    #expect(end.offset.y == 1_000 && end.events.contains(.didEndScrollingAnimation))
    #expect(!scroller.isMoving)
  }

  @Test(arguments: [false, true])
  func `a program starts from what is shown, and drops the velocity`(isFlick: Bool) {
    var scroller = Scroller.list()
    if isFlick {
      scroller.flick(300)
    } else {
      scroller.at(0) { $0.setContentOffset(Vector2(0, 1_000), animated: true) }
    }
    let before = scroller.advance(to: 0.2)
    #expect(before.velocity.y > 500)
    let events = scroller.setContentOffset(Vector2(0, 200), animated: true)
    #expect(events.contains(.didEndDecelerating) == isFlick)
    #expect(scroller.contentOffset == before.offset && scroller.velocity.y == 0)
    let after = scroller.advance(to: 0.2)
    #expect(after.offset == before.offset && after.velocity.y == 0)
    #expect(scroller.advance(to: 0.5).offset.y == 200)
  }

  @Test func `a rectangle is brought into view from what is shown, or from a program's target`() {
    var list = Scroller.view(390, 844, of: 390, 20_000).scrolled(to: Vector2(0, 5_000))
    list.flick(300, at: 1)
    list.advance(to: 1.2)
    let rows = RowIndex(count: 200, extent: 100)
    let (shown, end) = (list.contentOffset.y, list.destination.y)
    func after(_ place: Double, _ list: Scroller) -> Double {
      var list = list
      list.scrollRectToVisible(Rect2(x: 0, y: place, width: 10, height: 10), animated: false)
      return list.contentOffset.y
    }
    #expect(end > shown + 900 && abs(after(shown + 900, list) - shown - 66) < 1e-9)
    var flying = list
    flying.scrollRectToVisible(Rect2(x: 0, y: shown + 100, width: 10, height: 10), animated: true)
    #expect(flying == list)
    var row = list
    row.scroll(toRow: Int(shown / 100) + 3, of: rows, anchor: .nearest, animated: false)
    #expect(row.contentOffset.y == shown)
    // Programs add up: a focus that moves on faster than they end.
    list.setContentOffset(Vector2(0, 9_000), animated: true)
    #expect(abs(after(9_900, list) - 9_066) < 1e-9)
  }

  @Test func `scrolling to the top ends with its own event`() {
    var scroller = Scroller.list(at: 900)
    #expect(!scroller.at(1) { $0.scrollToTop() }.contains(.didScrollToTop))
    #expect(scroller.advance(to: 2.6).events.contains(.didScrollToTop))
    #expect(scroller.contentOffset.y == 0)
    // There already, it says nothing.
    for animated in [false, true] {
      #expect(scroller.at(3) { $0.scrollToTop(animated: animated) }.isEmpty && !scroller.isMoving)
    }
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.25, 0.29])
  func `a program whose end comes nearer does not pass it, and rests on it`(time: Double) {
    for change in [-800.0, -200, -10] {
      var list = Scroller.list(12_844)
      list.at(0, shownAt: time) { $0.setContentOffset(Vector2(0, 12_000), animated: true) }
      list.contentSize.height += change
      let (end, velocity) = (list.maximumOffset.y, list.velocity.y)
      // What has passed it already comes back.
      let isAhead = list.contentOffset.y <= end
      #expect(abs(list.advance(to: time + 1e-7).velocity.y - velocity) < 0.01 * velocity)
      let shown = list.run(240, for: 0.5)
      #expect(!isAhead || shown.allSatisfy { $0.contentOffset.y < end + 1e-6 })
      #expect(!list.isMoving && list.overscroll == .zero)
    }
  }

  /// Bars and rows of other sizes while it scrolls to an end, at any moment.
  @Test(arguments: [KeyCommand.home, .end], [ProgramCurve.scrollToTop, .unpacedScrollToTop])
  func `an end that moves is met without turning round`(key: KeyCommand, curve: ProgramCurve) {
    let isUp = key == .home
    guard isUp || curve == .scrollToTop else { return }
    let times = [0.0, 0.004, 0.05, 0.1, 0.3, 0.8, 1.2]
    for (step, change) in times.flatMap({ time in [-900.0, -52, 52, 900].map { (time, $0) } }) {
      var list = Scroller.view(390, 500, of: 390, 4_000).with(\.safeAreaInset.top, 1_000)
      list.setContentOffset(Vector2(0, isUp ? 3_400 : 0), animated: false)
      list.advance(to: 0)
      if isUp { list.scrollToTop(curve: curve) } else { list.key(key) }
      list.advance(through: 0, to: step)
      if isUp { list.safeAreaInset.top += change } else { list.contentSize.height += change }
      let (start, end) = (list.contentOffset.y, list.destination.y)
      #expect(isUp ? end == list.minimumOffset.y : end <= list.maximumOffset.y)
      var (last, turns) = (start, 0)
      for frame in 1...300 {
        var once = list
        let place = list.advance(to: step + Double(frame) / 120).offset.y
        #expect(abs(once.advance(to: step + 2.5).offset.y - end) < 1e-9)
        // It may pass an end that has come nearer than it can stop at, by a little.
        if (place - last) * (end - last) < -1e-9 { turns += 1 }
        #expect(abs(place - start) < abs(end - start) + 60, "\(step) s, \(change) pt")
        last = place
      }
      #expect(last == end && !list.isMoving && turns < 40, "\(step) s, \(change) pt")
    }
  }

  @Test(arguments: [(KeyCommand.arrowDown, false), (.arrowRight, true)])
  func `a key along its way ends a scroll to the top, no other`(key: KeyCommand, arrives: Bool) {
    var scroller = Scroller.view(390, 844, of: 900, 6_000).scrolled(to: Vector2(0, 900))
    scroller.scrollToTop()
    scroller.advance(to: 1)
    scroller.keyDown(key, time: 1.1)
    scroller.keyUp(key, time: 1.15)
    let told = Displays.times(1...600, after: 1.15).flatMap { scroller.advance(to: $0).events }
    #expect(told.contains(.didScrollToTop) == arrives && !scroller.isMoving)
  }

  @Test(arguments: [(0.01, 12_000.0), (1e-4, 28_800), (0, 7_200)])
  func `momentum meets the edge as fast as its stroke`(interval: Double, speed: Double) {
    var scroller = Scroller.list(at: 100)
    // Without a stroke before it, a stroke stands for a frame.
    if interval > 0 {
      scroller.wheel(WheelEvent(delta: Vector2(0, -60), phase: .momentumBegan, time: 1))
    }
    scroller.wheel(WheelEvent(delta: Vector2(0, -120), phase: .momentumChanged, time: 1 + interval))
    #expect(scroller.contentOffset.y == 0)
    #expect(abs(scroller.velocity.y + ScrollLaw.uiKit.gain * speed) < 1e-6)
  }

  @Test(arguments: [false, true])
  func `a touch on what may not scroll leaves it as it is`(isInside: Bool) {
    func touched(_ list: Scroller, _ taps: Bool) -> Vector2 {
      var list = list.with(\.isPagingEnabled, true).with(\.isScrollEnabled, false)
      list.maximumZoomScale = 2
      var page = NestedScroll(isInside ? Scroller.list() : list)
      let index = isInside ? page.add(list, to: page.root) : page.root
      page.at(0) { $0[index].turnPage(by: 1, along: .vertical) }
      list.at(0) { $0.turnPage(by: 1, along: .vertical) }
      if taps {
        list.tap(at: Vector2(9, 9), time: 0.1, until: 0.15)
        page.tap(at: Vector2(9, 9), in: index, time: 0.1, until: 0.15)
      }
      (_, _) = (list.advance(to: 1), page.advance(to: 1))
      #expect(page[index].contentOffset == list.contentOffset)
      return list.contentOffset
    }
    #expect(touched(Scroller.list(), true) == touched(Scroller.list(), false))
  }

  @Test func `a key ends a coast where it is shown, and a notch a longer program`() {
    var list = Scroller.list(60_000, at: 5_000)
    list.flick(300)
    let shown = list.advance(to: 0.3).offset.y
    list.at(0.3) { $0.key(.arrowUp) }
    #expect(list.destination.y == shown - 40)
    list.at(0.3) { $0.key(.arrowUp) }
    #expect(list.destination.y == shown - 80)
    list.at(1) { $0.scrollToTop() }
    let there = list.advance(to: 1.1).offset.y
    for step in 1...2 {
      list.wheel(WheelEvent(delta: Vector2(0, 100), time: 1.1))
      #expect(abs(list.destination.y - there - 100 * Double(step)) < 1e-9)
    }
  }
}
