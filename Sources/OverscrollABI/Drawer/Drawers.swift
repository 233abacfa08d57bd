// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

@implementation @c
public func overscroll_drawer_create(
  _ def: UnsafePointer<OverscrollDrawerDef>?, _ anchors: UnsafePointer<OverscrollDrawerAnchor>?,
  _ count: Int32, _ drawer: UnsafeMutablePointer<OverscrollDrawer>?
) -> OverscrollStatus {
  guard unsafe isThere(anchors, count) else { return Status.nullPointer }
  return unsafe take(def) { def in
    guard let list = unsafe drawerAnchors(anchors, count), let layout = def.layout.layout,
      def.anchor >= 0, def.anchor < count
    else { return Status.invalidArgument }
    return unsafe create(
      Drawer(anchors: list, layout: layout, anchor: Int(def.anchor)), def, drawer)
  }
}

@implementation @c
public func overscroll_drawer_visible_lengths(
  _ drawer: OverscrollDrawer, _ lengths: UnsafeMutablePointer<Double>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  with(drawer) { drawer in
    unsafe fill(lengths, capacity, count, drawer.anchors.count) { drawer.visibleLength(of: $0) }
  }
}

@implementation @c
public func overscroll_drawer_progress(
  _ drawer: OverscrollDrawer, _ from: Int32, _ to: Int32,
  _ progress: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(drawer) {
    let indices = $0.anchors.indices
    guard indices.contains(Int(from)), indices.contains(Int(to)) else {
      return Status.invalidArgument
    }
    return unsafe answer($0.progress(from: Int(from), to: Int(to)), progress)
  }
}
