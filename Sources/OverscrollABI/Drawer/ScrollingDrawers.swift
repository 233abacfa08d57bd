// The functions of this file are documented in overscroll_drawer.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

extension OverscrollScrollingDrawer: Handle {
  nonisolated(unsafe) static var registry = Registry<ScrollingDrawer>()
}

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
public func overscroll_scrolling_drawer_clone(
  _ sheet: OverscrollScrollingDrawer, _ clone: UnsafeMutablePointer<OverscrollScrollingDrawer>?
) -> OverscrollStatus {
  with(sheet) { unsafe insert($0, clone) }
}

@implementation @c
public func overscroll_scrolling_drawer_assign(
  _ sheet: OverscrollScrollingDrawer, _ source: OverscrollScrollingDrawer
) -> OverscrollStatus { assign(sheet, source) }

@implementation @c
public func overscroll_scrolling_drawer_destroy(
  _ sheet: OverscrollScrollingDrawer
) -> OverscrollStatus {
  destroy(sheet)
}

// MARK: - Settings

@implementation @c
public func overscroll_scrolling_drawer_configuration(
  _ sheet: OverscrollScrollingDrawer, _ def: UnsafeMutablePointer<OverscrollScrollingDrawerDef>?
) -> OverscrollStatus {
  with(sheet) {
    var settings = OverscrollScrollingDrawerDef()
    settings.passes_momentum_to_list = $0.passesMomentumToList ? 1 : 0
    settings.passes_momentum_to_drawer = $0.passesMomentumToDrawer ? 1 : 0
    settings.reduces_motion = $0.reducesMotion ? 1 : 0
    return unsafe answer(settings, def)
  }
}

@implementation @c
public func overscroll_scrolling_drawer_configure(
  _ sheet: OverscrollScrollingDrawer, _ def: UnsafePointer<OverscrollScrollingDrawerDef>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  return with(sheet) {
    $0.passesMomentumToList = def.passes_momentum_to_list != 0
    $0.passesMomentumToDrawer = def.passes_momentum_to_drawer != 0
    $0.reducesMotion = def.reduces_motion != 0
    return Status.ok
  }
}

@implementation @c
public func overscroll_scrolling_drawer_read_drawer(
  _ sheet: OverscrollScrollingDrawer, _ drawer: OverscrollDrawer
) -> OverscrollStatus {
  with(sheet) { sheet in
    with(drawer) {
      $0 = sheet.drawer
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_scrolling_drawer_write_drawer(
  _ sheet: OverscrollScrollingDrawer, _ drawer: OverscrollDrawer
) -> OverscrollStatus {
  with(sheet) { sheet in
    with(drawer) {
      sheet.drawer = $0
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_scrolling_drawer_read_list(
  _ sheet: OverscrollScrollingDrawer, _ list: OverscrollScroller
) -> OverscrollStatus {
  with(sheet) { sheet in
    with(list) {
      $0 = sheet.list
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_scrolling_drawer_write_list(
  _ sheet: OverscrollScrollingDrawer, _ list: OverscrollScroller
) -> OverscrollStatus {
  with(sheet) { sheet in
    with(list) {
      sheet.list = $0
      return Status.ok
    }
  }
}
