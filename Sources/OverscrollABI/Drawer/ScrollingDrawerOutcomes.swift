internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

extension OverscrollScrollingDrawer: Scrolling {
  typealias Value = ScrollingDrawer
  typealias Def = OverscrollScrollingDrawerDef

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_SCROLLING_DRAWER) }

  static func events(
    _ happened: ScrollingDrawerEvents, of sheet: ScrollingDrawer
  ) -> OverscrollScrollingDrawerEvents { OverscrollScrollingDrawerEvents(happened) }

  static func release(
    _ release: ScrollingDrawerRelease, of sheet: ScrollingDrawer
  ) -> OverscrollScrollingDrawerRelease {
    OverscrollScrollingDrawerRelease(
      velocity: release.velocity, happened: OverscrollScrollingDrawerEvents(release.events),
      anchor: Int32(release.anchor), will_settle: release.willSettle.flag,
      did_drag: release.didDrag.flag, did_stop_motion: release.didStopMotion.flag, reserved: 0)
  }

  static func frame(
    _ sheet: inout ScrollingDrawer, _ shown: ScrollingDrawerFrame?
  ) -> OverscrollScrollingDrawerFrame {
    var (itsDrawer, itsList) = (sheet.drawer, sheet.list)
    var drawer = OverscrollDrawer.frame(&itsDrawer, shown?.drawer)
    drawer.time = sheet.time
    drawer.velocity = sheet.drawerVelocity
    var list = OverscrollScroller.frame(&itsList, shown?.list)
    list.time = sheet.time
    list.velocity = OverscrollVector(sheet.listVelocity)
    return OverscrollScrollingDrawerFrame(
      drawer: drawer, list: list, is_moving: sheet.isMoving.flag,
      is_tracking: sheet.isTracking.flag, is_dragging: sheet.isDragging.flag,
      reserved: (0, 0, 0, 0, 0))
  }

  static func wheel(
    _ sheet: inout ScrollingDrawer, _ event: WheelEvent, target: Int32
  ) -> ScrollingDrawerEvents { sheet.wheel(event) }

  static func scrollToTop(
    _ sheet: inout ScrollingDrawer, animated: Bool
  ) -> ScrollingDrawerEvents { sheet.scrollToTop(animated: animated) }

  static func has(_ target: Int32, _ sheet: inout ScrollingDrawer) -> Bool {
    ScrollingDrawer.Part(code: target) != nil
  }

  static func touch(
    _ sheet: inout ScrollingDrawer, _ event: TouchEvent, target: Int32
  ) -> OverscrollScrollingDrawerRelease {
    guard event.phase == .began, let part = ScrollingDrawer.Part(code: target) else {
      return release(sheet.handle(event), of: sheet)
    }
    let happened = sheet.touchDown(
      event.id, at: event.position ?? .zero, on: part, time: event.time)
    return OverscrollScrollingDrawerRelease(
      velocity: 0, happened: OverscrollScrollingDrawerEvents(happened),
      anchor: Int32(sheet.drawer.targetAnchor), will_settle: sheet.isMoving.flag, did_drag: 0,
      did_stop_motion: 0, reserved: 0)
  }

  static func move(
    _ sheet: inout ScrollingDrawer, to anchor: Int32, animated: Bool
  ) -> ScrollingDrawerEvents? {
    guard sheet.drawer.anchors.indices.contains(Int(anchor)) else { return nil }
    var happened = ScrollingDrawerEvents()
    happened.drawer = sheet.drawer.move(to: Int(anchor), animated: animated)
    return happened
  }
}

extension OverscrollScrollingDrawerEvents {
  init(_ happened: ScrollingDrawerEvents) {
    self.init(drawer: happened.drawer.happened, list: happened.list.word)
  }
}

extension OverscrollScrollingDrawerDef: Settings {
  mutating func read(_ sheet: ScrollingDrawer) {
    passes_momentum_to_list = sheet.passesMomentumToList.flag
    passes_momentum_to_drawer = sheet.passesMomentumToDrawer.flag
    reduces_motion = sheet.reducesMotion.flag
    is_drag_enabled = sheet.isDragEnabled.flag
    (drawer_mass, list_mass) = (sheet.drawerMass, sheet.listMass)
    minimum_speed = sheet.minimumSpeed
  }

  func apply(to sheet: inout ScrollingDrawer) -> Bool {
    let masses = MomentumTransfer.masses
    guard masses.contains(drawer_mass), masses.contains(list_mass), minimum_speed >= 0 else {
      return false
    }
    (sheet.drawerMass, sheet.listMass) = (drawer_mass, list_mass)
    sheet.minimumSpeed = minimum_speed
    sheet.passesMomentumToList = passes_momentum_to_list != 0
    sheet.passesMomentumToDrawer = passes_momentum_to_drawer != 0
    // Of one part alone, what the other one has stays.
    if sheet.reducesMotion != (reduces_motion != 0) { sheet.reducesMotion = reduces_motion != 0 }
    sheet.isDragEnabled = is_drag_enabled != 0
    return true
  }
}
