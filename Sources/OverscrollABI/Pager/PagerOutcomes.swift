internal import COverscroll
internal import Overscroll

extension OverscrollPager: Moving {
  typealias Value = Pager
  typealias Def = OverscrollPagerDef
  typealias Events = OverscrollHappened

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_PAGER) }

  static func release(_ release: PagerRelease, of pager: Pager) -> OverscrollPagerRelease {
    OverscrollPagerRelease(
      velocity: release.velocity, happened: release.events.happened,
      page: Int32(release.page), will_settle: release.willSettle.flag,
      did_drag: release.didDrag.flag, did_stop_motion: release.didStopMotion.flag, reserved: 0)
  }

  static func frame(_ pager: inout Pager, _ shown: PagerFrame?) -> OverscrollPagerFrame {
    OverscrollPagerFrame(
      time: pager.time, offset: shown?.offset ?? pager.offset,
      velocity: shown?.velocity ?? pager.velocity,
      page_progress: shown?.pageProgress ?? pager.pageProgress,
      overscroll: pager.overscroll,
      happened: (shown?.events ?? PagerEvents()).happened,
      page: Int32(pager.page), target_page: Int32(pager.targetPage),
      nearest_page: Int32(pager.nearestPage), count: Int32(pager.count),
      phase: UInt8(pager.phase.code), is_moving: pager.isMoving.flag,
      is_tracking: pager.isTracking.flag, is_dragging: pager.isDragging.flag,
      reserved: (0, 0, 0, 0))
  }

  /// The offset begins again in each round: of all that it stands for, the one nearest to the last.
  static func join(
    _ frames: UnsafeMutablePointer<OverscrollPagerFrame>, _ count: Int, of pager: Pager
  ) {
    let lap = pager.pages.totalExtent + Double(pager.count) * pager.layout.spacing
    guard pager.layout.wraps, lap >= PagerLayout.shortestLap else { return }
    var last = pager.offset
    for index in 0..<count {
      let offset = unsafe frames[index].offset
      last = offset + ((last - offset) / lap).rounded() * lap
      unsafe frames[index].offset = last
    }
  }

  static func move(_ pager: inout Pager, to page: Int32, animated: Bool) -> PagerEvents? {
    page >= 0 && page < pager.count ? pager.scroll(toPage: Int(page), animated: animated) : nil
  }
}
