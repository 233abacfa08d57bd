// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

@implementation @c
public func overscroll_pager_turn_page(
  _ pager: OverscrollPager, _ count: Int32, _ animated: Int32,
  _ events: UnsafeMutablePointer<OverscrollHappened>?
) -> OverscrollStatus {
  unsafe program(pager, events) { $0.turnPage(by: Int(count), animated: animated != 0) }
}

@implementation @c
public func overscroll_pager_insert(
  _ pager: OverscrollPager, _ page: Int32, _ extents: UnsafePointer<Double>?, _ count: Int32,
  _ animated: Int32, _ events: UnsafeMutablePointer<OverscrollHappened>?
) -> OverscrollStatus {
  let isWanted = { (pager: inout Pager) in
    page >= 0 && page <= pager.count && count >= 0
      && Int(count) <= Int(OVERSCROLL_LARGEST_PAGE_COUNT) - pager.count
  }
  guard let extents = unsafe extents else {
    return unsafe program(pager, events, where: isWanted) {
      $0.insert(count: Int(count), at: Int(page), animated: animated != 0)
    }
  }
  guard let list = unsafe pageExtents(extents, count) else { return Status.invalidArgument }
  return unsafe program(pager, events, where: isWanted) {
    $0.insert(list, at: Int(page), animated: animated != 0)
  }
}

@implementation @c
public func overscroll_pager_remove(
  _ pager: OverscrollPager, _ first: Int32, _ count: Int32, _ animated: Int32,
  _ events: UnsafeMutablePointer<OverscrollHappened>?
) -> OverscrollStatus {
  let isThere = { (pager: inout Pager) in
    first >= 0 && count >= 0 && Int(first) <= pager.count && Int(count) <= pager.count - Int(first)
  }
  return unsafe program(pager, events, where: isThere) {
    $0.remove(Int(first)..<Int(first) + Int(count), animated: animated != 0)
  }
}

@implementation @c
public func overscroll_pager_set_extent(
  _ pager: OverscrollPager, _ page: Int32, _ extent: Double,
  _ events: UnsafeMutablePointer<OverscrollHappened>?
) -> OverscrollStatus {
  unsafe program(
    pager, events, where: { page >= 0 && page < $0.count && extent.isLength }
  ) { $0.setExtent(extent, of: Int(page)) }
}
