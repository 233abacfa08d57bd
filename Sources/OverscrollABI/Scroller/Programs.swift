// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

@implementation @c
public func overscroll_scroller_set_content_offset(
  _ scroller: OverscrollScroller, _ x: Double, _ y: Double, _ animated: Int32,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  unsafe program(scroller, events, if: x.isPlace && y.isPlace) {
    $0.setContentOffset(Vector2(x, y), animated: animated != 0)
  }
}

@implementation @c
public func overscroll_scroller_scroll_rect_to_visible(
  _ scroller: OverscrollScroller, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ animated: Int32, _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  let isValid = x.isPlace && y.isPlace && width.isLength && height.isLength
  return unsafe program(scroller, events, if: isValid) {
    $0.scrollRectToVisible(
      Rect2(x: x, y: y, width: width, height: height), animated: animated != 0)
  }
}

@implementation @c
public func overscroll_scroller_turn_page(
  _ scroller: OverscrollScroller, _ pages: Int32, _ axis: Int32, _ animated: Int32,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  guard let axis = ScrollAxis(code: axis) else { return Status.invalidArgument }
  return unsafe program(scroller, events) {
    $0.turnPage(by: Int(pages), along: axis, animated: animated != 0)
  }
}

@implementation @c
public func overscroll_scroller_zoom(
  _ scroller: OverscrollScroller, _ scale: Double, _ x: Double, _ y: Double, _ animated: Int32,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  let isMiddle = x.isNaN && y.isNaN
  let isValid = scale.isScale && (isMiddle || (x.isPlace && y.isPlace))
  return unsafe program(scroller, events, if: isValid) {
    isMiddle
      ? $0.setZoomScale(scale, animated: animated != 0)
      : $0.zoom(to: scale, about: Vector2(x, y), animated: animated != 0)
  }
}

@implementation @c
public func overscroll_scroller_zoom_to_rect(
  _ scroller: OverscrollScroller, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ animated: Int32, _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  let isValid =
    x.isPlace && y.isPlace && width.isLength && height.isLength && width + height > 0

  return unsafe program(scroller, events, if: isValid) {
    $0.zoom(
      to: Rect2(x: x, y: y, width: width, height: height), animated: animated != 0)
  }
}

@implementation @c
public func overscroll_scroller_insert_content(
  _ scroller: OverscrollScroller, _ width: Double, _ height: Double
) -> OverscrollStatus {
  with(scroller) {
    guard width.isPlace, height.isPlace else { return Status.invalidArgument }
    $0.insertContent(before: Size2(width, height))
    return Status.ok
  }
}

@implementation @c
public func overscroll_scroller_land(
  _ scroller: OverscrollScroller, _ x: Double, _ y: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  with(scroller) {
    guard x.isPlace, y.isPlace else {
      $0.resume(at: .nan)
      return Status.invalidArgument
    }
    unsafe report($0.land(on: Vector2(x, y)).word, events)
    return Status.ok
  }
}
