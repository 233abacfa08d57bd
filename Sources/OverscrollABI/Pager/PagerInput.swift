// The functions of this file are documented in overscroll_pager.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

extension Pager: Touchable {}

@implementation @c
public func overscroll_pager_touch_down(
  _ pager: OverscrollPager, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollPagerEvents>?
) -> OverscrollStatus {
  unsafe touchDown(pager, pointer, x, y, time, events) { OverscrollPagerEvents($0) }
}

@implementation @c
public func overscroll_pager_touch_moved(
  _ pager: OverscrollPager, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollPagerEvents>?
) -> OverscrollStatus {
  unsafe touchMoved(pager, pointer, x, y, time, events) { OverscrollPagerEvents($0) }
}

@implementation @c
public func overscroll_pager_touch_up(
  _ pager: OverscrollPager, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollPagerRelease>?
) -> OverscrollStatus {
  unsafe touchUp(pager, pointer, x, y, time, release) { OverscrollPagerRelease($0) }
}

@implementation @c
public func overscroll_pager_touch_cancelled(
  _ pager: OverscrollPager, _ pointer: Int32, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollPagerRelease>?
) -> OverscrollStatus {
  unsafe touchCancelled(pager, pointer, time, release) { OverscrollPagerRelease($0) }
}

@implementation @c
public func overscroll_pager_cancel_touches(
  _ pager: OverscrollPager, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollPagerRelease>?
) -> OverscrollStatus {
  unsafe cancelTouches(pager, time, release) { OverscrollPagerRelease($0) }
}

@implementation @c
public func overscroll_pager_scroll(
  _ pager: OverscrollPager, _ page: Int32, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollPagerEvents>?
) -> OverscrollStatus {
  unsafe program(pager, time, events) {
    guard page >= 0, page < $0.count else { return nil }
    return $0.scroll(toPage: Int(page), animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_pager_turn_pages(
  _ pager: OverscrollPager, _ steps: Int32, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollPagerEvents>?
) -> OverscrollStatus {
  unsafe program(pager, time, events) {
    $0.turnPages(by: Int(steps), animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_pager_insert(
  _ pager: OverscrollPager, _ page: Int32, _ extents: UnsafePointer<Double>?, _ count: Int32,
  _ animated: Int32, _ time: Double, _ events: UnsafeMutablePointer<OverscrollPagerEvents>?
) -> OverscrollStatus {
  unsafe program(pager, time, events) {
    guard page >= 0, page <= $0.count, count >= 0,
      Int(count) <= Int(OVERSCROLL_LARGEST_PAGE_COUNT) - $0.count
    else { return nil }
    guard let extents = unsafe extents else {
      return $0.insert(count: Int(count), at: Int(page), animated: animated != 0, time: time)
    }
    guard let list = unsafe pageExtents(extents, Int(count)) else { return nil }
    return $0.insert(list, at: Int(page), animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_pager_remove(
  _ pager: OverscrollPager, _ first: Int32, _ count: Int32, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollPagerEvents>?
) -> OverscrollStatus {
  unsafe program(pager, time, events) {
    guard first >= 0, count >= 0, Int(first) <= $0.count, Int(count) <= $0.count - Int(first)
    else { return nil }
    let removed = Int(first)..<Int(first) + Int(count)
    return $0.remove(removed, animated: animated != 0, time: time)
  }
}

@implementation @c
public func overscroll_pager_set_extent(
  _ pager: OverscrollPager, _ page: Int32, _ extent: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollPagerEvents>?
) -> OverscrollStatus {
  unsafe program(pager, time, events) {
    guard page >= 0, page < $0.count, extent.isLength else { return nil }
    return $0.setExtent(extent, of: Int(page), time: time)
  }
}

@implementation @c
public func overscroll_pager_set_layout(
  _ pager: OverscrollPager, _ layout: UnsafePointer<OverscrollPagerLayout>?,
  _ extents: UnsafePointer<Double>?, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollPagerEvents>?
) -> OverscrollStatus {
  guard let def = unsafe layout?.pointee else { return Status.nullPointer }
  return unsafe program(pager, time, events) {
    guard let layout = def.layout else { return nil }
    guard let extents = unsafe extents else { return $0.setLayout(layout, time: time) }
    guard let list = unsafe pageExtents(extents, $0.count) else { return nil }
    return $0.setLayout(layout, pages: RowIndex(extents: list), time: time)
  }
}

/// Changes a pager by a program, and writes what happens; nil stands for a number that is unfit.
private func program(
  _ pager: OverscrollPager, _ time: Double, _ events: UnsafeMutablePointer<OverscrollPagerEvents>?,
  _ change: (inout Pager) -> PagerEvents?
) -> OverscrollStatus {
  with(pager) {
    guard time.isFinite, let happened = change(&$0) else { return Status.invalidArgument }
    unsafe report(OverscrollPagerEvents(happened), events)
    return Status.ok
  }
}
