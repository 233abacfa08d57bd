// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

@implementation @c
public func overscroll_pager_create(
  _ def: UnsafePointer<OverscrollPagerDef>?, _ extents: UnsafePointer<Double>?, _ count: Int32,
  _ pager: UnsafeMutablePointer<OverscrollPager>?
) -> OverscrollStatus {
  unsafe take(def) { def in
    guard let layout = def.layout.layout, count >= 0, count <= OVERSCROLL_LARGEST_PAGE_COUNT,
      def.page >= 0, def.page < max(1, count)
    else { return Status.invalidArgument }
    guard let extents = unsafe extents else {
      return unsafe create(
        Pager(count: Int(count), layout: layout, page: Int(def.page)), def, pager)
    }
    guard let list = unsafe pageExtents(extents, count) else { return Status.invalidArgument }
    return unsafe create(
      Pager(pages: RowIndex(extents: list), layout: layout, page: Int(def.page)), def, pager)
  }
}

@implementation @c
public func overscroll_pager_visible_pages(
  _ pager: OverscrollPager, _ pages: UnsafeMutablePointer<OverscrollVisiblePage>?,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard isCount(capacity) else { return Status.invalidArgument }
  guard unsafe isThere(pages, capacity) else { return Status.nullPointer }
  return with(pager) {
    var seen: Int32 = 0
    $0.forEachVisiblePage { page in
      if seen < capacity {
        unsafe pages?[Int(seen)] = OverscrollVisiblePage(
          start: page.start, extent: page.extent, page: Int32(page.page), reserved: 0)
      }
      seen += 1
    }
    unsafe report(seen, count)
    return Status.ok
  }
}
