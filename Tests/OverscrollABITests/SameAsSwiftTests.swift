import COverscroll
import COverscrollSmoke
import Overscroll
import OverscrollABI
import Testing

/// The C interface is the Swift library: the same numbers to the last bit.
extension InterfaceTests {
  @Suite struct SameAsSwiftTests {
    @Test func `C programs work`() {
      #expect(overscroll_smoke() == 0)
      #expect(overscroll_smoke_drawer() == 0)
      #expect(overscroll_smoke_things() == 0)
      #expect(overscroll_smoke_pager() == 0)
      #expect(overscroll_smoke_host() == 0)
    }

    @Test func `a flick by C and one by Swift are the same`() {
      let handle = Handle()
      var scroller = Scroller(viewport: Size2(390, 844), content: Size2(390, 6000))
      handle.flick(step: 60)
      scroller.touchDown(1, at: Vector2(200, 700), time: 0)
      for index in 1...5 {
        scroller.touchMoved(
          1, to: Vector2(200, 700 - 60 * Double(index)), time: Double(index) * 0.016)
      }
      scroller.touchUp(1, time: 0.09)
      var time = 0.09
      while scroller.isMoving {
        time += 1.0 / 60
        let (expected, frame) = (scroller.advance(to: time), handle.advance(to: time))
        #expect(frame.offset.y == expected.offset.y && frame.velocity.y == expected.velocity.y)
        #expect((frame.is_moving != 0) == scroller.isMoving)
      }
      #expect(time > 1)
    }

    @Test func `the bounds are those of sizes and insets`() {
      let handle = Handle { $0.content_inset.top = 88 }
      var bounds = OverscrollBounds()
      #expect(overscroll_scroller_bounds(handle.id, &bounds) == OVERSCROLL_OK)
      #expect(bounds.minimum_offset.y == -88 && bounds.maximum_offset.y == 6000 - 844)
    }

    @Test func `a session replays to what single calls gave`() {
      let (single, batch) = (Handle(), Handle())
      single.flick()
      var inputs = [OverscrollInput](repeating: OverscrollInput(), count: 7)
      for index in 0...6 {
        let isUp = index == 6
        let kind = index == 0 ? OVERSCROLL_INPUT_TOUCH_DOWN : OVERSCROLL_INPUT_TOUCH_MOVED
        inputs[index].kind = UInt8(isUp ? OVERSCROLL_INPUT_TOUCH_UP : kind)
        (inputs[index].pointer, inputs[index].time) = (1, isUp ? 0.09 : Double(index) * 0.016)
        (inputs[index].x, inputs[index].y) = isUp ? (.nan, .nan) : (200, 700 - 40 * Double(index))
      }
      let times = (0..<120).map { 0.1 + Double($0) / 60 }
      var frames = [OverscrollFrame](repeating: OverscrollFrame(), count: times.count)
      #expect(overscroll_scroller_replay(batch.id, inputs, 7, times, 120, &frames) == OVERSCROLL_OK)
      for (time, shown) in zip(times, frames) {
        #expect(single.advance(to: time).offset.y == shown.offset.y)
      }
      #expect(frames[0].events & 15 == UInt64(OVERSCROLL_WILL_BEGIN_DRAGGING))
    }
  }
}
