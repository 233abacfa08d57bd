// The functions of this file are documented in overscroll_drawer.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry

extension ScrollingDrawer: Touchable {
  /// A finger on the list.
  mutating func touchDown(
    _ id: Int, at position: Vector2, time: Double
  ) -> ScrollingDrawerEvents {
    touchDown(id, at: position, on: .list, time: time)
  }
}

extension ScrollingDrawer.Part {
  fileprivate init?(_ code: Int32) {
    switch Int(code) {
    case OVERSCROLL_PART_LIST: self = .list
    case OVERSCROLL_PART_HEADER: self = .header
    default: return nil
    }
  }
}

@implementation @c
public func overscroll_scrolling_drawer_touch_down(
  _ sheet: OverscrollScrollingDrawer, _ pointer: Int32, _ x: Double, _ y: Double, _ part: Int32,
  _ time: Double, _ events: UnsafeMutablePointer<OverscrollScrollingDrawerEvents>?
) -> OverscrollStatus {
  guard let part = ScrollingDrawer.Part(part) else { return Status.invalidArgument }
  return with(sheet) {
    let happened = $0.touchDown(Int(pointer), at: Vector2(x, y), on: part, time: time)
    unsafe report(OverscrollScrollingDrawerEvents(happened), events)
    return status(x, y, time)
  }
}

@implementation @c
public func overscroll_scrolling_drawer_touch_moved(
  _ sheet: OverscrollScrollingDrawer, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollScrollingDrawerEvents>?
) -> OverscrollStatus {
  unsafe touchMoved(sheet, pointer, x, y, time, events) { OverscrollScrollingDrawerEvents($0) }
}

@implementation @c
public func overscroll_scrolling_drawer_touch_up(
  _ sheet: OverscrollScrollingDrawer, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollScrollingDrawerRelease>?
) -> OverscrollStatus {
  unsafe touchUp(sheet, pointer, x, y, time, release) { OverscrollScrollingDrawerRelease($0) }
}

@implementation @c
public func overscroll_scrolling_drawer_touch_cancelled(
  _ sheet: OverscrollScrollingDrawer, _ pointer: Int32, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollScrollingDrawerRelease>?
) -> OverscrollStatus {
  unsafe touchCancelled(sheet, pointer, time, release) { OverscrollScrollingDrawerRelease($0) }
}

@implementation @c
public func overscroll_scrolling_drawer_cancel_touches(
  _ sheet: OverscrollScrollingDrawer, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollScrollingDrawerRelease>?
) -> OverscrollStatus {
  unsafe cancelTouches(sheet, time, release) { OverscrollScrollingDrawerRelease($0) }
}

@implementation @c
public func overscroll_scrolling_drawer_move(
  _ sheet: OverscrollScrollingDrawer, _ anchor: Int32, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollScrollingDrawerEvents>?
) -> OverscrollStatus {
  with(sheet) {
    guard anchor >= 0, anchor < $0.drawer.anchors.count, time.isFinite else {
      return Status.invalidArgument
    }
    var happened = ScrollingDrawerEvents()
    happened.drawer = $0.drawer.move(to: Int(anchor), animated: animated != 0, time: time)
    unsafe report(OverscrollScrollingDrawerEvents(happened), events)
    return Status.ok
  }
}

// MARK: - Time

@implementation @c
public func overscroll_scrolling_drawer_advance(
  _ sheet: OverscrollScrollingDrawer, _ time: Double,
  _ frame: UnsafeMutablePointer<OverscrollScrollingDrawerFrame>?
) -> OverscrollStatus {
  guard unsafe frame != nil else { return Status.nullPointer }
  return with(sheet) {
    guard time.isFinite else { return Status.invalidArgument }
    let shown = $0.advance(to: time)
    return unsafe answer(OverscrollScrollingDrawerFrame(shown, of: $0), frame)
  }
}

@implementation @c
public func overscroll_scrolling_drawer_frame(
  _ sheet: OverscrollScrollingDrawer, _ frame: UnsafeMutablePointer<OverscrollScrollingDrawerFrame>?
) -> OverscrollStatus {
  with(sheet) {
    // A copy advanced by nothing says what is drawn now.
    var copy = $0
    let shown = copy.advance(to: copy.time)
    return unsafe answer(OverscrollScrollingDrawerFrame(shown, of: $0), frame)
  }
}

@implementation @c
public func overscroll_scrolling_drawer_sample(
  _ sheet: OverscrollScrollingDrawer, _ first_time: Double, _ interval: Double, _ count: Int32,
  _ frames: UnsafeMutablePointer<OverscrollScrollingDrawerFrame>?
) -> OverscrollStatus {
  guard first_time.isFinite, interval >= 0, interval.isFinite, isCount(count) else {
    return Status.invalidArgument
  }
  guard let frames = unsafe frames else { return Status.nullPointer }
  return with(sheet) {
    var copy = $0
    for index in 0..<Int(count) {
      let shown = copy.advance(to: first_time + Double(index) * interval)
      unsafe frames[index] = OverscrollScrollingDrawerFrame(shown, of: copy)
    }
    return Status.ok
  }
}

@implementation @c
public func overscroll_scrolling_drawer_diagnostics(
  _ sheet: OverscrollScrollingDrawer, _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  with(sheet) { unsafe answer(OverscrollDiagnostics($0.diagnostics), diagnostics) }
}
