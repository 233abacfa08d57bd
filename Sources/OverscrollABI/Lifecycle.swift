// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry

@implementation @c
public func overscroll_scroller_create(
  _ def: UnsafePointer<OverscrollScrollerDef>?,
  _ scroller: UnsafeMutablePointer<OverscrollScroller>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  // The size goes in first, so that a new scroller starts where its insets put it.
  guard let extent = def.extent(replacing: ScrollExtent(viewport: .zero, content: .zero)) else {
    return Status.invalidArgument
  }
  var new = Scroller(
    viewport: extent.viewport, content: extent.content, inset: extent.inset,
    displayScale: extent.grid.displayScale)
  guard new.configure(def) else { return Status.invalidArgument }
  return unsafe insert(new, scroller)
}

@implementation @c
public func overscroll_scroller_clone(
  _ scroller: OverscrollScroller, _ clone: UnsafeMutablePointer<OverscrollScroller>?
) -> OverscrollStatus {
  with(scroller) { unsafe insert($0, clone) }
}

@implementation @c
public func overscroll_scroller_assign(
  _ scroller: OverscrollScroller, _ source: OverscrollScroller
) -> OverscrollStatus { assign(scroller, source) }

@implementation @c
public func overscroll_scroller_destroy(_ scroller: OverscrollScroller) -> OverscrollStatus {
  destroy(scroller)
}
