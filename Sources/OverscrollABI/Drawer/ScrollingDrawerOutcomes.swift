internal import COverscroll
internal import Overscroll

extension OverscrollScrollingDrawerEvents {
  init(_ happened: ScrollingDrawerEvents) {
    self.init(drawer: OverscrollDrawerEvents(happened.drawer), list: happened.list.packed)
  }
}

extension OverscrollScrollingDrawerFrame {
  /// What there is to draw of the pair, and what happened before.
  init(_ frame: ScrollingDrawerFrame, of sheet: ScrollingDrawer) {
    var drawer = OverscrollDrawerFrame(sheet.drawer, frame.drawer.events)
    drawer.velocity = frame.drawer.velocity
    self.init(
      drawer: drawer, list: OverscrollFrame(frame.list, of: sheet.list),
      is_moving: sheet.isMoving ? 1 : 0, is_tracking: sheet.isTracking ? 1 : 0,
      is_dragging: sheet.isDragging ? 1 : 0, reserved: (0, 0, 0, 0, 0))
  }
}

extension OverscrollScrollingDrawerRelease {
  init(_ release: ScrollingDrawerRelease) {
    self.init(
      velocity: release.velocity, happened: OverscrollScrollingDrawerEvents(release.events),
      anchor: Int32(release.anchor), is_moving: release.isMoving ? 1 : 0,
      did_drag: release.didDrag ? 1 : 0, reserved: (0, 0))
  }
}
