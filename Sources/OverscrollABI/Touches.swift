// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry

// Places and times that make no sense are handed on: the engine ignores and counts them.

/// The status of an event at a place and time.
private func status(_ x: Double, _ y: Double, _ time: Double) -> OverscrollStatus {
  x.isFinite && y.isFinite && time.isFinite ? Status.ok : Status.invalidArgument
}

@implementation @c
public func overscroll_scroller_touch_down(
  _ scroller: OverscrollScroller, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  withScroller(scroller) {
    let happened = $0.touchDown(Int(pointer), at: Vector2(x, y), time: time)
    unsafe report(happened.packed, events)
    return status(x, y, time)
  }
}

@implementation @c
public func overscroll_scroller_touch_moved(
  _ scroller: OverscrollScroller, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  withScroller(scroller) {
    let happened = $0.touchMoved(Int(pointer), to: Vector2(x, y), time: time)
    unsafe report(happened.packed, events)
    return status(x, y, time)
  }
}

@implementation @c
public func overscroll_scroller_touch_up(
  _ scroller: OverscrollScroller, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollRelease>?
) -> OverscrollStatus {
  withScroller(scroller) {
    let isElsewhere = !(x.isNaN && y.isNaN)
    let place = isElsewhere ? Vector2(x, y) : nil
    let ended = $0.touchUp(Int(pointer), at: place, time: time)
    unsafe report(OverscrollRelease(ended), release)
    return isElsewhere ? status(x, y, time) : status(0, 0, time)
  }
}

@implementation @c
public func overscroll_scroller_touch_cancelled(
  _ scroller: OverscrollScroller, _ pointer: Int32, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollRelease>?
) -> OverscrollStatus {
  withScroller(scroller) {
    unsafe report(OverscrollRelease($0.touchCancelled(Int(pointer), time: time)), release)
    return status(0, 0, time)
  }
}

@implementation @c
public func overscroll_scroller_cancel_touches(
  _ scroller: OverscrollScroller, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollRelease>?
) -> OverscrollStatus {
  withScroller(scroller) {
    unsafe report(OverscrollRelease($0.cancelTouches(time: time)), release)
    return status(0, 0, time)
  }
}

@implementation @c
public func overscroll_scroller_land(
  _ scroller: OverscrollScroller, _ x: Double, _ y: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  withScroller(scroller) {
    let happened = $0.land(on: Vector2(x, y))
    unsafe report(happened.packed, events)
    return status(x, y, 0)
  }
}
