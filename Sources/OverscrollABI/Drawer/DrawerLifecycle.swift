// The functions of this file are documented in overscroll_drawer.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry

@implementation @c
public func overscroll_drawer_def() -> OverscrollDrawerDef {
  OverscrollDrawerDef(
    Drawer(anchors: [.dismissed, .contentHeight], layout: DrawerLayout(container: .zero)))
}

@implementation @c
public func overscroll_drawer_create(
  _ def: UnsafePointer<OverscrollDrawerDef>?, _ anchors: UnsafePointer<OverscrollDrawerAnchor>?,
  _ count: Int32, _ drawer: UnsafeMutablePointer<OverscrollDrawer>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee, let anchors = unsafe anchors else {
    return Status.nullPointer
  }
  guard let list = unsafe drawerAnchors(anchors, count), let layout = def.layout.layout,
    def.anchor >= 0, def.anchor < count
  else { return Status.invalidArgument }
  var new = Drawer(anchors: list, layout: layout, anchor: Int(def.anchor))
  guard new.configure(def) else { return Status.invalidArgument }
  return unsafe insert(new, drawer)
}

@implementation @c
public func overscroll_drawer_clone(
  _ drawer: OverscrollDrawer, _ clone: UnsafeMutablePointer<OverscrollDrawer>?
) -> OverscrollStatus {
  with(drawer) { unsafe insert($0, clone) }
}

@implementation @c
public func overscroll_drawer_assign(
  _ drawer: OverscrollDrawer, _ source: OverscrollDrawer
) -> OverscrollStatus { assign(drawer, source) }

@implementation @c
public func overscroll_drawer_destroy(_ drawer: OverscrollDrawer) -> OverscrollStatus {
  destroy(drawer)
}

@implementation @c
public func overscroll_drawer_configuration(
  _ drawer: OverscrollDrawer, _ def: UnsafeMutablePointer<OverscrollDrawerDef>?
) -> OverscrollStatus {
  with(drawer) { unsafe answer(OverscrollDrawerDef($0), def) }
}

@implementation @c
public func overscroll_drawer_configure(
  _ drawer: OverscrollDrawer, _ def: UnsafePointer<OverscrollDrawerDef>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  return with(drawer) { $0.configure(def) ? Status.ok : Status.invalidArgument }
}
