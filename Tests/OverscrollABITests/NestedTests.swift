import COverscroll
import Overscroll
import OverscrollABI
import Testing

extension InterfaceTests {
  @Suite struct NestedTests {
    @Test func `a session is the same as in Swift, to the bit`() {
      var (nested, page) = OverscrollNested.profile()
      defer { _ = overscroll_destroy(nested.id) }
      // The header's momentum counts twice for the first list.
      var heavy = OverscrollMomentumTransfer(
        source_mass: 1, target_mass: 2, minimum_speed: 50, directions: (0, 1, 2, 3))
      #expect(overscroll_nested_set_transfer(nested, 0, 2, &heavy) == OVERSCROLL_OK)
      page.setTransfer(MomentumTransfer(targetMass: 2, minimumSpeed: 50), from: 0, to: 2)
      var time = 0.0
      for (list, start, way) in [(2, 700.0, -300.0), (3, 700, -200), (2, 100, 500), (3, 100, 700)] {
        #expect(nested.touch(.began, 1, 200, start, time, in: Int32(list)) == OVERSCROLL_OK)
        page.touchDown(1, at: Vector2(200, start), in: list, time: time)
        for step in 1...6 {
          time += 0.01
          let y = start + way * Double(step) / 6
          #expect(nested.touch(.moved, 1, 200, y, time) == OVERSCROLL_OK)
          page.touchMoved(1, to: Vector2(200, y), time: time)
        }
        var release = OverscrollNestedRelease()
        let status = nested.touch(.ended, 1, .nan, .nan, time, &release)
        let same = page.touchUp(1, time: time)
        #expect(status == OVERSCROLL_OK && release.velocity.y == same.velocity.y)
        for _ in 1...40 {
          time += 0.021
          var frame = OverscrollNestedFrame()
          #expect(overscroll_nested_advance(nested, time, &frame) == OVERSCROLL_OK)
          let pass = page.advance(to: time).pass
          #expect(Int(frame.happened.pass.source) == pass?.source ?? -1)
          #expect(frame.happened.pass.speed == pass?.speed ?? 0)
          let codes = (0..<16).map { frame.happened.events >> (4 * $0) & 15 }
          #expect(codes.contains(UInt64(OVERSCROLL_DID_PASS_MOMENTUM)) == (pass != nil))
          #expect(nested.offsets == (0..<page.count).map { page[$0].contentOffset })
        }
      }
      var rest = 0.0
      #expect(overscroll_rest_time(nested.id, &rest) == OVERSCROLL_OK && rest == page.settled.time)
    }

    @Test func `a scroller is taken out, changed and put back`() {
      let (nested, _) = OverscrollNested.profile()
      defer { _ = overscroll_destroy(nested.id) }
      let handle = Handle()
      let list = handle.id
      #expect(overscroll_nested_read(nested, 2, list.id) == OVERSCROLL_OK)
      #expect(overscroll_scroller_set_content_offset(list, 0, 500, 0, nil) == OVERSCROLL_OK)
      #expect(nested.offsets[2].y == 0)
      #expect(overscroll_nested_write(nested, 2, list.id) == OVERSCROLL_OK)
      #expect(nested.offsets[2].y == 500)
    }

