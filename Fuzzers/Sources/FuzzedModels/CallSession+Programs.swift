import COverscroll

extension CallSession {
  /// A program of one kind, or a feel.
  mutating func call(_ id: UInt32, _ kind: Kind) {
    switch kind {
    case .scroller: callScroller(OverscrollScroller(id: id))
    case .drawer, .scrollingDrawer: callSheet(id)
    case .pager: callPager(OverscrollPager(id: id))
    case .pictureInPicture, .dial, .thrown: callThing(id)
    case .nested: callNested(OverscrollNested(id: id))
    case .popTrack: setFeel(id)
    }
    if input.byte() > 230 { setFeel(id) }
  }

  /// A platform's feel with some of its parts changed.
  private mutating func setFeel(_ id: UInt32) {
    var feel = OverscrollFeel()
    _ = overscroll_feel_named(Int32(input.below(14)), &feel)
    disturb(&feel)
    // A kind that another part has, its numbers being those of its own.
    if input.bool() { feel.deceleration.kind = code() }
    if input.bool() { feel.edge.kind = code() }
    if input.bool() { feel.band.kind = code() }
    _ = overscroll_set_feel(id, &feel)
  }

  /// Reads a definition, disturbs it, and writes it back.
  mutating func configure(_ id: UInt32, _ kind: Kind) {
    switch kind {
    case .drawer:
      var def = OverscrollDrawerDef()
      _ = overscroll_drawer_configuration(OverscrollDrawer(id: id), &def)
      disturb(&def)
      _ = overscroll_drawer_configure(OverscrollDrawer(id: id), &def)
    case .pager:
      var def = OverscrollPagerDef()
      _ = overscroll_pager_configuration(OverscrollPager(id: id), &def)
      disturb(&def)
      _ = overscroll_pager_configure(OverscrollPager(id: id), &def)
    case .pictureInPicture:
      var def = OverscrollPictureInPictureDef()
      _ = overscroll_picture_in_picture_configuration(OverscrollPictureInPicture(id: id), &def)
      disturb(&def)
      _ = overscroll_picture_in_picture_configure(OverscrollPictureInPicture(id: id), &def)
    case .dial:
      var def = OverscrollDialDef()
      _ = overscroll_dial_configuration(OverscrollDial(id: id), &def)
      disturb(&def)
      _ = overscroll_dial_configure(OverscrollDial(id: id), &def)
      let angles = numbers(3)
      _ = overscroll_dial_set_detents(OverscrollDial(id: id), angles, count(3))
    case .thrown:
      var def = OverscrollThrowDef()
      _ = overscroll_throw_configuration(OverscrollThrow(id: id), &def)
      disturb(&def)
      _ = overscroll_throw_configure(OverscrollThrow(id: id), &def)
    case .scroller:
      var def = OverscrollScrollerDef()
      _ = overscroll_scroller_configuration(OverscrollScroller(id: id), &def)
      disturb(&def)
      _ = overscroll_scroller_configure(OverscrollScroller(id: id), &def)
      let positions = numbers(3)
      _ = overscroll_scroller_set_snap_positions(
        OverscrollScroller(id: id), code(), positions, count(3))
    case .nested, .scrollingDrawer, .popTrack:
      _ = overscroll_pop_track_remove_expired(
        OverscrollPopTrack(id: id), input.time())
    }
  }

