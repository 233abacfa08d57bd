internal import COverscroll
internal import Overscroll

extension OverscrollDrawerEvents {
  init(_ happened: DrawerEvents) {
    self.init()
    events = packed(happened) { $0.code }
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

extension DrawerChangeReason {
  fileprivate var code: Int32 {
    switch self {
    case .drag: Int32(OVERSCROLL_DRAWER_BY_DRAG)
    case .fling: Int32(OVERSCROLL_DRAWER_BY_FLING)
    case .program: Int32(OVERSCROLL_DRAWER_BY_PROGRAM)
    case .layout: Int32(OVERSCROLL_DRAWER_BY_LAYOUT)
    case .dismissal: Int32(OVERSCROLL_DRAWER_BY_DISMISSAL)
    }
  }
}

extension OverscrollDrawerFrame {
  /// What there is to draw of a drawer, and what happened before.
  init(_ drawer: Drawer, _ happened: DrawerEvents = DrawerEvents()) {
    self.init(
      time: drawer.time, position: drawer.position, velocity: drawer.velocity,
      visible_length: drawer.visibleLength, progress: drawer.progress,
      overscroll: drawer.overscroll, happened: OverscrollDrawerEvents(happened),
      anchor: Int32(drawer.anchor), target_anchor: Int32(drawer.targetAnchor),
      phase: drawer.phase.code, is_moving: drawer.isMoving ? 1 : 0,
      is_tracking: drawer.isTracking ? 1 : 0, is_dragging: drawer.isDragging ? 1 : 0,
      is_dismissed: drawer.isDismissed ? 1 : 0, reserved: (0, 0, 0))
  }
}

extension DrawerPhase {
  fileprivate var code: UInt8 {
    switch self {
    case .idle: UInt8(OVERSCROLL_PHASE_IDLE)
    case .tracking: UInt8(OVERSCROLL_PHASE_TRACKING)
    case .dragging: UInt8(OVERSCROLL_PHASE_DRAGGING)
    case .settling: UInt8(OVERSCROLL_PHASE_SETTLING)
    }
  }
}

extension OverscrollDrawerRelease {
  init(_ release: DrawerRelease) {
    self.init(
      velocity: release.velocity, happened: OverscrollDrawerEvents(release.events),
      anchor: Int32(release.anchor), will_settle: release.willSettle ? 1 : 0,
      did_drag: release.didDrag ? 1 : 0, reserved: (0, 0))
  }
}
