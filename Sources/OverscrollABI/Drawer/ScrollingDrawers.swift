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
