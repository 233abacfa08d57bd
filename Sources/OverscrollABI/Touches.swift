// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry

extension Scroller: Touchable {}

@implementation @c
public func overscroll_scroller_touch_down(
  _ scroller: OverscrollScroller, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  unsafe touchDown(scroller, pointer, x, y, time, events) { $0.packed }
}

@implementation @c
public func overscroll_scroller_touch_moved(
  _ scroller: OverscrollScroller, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  unsafe touchMoved(scroller, pointer, x, y, time, events) { $0.packed }
}

@implementation @c
public func overscroll_scroller_touch_up(
  _ scroller: OverscrollScroller, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollRelease>?
) -> OverscrollStatus {
  unsafe touchUp(scroller, pointer, x, y, time, release) { OverscrollRelease($0) }
}

@implementation @c
public func overscroll_scroller_touch_cancelled(
  _ scroller: OverscrollScroller, _ pointer: Int32, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollRelease>?
) -> OverscrollStatus {
  unsafe touchCancelled(scroller, pointer, time, release) { OverscrollRelease($0) }
}

@implementation @c
public func overscroll_scroller_cancel_touches(
  _ scroller: OverscrollScroller, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollRelease>?
) -> OverscrollStatus {
  unsafe cancelTouches(scroller, time, release) { OverscrollRelease($0) }
}

@implementation @c
public func overscroll_scroller_land(
  _ scroller: OverscrollScroller, _ x: Double, _ y: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  with(scroller) {
    let happened = $0.land(on: Vector2(x, y))
    unsafe report(happened.packed, events)
    return status(x, y, 0)
  }
}
