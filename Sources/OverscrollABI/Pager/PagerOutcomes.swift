internal import COverscroll
internal import Overscroll

extension OverscrollPager: Moving {
  typealias Value = Pager

  static var kind: UInt8 { 4 }

  static func events(_ happened: PagerEvents, of pager: Pager) -> OverscrollPagerEvents {
    OverscrollPagerEvents(happened)
  }

  static func release(_ release: PagerRelease, of pager: Pager) -> OverscrollPagerRelease {
    OverscrollPagerRelease(
      velocity: release.velocity, happened: OverscrollPagerEvents(release.events),
      page: Int32(release.page), will_settle: release.willSettle.flag,
      did_drag: release.didDrag.flag, reserved: (0, 0))
  }

  static func frame(_ pager: inout Pager, _ shown: PagerFrame?) -> OverscrollPagerFrame {
    OverscrollPagerFrame(
      time: pager.time, offset: shown?.offset ?? pager.offset,
      velocity: shown?.velocity ?? pager.velocity,
      page_progress: shown?.pageProgress ?? pager.pageProgress,
      overscroll: pager.overscroll,
      happened: OverscrollPagerEvents(shown?.events ?? PagerEvents()),
      page: Int32(pager.page), target_page: Int32(pager.targetPage),
      nearest_page: Int32(pager.nearestPage), count: Int32(pager.count),
      phase: UInt8(pager.phase.code), is_moving: pager.isMoving.flag,
      is_tracking: pager.isTracking.flag, is_dragging: pager.isDragging.flag,
      reserved: (0, 0, 0, 0))
  }
}

extension OverscrollPagerEvents {
  init(_ happened: PagerEvents) {
    self.init()
    events = OverscrollEvents(happened) { $0.code }
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
