import Overscroll
import Testing

/// Programs, keys and wheels.
@Suite struct ScrollerProgramTests {
  @Test func `an animated scroll takes 0.3 s and says when it is over`() {
    var scroller = Scroller.list()
    scroller.at(5) { $0.setContentOffset(Vector2(0, 1_000), animated: true) }
    #expect(scroller.isScrollAnimating && scroller.phase == .animating)
    #expect(scroller.destination.y == 1_000 && scroller.restTime == 5.3)
    // sin² (π/2 · t/0.3)
    #expect(abs(scroller.advance(to: 5.1).offset.y - 250) < 1e-9)
    #expect(abs(scroller.advance(to: 5.15).offset.y - 500) < 1e-9)
    let end = scroller.advance(to: 5.3)
    #expect(end.offset.y == 1_000 && end.events.contains(.didEndScrollingAnimation))
    #expect(!scroller.isMoving)
  }

  @Test(arguments: [false, true])
  func `a program starts from what is shown, and drops a flick's or a program's velocity`(
    isFlick: Bool
  ) {
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

  @Test func `a rectangle is brought into view by the shortest way`() {
    var scroller = Scroller.list()
    scroller.scrollRectToVisible(
      Rect2(x: 0, y: 100, width: 100, height: 100), animated: false)
    #expect(scroller.contentOffset.y == 0)
    scroller.scrollRectToVisible(
      Rect2(x: 0, y: 2_000, width: 100, height: 100), animated: false)
    #expect(scroller.contentOffset.y == 2_100 - 844)
    scroller.scrollRectToVisible(
      Rect2(x: 0, y: 500, width: 100, height: 100), animated: false)
    #expect(scroller.contentOffset.y == 500)
    scroller.scrollRectToVisible(
      Rect2(x: 0, y: 3_000, width: 100, height: 2_000), animated: false)
    #expect(scroller.contentOffset.y == 3_000)
  }

  @Test func `scrolling to the top ends with its own event`() {
    var scroller = Scroller.list()
    scroller.setContentOffset(Vector2(0, 900), animated: false)
    #expect(!scroller.at(1) { $0.scrollToTop() }.contains(.didScrollToTop))
    #expect(scroller.advance(to: 2.6).events.contains(.didScrollToTop))
    #expect(scroller.contentOffset.y == 0)
  }

  @Test(arguments: [(KeyCommand.arrowDown, false), (.arrowRight, true)])
  func `a key along its way is the end of scrolling to the top, another is not`(
    key: KeyCommand, arrives: Bool
  ) {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(900, 6_000))
    scroller.setContentOffset(Vector2(0, 900), animated: false)
    scroller.scrollToTop()
    scroller.advance(to: 1)
    scroller.keyDown(key, time: 1.1)
    scroller.keyUp(key, time: 1.15)
    var told = false
    for frame in 1...600 {
      told =
        told || scroller.advance(to: 1.15 + Double(frame) / 60).events.contains(.didScrollToTop)
    }
    #expect(told == arrives && !scroller.isMoving)
  }

  @Test(arguments: [
    (ProgramCurve.scrollToTop, [0.159, 0.399, 0.632, 0.858, 0.944, 0.996]),
    (.unpacedScrollToTop, [0.014, 0.097, 0.282, 0.619, 0.821, 0.986]),
  ])
  func `scrolling to the top takes 1.6 s, most of it at the end`(
    curve: ProgramCurve, progress: [Double]
  ) {
    var scroller = Scroller.list()
    scroller.setContentOffset(Vector2(0, 1_000), animated: false)
    scroller.at(1) { $0.scrollToTop(curve: curve) }
    #expect(scroller.restTime == 2.6)
    for (time, share) in zip([0.0167, 0.05, 0.1, 0.2, 0.3, 0.6], progress) {
      #expect(abs(1 - scroller.advance(to: 1 + time).offset.y / 1_000 - share) < 0.001)
    }
    #expect(scroller.advance(to: 2.6).offset.y == 0)
  }

  @Test func `pages are turned from where the scroller will rest`() {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(3_900, 844))
    scroller.at(0) { $0.turnPage(by: 1, along: .horizontal) }
    scroller.at(0.1) { $0.turnPage(by: 1, along: .horizontal) }
    #expect(scroller.advance(to: 1).offset.x == 780)
  }

  @Test func `keys add up while under way`() {
    var scroller = Scroller.list()
    scroller.at(0) { $0.key(.arrowDown) }
    scroller.at(0.05) { $0.key(.arrowDown) }
    #expect(scroller.advance(to: 1).offset.y == 80)
    scroller.at(2) { $0.key(.end) }
    #expect(scroller.advance(to: 3.6).offset.y == 5_156)
    scroller.at(4) { $0.key(.pageUp) }
    #expect(scroller.advance(to: 5).offset.y == 5_156 - 844 * 0.8)
    scroller.isScrollEnabled = false
    scroller.at(6) { $0.key(.home) }
    #expect(!scroller.isMoving)
  }

  @Test func `the system's momentum is followed to the edge, and bounces there`() {
    var scroller = Scroller.list()
    scroller.setContentOffset(Vector2(0, 100), animated: false)
    var least = 0.0
    for step in 0..<60 {
      let time = Double(step) / 60
      scroller.wheel(
        WheelEvent(
          delta: Vector2(0, -30), phase: step == 0 ? .momentumBegan : .momentumChanged, time: time))
      least = min(least, scroller.advance(to: time).offset.y)
    }
    #expect(least < -30 && least > -80)
    scroller.wheel(WheelEvent(delta: .zero, phase: .momentumEnded, time: 1))
    scroller.advance(to: 3)
    #expect(scroller.contentOffset.y == 0 && !scroller.isMoving)
  }

  @Test(arguments: [(0.01, 12_000.0), (1e-4, 28_800), (0, 7_200)])
  func `momentum meets the edge as fast as its stroke, taken over 1 of 240 s at least`(
    interval: Double, speed: Double
  ) {
    var scroller = Scroller.list()
    scroller.setContentOffset(Vector2(0, 100), animated: false)
    // Without a stroke before it, a stroke stands for a frame.
    if interval > 0 {
      scroller.wheel(WheelEvent(delta: Vector2(0, -60), phase: .momentumBegan, time: 1))
    }
    let delta = Vector2(0, -120)
    scroller.wheel(WheelEvent(delta: delta, phase: .momentumChanged, time: 1 + interval))
    #expect(scroller.contentOffset.y == 0)
    #expect(abs(scroller.velocity.y + ScrollLaw.uiKit.gain * speed) < 1e-6)
  }

  @Test func `smooth deltas without phases stop at the edge and come to rest by themselves`() {
    var scroller = Scroller.list()
    for step in 0..<20 {
      scroller.wheel(WheelEvent(delta: Vector2(0, 12), time: Double(step) / 60))
    }
    #expect(scroller.contentOffset.y == 240)
    #expect(scroller.isMoving)
    scroller.advance(to: 2)
    #expect(!scroller.isMoving && scroller.phase == .idle && scroller.contentOffset.y == 240)
  }
}
