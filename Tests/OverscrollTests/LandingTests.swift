import Overscroll
import Testing

/// How a release gets to the place it was given: the numbers.
@Suite struct LandingTests {
  @Test(arguments: [(1.99, true), (2.01, false), (0.51, true), (0.49, false)])
  func `a deceleration lands where its decay changes by less than a factor of two`(
    factor: Double, isGentle: Bool
  ) {
    var scroller = Scroller.list(60_000)
    scroller.flick(300)
    let (start, velocity) = (scroller.contentOffset.y, scroller.velocity.y)
    let decay = factor * DecelerationRate.normal.decayConstant
    scroller.land(on: Vector2(0, start + (velocity - 10) / decay))
    // A deceleration loses its speed in proportion to the distance, a spring does not.
    let frame = scroller.advance(to: 0.2)
    let left = velocity - decay * (frame.offset.y - start)
    #expect((abs(frame.velocity.y - left) < 1e-6) == isGentle)
  }

  @Test func `a page is turned by a spring of 16.9 per second with a damping of 0.885`() {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(3_900, 844))
    scroller.isPagingEnabled = true
    scroller.swipe(from: Vector2(300, 400), to: Vector2(100, 400), for: 0.08)
    let (start, velocity) = (scroller.contentOffset.x, scroller.velocity.x)
    #expect(abs(start - 190) < 1e-9 && abs(velocity - 2_500) < 1e-6)
    let spring = DampedSpring(stiffness: 285.61, dampingRatio: 0.885)
    let curve = SpringMotion(spring, from: start, to: 390, velocity: velocity)
    for time in [0.05, 0.1, 0.2, 0.3] {
      #expect(abs(scroller.advance(to: 0.08 + time).offset.x - curve.value(at: time)) < 1e-6)
    }
  }

  @Test func `beyond an edge a page goes on as fast as it was seen to`() {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(3_900, 844))
    scroller.isPagingEnabled = true
    let release = scroller.swipe(from: Vector2(100, 400), to: Vector2(300, 400))
    #expect(abs(release.velocity.x + 2_000) < 1e-6)
    // 190 pt beyond the edge the band moves by c (d / (d + 190 c))² of what the finger does.
    let share = 390 / (390 + 0.55 * 190)
    #expect(abs(scroller.velocity.x + 2_000 * 0.55 * share * share) < 1e-6)
  }

  @Test(arguments: [1, -1])
  func `content goes no further out than 0.999 of its viewport, however fast`(way: Double) {
    for speed in [40_000.0, 200_000] {
      var scroller = Scroller.list()
      scroller.setContentOffset(Vector2(0, way > 0 ? 5_056 : 100), animated: false)
      scroller.flick(way * speed / 10)
      var farthest = 0.0
      for frame in 0...240 {
        scroller.advance(to: 0.1 + Double(frame) / 240)
        farthest = max(farthest, abs(scroller.overscroll.y))
      }
      #expect(abs(farthest - 0.999 * 844) < 1e-9)
      #expect(scroller.advance(to: 60).offset.y == (way > 0 ? 5_156 : 0))
    }
  }

  @Test(arguments: [(1.49, 1.49), (1.51, 1)])
  func `the first of UIKit's frames is a whole one after more than one and a half`(
    frames: Double, counted: Double
  ) {
    let tick = 1.0 / 60
    var scroller = Scroller.list(60_000)
    scroller.dynamics = .uiKitFrames(frameInterval: tick)
    scroller.flick(300)
    scroller.touchDown(1, at: Vector2(200, 600), time: 1)
    for step in 1...12 {
      scroller.touchMoved(
        1, to: Vector2(200, 600 - 25 * Double(step)), time: 1 + Double(step) / 120)
    }
    scroller.advance(to: 1.1)
    scroller.touchUp(1, time: 1.1)
    let state = FrameLaw.State(offset: scroller.contentOffset.y, velocity: scroller.velocity.y)
    let next = FrameLaw().step(state, by: counted * tick, in: 0...59_156)
    #expect(abs(scroller.advance(to: 1.1 + frames * tick).offset.y - next.offset) < 1e-6)
  }

  @Test func `a spring is put on its target from a tenth of a point away`() {
    var scroller = Scroller.list(60_000)
    scroller.flick(300)
    scroller.land(on: Vector2(0, 300))
    let end = scroller.restTime
    let left = abs(scroller.advance(to: end - 1e-6).offset.y - 300)
    #expect(abs(left - 0.1) < 1e-4)
    #expect(scroller.advance(to: end).offset.y == 300)
  }
}
