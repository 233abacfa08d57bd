import COverscroll
import Overscroll
import OverscrollABI
import Testing

/// The functions that all kinds share: by an id, with the kind that it is to be.
extension InterfaceTests {
  @Suite struct VerbTests {
    private static let layout = DrawerLayout(container: Size2(390, 844), insets: .zero)

    /// A drawer at its lesser anchor with a list in it, in C and in Swift.
    private static func sheet() -> (id: OverscrollScrollingDrawer, swift: ScrollingDrawer) {
      var panel = overscroll_drawer_def()
      panel.layout.container = OverscrollSize(width: 390, height: 844)
      let anchors = [(120, OVERSCROLL_ANCHOR_FROM_BOTTOM), (0.5, OVERSCROLL_ANCHOR_FRACTION)]
        .map { OverscrollDrawerAnchor(value: $0, kind: Int32($1), reserved: 0) }
      let list = Handle { ($0.viewport.height, $0.content_size.height) = (422, 5_000) }
      var (drawer, id) = (OverscrollDrawer(), OverscrollScrollingDrawer())
      #expect(overscroll_drawer_create(&panel, anchors, 2, &drawer) == OVERSCROLL_OK)
      #expect(overscroll_scrolling_drawer_create(drawer, list.id, &id) == OVERSCROLL_OK)
      #expect(overscroll_destroy(drawer.id) == OVERSCROLL_OK)
      let swift = ScrollingDrawer(
        drawer: Drawer(anchors: [.fromBottom(120), .fraction(0.5)], layout: layout),
        list: Scroller(viewport: Size2(390, 422), content: Size2(390, 5_000)))
      return (id, swift)
    }

    @Test func `a window above a keyboard is created at rest`() {
      var (def, window) = (overscroll_picture_in_picture_def(), OverscrollPictureInPicture())
      (def.size, def.keyboard_inset) = (OverscrollSize(width: 160, height: 90), 300)
      def.container = OverscrollSize(width: 390, height: 844)
      #expect(overscroll_picture_in_picture_create(&def, nil, 0, &window) == OVERSCROLL_OK)
      var frame = OverscrollPictureInPictureFrame()
      #expect(overscroll_picture_in_picture_frame(window, &frame) == OVERSCROLL_OK)
      #expect(frame.is_moving == 0 && frame.frame.y == 844 - 300 - 12 - 90)
      #expect(overscroll_destroy(window.id) == OVERSCROLL_OK)
    }

    @Test func `settings of a drawer with a list that are handed back change none of either`() {
      let (sheet, _) = Self.sheet()
      defer { _ = overscroll_destroy(sheet.id) }
      let list = Handle { $0.reduces_motion = 1 }
      #expect(overscroll_scrolling_drawer_write(sheet, list.id.id) == OVERSCROLL_OK)
      var def = OverscrollScrollingDrawerDef()
      #expect(overscroll_scrolling_drawer_configuration(sheet, &def) == OVERSCROLL_OK)
      #expect(def.reduces_motion == 0)
      #expect(overscroll_scrolling_drawer_configure(sheet, &def) == OVERSCROLL_OK)
      #expect(overscroll_scrolling_drawer_read(sheet, list.id.id) == OVERSCROLL_OK)
      #expect(list.configuration.reduces_motion == 1)
    }

