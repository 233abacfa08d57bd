// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGestures

@implementation @c
public func overscroll_scroller_key(
  _ scroller: OverscrollScroller, _ key: Int32, _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  unsafe press(scroller, key, 0, events) { $0.key($1) }
}

@implementation @c
public func overscroll_scroller_key_down(
  _ scroller: OverscrollScroller, _ key: Int32, _ is_repeat: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  unsafe press(scroller, key, time, events) {
    $0.keyDown($1, isRepeat: is_repeat != 0, time: time)
  }
}

@implementation @c
public func overscroll_scroller_key_up(
  _ scroller: OverscrollScroller, _ key: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  unsafe press(scroller, key, time, events) { $0.keyUp($1, time: time) }
}