  private mutating func callScroller(_ id: OverscrollScroller) {
    let (x, y, code, animated) = (input.number(), input.number(), code(), Int32(input.below(2)))
    let time = input.time()
    var events: OverscrollEvents = 0
    switch input.below(14) {
    case 0: _ = overscroll_scroller_land(id, x, y, &events)
    case 1...2:
      var wheel = OverscrollWheel()
      disturb(&wheel)
      (wheel.delta, wheel.time) = (OverscrollVector(x: x, y: y), time)
      (wheel.unit, wheel.phase) = (UInt8(input.below(5)), UInt8(input.below(10)))
      _ = overscroll_scroller_wheel(id, &wheel, &events)
    case 3: _ = overscroll_scroller_wheel_zoom(id, x, y, x, time, &events)
    case 4:
      _ = overscroll_scroller_key(id, code, &events)
      _ = overscroll_scroller_key_down(id, code, animated, time, &events)
      if input.bool() { _ = overscroll_scroller_key_up(id, code, time, &events) }
    case 5: _ = overscroll_scroller_set_content_offset(id, x, y, animated, &events)
    case 6:
      _ = overscroll_scroller_scroll_rect_to_visible(id, x, y, y, x, animated, &events)
    case 7: _ = overscroll_scroller_turn_page(id, code, animated, 1, &events)
    case 8: _ = overscroll_scroller_zoom(id, input.number(), x, y, animated, nil)
    case 9: _ = overscroll_scroller_zoom_to_rect(id, x, y, y, x, animated, &events)
    case 10: _ = overscroll_scroller_insert_content(id, x, y)
    case 11: sample(id, x, y)
    default: ask(id, x, y, code)
    }
  }

  private mutating func sample(_ id: OverscrollScroller, _ x: Double, _ y: Double) {
    var frames = [OverscrollFrame](repeating: OverscrollFrame(), count: 8)
    let status = overscroll_scroller_sample(id, x, y, count(8), &frames)
    for frame in frames { require(status, frame.offset.x, frame.offset.y, frame.velocity.y) }
  }

  private mutating func ask(_ id: OverscrollScroller, _ x: Double, _ y: Double, _ code: Int32) {
    var (place, time) = (OverscrollVector(), 0.0)
    var status = overscroll_scroller_destination(id, &place)
    require(status, place.x, place.y)
    status = overscroll_scroller_next_time(id, code, x, y, &time)
    require(status, time)
    var flight = OverscrollFlight()
    _ = overscroll_scroller_flight(id, code, &flight)
    let extents = numbers(4)
    var (rows, found) = ([OverscrollAppearance](repeating: .init(), count: 4), Int32(0))
    status = overscroll_scroller_appearances(
      id, code, input.bool() ? extents : nil, y, count(4), x, &rows, count(4), &found)
    // It may be more than there is space for.
    if status == OVERSCROLL_OK, found < 0 { flaw = "\(found) rows" }
  }

  private mutating func callSheet(_ id: UInt32) {
    let (code, time) = (code(), input.time())
    let drawer = OverscrollDrawer(id: id)
    _ = overscroll_drawer_sync(drawer, time, nil)
    let sheet = OverscrollScrollingDrawer(id: id)
    switch input.below(7) {
    case 0: _ = overscroll_drawer_move(drawer, code, Int32(input.below(2)), nil)
    case 1:
      let anchors = (0..<5).map { _ in
        OverscrollDrawerAnchor(value: input.number(), kind: self.code(), reserved: 0)
      }
      _ = overscroll_drawer_set_anchors(drawer, anchors, count(5), code, 1, nil)
    case 2:
      var (lengths, found) = (numbers(3), Int32(0))
      _ = overscroll_drawer_visible_lengths(drawer, &lengths, count(3), &found)
    case 3:
      var progress = 0.0
      let status = overscroll_drawer_progress(drawer, code, self.code(), &progress)
      require(status, progress)
    case 4: _ = overscroll_scrolling_drawer_move(sheet, code, 1, nil)
    case 5: _ = overscroll_scrolling_drawer_read(sheet, self.id())
    default: _ = overscroll_scrolling_drawer_write(sheet, self.id())
    }
  }

