import Overscroll
import Testing

@Suite struct ScrollerDragTests {
  @Test func `beyond an edge the band holds, and releases the same way`() {
    var scroller = Scroller.list()
    scroller.touchDown(1, at: Vector2(200, 100), time: 0)
    scroller.touchMoved(1, to: Vector2(200, 310), time: 0.1)
    let banded = -RubberBand(dimension: 844).stretch(200)
    #expect(abs(scroller.contentOffset.y - banded) < 1e-12)
    scroller.touchMoved(1, to: Vector2(200, 600), time: 0.2)
    scroller.touchMoved(1, to: Vector2(200, 310), time: 0.3)
    #expect(abs(scroller.contentOffset.y - banded) < 1e-12)
    scroller.touchMoved(1, to: Vector2(200, 60), time: 0.4)
    #expect(abs(scroller.contentOffset.y - 50) < 1e-12)
  }

  @Test func `without bounces the edge is hard`() {
    var scroller = Scroller.list()
    scroller.bounces = false
    scroller.touchDown(1, at: Vector2(200, 100), time: 0)
    scroller.touchMoved(1, to: Vector2(200, 500), time: 0.1)
    #expect(scroller.contentOffset.y == 0)
  }

  @Test(arguments: [0.01, 0.2, 0.3, 0.35, 0.4, 0.6])
  func `a touch moves the content by exactly nothing, in flight and far outside`(after: Double) {
    var scroller = Scroller.list()
    scroller.setContentOffset(Vector2(0, 4_700), animated: false)
    scroller.flick(500)
    let before = scroller.advance(to: 0.1 + after)
    let events = scroller.touchDown(1, at: Vector2(200, 400), time: 0.1 + after)
    #expect(scroller.contentOffset == before.offset)
    #expect(events.contains(.didEndDecelerating))
    #expect(!scroller.isMoving)
    #expect(scroller.isTracking)
    // Dragging on from there starts where the content is, without another slop.
    scroller.touchMoved(1, to: Vector2(200, 400 - 1e-9), time: 0.2 + after)
    #expect(scroller.isDragging && abs(scroller.contentOffset.y - before.offset.y) < 1e-8)
    scroller.touchMoved(1, to: Vector2(200, 408), time: 0.21 + after)
    let way = before.offset.y - scroller.contentOffset.y
    #expect(before.offset.y <= 5_156 ? abs(way - 8) < 1e-9 : way > 1 && way < 8)
  }

  @Test func `on content that cannot be dragged yet a finger goes the same way along both axes`() {
    let lists = [Vector2(30, 0), Vector2(0, 30)].map { way in
      var list = Scroller(viewport: Size2(400, 400), content: Size2(400, 400))
      list.touchDown(1, at: Vector2(200, 200), time: 0)
      list.touchMoved(1, to: Vector2(200, 200) - way, time: 0.02)
      list.contentSize = Size2(900, 900)
      list.touchMoved(1, to: Vector2(200, 200) - way - way, time: 0.04)
      return list
    }
    #expect(lists[0].contentOffset.x == lists[1].contentOffset.y)
    #expect(lists[0].isDragging == lists[1].isDragging)
  }

  @Test func `dragging and resting offsets lie on device pixels`() {
    var scroller = Scroller.list(displayScale: 3)
    scroller.touchDown(1, at: Vector2(200, 600), time: 0)
    scroller.touchMoved(1, to: Vector2(200, 517.77), time: 0.02)
    #expect(scroller.contentOffset.y == (72.23 * 3).rounded() / 3)
    scroller.touchMoved(1, to: Vector2(200, 400.1), time: 0.04)
    scroller.touchUp(1, time: 0.05)
    let moving = scroller.advance(to: 0.3).offset.y * 3
    #expect(moving != moving.rounded())
    let rest = scroller.advance(to: 100).offset.y * 3
    #expect(rest == rest.rounded())
  }

  @Test func `a vertical list does not move sideways, and its other axis is not disturbed`() {
    var scroller = Scroller.list()
    scroller.swipe(from: Vector2(300, 600), to: Vector2(20, 500))
    #expect(scroller.contentOffset.x == 0)
    var plain = Scroller.list()
    plain.swipe(from: Vector2(300, 600), to: Vector2(300, 500))
    #expect(scroller.contentOffset == plain.contentOffset)
  }

  @Test func `the axes are independent`() {
    var both = Scroller(viewport: Size2(390, 844), content: Size2(4_000, 6_000))
    both.pan.slop = 0
    both.pan.minimumFlingSpeed = 0
    var one = both
    both.swipe(from: Vector2(300, 600), to: Vector2(120, 200))
    one.swipe(from: Vector2(300, 600), to: Vector2(300, 200))
    for step in 0..<80 {
      let time = 0.1 + Double(step) * 0.05
      #expect(abs(both.advance(to: time).offset.y - one.advance(to: time).offset.y) < 1e-9)
    }
  }

