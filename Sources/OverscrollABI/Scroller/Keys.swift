// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGestures

@implementation @c
public func overscroll_scroller_key(
  _ scroller: OverscrollScroller, _ key: Int32, _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  guard let command = KeyCommand(code: key) else { return Status.invalidArgument }
  return unsafe program(scroller, events) { $0.key(command) }
}

@implementation @c
public func overscroll_scroller_key_down(
  _ scroller: OverscrollScroller, _ key: Int32, _ is_repeat: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  with(scroller) {
    guard let command = KeyCommand(code: key), time.isFinite else { return Status.invalidArgument }
    unsafe report($0.keyDown(command, isRepeat: is_repeat != 0, time: time).packed, events)
    return Status.ok
  }
}

@implementation @c
public func overscroll_scroller_key_up(
  _ scroller: OverscrollScroller, _ key: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  with(scroller) {
    guard let command = KeyCommand(code: key), time.isFinite else { return Status.invalidArgument }
    unsafe report($0.keyUp(command, time: time).packed, events)
    return Status.ok
  }
}