  private mutating func callPager(_ id: OverscrollPager) {
    let (code, time, animated) = (code(), input.time(), Int32(input.below(2)))
    _ = overscroll_pager_sync(id, time, nil)
    switch input.below(8) {
    case 0: _ = overscroll_pager_scroll(id, code, animated, nil)
    case 1: _ = overscroll_pager_turn_page(id, code, animated, nil)
    case 2:
      let extents = numbers(4)
      _ = overscroll_pager_insert(
        id, code, input.bool() ? extents : nil, count(4), animated, nil)
    case 3: _ = overscroll_pager_remove(id, code, count(9), animated, nil)
    case 4: _ = overscroll_pager_set_extent(id, code, input.number(), nil)
    case 5:
      var def = OverscrollPagerDef()
      _ = overscroll_pager_configuration(id, &def)
      disturb(&def.layout)
      let extents = numbers(4)
      _ = overscroll_pager_set_layout(
        id, &def.layout, input.bool() ? extents : nil, count(4), nil)
    case 6:
      var (pages, found) = ([OverscrollVisiblePage](repeating: .init(), count: 4), Int32(0))
      _ = overscroll_pager_visible_pages(id, &pages, count(4), &found)
    default:
      var place = OverscrollPagePlace()
      _ = overscroll_pager_page(id, code, &place)
    }
  }

  private mutating func callThing(_ id: UInt32) {
    let (code, time) = (code(), input.time())
    let values = (0..<2).map { _ in
      OverscrollValue(parts: (input.number(), input.number(), 0, 1))
    }
    let thrown = OverscrollThrow(id: id)
    _ = overscroll_throw_sync(thrown, time, nil)
    let window = OverscrollPictureInPicture(id: id)
    switch input.below(7) {
    case 0: _ = overscroll_throw_drag(thrown, values, nil)
    case 1: _ = overscroll_throw_release(thrown, values, values, count(2), nil)
    case 2: _ = overscroll_throw_move(thrown, values, code & 1, nil)
    case 3: _ = overscroll_throw_set_candidates(thrown, values, count(2))
    case 4: _ = overscroll_dial_turn(OverscrollDial(id: id), input.number(), code, nil)
    case 5:
      let place = OverscrollPlace(share: input.number(), kind: code, index: self.code())
      _ = overscroll_picture_in_picture_move(window, place, 1, nil)
    default:
      _ = overscroll_picture_in_picture_set_size(
        window, input.number(), input.number(), code & 1, nil)
    }
  }

  private mutating func callNested(_ id: OverscrollNested) {
    let (code, time) = (code(), input.time())
    var member = overscroll_nested_member_def()
    switch input.below(11) {
    case 9: _ = overscroll_nested_remove(id, code, code & 1, nil)
    case 10: _ = overscroll_nested_insert_pages(id, code, self.code(), self.code(), code & 1, nil)
    case 0...1:
      member.parent = Int32(input.below(4))
      disturb(&member)
      _ = overscroll_nested_add(id, self.id(), &member, nil)
    case 2:
      let directions = (0..<4).map { _ in self.code() }
      _ = overscroll_nested_connect(id, code, self.code(), directions)
      var transfer = OverscrollMomentumTransfer()
      disturb(&transfer)
      _ = overscroll_nested_set_transfer(id, code, self.code(), &transfer)
    case 3:
      var wheel = OverscrollWheel()
      disturb(&wheel)
      wheel.time = time
      _ = overscroll_nested_wheel(id, &wheel, code, nil)
    case 4:
      _ = overscroll_nested_key(id, code, nil)
      _ = overscroll_nested_key_down(id, code, 0, time, nil)
      if input.bool() { _ = overscroll_nested_key_up(id, code, time, nil) }
    case 5:
      _ = overscroll_nested_member(id, code, &member)
      disturb(&member)
      _ = overscroll_nested_set_member(id, code, &member)
    case 6: _ = overscroll_nested_read(id, code, self.id())
    case 7: _ = overscroll_nested_write(id, code, self.id())
    default:
      var (frames, found) = ([OverscrollFrame](repeating: .init(), count: 4), Int32(0))
      let status = overscroll_nested_frames(id, &frames, count(4), &found)
      for frame in frames { require(status, frame.offset.x, frame.offset.y, frame.velocity.y) }
    }
  }
}
