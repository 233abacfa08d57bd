internal import COverscroll
internal import Overscroll

extension OverscrollDrawer: Moving {
  typealias Value = Drawer

  static var kind: UInt8 { 2 }

  static func events(_ happened: DrawerEvents, of drawer: Drawer) -> OverscrollDrawerEvents {
    OverscrollDrawerEvents(happened)
  }

  static func release(_ release: DrawerRelease, of drawer: Drawer) -> OverscrollDrawerRelease {
    OverscrollDrawerRelease(
      velocity: release.velocity, happened: OverscrollDrawerEvents(release.events),
      anchor: Int32(release.anchor), will_settle: release.willSettle.flag,
      did_drag: release.didDrag.flag, reserved: (0, 0))
  }

  static func frame(_ drawer: inout Drawer, _ shown: DrawerFrame?) -> OverscrollDrawerFrame {
    OverscrollDrawerFrame(
      time: drawer.time, position: drawer.position, velocity: shown?.velocity ?? drawer.velocity,
      visible_length: drawer.visibleLength, progress: drawer.progress,
      overscroll: drawer.overscroll,
      happened: OverscrollDrawerEvents(shown?.events ?? DrawerEvents()),
      anchor: Int32(drawer.anchor), target_anchor: Int32(drawer.targetAnchor),
      phase: UInt8(drawer.phase.code), is_moving: drawer.isMoving.flag,
      is_tracking: drawer.isTracking.flag, is_dragging: drawer.isDragging.flag,
      is_dismissed: drawer.isDismissed.flag, reserved: (0, 0, 0))
  }
}

extension OverscrollDrawerEvents {
  init(_ happened: DrawerEvents) {
    self.init()
    events = OverscrollEvents(happened) { $0.code }
    for index in 0..<happened.count {
      switch happened.event(index) {
      case .willChangeAnchor(let change): will_change = OverscrollDrawerChange(change)
      case .didChangeAnchor(let change): did_change = OverscrollDrawerChange(change)
      case .willBeginDragging, .didMove, .didEndDragging, .didSettle, nil: break
      }
    }
  }
}

extension DrawerEvent {
  fileprivate var code: Int {
    switch self {
    case .willBeginDragging: OVERSCROLL_DRAWER_WILL_BEGIN_DRAGGING
    case .didMove: OVERSCROLL_DRAWER_DID_MOVE
    case .didEndDragging: OVERSCROLL_DRAWER_DID_END_DRAGGING
    case .willChangeAnchor: OVERSCROLL_DRAWER_WILL_CHANGE_ANCHOR
    case .didChangeAnchor: OVERSCROLL_DRAWER_DID_CHANGE_ANCHOR
    case .didSettle: OVERSCROLL_DRAWER_DID_SETTLE
    }
  }
}

extension OverscrollDrawerChange {
  fileprivate init(_ change: DrawerChange) {
    self.init(from: Int32(change.from), to: Int32(change.to), reason: change.reason.code)
  }
}
