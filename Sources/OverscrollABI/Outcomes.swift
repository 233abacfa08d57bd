internal import COverscroll
internal import Overscroll
internal import ScrollGeometry

extension OverscrollFrame {
  /// A frame with what else a host asks about the scroller that it shows.
  init(_ frame: ScrollFrame, of scroller: Scroller) {
    self.init(
      time: frame.time, offset: OverscrollVector(frame.offset),
      velocity: OverscrollVector(frame.velocity), zoom_scale: frame.zoomScale,
      events: frame.events.packed, phase: frame.phase.code, is_moving: scroller.isMoving ? 1 : 0,
      is_tracking: scroller.isTracking ? 1 : 0, is_dragging: scroller.isDragging ? 1 : 0,
      is_decelerating: scroller.isDecelerating ? 1 : 0,
      is_scroll_animating: scroller.isScrollAnimating ? 1 : 0,
      is_zooming: scroller.isZooming ? 1 : 0, is_zoom_bouncing: scroller.isZoomBouncing ? 1 : 0)
  }
}

extension ScrollPhase {
  fileprivate var code: UInt8 {
    switch self {
    case .idle: UInt8(OVERSCROLL_IDLE)
    case .tracking: UInt8(OVERSCROLL_TRACKING)
    case .dragging: UInt8(OVERSCROLL_DRAGGING)
    case .decelerating: UInt8(OVERSCROLL_DECELERATING)
    case .bouncing: UInt8(OVERSCROLL_BOUNCING)
    case .animating: UInt8(OVERSCROLL_ANIMATING)
    case .zooming: UInt8(OVERSCROLL_ZOOMING)
    }
  }
}

extension OverscrollRelease {
  // Not inlined: three calls end a touch.
  @inline(never)
  init(_ release: ScrollRelease) {
    self.init()
    velocity = OverscrollVector(release.velocity)
    proposed_target = OverscrollVector(release.proposedTarget)
    events = release.events.packed
    will_decelerate = release.willDecelerate ? 1 : 0
    did_drag = release.didDrag ? 1 : 0
    if let point = release.doubleTap {
      double_tap = OverscrollVector(point)
      is_double_tap = 1
    }
  }
}
