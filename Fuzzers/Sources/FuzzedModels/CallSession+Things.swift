import COverscroll

extension CallSession {
  /// Creates something of any kind, with a definition that may be out of order.
  mutating func create(_ kind: Kind) {
    switch kind {
    case .scroller: createScroller()
    case .drawer:
      var (def, id) = (overscroll_drawer_def(), OverscrollDrawer())
      def.layout.container = OverscrollSize(width: 390, height: 844)
      disturb(&def)
      let anchors = (0..<5).map { _ in
        OverscrollDrawerAnchor(value: input.number(), kind: code(), reserved: 0)
      }
      keep(overscroll_drawer_create(&def, anchors, count(5), &id), id.id, kind)
    case .pager:
      var (def, id) = (overscroll_pager_def(), OverscrollPager())
      def.layout.viewport = OverscrollSize(width: 390, height: 600)
      disturb(&def)
      let extents = input.bool() ? numbers(6) : [300, 200, 390, 0, 50, 400]
      keep(overscroll_pager_create(&def, input.bool() ? extents : nil, count(6), &id), id.id, kind)
    case .pictureInPicture:
      var (def, id) = (overscroll_picture_in_picture_def(), OverscrollPictureInPicture())
      def.size = OverscrollSize(width: 120, height: 180)
      def.container = OverscrollSize(width: 390, height: 844)
      disturb(&def)
      let shares = [OverscrollVector(x: input.number(), y: input.number())]
      keep(overscroll_picture_in_picture_create(&def, shares, count(1), &id), id.id, kind)
    case .dial:
      var (def, id) = (overscroll_dial_def(), OverscrollDial())
      disturb(&def)
      keep(overscroll_dial_create(&def, &id), id.id, kind)
    case .thrown:
      var (def, id) = (overscroll_throw_def(), OverscrollThrow())
      def.per_x.parts.0 = 0.01
      disturb(&def)
      keep(overscroll_throw_create(&def, &id), id.id, kind)
    case .scrollingDrawer:
      var sheet = OverscrollScrollingDrawer()
      let (drawer, list) = (OverscrollDrawer(id: id()), OverscrollScroller(id: id()))
      keep(overscroll_scrolling_drawer_create(drawer, list, &sheet), sheet.id, kind)
    case .nested:
      var (def, member) = (overscroll_nested_def(), overscroll_nested_member_def())
      disturb(&def)
      disturb(&member)
      var nested = OverscrollNested()
      keep(overscroll_nested_create(&def, id(), &member, &nested), nested.id, kind)
    case .popTrack:
      var (def, id) = (overscroll_pop_track_def(), OverscrollPopTrack())
      (def.width, def.track_count) = (390, 3)
      disturb(&def)
      // All its space is allocated when it is created.
      def.capacity = min(def.capacity, 1_000)
      keep(overscroll_pop_track_create(&def, &id), id.id, kind)
    }
  }

  private mutating func createScroller() {
    var (def, id) = (overscroll_scroller_def(), OverscrollScroller())
    def.viewport = OverscrollSize(width: 390, height: 844)
    def.content_size = OverscrollSize(width: 390, height: 6000)
    def.maximum_zoom_scale = 4
    disturb(&def)
    keep(overscroll_scroller_create(&def, &id), id.id, .scroller)
  }

  /// A finger on anything.
  mutating func touch(_ id: UInt32, _ kind: Kind) {
    let (x, y) = (input.number(), input.number())
    var touch = OverscrollTouch(
      phase: input.byte() > 250 ? code() : Int32(input.below(5)), pointer: Int32(input.below(4)),
      x: x, y: y, time: input.time())
    switch kind {
    case .drawer: _ = overscroll_drawer_touch(OverscrollDrawer(id: id), &touch, nil)
    case .pager: _ = overscroll_pager_touch(OverscrollPager(id: id), &touch, nil)
    case .pictureInPicture:
      _ = overscroll_picture_in_picture_touch(OverscrollPictureInPicture(id: id), &touch, nil)
    case .dial: _ = overscroll_dial_touch(OverscrollDial(id: id), &touch, nil)
    case .thrown: _ = overscroll_throw_touch(OverscrollThrow(id: id), &touch, nil)
    case .scrollingDrawer:
      _ = overscroll_scrolling_drawer_touch(
        OverscrollScrollingDrawer(id: id), &touch, code(), nil)
    case .nested: _ = overscroll_nested_touch(OverscrollNested(id: id), &touch, code(), nil)
    case .popTrack:
      _ = overscroll_pop_track_add(OverscrollPopTrack(id: id), code(), x, touch.time, y, nil)
    case .scroller:
      var release = OverscrollRelease()
      let status = overscroll_scroller_touch(OverscrollScroller(id: id), &touch, &release)
      require(status, release.velocity.x, release.velocity.y)
    }
  }

  /// A frame of everything that has this id, which is one at most.
  mutating func advance(_ id: UInt32) {
    let time = input.time()
    var frame = OverscrollFrame()
    var status = overscroll_scroller_advance(OverscrollScroller(id: id), time, &frame)
    require(status, frame.time, frame.offset.x, frame.offset.y, frame.velocity.y, frame.zoom_scale)
    var sheet = OverscrollDrawerFrame()
    status = overscroll_drawer_advance(OverscrollDrawer(id: id), time, &sheet)
    require(status, sheet.position, sheet.velocity, sheet.progress)
    var both = OverscrollScrollingDrawerFrame()
    status = overscroll_scrolling_drawer_advance(
      OverscrollScrollingDrawer(id: id), time, &both)
    require(status, both.drawer.position, both.list.offset.y, both.list.velocity.y)
    var page = OverscrollPagerFrame()
    status = overscroll_pager_advance(OverscrollPager(id: id), time, &page)
    require(status, page.offset, page.velocity, page.page_progress)
    var window = OverscrollPictureInPictureFrame()
    status = overscroll_picture_in_picture_advance(
      OverscrollPictureInPicture(id: id), time, &window)
    require(status, window.frame.x, window.frame.width, window.velocity.y)
    var dial = OverscrollDialFrame()
    status = overscroll_dial_advance(OverscrollDial(id: id), time, &dial)
    require(status, dial.angle, dial.velocity, dial.destination)
    var thrown = OverscrollThrowFrame()
    status = overscroll_throw_advance(OverscrollThrow(id: id), time, &thrown)
    require(status, thrown.value.parts.0, thrown.velocity.parts.3)
    var nested = OverscrollNestedFrame()
    status = overscroll_nested_advance(OverscrollNested(id: id), time, &nested)
    require(status, nested.time)
    var (sprites, count) = ([OverscrollPopSprite](repeating: .init(), count: 8), Int32(0))
    status = overscroll_pop_track_fill(OverscrollPopTrack(id: id), time, &sprites, 8, &count)
    require(status, Double(sprites[0].scale), Double(sprites[7].x))
    if !(0...8).contains(count) { flaw = "\(count) comments of 8" }
  }
}
