import COverscroll
import Overscroll
import OverscrollABI
import Testing

/// What is refused, and that refusing changes nothing.
extension InterfaceTests {
  @Suite struct RefusalTests {
    @Test func `a destroyed scroller's id is refused, also when its place is taken`() {
      var def = overscroll_scroller_def()
      var ids: Set<UInt32> = []
      for _ in 0..<1000 {
        var id = OverscrollScroller()
        #expect(overscroll_scroller_create(&def, &id) == OVERSCROLL_OK)
        #expect(ids.insert(id.id).inserted)
        #expect(overscroll_destroy(id.id) == OVERSCROLL_OK)
        #expect(overscroll_destroy(id.id) == OVERSCROLL_STALE_ID)
      }
      for id in ids {
        var frame = OverscrollFrame()
        let old = OverscrollScroller(id: id)
        #expect(overscroll_scroller_frame(old, &frame) == OVERSCROLL_STALE_ID)
      }
    }

    @Test(arguments: [0, 1, 0xffff, 0x10000, 0xffff_ffff, 0x8000_0001] as [UInt32])
    func `an id that was never handed out is refused`(id: UInt32) {
      var frame = OverscrollFrame()
      let none = OverscrollScroller(id: id)
      if overscroll_scroller_frame(none, &frame) == OVERSCROLL_OK { return }
      #expect(none.touch(.began, 1, 0, 0, 0) == OVERSCROLL_STALE_ID)
      #expect(overscroll_scroller_configuration(none, nil) == OVERSCROLL_STALE_ID)
      #expect(overscroll_destroy(none.id) == OVERSCROLL_STALE_ID)
    }

    @Test func `an id of one kind is refused where another is requested`() {
      let handle = Handle()
      var frame = OverscrollDialFrame()
      var (settings, dial) = (overscroll_dial_def(), OverscrollDial(id: handle.id.id))
      #expect(overscroll_dial_frame(dial, &frame) == OVERSCROLL_STALE_ID)
      #expect(overscroll_dial_create(&settings, &dial) == OVERSCROLL_OK)
      #expect(overscroll_assign(handle.id.id, dial.id) == OVERSCROLL_STALE_ID)
      var clone: UInt32 = 0
      #expect(overscroll_clone(dial.id, &clone) == OVERSCROLL_OK)
      #expect(overscroll_dial_frame(OverscrollDial(id: clone), &frame) == OVERSCROLL_OK)
      #expect(overscroll_destroy(clone) == OVERSCROLL_OK)
      #expect(overscroll_assign(dial.id, dial.id) == OVERSCROLL_OK)
      #expect(overscroll_destroy(dial.id) == OVERSCROLL_OK)
    }

    @Test func `a def that the library did not make is refused`() {
      var (def, id) = (OverscrollScrollerDef(), OverscrollScroller())
      #expect(overscroll_scroller_create(&def, &id) == OVERSCROLL_OTHER_VERSION)
      var member = OverscrollNestedMember()
      #expect(
        overscroll_nested_add(OverscrollNested(), 0, &member, nil) == OVERSCROLL_OTHER_VERSION)
      #expect(id.id == 0)
    }

    @Test(arguments: [
      (0, 0, 0), (0, 0, 1), (0, 1, 0), (0, -1, 0), (1, 0, 0), (8, 0, 0), (-8, 0, 0),
    ])
    func `a program with the header of another version is refused, of another patch is not`(
      larger: Int, minor: Int, patch: Int
    ) {
      // What such a program takes for the def, and what it keeps behind it.
      let size = MemoryLayout<OverscrollDialDef>.size + larger
      let space = UnsafeMutableRawBufferPointer.allocate(byteCount: size + 64, alignment: 8)
      defer { space.deallocate() }
      for index in space.indices { space[index] = 0xa5 }
      let def = space.baseAddress!.assumingMemoryBound(to: OverscrollDialDef.self)
      let version = Int(overscroll_version()) + minor * 256 + patch
      overscroll_def(Int32(OVERSCROLL_KIND_DIAL), def, UInt32(size), UInt32(version))
      #expect(space[size...].allSatisfy { $0 == 0xa5 })
      var dial = OverscrollDial()
      let status = overscroll_dial_create(def, &dial)
      guard larger == 0, minor == 0 else {
        #expect(status == OVERSCROLL_OTHER_VERSION && space[8..<size].allSatisfy { $0 == 0 })
        return
      }
      #expect(status == OVERSCROLL_OK && overscroll_destroy(dial.id) == OVERSCROLL_OK)
    }

