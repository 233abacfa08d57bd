// The functions of this file are documented in overscroll_nested.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollGestures

/// Does something to a page, and writes what happened.
private func perform(
  _ nested: OverscrollNested, _ events: UnsafeMutablePointer<OverscrollNestedEvents>?,
  _ body: (inout NestedScroll) -> OverscrollStatus
) -> OverscrollStatus {
  with(nested) {
    let status = body(&$0)
    if status == Status.ok { unsafe report(OverscrollNestedEvents($0), events) }
    return status
  }
}

private func perform(
  _ nested: OverscrollNested, _ release: UnsafeMutablePointer<OverscrollNestedRelease>?,
  _ body: (inout NestedScroll) -> NestedRelease
) -> OverscrollStatus {
  with(nested) {
    let ended = body(&$0)
    unsafe report(OverscrollNestedRelease(ended, of: $0), release)
    return Status.ok
  }
}

extension NestedScroll {
  /// The scroller that an event says it is on; -1 is the active one.
  fileprivate func target(_ index: Int32) -> Int?? {
    if index == -1 { return .some(nil) }
    return has(index) ? .some(Int(index)) : nil
  }
}

@implementation @c
public func overscroll_nested_touch_down(
  _ nested: OverscrollNested, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ scroller: Int32, _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  unsafe perform(nested, events) {
    guard let target = $0.target(scroller) else { return Status.invalidArgument }
    $0.touchDown(Int(pointer), at: Vector2(x, y), in: target, time: time)
    return status(x, y, time)
  }
}

@implementation @c
public func overscroll_nested_touch_moved(
  _ nested: OverscrollNested, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  unsafe perform(nested, events) {
    $0.touchMoved(Int(pointer), to: Vector2(x, y), time: time)
    return status(x, y, time)
  }
}

@implementation @c
public func overscroll_nested_touch_up(
  _ nested: OverscrollNested, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollNestedRelease>?
) -> OverscrollStatus {
  let isElsewhere = !(x.isNaN && y.isNaN)
  let result = unsafe perform(nested, release) {
    $0.touchUp(Int(pointer), at: isElsewhere ? Vector2(x, y) : nil, time: time)
  }
  guard result == Status.ok else { return result }
  return isElsewhere ? status(x, y, time) : status(0, 0, time)
}

@implementation @c
public func overscroll_nested_touch_cancelled(
  _ nested: OverscrollNested, _ pointer: Int32, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollNestedRelease>?
) -> OverscrollStatus {
  let result = unsafe perform(nested, release) { $0.touchCancelled(Int(pointer), time: time) }
  return result == Status.ok ? status(0, 0, time) : result
}

@implementation @c
public func overscroll_nested_cancel_touches(
  _ nested: OverscrollNested, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollNestedRelease>?
) -> OverscrollStatus {
  let result = unsafe perform(nested, release) { $0.cancelTouches(time: time) }
  return result == Status.ok ? status(0, 0, time) : result
}

@implementation @c
public func overscroll_nested_wheel(
  _ nested: OverscrollNested, _ wheel: UnsafePointer<OverscrollWheel>?, _ scroller: Int32,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  guard let wheel = unsafe wheel?.pointee else { return Status.nullPointer }
  return unsafe perform(nested, events) {
    guard let event = wheel.event, let target = $0.target(scroller) else {
      return Status.invalidArgument
    }
    $0.wheel(event, in: target)
    return status(event.delta.x, event.delta.y, event.time)
  }
}

@implementation @c
public func overscroll_nested_key(
  _ nested: OverscrollNested, _ key: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  unsafe perform(nested, events) {
    guard let command = KeyCommand(key), time.isFinite else { return Status.invalidArgument }
    $0.key(command, time: time)
    return Status.ok
  }
}

@implementation @c
public func overscroll_nested_scroll_to_top(
  _ nested: OverscrollNested, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  unsafe perform(nested, events) {
    guard time.isFinite else { return Status.invalidArgument }
    $0.scrollToTop(animated: animated != 0, time: time)
    return Status.ok
  }
}
