import Overscroll
import Testing

@Suite struct ScrollerDragTests {
  @Test func `beyond an edge the band holds, and releases the same way`() {
    var scroller = Scroller.list()
    scroller.drag(from: Vector2(200, 100), to: Vector2(200, 310))
    let banded = -RubberBand(dimension: 844).stretch(200)
    #expect(abs(scroller.contentOffset.y - banded) < 1e-12)
    scroller.touchMoved(1, to: Vector2(200, 600), time: 0.2)
    for (finger, place) in [(310.0, banded), (60, 50)] {
      scroller.touchMoved(1, to: Vector2(200, finger), time: 0.3)
      #expect(abs(scroller.contentOffset.y - place) < 1e-12)
    }
  }

  @Test func `on content that cannot be dragged yet a finger goes the same way along both axes`() {
    let lists = [Vector2(30, 0), Vector2(0, 30)].map { way in
      var list = Scroller.view(400, 400, of: 400, 400)
      list.drag(from: Vector2(200, 200), to: Vector2(200, 200) - way, for: 0.02)
      list.contentSize = Size2(900, 900)
      list.touchMoved(1, to: Vector2(200, 200) - way - way, time: 0.04)
      return list
    }
    let (across, down) = (lists[0], lists[1])
    #expect(across.contentOffset.x == down.contentOffset.y && across.isDragging == down.isDragging)
  }

  @Test func `dragging and resting offsets lie on device pixels`() {
    var scroller = Scroller.list(displayScale: 3)
    scroller.drag(from: Vector2(200, 600), to: Vector2(200, 517.77), for: 0.02)
    #expect(scroller.contentOffset.y == (72.23 * 3).rounded() / 3)
    scroller.touchMoved(1, to: Vector2(200, 400.1), time: 0.04)
    scroller.touchUp(1, time: 0.05)
    let moving = scroller.advance(to: 0.3).offset.y * 3
    #expect(moving != moving.rounded())
    let rest = scroller.advance(to: 100).offset.y * 3
    #expect(rest == rest.rounded())
  }

  @Test func `a vertical list does not move sideways, and its other axis is not disturbed`() {
    var (scroller, plain) = (Scroller.list(), Scroller.list())
    scroller.swipe(from: Vector2(300, 600), to: Vector2(20, 500))
    plain.swipe(from: Vector2(300, 600), to: Vector2(300, 500))
    #expect(scroller.contentOffset.x == 0 && scroller.contentOffset == plain.contentOffset)
  }

  @Test func `the axes are independent`() {
    var both = Scroller.view(390, 844, of: 4_000, 6_000)
    (both.pan.slop, both.pan.minimumFlingSpeed) = (0, 0)
    var one = both
    both.swipe(from: Vector2(300, 600), to: Vector2(120, 200))
    one.swipe(from: Vector2(300, 600), to: Vector2(300, 200))
    for time in Displays.times(0...79, after: 0.1, rate: 20) {
      #expect(abs(both.advance(to: time).offset.y - one.advance(to: time).offset.y) < 1e-9)
    }
  }

  @Test func `content caught far out follows the finger as in a band three quarters full`() {
    var scroller = Scroller.list(at: 100)
    scroller.flick(-1_900)
    let stretch = -scroller.advance(to: 0.19).offset.y
    #expect(stretch > 0.76 * 844 && stretch < 0.98 * 844)
    scroller.drag(from: Vector2(200, 100), to: Vector2(200, 200), at: 0.19, for: 0.11)
    // x = d (1 - 1 / (c u / d + 1)) shows 0.75 d at u = 3 d / c.
    let band = RubberBand(dimension: stretch / 0.75)
    #expect(abs(scroller.contentOffset.y + band.stretch(3 * band.dimension / 0.55 + 100)) < 1e-6)
  }

  @Test func `a flick ends where the release said it would`() {
    var scroller = Scroller.list(60_000)
    let release = scroller.flick(300)
    #expect(abs(release.velocity.y - 3_000) < 1e-6 && release.willDecelerate)
    // As far as UIKit's frames: (v - 10) d / (1000 (1 - d)).
    #expect(abs(release.proposedTarget.y - (290 + 2_990 * 0.499)) < 1e-6)
    #expect(scroller.advance(to: 60).offset == release.proposedTarget)
  }

  @Test func `events come in UIKit's order`() {
    var scroller = Scroller.list(60_000)
    let (start, end) = (Vector2(200, 600), Vector2(200, 400))
    let line = TouchEvent.line(1, start, end, at: 0, for: 0.08, events: 5)
    var events = line.flatMap { scroller.handle($0).events }
    events += scroller.touchUp(1, time: 0.09).events
    for time in [0.1, 50] { events += scroller.advance(to: time).events }
    let moves = Array(repeating: ScrollEvent.didScroll, count: 5)
    let lift: [ScrollEvent] = [.willEndDragging, .didEndDragging, .willBeginDecelerating]
    let glide: [ScrollEvent] = [.didScroll, .didScroll, .didEndDecelerating]
    #expect(events == [.willBeginDragging] + moves + lift + glide)
  }

  static let laws: [ScrollDynamics] = [
    .continuous, .uiKit(frameInterval: 1 / 60), .uiKitFrames(frameInterval: 1 / 60),
    .springs(
      hit: DampedSpring(stiffness: 120, dampingRatio: 0.4),
      released: DampedSpring(stiffness: 100, dampingRatio: 2)),
  ]