    @Test func `invalid settings change none`() {
      let handle = Handle()
      var def = handle.configuration
      (def.viewport.width, def.pan.slop) = (100, -1)
      #expect(overscroll_scroller_configure(handle.id, &def) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(handle.configuration.viewport.width == 390)
    }

    @Test func `missing pointers are refused`() {
      let handle = Handle()
      let id = handle.id
      let statuses = [
        overscroll_scroller_create(nil, nil), overscroll_clone(id.id, nil),
        overscroll_scroller_configuration(id, nil), overscroll_scroller_configure(id, nil),
        overscroll_scroller_set_snap_positions(id, 1, nil, 3),
        overscroll_scroller_touch(id, nil, nil), overscroll_scroller_wheel(id, nil, nil),
        overscroll_scroller_advance(id, 1, nil), overscroll_scroller_frame(id, nil),
        overscroll_scroller_replay(id, nil, 1, nil, 0, nil),
        overscroll_scroller_replay(id, nil, 0, nil, 1, nil),
        overscroll_scroller_sample(id, 0, 1, 3, nil), overscroll_scroller_flight(id, 1, nil),
        overscroll_spring_at(nil, 0, nil), overscroll_flight_plan(nil, nil),
        overscroll_deceleration_sample(nil, 0, 1, 1, nil), overscroll_rubber_band(nil, 1, nil),
        overscroll_frame_step(nil, 0, 0, 1, 0.998, nil),
        overscroll_spring_step(nil, 0, 1, nil, nil),
      ]
      for (index, status) in statuses.enumerated() {
        #expect(status == OVERSCROLL_NULL_POINTER, "\(index)")
      }
    }

    @Test func `without items a list needs no pointer`() {
      let handle = Handle()
      let (ok, invalid) = (OverscrollStatus(OVERSCROLL_OK), OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_scroller_set_snap_positions(handle.id, 1, nil, 0) == ok)
      #expect(overscroll_scroller_replay(handle.id, nil, 0, nil, 0, nil) == ok)
      #expect(overscroll_scroller_sample(handle.id, 0, 1, 0, nil) == ok)
      var spring = OverscrollSpring(mass: 1, stiffness: 100, damping_ratio: 1)
      var curve = OverscrollDeceleration()
      #expect(overscroll_spring_step(&spring, 1, 0, nil, nil) == ok)
      curve.rate = 0.998
      #expect(overscroll_deceleration_sample(&curve, 0, 1, 0, nil) == ok)
      var (panel, drawer) = (overscroll_drawer_def(), OverscrollDrawer())
      #expect(overscroll_drawer_create(&panel, nil, 0, &drawer) == invalid)
      #expect(overscroll_drawer_create(&panel, nil, 1, &drawer) == OVERSCROLL_NULL_POINTER)
      var (fits, fit) = (overscroll_fit_def(), OverscrollFit())
      #expect(overscroll_fit_create(&fits, nil, nil, 0, &fit) == invalid)
      var (turns, dial) = (overscroll_dial_def(), OverscrollDial())
      #expect(overscroll_dial_create(&turns, &dial) == ok)
      #expect(overscroll_dial_set_detents(dial, nil, 0) == ok)
      #expect(overscroll_dial_set_detents(dial, nil, 1) == OVERSCROLL_NULL_POINTER)
      #expect(overscroll_destroy(dial.id) == ok)
    }

    @Test(arguments: [-1, Int32.min, 1_048_577, Int32.max])
    func `absurd counts are refused before a buffer is touched`(count: Int32) {
      let handle = Handle()
      var (frame, number) = (OverscrollFrame(), 0.0)
      let refusal = OverscrollStatus(OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_scroller_sample(handle.id, 0, 1, count, &frame) == refusal)
      #expect(overscroll_scroller_replay(handle.id, nil, 0, &number, count, &frame) == refusal)
      #expect(overscroll_scroller_set_snap_positions(handle.id, 0, &number, count) == refusal)
    }

    @Test func `a finger that lifts at an impossible time is gone anyway`() {
      let handle = Handle()
      _ = handle.id.touch(.began, 1, 100, 100, 0)
      #expect(handle.frame.is_tracking == 1)
      #expect(handle.id.touch(.ended, 1, 100, 100, .nan) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(handle.frame.is_tracking == 0 && handle.counts.non_finite > 0)
    }

