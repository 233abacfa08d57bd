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
}
