// The functions of this file are documented in overscroll_pager.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry

@implementation @c
public func overscroll_pager_def() -> OverscrollPagerDef {
  OverscrollPagerDef(Pager(count: 0, layout: PagerLayout(viewport: .zero)))
}

@implementation @c
public func overscroll_pager_uikit_def() -> OverscrollPagerDef {
  OverscrollPagerDef(Pager.uiKit(count: 0, viewport: .zero))
}

@implementation @c
public func overscroll_pager_create(
  _ def: UnsafePointer<OverscrollPagerDef>?, _ extents: UnsafePointer<Double>?, _ count: Int32,
  _ pager: UnsafeMutablePointer<OverscrollPager>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  guard let layout = def.layout.layout, count >= 0, count <= OVERSCROLL_LARGEST_PAGE_COUNT,
    def.page >= 0, def.page < max(1, count)
  else { return Status.invalidArgument }
  var new: Pager
  if let extents = unsafe extents {
    guard let list = unsafe pageExtents(extents, Int(count)) else { return Status.invalidArgument }
    new = Pager(pages: RowIndex(extents: list), layout: layout, page: Int(def.page))
  } else {
    new = Pager(count: Int(count), layout: layout, page: Int(def.page))
  }
  guard new.configure(def) else { return Status.invalidArgument }
  return unsafe insert(new, pager)
}

@implementation @c
public func overscroll_pager_clone(
  _ pager: OverscrollPager, _ clone: UnsafeMutablePointer<OverscrollPager>?
) -> OverscrollStatus {
  with(pager) { unsafe insert($0, clone) }
}

@implementation @c
public func overscroll_pager_assign(
  _ pager: OverscrollPager, _ source: OverscrollPager
) -> OverscrollStatus { assign(pager, source) }

@implementation @c
public func overscroll_pager_destroy(_ pager: OverscrollPager) -> OverscrollStatus {
  destroy(pager)
}

@implementation @c
public func overscroll_pager_configuration(
  _ pager: OverscrollPager, _ def: UnsafeMutablePointer<OverscrollPagerDef>?
) -> OverscrollStatus {
  with(pager) { unsafe answer(OverscrollPagerDef($0), def) }
}

@implementation @c
public func overscroll_pager_configure(
  _ pager: OverscrollPager, _ def: UnsafePointer<OverscrollPagerDef>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  return with(pager) { $0.configure(def) ? Status.ok : Status.invalidArgument }
}