    @Test(arguments: [TouchEvent.Phase.ended, .cancelled, .allCancelled])
    func `a finger that leaves is gone, whatever member is named`(phase: TouchEvent.Phase) {
      let (nested, _) = OverscrollNested.profile()
      defer { _ = overscroll_destroy(nested.id) }
      #expect(nested.touch(.began, 1, 100, 100, 0, in: 7) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(nested.touch(.began, 1, 100, 100, 0, in: 2) == OVERSCROLL_OK)
      #expect(nested.touch(.moved, 1, 100, 150, 0.1, in: 7) == OVERSCROLL_OK)
      #expect(nested.touch(phase, 1, 100, 150, 0.2, in: 7) == OVERSCROLL_OK)
      var frame = OverscrollNestedFrame()
      #expect(overscroll_nested_frame(nested, &frame) == OVERSCROLL_OK && frame.is_tracking == 0)
      var wheel = OverscrollWheel()
      (wheel.delta.y, wheel.precision) = (20, UInt8(OVERSCROLL_WHEEL_PRECISE))
      wheel.phase = UInt8(OVERSCROLL_WHEEL_BEGAN)
      #expect(overscroll_nested_wheel(nested, &wheel, 7, nil) == OVERSCROLL_INVALID_ARGUMENT)
      wheel.phase = UInt8(OVERSCROLL_WHEEL_ENDED)
      #expect(overscroll_nested_wheel(nested, &wheel, 7, nil) == OVERSCROLL_OK)
    }

    @Test func `snap positions must ascend`() {
      let (handle, axis) = (Handle(), Int32(OVERSCROLL_VERTICAL))
      #expect(overscroll_scroller_set_snap_positions(handle.id, axis, [0, 100, 90], 3) < 0)
      #expect(overscroll_scroller_set_snap_positions(handle.id, axis, [0, 100, 1000], 3) == 0)
      #expect(Int(handle.configuration.snap_vertical.kind) == OVERSCROLL_SNAP_POSITIONS)
      handle.flick()
      var rest = OverscrollVector()
      _ = overscroll_scroller_destination(handle.id, &rest)
      #expect(rest.y == 1000)
    }

    @Test func `a turn at a time that is none moves nothing, and its end ends it`() {
      let handle = Handle()
      var wheel = OverscrollWheel()
      (wheel.delta.y, wheel.time, wheel.precision) = (120, .nan, UInt8(OVERSCROLL_WHEEL_PRECISE))
      wheel.phase = UInt8(OVERSCROLL_WHEEL_BEGAN)
      var events: OverscrollEvents = 77
      let status = overscroll_scroller_wheel(handle.id, &wheel, &events)
      #expect(status == OVERSCROLL_INVALID_ARGUMENT && events == 77)
      #expect(handle.frame.offset.y == 0 && handle.frame.phase == OVERSCROLL_PHASE_IDLE)
      wheel.time = 0
      #expect(overscroll_scroller_wheel(handle.id, &wheel, nil) == OVERSCROLL_OK)
      #expect(handle.frame.phase != OVERSCROLL_PHASE_IDLE)
      (wheel.phase, wheel.time) = (UInt8(OVERSCROLL_WHEEL_ENDED), .nan)
      #expect(overscroll_scroller_wheel(handle.id, &wheel, nil) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(handle.frame.phase == OVERSCROLL_PHASE_IDLE)
    }

    @Test(arguments: [Double.nan, .infinity, 1e308])
    func `springs do not step numbers that are none`(number: Double) {
      var spring = OverscrollSpring(mass: 1, stiffness: 100, damping_ratio: 1)
      var (places, speeds) = ([1, number], [0.0, 0])
      let status = overscroll_spring_step(&spring, 0.016, 2, &places, &speeds)
      #expect(status == OVERSCROLL_INVALID_ARGUMENT && places[0] == 1 && speeds == [0, 0])
    }

    @Test func `a tap that stops a flick says so`() {
      let handle = Handle()
      handle.flick()
      #expect(handle.id.touch(.began, 1, 100, 100, 0.3) == OVERSCROLL_OK)
      var release = OverscrollRelease()
      #expect(handle.id.touch(.ended, 1, 100, 100, 0.35, &release) == OVERSCROLL_OK)
      #expect(release.did_stop_motion == 1 && release.did_drag == 0)
    }
  }
}
