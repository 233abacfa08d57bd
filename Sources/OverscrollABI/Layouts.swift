// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

@implementation @c
public func overscroll_set_layout(
  _ id: UInt32, _ kind: Int32, _ layout: UnsafeRawPointer?, _ extents: UnsafePointer<Double>?,
  _ count: Int32, _ animated: Int32, _ events: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard let layout = unsafe layout else { return Status.nullPointer }
  let isAnimated = animated != 0
  return withBox(id, kind) { box in
    switch box.kind {
    case OverscrollDrawer.kind:
      let events = unsafe events?.assumingMemoryBound(to: OverscrollDrawerEvents.self)
      let given = unsafe layout.load(as: OverscrollDrawerLayout.self)
      guard let layout = given.layout else { return Status.invalidArgument }
      return unsafe program(OverscrollDrawer(id: id), events) {
        $0.setLayout(layout, animated: isAnimated)
      }
    case OverscrollPictureInPicture.kind:
      let events = unsafe events?.assumingMemoryBound(to: OverscrollPictureInPictureEvents.self)
      let given = unsafe layout.load(as: OverscrollSize.self)
      guard let size = given.size else { return Status.invalidArgument }
      return unsafe program(OverscrollPictureInPicture(id: id), events) {
        $0.setSize(size, animated: isAnimated)
      }
    case OverscrollPager.kind:
      let events = unsafe events?.assumingMemoryBound(to: OverscrollPagerEvents.self)
      let given = unsafe layout.load(as: OverscrollPagerLayout.self)
      guard let layout = given.layout else { return Status.invalidArgument }
      return unsafe setLayout(of: OverscrollPager(id: id), layout, extents, count, events)
    default: return Status.staleID
    }
  }
}

private func setLayout(
  of pager: OverscrollPager, _ layout: PagerLayout, _ extents: UnsafePointer<Double>?,
  _ count: Int32, _ events: UnsafeMutablePointer<OverscrollPagerEvents>?
) -> OverscrollStatus {
  guard let extents = unsafe extents else {
    return unsafe program(pager, events) { $0.setLayout(layout) }
  }
  guard let list = unsafe pageExtents(extents, count) else { return Status.invalidArgument }
  return unsafe program(pager, events, where: { $0.count == Int(count) }) {
    $0.setLayout(layout, pages: RowIndex(extents: list))
  }
}
