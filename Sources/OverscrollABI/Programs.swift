// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollGestures

/// Does something to a scroller and tells what happened, if its numbers are fit.
private func perform(
  _ scroller: OverscrollScroller, _ isFit: Bool, _ events: UnsafeMutablePointer<OverscrollEvents>?,
  _ action: (inout Scroller) -> ScrollEvents
) -> OverscrollStatus {
  with(scroller) {
    guard isFit else { return Status.invalidArgument }
    unsafe report(action(&$0).packed, events)
    return Status.ok
  }
}

@implementation @c
public func overscroll_scroller_key(
  _ scroller: OverscrollScroller, _ key: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  guard let command = KeyCommand(key) else { return Status.invalidArgument }
  return unsafe perform(scroller, time.isFinite, events) { $0.key(command, time: time) }
}

extension KeyCommand {
  init?(_ code: Int32) {
    switch Int(code) {
    case OVERSCROLL_KEY_ARROW_UP: self = .arrowUp
    case OVERSCROLL_KEY_ARROW_DOWN: self = .arrowDown
    case OVERSCROLL_KEY_ARROW_LEFT: self = .arrowLeft
    case OVERSCROLL_KEY_ARROW_RIGHT: self = .arrowRight
    case OVERSCROLL_KEY_PAGE_UP: self = .pageUp
    case OVERSCROLL_KEY_PAGE_DOWN: self = .pageDown
    case OVERSCROLL_KEY_HOME: self = .home
    case OVERSCROLL_KEY_END: self = .end
    case OVERSCROLL_KEY_SPACE: self = .space
    case OVERSCROLL_KEY_SHIFT_SPACE: self = .shiftSpace
    default: return nil
    }
  }
}

@implementation @c
public func overscroll_scroller_set_content_offset(
  _ scroller: OverscrollScroller, _ x: Double, _ y: Double, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  unsafe perform(scroller, x.isPlace && y.isPlace && time.isFinite, events) {
    $0.setContentOffset(Vector2(x, y), animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_scroller_scroll_rect_to_visible(
  _ scroller: OverscrollScroller, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ animated: Int32, _ time: Double, _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  let isFit = x.isPlace && y.isPlace && width.isLength && height.isLength && time.isFinite
  return unsafe perform(scroller, isFit, events) {
    $0.scrollRectToVisible(
      Rect2(x: x, y: y, width: width, height: height), animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_scroller_scroll_to_top(
  _ scroller: OverscrollScroller, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  unsafe perform(scroller, time.isFinite, events) {
    $0.scrollToTop(animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_scroller_turn_page(
  _ scroller: OverscrollScroller, _ pages: Int32, _ axis: Int32, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  guard let axis = scrollAxis(axis) else { return Status.invalidArgument }
  return unsafe perform(scroller, time.isFinite, events) {
    $0.turnPage(by: Int(pages), along: axis, animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_scroller_zoom(
  _ scroller: OverscrollScroller, _ scale: Double, _ x: Double, _ y: Double, _ animated: Int32,
  _ time: Double, _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  let isMiddle = x.isNaN && y.isNaN
  let isFit = scale.isScale && time.isFinite && (isMiddle || (x.isPlace && y.isPlace))
  return unsafe perform(scroller, isFit, events) {
    isMiddle
      ? $0.setZoomScale(scale, animated: animated != 0, time: time)
      : $0.zoom(to: scale, about: Vector2(x, y), animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_scroller_zoom_to_rect(
  _ scroller: OverscrollScroller, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ animated: Int32, _ time: Double, _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  let isFit =
    x.isPlace && y.isPlace && width.isLength && height.isLength && width + height > 0
    && time.isFinite
  return unsafe perform(scroller, isFit, events) {
    $0.zoom(
      to: Rect2(x: x, y: y, width: width, height: height), animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_scroller_insert_content(
  _ scroller: OverscrollScroller, _ width: Double, _ height: Double
) -> OverscrollStatus {
  perform(scroller, width.isPlace && height.isPlace, nil) {
    $0.insertContent(before: Size2(width, height))
    return ScrollEvents()
  }
}
