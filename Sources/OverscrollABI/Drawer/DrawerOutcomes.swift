internal import COverscroll
internal import Overscroll

extension OverscrollDrawer: Moving {
  typealias Value = Drawer
  typealias Def = OverscrollDrawerDef
  typealias Events = OverscrollHappened

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_DRAWER) }

  static func release(_ release: DrawerRelease, of drawer: Drawer) -> OverscrollDrawerRelease {
    OverscrollDrawerRelease(
      velocity: release.velocity, happened: release.events.happened,
      anchor: Int32(release.anchor), will_settle: release.willSettle.flag,
      did_drag: release.didDrag.flag, did_stop_motion: release.didStopMotion.flag, reserved: 0)
  }

  static func frame(_ drawer: inout Drawer, _ shown: DrawerFrame?) -> OverscrollDrawerFrame {
    OverscrollDrawerFrame(
      time: drawer.time, position: drawer.position, velocity: shown?.velocity ?? drawer.velocity,
      visible_length: drawer.visibleLength, progress: drawer.progress,
      overscroll: drawer.overscroll,
      happened: (shown?.events ?? DrawerEvents()).happened,
      anchor: Int32(drawer.anchor), target_anchor: Int32(drawer.targetAnchor),
      phase: UInt8(drawer.phase.code), is_moving: drawer.isMoving.flag,
      is_tracking: drawer.isTracking.flag, is_dragging: drawer.isDragging.flag,
      is_dismissed: drawer.isDismissed.flag, reserved: (0, 0, 0))
  }

  static func move(_ drawer: inout Drawer, to anchor: Int32, animated: Bool) -> DrawerEvents? {
    drawer.anchors.indices.contains(Int(anchor))
      ? drawer.move(to: Int(anchor), animated: animated) : nil
  }
}