    @Test func `wheels, keys and a way to the top move a drawer with a list as in Swift`() {
      var (sheet, swift) = Self.sheet()
      var (events, frame) = (OverscrollScrollingDrawerEvents(), OverscrollScrollingDrawerFrame())
      var (opened, scrolled) = (false, false)
      func compare(_ time: Double) {
        swift.advance(to: time)
        #expect(overscroll_scrolling_drawer_advance(sheet, time, &frame) == OVERSCROLL_OK)
        #expect(frame.drawer.position == swift.drawer.position)
        #expect(frame.list.offset.y == swift.list.contentOffset.y)
        #expect((frame.is_moving != 0) == swift.isMoving)
        opened = opened || frame.drawer.anchor == 1
        scrolled = scrolled || frame.list.offset.y > 100
      }
      var time = 0.0
      func wait(_ seconds: Double = 1.5) {
        for _ in 0..<Int(60 * seconds) {
          time += 1 / 60
          compare(time)
        }
      }
      let key = Int32(OVERSCROLL_KEY_ARROW_DOWN)
      #expect(overscroll_scrolling_drawer_key(sheet, key, &events) == OVERSCROLL_OK)
      swift.key(.arrowDown)
      wait()
      for _ in 0..<40 {
        time += 0.01
        var wheel = OverscrollWheel()
        (wheel.delta.y, wheel.time) = (30, time)
        #expect(overscroll_scrolling_drawer_wheel(sheet, &wheel, &events) == OVERSCROLL_OK)
        swift.wheel(WheelEvent(delta: Vector2(0, 30), time: time))
      }
      wait()
      #expect(overscroll_scrolling_drawer_key_down(sheet, key, 0, time, nil) == OVERSCROLL_OK)
      swift.keyDown(.arrowDown, time: time)
      wait()
      #expect(overscroll_scrolling_drawer_key_up(sheet, key, time, nil) == OVERSCROLL_OK)
      swift.keyUp(.arrowDown, time: time)
      wait()
      #expect(opened && scrolled)
      #expect(overscroll_scrolling_drawer_scroll_to_top(sheet, 1, &events) == OVERSCROLL_OK)
      swift.scrollToTop()
      wait(3)
      #expect(frame.list.offset.y == 0)
      #expect(overscroll_destroy(sheet.id) == OVERSCROLL_OK)
    }

    @Test func `an id is refused where another kind is meant, and taken where any is`() {
      let (handle, stale) = (Handle(), OverscrollStatus(OVERSCROLL_STALE_ID))
      var frame = OverscrollFrame()
      for kind in Int32(OVERSCROLL_KIND_SCROLLER) + 1...Int32(OVERSCROLL_KIND_NESTED) + 1 {
        #expect(overscroll_frame(handle.id.id, kind, &frame) == stale)
        #expect(overscroll_advance(handle.id.id, kind, 1, &frame) == stale)
      }
      for kind in [0, Int32(OVERSCROLL_KIND_SCROLLER)] {
        #expect(overscroll_frame(handle.id.id, kind, &frame) == OVERSCROLL_OK)
      }
      #expect(frame.time == 0)
    }

    @Test(arguments: 0..<6)
    func `what is refused is counted, writes nothing and loses no event`(refused: Int) {
      let handle = Handle()
      _ = overscroll_scroller_set_content_offset(handle.id, 0, 5_000, 0, nil)
      var def = handle.configuration
      def.content_size.height = 2_000
      _ = overscroll_scroller_configure(handle.id, &def)
      var (events, release) = (OverscrollEvents(0xBAD), OverscrollRelease())
      release.events = 0xBAD
      var (wheel, touch) = (OverscrollWheel(), OverscrollTouch())
      (wheel.delta.y, wheel.time, wheel.unit) = (refused == 1 ? .nan : 9, 0.5, refused == 2 ? 9 : 0)
      (touch.phase, touch.x, touch.time) = (refused == 4 ? 1 : 0, .nan, 0.5)
      if refused == 3 { wheel.time = .nan }
      let status =
        switch refused {
        case 0: overscroll_scroller_land(handle.id, .nan, 0, &events)
        case 1, 2, 3: overscroll_scroller_wheel(handle.id, &wheel, &events)
        default: overscroll_scroller_touch(handle.id, &touch, &release)
        }
      #expect(status == OVERSCROLL_INVALID_ARGUMENT && events == 0xBAD && release.events == 0xBAD)
      #expect(handle.frame.time == 0 && handle.counts.non_finite == 1)
      #expect(handle.advance(to: 1).events == OverscrollEvents(OVERSCROLL_WILL_BEGIN_DECELERATING))
    }

