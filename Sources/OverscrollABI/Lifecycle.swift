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
  withScroller(scroller) { unsafe insert($0, clone) }
}

private func insert(
  _ scroller: Scroller, _ out: UnsafeMutablePointer<OverscrollScroller>?
) -> OverscrollStatus {
  guard unsafe out != nil else { return Status.nullPointer }
  guard let id = unsafe registry.insert(scroller) else { return Status.tooMany }
  return unsafe answer(id, out)
}

@implementation @c
public func overscroll_scroller_assign(
  _ scroller: OverscrollScroller, _ source: OverscrollScroller
) -> OverscrollStatus {
  guard let from = unsafe registry.find(source) else { return Status.staleID }
  let copy = unsafe from.pointee
  return withScroller(scroller) {
    $0 = copy
    return Status.ok
  }
}

@implementation @c
public func overscroll_scroller_destroy(_ scroller: OverscrollScroller) -> OverscrollStatus {
  unsafe registry.remove(scroller) ? Status.ok : Status.staleID
}
