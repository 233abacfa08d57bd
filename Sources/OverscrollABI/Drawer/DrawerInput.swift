// The functions of this file are documented in overscroll_drawer.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

extension Drawer: Touchable {}

@implementation @c
public func overscroll_drawer_touch_down(
  _ drawer: OverscrollDrawer, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollDrawerEvents>?
) -> OverscrollStatus {
  unsafe touchDown(drawer, pointer, x, y, time, events) { OverscrollDrawerEvents($0) }
}

@implementation @c
public func overscroll_drawer_touch_moved(
  _ drawer: OverscrollDrawer, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollDrawerEvents>?
) -> OverscrollStatus {
  unsafe touchMoved(drawer, pointer, x, y, time, events) { OverscrollDrawerEvents($0) }
}

@implementation @c
public func overscroll_drawer_touch_up(
  _ drawer: OverscrollDrawer, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollDrawerRelease>?
) -> OverscrollStatus {
  unsafe touchUp(drawer, pointer, x, y, time, release) { OverscrollDrawerRelease($0) }
}

@implementation @c
public func overscroll_drawer_touch_cancelled(
  _ drawer: OverscrollDrawer, _ pointer: Int32, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollDrawerRelease>?
) -> OverscrollStatus {
  unsafe touchCancelled(drawer, pointer, time, release) { OverscrollDrawerRelease($0) }
}

@implementation @c
public func overscroll_drawer_cancel_touches(
  _ drawer: OverscrollDrawer, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollDrawerRelease>?
) -> OverscrollStatus {
  unsafe cancelTouches(drawer, time, release) { OverscrollDrawerRelease($0) }
}

@implementation @c
public func overscroll_drawer_move(
  _ drawer: OverscrollDrawer, _ anchor: Int32, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollDrawerEvents>?
) -> OverscrollStatus {
  with(drawer) {
    guard anchor >= 0, anchor < $0.anchors.count, time.isFinite else {
      return Status.invalidArgument
    }
    let happened = $0.move(to: Int(anchor), animated: animated != 0, time: time)
    unsafe report(OverscrollDrawerEvents(happened), events)
    return Status.ok
  }
}

@implementation @c
public func overscroll_drawer_set_layout(
  _ drawer: OverscrollDrawer, _ layout: UnsafePointer<OverscrollDrawerLayout>?, _ animated: Int32,
  _ time: Double, _ events: UnsafeMutablePointer<OverscrollDrawerEvents>?
) -> OverscrollStatus {
  guard let def = unsafe layout?.pointee else { return Status.nullPointer }
  return with(drawer) {
    guard let layout = def.layout, time.isFinite else { return Status.invalidArgument }
    let happened = $0.setLayout(layout, animated: animated != 0, time: time)
    unsafe report(OverscrollDrawerEvents(happened), events)
    return Status.ok
  }
}

@implementation @c
public func overscroll_drawer_set_anchors(
  _ drawer: OverscrollDrawer, _ anchors: UnsafePointer<OverscrollDrawerAnchor>?, _ count: Int32,
  _ anchor: Int32, _ animated: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollDrawerEvents>?
) -> OverscrollStatus {
  guard let anchors = unsafe anchors else { return Status.nullPointer }
  guard let list = unsafe drawerAnchors(anchors, count), anchor >= -1, anchor < count,
    time.isFinite
  else { return Status.invalidArgument }
  return with(drawer) {
    let target = anchor < 0 ? nil : Int(anchor)
    let happened = $0.setAnchors(list, anchor: target, animated: animated != 0, time: time)
    unsafe report(OverscrollDrawerEvents(happened), events)
    return Status.ok
  }
}