    @Test(arguments: [1, 2, 5, 8] as [Int32])
    func `samples of a pager that wraps go on from what it shows`(count: Int32) {
      var (def, pager) = (overscroll_pager_def(), OverscrollPager())
      def.layout.viewport = OverscrollSize(width: 390, height: 600)
      (def.layout.wraps, def.page) = (1, 4)
      #expect(overscroll_pager_create(&def, nil, 5, &pager) == OVERSCROLL_OK)
      #expect(overscroll_pager_turn_page(pager, 1, 1, nil) == OVERSCROLL_OK)
      var frames = [OverscrollPagerFrame](repeating: OverscrollPagerFrame(), count: 8)
      #expect(overscroll_pager_advance(pager, 1, &frames[0]) == OVERSCROLL_OK)
      let shown = frames[0].offset
      #expect(overscroll_pager_sample(pager, 1, 0.05, count, &frames) == OVERSCROLL_OK)
      #expect(shown == 1_560 && frames[0].offset == shown)
      // On to page 0 of the next round: 5 · 390.
      for (frame, next) in zip(frames.prefix(Int(count)), frames.prefix(Int(count)).dropFirst()) {
        #expect(frame.offset <= next.offset && next.offset <= 1_950)
      }
      #expect(overscroll_destroy(pager.id) == OVERSCROLL_OK)
    }

    @Test func `what a kind has not is refused, and what does not move has none of it`() {
      let stale = OverscrollStatus(OVERSCROLL_STALE_ID)
      var (def, dial, rows) = (overscroll_dial_def(), OverscrollDial(), OverscrollRows())
      #expect(overscroll_dial_create(&def, &dial) == OVERSCROLL_OK)
      #expect(overscroll_rows_create(nil, 44, 10, &rows) == OVERSCROLL_OK)
      var (wheel, events, feel) = (OverscrollWheel(), OverscrollEvents(), OverscrollFeel())
      var touch = OverscrollTouch()
      for id in [dial.id, rows.id] {
        #expect(overscroll_wheel(id, 0, &wheel, 0, &events) == stale)
        #expect(overscroll_key(id, 0, 0, 0, 0, &events) == stale)
        #expect(overscroll_scroll_to_top(id, 0, 0, &events) == stale)
        #expect(overscroll_read_part(id, 0, 0, dial.id) == stale)
      }
      let (page, _) = OverscrollNested.profile()
      var angle = 1.0
      for id in [page.id, rows.id] {
        #expect(overscroll_move(id, 0, &angle, 0, nil) == stale)
        #expect(overscroll_set_places(id, 0, &angle, 1, 0, 0, nil) == stale)
        #expect(overscroll_places(id, 0, &angle, 1, nil) == stale)
        #expect(overscroll_set_layout(id, 0, &angle, nil, 0, 0, nil) == stale)
        #expect(overscroll_place(id, 0, &angle, nil) == stale)
      }
      #expect(overscroll_move(dial.id, 0, nil, 0, nil) == OVERSCROLL_NULL_POINTER)
      var frame = OverscrollDialFrame()
      #expect(overscroll_touch(rows.id, 0, &touch, 0, nil) == stale)
      #expect(overscroll_sync(rows.id, 0, 0, nil) == stale)
      #expect(overscroll_frame(rows.id, 0, &frame) == stale)
      #expect(overscroll_sample(rows.id, 0, 0, 1, 1, &frame) == stale)
      #expect(overscroll_feel(rows.id, &feel) == OVERSCROLL_NEVER)
      #expect(overscroll_feel(dial.id, &feel) == OVERSCROLL_OK)
      #expect(overscroll_set_feel(rows.id, &feel) == OVERSCROLL_NEVER)
      for action: Int32 in [-1, 4] {
        let status = overscroll_key(Handle().id.id, 0, 0, action, 0, nil)
        #expect(status == OVERSCROLL_INVALID_ARGUMENT)
      }
      for id in [dial.id, rows.id, page.id] { #expect(overscroll_destroy(id) == OVERSCROLL_OK) }
    }
  }
}
