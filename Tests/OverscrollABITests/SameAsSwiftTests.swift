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

    private let axis = Int32(OVERSCROLL_VERTICAL)

    @Test func `what is predicted comes true, and asking changes nothing`() {
      let handle = Handle()
      handle.flick()
      let (before, predicted) = (handle.frame, handle.sample(at: 1.25))
      #expect(handle.frame.offset.y == before.offset.y)
      #expect(handle.advance(to: 1.25).offset.y == predicted.offset.y)
    }

    @Test func `the time at an offset is when it is there`() {
      let handle = Handle()
      handle.flick(step: 60)
      let here = handle.frame.offset.y
      var time = 0.0
      #expect(overscroll_scroller_next_time(handle.id, axis, here + 200, 0, &time) == OVERSCROLL_OK)
      #expect(abs(handle.sample(at: time).offset.y - (here + 200)) < 1e-9)
      #expect(overscroll_scroller_next_time(handle.id, axis, 1e9, 0, &time) == OVERSCROLL_NEVER)
    }

    @Test func `a flight tells its end and its collision`() {
      let handle = Handle { $0.content_size.height = 1400 }
      handle.flick(step: 80)
      var flight = OverscrollFlight()
      #expect(overscroll_scroller_flight(handle.id, axis, &flight) == OVERSCROLL_OK)
      #expect(flight.collides == 1 && flight.has_peak == 1 && flight.collision_edge == 1400 - 844)
      #expect(flight.peak_value > flight.collision_edge)
      let frame = handle.advance(to: flight.rest_time)
      #expect(frame.offset.y == flight.destination && frame.is_moving == 0)
      #expect(overscroll_scroller_flight(handle.id, axis, &flight) == OVERSCROLL_NEVER)
    }

    @Test func `rows appear when the schedule says`() {
      let handle = Handle()
      handle.flick(step: 60)
      var appearances = [OverscrollAppearance](repeating: OverscrollAppearance(), count: 4)
      var count: Int32 = 0
      let status = overscroll_scroller_appearances(
        handle.id, axis, nil, 50, 120, 0, &appearances, 4, &count)
      #expect(status == OVERSCROLL_OK && count > 4)
      for appearance in appearances {
        let offset = handle.sample(at: appearance.time).offset.y
        let edge = Double(appearance.row) * 50
        #expect(appearance.comes_in_at == 1 && abs(offset + 844 - edge) < 1e-9)
      }
      let extents = [Double](repeating: 50, count: 120)
      var same: Int32 = 0
      #expect(
        overscroll_scroller_appearances(handle.id, axis, extents, 0, 120, 0, nil, 0, &same) == 0)
      #expect(same == count)
    }

    @Test func `a row that touches the viewport's end appears as the flick begins`() {
      let handle = Handle()
      handle.flick(step: 60)
      let end = handle.frame.offset.y + 844
      var (first, count) = (OverscrollAppearance(), Int32(0))
      let status = overscroll_scroller_appearances(
        handle.id, axis, [end, 50, 50], 0, 3, handle.frame.time, &first, 1, &count)
      #expect(status == OVERSCROLL_OK && first.row == 1 && first.time == handle.frame.time)
    }

    @Test(arguments: [(0.0, 0.0, 0.0, 0.0), (59, 336, 2, 3)])
    func `the indicator spans its track, clear of safe area and keyboard`(
      top: Double, keyboard: Double, start: Double, end: Double
    ) {
      let handle = Handle {
        ($0.safe_area_inset.top, $0.safe_area_inset.bottom) = (top, top / 2)
        $0.keyboard_inset = keyboard
      }
      var indicator = OverscrollIndicator()
      func ask(_ axis: Int32) -> OverscrollStatus {
        overscroll_scroller_indicator(handle.id, axis, start, end, 7, &indicator)
      }
      #expect(ask(axis) == OVERSCROLL_OK && indicator.position == top + start)
      #expect(keyboard > 0 || abs(indicator.length - 844 * 844 / 6000) < 1e-9)
      _ = overscroll_scroller_set_content_offset(handle.id, 0, 1e9, 0, nil)
      #expect(ask(axis) == OVERSCROLL_OK)
      #expect(abs(indicator.position + indicator.length - (844 - keyboard - end)) < 1e-9)
      #expect(ask(Int32(OVERSCROLL_HORIZONTAL)) == OVERSCROLL_NEVER)
    }

    @Test func `a snapshot goes its own way, and can be returned to`() {
      let handle = Handle()
      handle.flick()
      var copy = OverscrollScroller()
      #expect(overscroll_clone(handle.id.id, &copy.id) == OVERSCROLL_OK)
      let then = handle.frame.offset.y
      let later = handle.advance(to: 1).offset.y
      var frame = OverscrollFrame()
      _ = overscroll_scroller_frame(copy, &frame)
      #expect(frame.offset.y == then)
      #expect(overscroll_assign(handle.id.id, copy.id) == OVERSCROLL_OK)
      #expect(handle.advance(to: 1).offset.y == later)
      #expect(overscroll_destroy(copy.id) == OVERSCROLL_OK)
    }
  }
}
