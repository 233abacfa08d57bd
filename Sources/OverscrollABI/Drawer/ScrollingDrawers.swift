// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates

@implementation @c
public func overscroll_scrolling_drawer_create(
  _ drawer: OverscrollDrawer, _ list: OverscrollScroller,
  _ sheet: UnsafeMutablePointer<OverscrollScrollingDrawer>?
) -> OverscrollStatus {
  with(drawer) { drawer in
    with(list) { list in unsafe insert(ScrollingDrawer(drawer: drawer, list: list), sheet) }
  }
}

@implementation @c
public func overscroll_scrolling_drawer_read(
  _ sheet: OverscrollScrollingDrawer, _ id: UInt32
) -> OverscrollStatus {
  with(sheet) { sheet in part(id, drawer: { $0 = sheet.drawer }, list: { $0 = sheet.list }) }
}

@implementation @c
public func overscroll_scrolling_drawer_write(
  _ sheet: OverscrollScrollingDrawer, _ id: UInt32
) -> OverscrollStatus {
  with(sheet) { sheet in part(id, drawer: { sheet.drawer = $0 }, list: { sheet.list = $0 }) }
}

/// Does something with a drawer or a scroller.
private func part(
  _ id: UInt32, drawer: (inout Drawer) -> Void, list: (inout Scroller) -> Void
) -> OverscrollStatus {
  withBox(id) { box in
    switch box.kind {
    case OverscrollDrawer.kind:
      with(OverscrollDrawer(id: id)) {
        drawer(&$0)
        return Status.ok
      }
    case OverscrollScroller.kind:
      with(OverscrollScroller(id: id)) {
        list(&$0)
        return Status.ok
      }
    default: Status.staleID
    }
  }
}