  @Test func `small content rests at its origin, and bounces only where set to`() {
    var scroller = Scroller.list(300)
    scroller.contentInset = Insets(top: 20)
    scroller.advance(to: 0)
    scroller.setContentOffset(.zero, animated: false)
    #expect(scroller.contentOffset == Vector2(0, -20))
    scroller.flick(300, at: 1)
    #expect(scroller.contentOffset == Vector2(0, -20))
    #expect(!scroller.isMoving)
    scroller.alwaysBounceVertical = true
    scroller.flick(300, at: 2)
    #expect(scroller.contentOffset.y > 50)
    scroller.advance(to: 10)
    #expect(scroller.contentOffset == Vector2(0, -20))
  }

  @Test func `a cancelled touch settles like a gentle release`() {
    var scroller = Scroller.list()
    scroller.touchDown(1, at: Vector2(200, 100), time: 0)
    scroller.touchMoved(1, to: Vector2(200, 400), time: 0.05)
    let release = scroller.touchCancelled(1, time: 0.06)
    #expect(release.velocity == .zero)
    #expect(release.willDecelerate)
    #expect(release.proposedTarget == .zero)
    #expect(scroller.advance(to: 5).offset == .zero)
    #expect(!scroller.isMoving)
  }

  @Test func `a lost up ends the old touch and starts a new one`() {
    var scroller = Scroller.list()
    scroller.touchDown(1, at: Vector2(200, 600), time: 0)
    scroller.touchMoved(1, to: Vector2(200, 500), time: 0.05)
    let events = scroller.touchDown(1, at: Vector2(200, 300), time: 1)
    #expect(events.contains(.didEndDragging))
    #expect(scroller.contentOffset.y == 90)
    #expect(scroller.isTracking)
    #expect(!scroller.isDragging)
    #expect(!scroller.isMoving)
    #expect(scroller.diagnostics.lostUp == 1)
  }

  @Test func `a directional lock keeps a drag on its axis`() {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(4_000, 6_000))
    scroller.isDirectionalLockEnabled = true
    scroller.swipe(from: Vector2(200, 600), to: Vector2(170, 300), holding: 1)
    #expect(scroller.contentOffset.x == 0)
    #expect(scroller.contentOffset.y > 280)
  }

  @Test func `a catch after a sideways flick scrolls up, whatever its first half point says`() {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(60_000, 60_000))
    scroller.isDirectionalLockEnabled = true
    scroller.setContentOffset(Vector2(9_000, 9_000), animated: false)
    scroller.swipe(from: Vector2(300, 600), to: Vector2(100, 600))
    scroller.advance(to: 0.3)
    let caught = scroller.contentOffset
    scroller.touchDown(1, at: Vector2(200, 700), time: 0.4)
    scroller.touchMoved(1, to: Vector2(200.5, 700), time: 0.41)
    for step in 1...10 {
      let place = Vector2(200.5, 700 - 25 * Double(step))
      scroller.touchMoved(1, to: place, time: 0.41 + 0.01 * Double(step))
    }
    #expect(scroller.contentOffset.y == 9_250 && caught.x > 9_200)
    scroller.touchUp(1, time: 0.52)
    #expect(scroller.velocity.x == 0 && scroller.velocity.y > 2_000)
  }

  @Test func `a second finger joins and leaves without a jump`() {
    var scroller = Scroller.list()
    scroller.touchDown(1, at: Vector2(200, 600), time: 0)
    scroller.touchMoved(1, to: Vector2(200, 500), time: 0.05)
    scroller.touchDown(2, at: Vector2(100, 200), time: 0.06)
    #expect(scroller.contentOffset.y == 90)
    scroller.touchMoved(2, to: Vector2(100, 180), time: 0.07)
    #expect(scroller.contentOffset.y == 100)
    scroller.touchUp(1, time: 0.08)
    #expect(scroller.contentOffset.y == 100)
    #expect(scroller.isDragging)
    scroller.touchMoved(2, to: Vector2(100, 170), time: 0.09)
    #expect(scroller.contentOffset.y == 110)
  }

  @Test func `content caught far out follows the finger as in a band three quarters full`() {
    var scroller = Scroller.list()
    scroller.setContentOffset(Vector2(0, 100), animated: false)
    scroller.flick(-1_900)
    scroller.advance(to: 0.19)
    let stretch = -scroller.contentOffset.y
    #expect(stretch > 0.76 * 844 && stretch < 0.98 * 844)
    scroller.touchDown(1, at: Vector2(200, 100), time: 0.19)
    scroller.touchMoved(1, to: Vector2(200, 200), time: 0.3)
    // x = d (1 - 1 / (c u / d + 1)) shows 0.75 d at u = 3 d / c.
    let band = RubberBand(dimension: stretch / 0.75)
    let shown = band.stretch(3 * band.dimension / 0.55 + 100)
    #expect(abs(scroller.contentOffset.y + shown) < 1e-6)
  }
}
