internal import COverscroll
internal import Overscroll

extension OverscrollPagerEvents {
  init(_ happened: PagerEvents) {
    self.init()
    events = packed(happened) { $0.code }
    for index in 0..<happened.count {
      switch happened.event(index) {
      case .willChangePage(let change): will_change = OverscrollPagerChange(change)
      case .didChangePage(let change): did_change = OverscrollPagerChange(change)
      case .willBeginDragging, .didMove, .didEndDragging, .didSettle, nil: break
      }
    }
  }
}

extension PagerEvent {
  fileprivate var code: Int {
    switch self {
    case .willBeginDragging: OVERSCROLL_PAGER_WILL_BEGIN_DRAGGING
    case .didMove: OVERSCROLL_PAGER_DID_MOVE
    case .didEndDragging: OVERSCROLL_PAGER_DID_END_DRAGGING
    case .willChangePage: OVERSCROLL_PAGER_WILL_CHANGE_PAGE
    case .didChangePage: OVERSCROLL_PAGER_DID_CHANGE_PAGE
    case .didSettle: OVERSCROLL_PAGER_DID_SETTLE
    }
  }
}

extension OverscrollPagerChange {
  fileprivate init(_ change: PageChange) {
    self.init(
      from: change.from.map { Int32($0) } ?? -1, to: Int32(change.to), reason: change.reason.code)
  }
}

extension PageChangeReason {
  fileprivate var code: Int32 {
    switch self {
    case .drag: Int32(OVERSCROLL_PAGER_BY_DRAG)
    case .fling: Int32(OVERSCROLL_PAGER_BY_FLING)
    case .program: Int32(OVERSCROLL_PAGER_BY_PROGRAM)
    case .layout: Int32(OVERSCROLL_PAGER_BY_LAYOUT)
    }
  }
}

extension OverscrollPagerFrame {
  /// What there is to draw of a pager, and what happened before.
  init(_ pager: Pager, _ happened: PagerEvents = PagerEvents()) {
    self.init(
      time: pager.time, offset: pager.offset, velocity: pager.velocity, progress: pager.progress,
      overscroll: pager.overscroll, happened: OverscrollPagerEvents(happened),
      page: Int32(pager.page), target_page: Int32(pager.targetPage),
      nearest_page: Int32(pager.nearestPage), count: Int32(pager.count), phase: pager.phase.code,
      is_moving: pager.isMoving ? 1 : 0, is_tracking: pager.isTracking ? 1 : 0,
      is_dragging: pager.isDragging ? 1 : 0, reserved: (0, 0, 0, 0))
  }
}

extension PagerPhase {
  fileprivate var code: UInt8 {
    switch self {
    case .idle: UInt8(OVERSCROLL_PHASE_IDLE)
    case .tracking: UInt8(OVERSCROLL_PHASE_TRACKING)
    case .dragging: UInt8(OVERSCROLL_PHASE_DRAGGING)
    case .settling: UInt8(OVERSCROLL_PHASE_SETTLING)
    }
  }
}

extension OverscrollPagerRelease {
  init(_ release: PagerRelease) {
    self.init(
      velocity: release.velocity, happened: OverscrollPagerEvents(release.events),
      page: Int32(release.page), will_settle: release.willSettle ? 1 : 0,
      did_drag: release.didDrag ? 1 : 0, reserved: (0, 0))
  }
}
