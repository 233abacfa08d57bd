internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

extension OverscrollScroller: Scrolling {
  typealias Value = Scroller
  typealias Def = OverscrollScrollerDef
  typealias Events = OverscrollEvents

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_SCROLLER) }

  static func release(_ release: ScrollRelease, of scroller: Scroller) -> OverscrollRelease {
    var written = OverscrollRelease()
    written.velocity = OverscrollVector(release.velocity)
    written.proposed_target = OverscrollVector(release.proposedTarget)
    written.events = release.events.word
    written.will_settle = release.willSettle.flag
    written.did_drag = release.didDrag.flag
    written.did_stop_motion = release.didStopMotion.flag
    if let point = release.doubleTap {
      written.double_tap = OverscrollVector(point)
      written.is_double_tap = 1
    }
    return written
  }

  static func frame(_ scroller: inout Scroller, _ shown: ScrollFrame?) -> OverscrollFrame {
    if let shown { return OverscrollFrame(shown, of: &scroller) }
    return OverscrollFrame(scroller.frame(ScrollEvents()), of: &scroller)
  }

  static func advance(_ scroller: inout Scroller, to time: Double) -> OverscrollFrame {
    OverscrollFrame(scroller.advance(to: time), of: &scroller)
  }

  static func wheel(
    _ scroller: inout Scroller, _ event: WheelEvent, target: Int32
  ) -> ScrollEvents { scroller.wheel(event) }

  static func scrollToTop(_ scroller: inout Scroller, animated: Bool) -> ScrollEvents {
    scroller.scrollToTop(animated: animated)
  }
}

extension OverscrollFrame {
  /// A frame with what else a host asks about the scroller that it shows.
  init(_ frame: ScrollFrame, of scroller: inout Scroller) {
    let status = scroller.takeStatus()
    self.init(
      time: frame.time, offset: OverscrollVector(frame.offset),
      velocity: OverscrollVector(frame.velocity), zoom_scale: frame.zoomScale,
      events: frame.events.word, phase: UInt8(frame.phase.code),
      is_moving: status.isMoving.flag, is_tracking: status.isTracking.flag,
      is_dragging: status.isDragging.flag, is_decelerating: status.isDecelerating.flag,
      is_scroll_animating: status.isScrollAnimating.flag, is_zooming: status.isZooming.flag,
      is_zoom_bouncing: status.isZoomBouncing.flag)
  }
}
