import COverscroll
import Overscroll
import OverscrollABI
import Testing

/// Pages of scrollers through the C interface.
extension InterfaceTests {
  @Suite struct NestedTests {
    /// A header of 200 pt, a pager and two lists; made in C, and the same in Swift.
    static func profile() -> (OverscrollNested, NestedScroll) {
      let sizes = [
        (390.0, 996.0, Int32(-1), OVERSCROLL_ORDER_COLLAPSING), (780, 796, 0, 2),
        (390, 9_000, 1, 2),
        (390, 4_000, 1, 2),
      ]
      var (nested, page) = (OverscrollNested(), nil as NestedScroll?)
      for (width, height, parent, order) in sizes {
        var def = overscroll_scroller_def()
        def.viewport = OverscrollSize(width: 390, height: 796)
        def.content_size = OverscrollSize(width: width, height: height)
        def.is_paging_enabled = width == 780 ? 1 : 0
        var scroller = OverscrollScroller()
        #expect(overscroll_scroller_create(&def, &scroller) == OVERSCROLL_OK)
        var member = overscroll_nested_member_def()
        (member.parent, member.order) = (parent, Int32(order))
        var same = Scroller(viewport: Size2(390, 796), content: Size2(width, height))
        same.isPagingEnabled = width == 780
        if parent < 0 {
          var settings = overscroll_nested_def()
          #expect(overscroll_nested_create(&settings, scroller, &member, &nested) == OVERSCROLL_OK)
          page = NestedScroll(same, order: .collapsing)
        } else {
          #expect(overscroll_nested_add(nested, scroller, &member, nil) == OVERSCROLL_OK)
          page?.add(same, to: Int(parent))
        }
        #expect(overscroll_scroller_destroy(scroller) == OVERSCROLL_OK)
      }
      return (
        nested, page ?? NestedScroll(Scroller(viewport: .zero, content: .zero), order: .collapsing)
      )
    }

    static func offsets(_ nested: OverscrollNested) -> [Vector2] {
      var count: Int32 = 0
      var frames = [OverscrollFrame](repeating: OverscrollFrame(), count: 8)
      #expect(overscroll_nested_frames(nested, &frames, 8, &count) == OVERSCROLL_OK)
      return frames[..<Int(count)].map { Vector2($0.offset.x, $0.offset.y) }
    }

    @Test func `a session is the same as in Swift, to the bit`() {
      var (nested, page) = Self.profile()
      defer { _ = overscroll_nested_destroy(nested) }
      var time = 0.0
      for (list, start, way) in [(2, 700.0, -300.0), (3, 700, -200), (2, 100, 500), (3, 100, 700)] {
        var events = OverscrollNestedEvents()
        var status = overscroll_nested_touch_down(nested, 1, 200, start, time, Int32(list), &events)
        page.touchDown(1, at: Vector2(200, start), in: list, time: time)
        for step in 1...6 {
          time += 0.01
          let y = start + way * Double(step) / 6
          status = overscroll_nested_touch_moved(nested, 1, 200, y, time, &events)
          page.touchMoved(1, to: Vector2(200, y), time: time)
        }
        var release = OverscrollNestedRelease()
        status = overscroll_nested_touch_up(nested, 1, .nan, .nan, time, &release)
        let same = page.touchUp(1, time: time)
        #expect(status == OVERSCROLL_OK && release.velocity.y == same.velocity.y)
        for _ in 1...40 {
          time += 0.021
          var frame = OverscrollNestedFrame()
          #expect(overscroll_nested_advance(nested, time, &frame) == OVERSCROLL_OK)
          let pass = page.advance(to: time).pass
          #expect(Int(frame.happened.pass.giver) == pass?.giver ?? -1)
          #expect(frame.happened.pass.speed == pass?.speed ?? 0)
          let codes = (0..<16).map { frame.happened.events >> (4 * $0) & 15 }
          #expect(codes.contains(12) == (pass != nil))
          #expect(Self.offsets(nested) == (0..<page.count).map { page[$0].contentOffset })
        }
      }
      var rest = 0.0
      #expect(overscroll_nested_rest_time(nested, &rest) == OVERSCROLL_OK)
      #expect(rest == page.settled.time)
    }

    @Test func `a scroller is taken out, changed and put back`() {
      let (nested, _) = Self.profile()
      defer { _ = overscroll_nested_destroy(nested) }
      var def = overscroll_scroller_def()
      var scroller = OverscrollScroller()
      #expect(overscroll_scroller_create(&def, &scroller) == OVERSCROLL_OK)
      defer { _ = overscroll_scroller_destroy(scroller) }
      #expect(overscroll_nested_scroller(nested, 2, scroller) == OVERSCROLL_OK)
      #expect(overscroll_scroller_set_content_offset(scroller, 0, 500, 0, 0, nil) == OVERSCROLL_OK)
      #expect(Self.offsets(nested)[2].y == 0)
      #expect(overscroll_nested_set_scroller(nested, 2, scroller) == OVERSCROLL_OK)
      #expect(Self.offsets(nested)[2].y == 500)
    }