    @Test func `what makes no sense is refused, and changes nothing`() {
      let (nested, _) = OverscrollNested.profile()
      var member = overscroll_nested_member_def()
      func refuses<Def>(
        _ def: Def, _ set: (inout Def) -> OverscrollStatus, _ changes: [(inout Def) -> Void]
      ) {
        for (index, change) in changes.enumerated() {
          var invalid = def
          change(&invalid)
          #expect(set(&invalid) == OVERSCROLL_INVALID_ARGUMENT, "\(Def.self) \(index)")
        }
      }
      refuses(
        member, { overscroll_nested_set_member(nested, 1, &$0) },
        [{ $0.mass = 0 }, { $0.minimum_speed = -1 }, { $0.order = 4 }])
      #expect(overscroll_nested_set_member(nested, 4, &member) == OVERSCROLL_INVALID_ARGUMENT)
      var def = OverscrollNestedDef()
      #expect(overscroll_nested_configuration(nested, &def) == OVERSCROLL_OK)
      #expect(def.horizontal_angle == 45 && def.vertical_angle == 45)
      #expect(overscroll_nested_configure(nested, &def) == OVERSCROLL_OK)
      refuses(
        def, { overscroll_nested_configure(nested, &$0) },
        [{ $0.active = 4 }, { $0.active = -1 }, { $0.vertical_angle = 91 }, { $0.pan.slop = -1 }])
      #expect(nested.touch(.began, 1, 0, 0, 0, in: 9) == OVERSCROLL_INVALID_ARGUMENT)
      let itself = overscroll_nested_connect(nested, 0, 0, [-1, -1, -1, -1])
      #expect(itself == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_nested_connect(nested, 0, 1, [7, 0, 0, 0]) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_nested_connect(nested, 0, 1, nil) == OVERSCROLL_NULL_POINTER)
      var transfer = OverscrollMomentumTransfer(
        source_mass: 1, target_mass: 2, minimum_speed: 0, directions: (-1, -1, 2, 3))
      #expect(overscroll_nested_set_transfer(nested, 0, 1, nil) == OVERSCROLL_OK)
      refuses(
        transfer, { overscroll_nested_set_transfer(nested, 0, 1, &$0) },
        [
          { $0.source_mass = 0 }, { $0.target_mass = .nan }, { $0.minimum_speed = -1 },
          { $0.directions.2 = 4 },
        ])
      #expect(overscroll_nested_set_transfer(nested, 0, 1, &transfer) == OVERSCROLL_OK)
      let own = overscroll_nested_set_transfer(nested, 1, 1, &transfer)
      #expect(own == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_destroy(nested.id) == OVERSCROLL_OK)
      #expect(overscroll_nested_frame(nested, nil) == OVERSCROLL_STALE_ID)
    }

    @Test func `a pager is the outermost of a page, with a list in each of its pages`() {
      var (pages, pager) = (overscroll_pager_def(), OverscrollPager())
      pages.layout.viewport = OverscrollSize(width: 390, height: 844)
      #expect(overscroll_pager_create(&pages, nil, 2, &pager) == OVERSCROLL_OK)
      let list = Handle()
      var (def, member) = (overscroll_nested_def(), overscroll_nested_member_def())
      var nested = OverscrollNested()
      #expect(overscroll_nested_create(&def, pager.id, &member, &nested) == OVERSCROLL_OK)
      for _ in 0..<2 { #expect(overscroll_nested_add(nested, list.id.id, &member, nil) == 0) }
      // A third one has no page, until one is inserted; it goes with its page, and its index is free.
      var index = Int32(-1)
      let add = { overscroll_nested_add(nested, list.id.id, &member, &index) }
      #expect(add() == OVERSCROLL_INVALID_ARGUMENT)
      #expect(
        overscroll_nested_insert_pages(nested, 0, 3, 1, 0, nil) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_nested_insert_pages(nested, 0, 2, 1, 0, nil) == OVERSCROLL_OK)
      #expect(add() == OVERSCROLL_OK && index == 3)
      #expect(overscroll_nested_remove(nested, 0, 0, nil) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_nested_remove(nested, 3, 0, nil) == OVERSCROLL_OK)
      #expect(overscroll_nested_member(nested, 3, &member) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_nested_member(nested, 0, &member) == OVERSCROLL_OK)
      #expect(Int(member.kind) == OVERSCROLL_MEMBER_PAGER && member.parent == -1)
      _ = nested.touch(.began, 1, 300, 400, 0, in: 1)
      for step in 1...5 {
        _ = nested.touch(.moved, 1, 300 - 40 * Double(step), 400, 0.016 * Double(step), in: 1)
      }
      _ = nested.touch(.ended, 1, 100, 400, 0.09, in: 1)
      var frame = OverscrollNestedFrame()
      _ = overscroll_nested_advance(nested, 3, &frame)
      var frames = [OverscrollFrame](repeating: OverscrollFrame(), count: 3)
      #expect(overscroll_nested_frames(nested, &frames, 3, nil) == OVERSCROLL_OK)
      #expect(frames[0].offset.x == 390 && frames[1].offset.y == 0)
      for id in [nested.id, pager.id] { _ = overscroll_destroy(id) }
    }