  @Test(arguments: laws, laws)
  func `under another law a flight goes on to rest`(first: ScrollDynamics, second: ScrollDynamics) {
    for (start, distance) in [(300.0, 350.0), (4_900, 500), (100, -400)] {
      for moment in [0.12, 0.2, 0.3] {
        var scroller = Scroller.list().with(\.dynamics, first).scrolled(to: Vector2(0, start))
        scroller.flick(distance)
        for time in Displays.times(7...59) where time < moment { scroller.advance(to: time) }
        let (offset, speed) = (scroller.contentOffset.y, abs(scroller.velocity.y))
        scroller.dynamics = second
        #expect(scroller.contentOffset.y == offset && scroller.isMoving)
        let next = scroller.advance(to: scroller.time + 1.0 / 60).offset.y
        #expect(next != offset)
        #expect(abs(next - offset) < (max(speed, 2_500) + 13 * abs(scroller.overscroll.y)) / 50)
        for frame in 1...600 { scroller.advance(to: scroller.time + Double(frame) / 60) }
        #expect(!scroller.isMoving && scroller.overscroll == .zero && scroller.phase == .idle)
      }
    }
  }

  @Test(arguments: [0, 1])
  func `reduced motion keeps the deceleration and leaves out the bounce`(from frame: Int) {
    var scroller = Scroller.list(1_000).with(\.reducesMotion, frame == 0)
    scroller.flick(100)
    for (step, time) in Displays.times(0...199, after: 0.1).enumerated() {
      if step == frame { scroller.reducesMotion = true }
      #expect(scroller.advance(to: time).offset.y <= 156)
    }
    #expect(scroller.contentOffset.y == 156)
    scroller.at(9) { $0.setContentOffset(.zero, animated: true) }
    #expect(scroller.contentOffset == .zero && !scroller.isMoving)
  }

  @Test func `released beyond an edge the articles' spring starts as fast as the finger`() {
    var list = Scroller.list(4_000)
    list.dynamics = .springs(hit: .articleBounce, released: .articleBounce)
    list.setContentOffset(list.maximumOffset, animated: false)
    let release = list.flick(450)
    let (edge, start) = (list.maximumOffset.y, list.time)
    let spring = SpringMotion(
      .articleBounce, from: list.contentOffset.y - edge, to: 0, velocity: release.velocity.y)
    #expect(release.velocity.y > 1_000 && list.contentOffset.y > edge + 100)
    for time in Displays.times(1...20) {
      #expect(abs(list.advance(to: start + time).offset.y - edge - spring.value(at: time)) < 1e-9)
    }
  }

  @Test func `in UIKit's frames a release steps as recorded`() {
    // The first two frames at 120 Hz after a release at 4151.621… pt/s from 93.667 pt.
    var scroller = Scroller.list(5_932, displayScale: 3)
    scroller.dynamics = .uiKitFrames(frameInterval: 1.0 / 120)
    scroller.pan.estimator = .mean
    let (speed, tick, start) = (4_151.621027915671, 1.0 / 120, Vector2(200, 700))
    scroller.drag(from: start, to: start - Vector2(0, 3 * tick * speed), for: 3 * tick, events: 3)
    #expect(abs(scroller.advance(to: 3 * tick).offset.y - 93.666_666_666_666_67) < 1e-9)
    scroller.touchUp(1, time: 3.5 * tick)
    for (frame, offset) in [(4.0, 127.940_581_716_878_48), (5, 161.647_462_658_879_7)] {
      #expect(abs(scroller.advance(to: frame * tick).offset.y - offset) < 1e-9)
    }
    #expect(scroller.run(120).count == 360)
    #expect(abs(scroller.contentOffset.y - 2_160.333_333_333) < 1e-6)
  }

  @Test func `under UIKit's frames the target is what UIKit predicts, not where it lands`() {
    var scroller = Scroller.list(60_000).with(\.dynamics, .uiKitFrames(frameInterval: 1 / 60))
    let predicted = 290 + Projection.uiKitTarget.distance(velocity: 3_000)
    #expect(abs(scroller.flick(300).proposedTarget.y - predicted) < 1e-6)
    #expect(abs(scroller.destination.y - predicted) > 0.5)
  }

  @Test func `UIKit's frames move nothing in less than a millisecond, and take its time`() {
    var scroller = Scroller.list(60_000).with(\.dynamics, .uiKitFrames(frameInterval: 1 / 60))
    scroller.flick(300)
    for time in [0.1166, 0.1333] { scroller.advance(to: time) }
    var plain = scroller
    #expect(scroller.advance(to: 0.1338).offset == plain.contentOffset)
    let place = scroller.advance(to: 0.15).offset.y
    #expect(abs(place - plain.advance(to: 0.1333 + 0.0162).offset.y) < 1e-9)
    // Unless all frames are that short.
    var quick = Scroller.list(60_000).with(\.dynamics, .uiKitFrames(frameInterval: 5e-4))
    quick.flick(300)
    for frame in 1...200 { quick.advance(to: 0.1 + Double(frame) * 5e-4) }
    #expect(quick.contentOffset.y > 450 && quick.isDecelerating)
  }

  @Test(arguments: [1e6, 1e-14])
  func `a law whose rate is 0 or 1 to the last bit can be flicked`(decay: Double) {
    var list = Scroller.view(390, 800, of: 390, 9_000)
    list.feel.law.deceleration = .exponential(decay: decay)
    list.swipe(from: Vector2(200, 700), to: Vector2(200, 580), events: 6, holding: 0.004)
    #expect(list.destination.y.isFinite && list.advance(to: 1).offset.y.isFinite)
  }
}