    @Test func `what makes no sense is refused, and changes nothing`() {
      let (nested, _) = Self.profile()
      var member = overscroll_nested_member_def()
      for change: (inout OverscrollNestedMember) -> Void in [
        { $0.mass = 0 }, { $0.mass = .nan }, { $0.minimum_speed = -1 }, { $0.order = 3 },
        { $0.minimum_speed = .nan },
      ] {
        var unfit = member
        change(&unfit)
        #expect(overscroll_nested_set_member(nested, 1, &unfit) == OVERSCROLL_INVALID_ARGUMENT)
      }
      #expect(overscroll_nested_set_member(nested, 4, &member) == OVERSCROLL_INVALID_ARGUMENT)
      var def = OverscrollNestedDef()
      #expect(overscroll_nested_configuration(nested, &def) == OVERSCROLL_OK)
      for change: (inout OverscrollNestedDef) -> Void in [
        { $0.active = 4 }, { $0.active = -1 }, { $0.vertical_angle = 91 },
        { $0.horizontal_angle = .nan }, { $0.pan.slop = -1 },
      ] {
        var unfit = def
        change(&unfit)
        #expect(overscroll_nested_configure(nested, &unfit) == OVERSCROLL_INVALID_ARGUMENT)
      }
      #expect(
        overscroll_nested_touch_down(nested, 1, 0, 0, 0, 9, nil) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(
        overscroll_nested_connect(nested, 0, 0, [-1, -1, -1, -1]) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_nested_connect(nested, 0, 1, [7, 0, 0, 0]) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_nested_connect(nested, 0, 1, nil) == OVERSCROLL_NULL_POINTER)
      #expect(overscroll_nested_destroy(nested) == OVERSCROLL_OK)
      #expect(overscroll_nested_frame(nested, nil) == OVERSCROLL_STALE_ID)
    }

    @Test func `scrollers lie at most eight deep`() {
      let (nested, _) = Self.profile()
      defer { _ = overscroll_nested_destroy(nested) }
      var def = overscroll_scroller_def()
      var scroller = OverscrollScroller()
      _ = overscroll_scroller_create(&def, &scroller)
      defer { _ = overscroll_scroller_destroy(scroller) }
      var member = overscroll_nested_member_def()
      member.parent = 3
      for _ in 4...8 {
        var index: Int32 = 0
        #expect(overscroll_nested_add(nested, scroller, &member, &index) == OVERSCROLL_OK)
        member.parent = index
      }
      let status = overscroll_nested_add(nested, scroller, &member, nil)
      #expect(status == OVERSCROLL_INVALID_ARGUMENT)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a page withstands anything`(seed: UInt64) {
      var dice = Dice(seed)
      let (nested, _) = Self.profile()
      defer { _ = overscroll_nested_destroy(nested) }
      var time = 0.0
      for _ in 0..<4_000 {
        let isSane = dice.below(4) > 0
        time += isSane ? Double(dice.below(50)) / 1000 : 0
        let x = isSane ? Double(dice.below(400)) : dice.pick(FuzzTests.numbers)
        let y = isSane ? Double(dice.below(900)) : dice.pick(FuzzTests.numbers)
        let strange = dice.pick(FuzzTests.numbers)
        let now = isSane || (strange > 1e6 && strange.isFinite) ? time : strange
        let code = dice.pick(FuzzTests.codes)
        switch dice.below(12) {
        case 0...1: _ = overscroll_nested_touch_down(nested, code, x, y, now, code, nil)
        case 2...5: _ = overscroll_nested_touch_moved(nested, code, x, y, now, nil)
        case 6: _ = overscroll_nested_touch_up(nested, code, x, y, now, nil)
        case 7: _ = overscroll_nested_cancel_touches(nested, now, nil)
        case 8:
          var wheel = OverscrollWheel()
          (wheel.delta, wheel.time) = (OverscrollVector(x: x, y: y), now)
          (wheel.unit, wheel.phase) = (UInt8(dice.below(5)), UInt8(dice.below(10)))
          _ = overscroll_nested_wheel(nested, &wheel, code, nil)
        case 9: _ = overscroll_nested_key(nested, code, now, nil)
        case 10:
          var member = overscroll_nested_member_def()
          (member.mass, member.minimum_speed, member.order) = (x, y, code)
          _ = overscroll_nested_set_member(nested, code, &member)
        default: _ = overscroll_nested_connect(nested, code, Int32(dice.below(4)), [3, 2, 1, 0])
        }
        var frame = OverscrollNestedFrame()
        _ = overscroll_nested_advance(nested, now, &frame)
        #expect(Self.offsets(nested).allSatisfy { $0.isFinite })
      }
    }
  }
}