    @Test func `a window is the outermost of a page, with a dial, a value and a drawer in it`() {
      var (def, member) = (overscroll_nested_def(), overscroll_nested_member_def())
      var nested = OverscrollNested()
      var (floating, window) = (overscroll_picture_in_picture_def(), OverscrollPictureInPicture())
      floating.size = OverscrollSize(width: 160, height: 90)
      floating.container = OverscrollSize(width: 390, height: 844)
      #expect(overscroll_picture_in_picture_create(&floating, nil, 0, &window) == OVERSCROLL_OK)
      var (round, dial) = (overscroll_dial_def(), OverscrollDial())
      (round.center, round.detent_step) = (OverscrollVector(x: 200, y: 300), 0.5)
      #expect(overscroll_dial_create(&round, &dial) == OVERSCROLL_OK)
      var (value, thrown) = (overscroll_throw_def(), OverscrollThrow())
      value.value.parts = (1, 2, 3, 4)
      #expect(overscroll_throw_create(&value, &thrown) == OVERSCROLL_OK)
      var (panel, drawer) = (overscroll_drawer_def(), OverscrollDrawer())
      panel.layout.container = floating.container
      let anchor = OverscrollDrawerAnchor(
        value: 100, kind: Int32(OVERSCROLL_ANCHOR_FROM_BOTTOM), reserved: 0)
      #expect(overscroll_drawer_create(&panel, [anchor], 1, &drawer) == OVERSCROLL_OK)
      #expect(overscroll_nested_create(&def, window.id, &member, &nested) == OVERSCROLL_OK)
      for id in [dial.id, thrown.id, drawer.id] {
        #expect(overscroll_nested_add(nested, id, &member, nil) == OVERSCROLL_OK)
      }
      #expect(overscroll_nested_add(nested, nested.id, &member, nil) == OVERSCROLL_STALE_ID)
      let kinds = [
        OVERSCROLL_MEMBER_PICTURE_IN_PICTURE, OVERSCROLL_MEMBER_DIAL, OVERSCROLL_MEMBER_THROW,
        OVERSCROLL_MEMBER_DRAWER,
      ]
      for (index, kind) in kinds.enumerated() {
        #expect(overscroll_nested_member(nested, Int32(index), &member) == OVERSCROLL_OK)
        #expect(Int(member.kind) == kind, "\(index)")
      }
      // Turned by a finger, the dial goes to a detent; turned by a program of one's own copy, to another.
      _ = nested.touch(.began, 1, 300, 300, 0, in: 1)
      _ = nested.touch(.moved, 1, 300, 400, 0.1)
      var release = OverscrollNestedRelease()
      _ = nested.touch(.ended, 1, 300, 400, 0.5, &release)
      #expect(release.did_drag == 1)
      var frame = OverscrollNestedFrame()
      _ = overscroll_nested_advance(nested, 4, &frame)
      // Whatever it is, the codes are a scroller's.
      #expect(frame.happened.events == UInt64(OVERSCROLL_DID_MOVE | OVERSCROLL_DID_SETTLE << 4))
      var frames = [OverscrollFrame](repeating: OverscrollFrame(), count: 4)
      #expect(overscroll_nested_frames(nested, &frames, 4, nil) == OVERSCROLL_OK)
      #expect(frames[3].offset.y == 844 - 100)
      #expect(frames[1].offset.x == 1 && frames[2].offset.y == 2 && frame.is_moving == 0)
      #expect(frames[0].offset.x > 0 && frames[0].zoom_scale == 1)
      #expect(overscroll_nested_read(nested, 0, dial.id) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_nested_read(nested, 1, dial.id) == OVERSCROLL_OK)
      #expect(overscroll_dial_turn(dial, 2, 0, nil) == OVERSCROLL_OK)
      #expect(overscroll_nested_write(nested, 1, dial.id) == OVERSCROLL_OK)
      #expect(overscroll_nested_frames(nested, &frames, 4, nil) == OVERSCROLL_OK)
      #expect(frames[1].offset.x == 2)
      for id in [nested.id, window.id, dial.id, thrown.id, drawer.id] { _ = overscroll_destroy(id) }
    }

    @Test func `scrollers lie at most eight deep`() {
      let (nested, _) = OverscrollNested.profile()
      defer { _ = overscroll_destroy(nested.id) }
      let scroller = Handle()
      var (member, index) = (overscroll_nested_member_def(), Int32(3))
      for _ in 4...8 {
        member.parent = index
        #expect(overscroll_nested_add(nested, scroller.id.id, &member, &index) == OVERSCROLL_OK)
      }
      member.parent = index
      let status = overscroll_nested_add(nested, scroller.id.id, &member, nil)
      #expect(status == OVERSCROLL_INVALID_ARGUMENT)
    }
  }
}
