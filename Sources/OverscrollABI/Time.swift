// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

@implementation @c
public func overscroll_scroller_advance(
  _ scroller: OverscrollScroller, _ time: Double, _ frame: UnsafeMutablePointer<OverscrollFrame>?
) -> OverscrollStatus {
  guard unsafe frame != nil else { return Status.nullPointer }
  return with(scroller) {
    guard time.isFinite else { return Status.invalidArgument }
    let shown = $0.advance(to: time)
    return unsafe answer(OverscrollFrame(shown, of: $0), frame)
  }
}

@implementation @c
public func overscroll_scroller_sync(
  _ scroller: OverscrollScroller, _ time: Double, _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  with(scroller) {
    guard time.isFinite else { return Status.invalidArgument }
    unsafe report($0.sync(to: time).packed, events)
    return Status.ok
  }
}

@implementation @c
public func overscroll_scroller_frame(
  _ scroller: OverscrollScroller, _ frame: UnsafeMutablePointer<OverscrollFrame>?
) -> OverscrollStatus {
  with(scroller) { unsafe answer(OverscrollFrame($0.frame, of: $0), frame) }
}
