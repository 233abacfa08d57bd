import COverscroll
import OverscrollABI
import Testing

/// Questions about the future, and snapshots, through the C interface.
extension InterfaceTests {
  @Suite struct QuestionTests {
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
