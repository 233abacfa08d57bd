// The functions of this file are documented in overscroll_drawer.h.
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

@implementation @c
public func overscroll_scrolling_drawer_configuration(
  _ sheet: OverscrollScrollingDrawer, _ def: UnsafeMutablePointer<OverscrollScrollingDrawerDef>?
) -> OverscrollStatus { unsafe configuration(sheet, def) }

@implementation @c
public func overscroll_scrolling_drawer_configure(
  _ sheet: OverscrollScrollingDrawer, _ def: UnsafePointer<OverscrollScrollingDrawerDef>?
) -> OverscrollStatus { unsafe configure(sheet, def) }

@implementation @c
public func overscroll_scrolling_drawer_sync(
  _ sheet: OverscrollScrollingDrawer, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollScrollingDrawerEvents>?
) -> OverscrollStatus { unsafe sync(sheet, time, events) }

@implementation @c
public func overscroll_scrolling_drawer_advance(
  _ sheet: OverscrollScrollingDrawer, _ time: Double,
  _ frame: UnsafeMutablePointer<OverscrollScrollingDrawerFrame>?
) -> OverscrollStatus { unsafe advance(sheet, time, frame) }

@implementation @c
public func overscroll_scrolling_drawer_frame(
  _ sheet: OverscrollScrollingDrawer, _ frame: UnsafeMutablePointer<OverscrollScrollingDrawerFrame>?
) -> OverscrollStatus { unsafe show(sheet, frame) }

@implementation @c
public func overscroll_scrolling_drawer_sample(
  _ sheet: OverscrollScrollingDrawer, _ first_time: Double, _ interval: Double, _ count: Int32,
  _ frames: UnsafeMutablePointer<OverscrollScrollingDrawerFrame>?
) -> OverscrollStatus { unsafe sample(sheet, first_time, interval, count, frames) }

@implementation @c
public func overscroll_scrolling_drawer_touch(
  _ sheet: OverscrollScrollingDrawer, _ touch: UnsafePointer<OverscrollTouch>?, _ part: Int32,
  _ release: UnsafeMutablePointer<OverscrollScrollingDrawerRelease>?
) -> OverscrollStatus {
  guard let part = ScrollingDrawer.Part(code: part) else { return Status.invalidArgument }
  return unsafe handle(sheet, touch, release) {
    guard $1.phase == .began else {
      return OverscrollScrollingDrawer.release($0.handle($1), of: $0)
    }
    let happened = $0.touchDown(
      $1.id, at: $1.position ?? .zero, on: part, time: $1.time)
    return OverscrollScrollingDrawerRelease(
      velocity: 0, happened: OverscrollScrollingDrawerEvents(happened),
      anchor: Int32($0.drawer.targetAnchor), will_settle: $0.isMoving.flag, did_drag: 0,
      reserved: (0, 0))
  }
}

@implementation @c
public func overscroll_scrolling_drawer_move(
  _ sheet: OverscrollScrollingDrawer, _ anchor: Int32, _ animated: Int32,
  _ events: UnsafeMutablePointer<OverscrollScrollingDrawerEvents>?
) -> OverscrollStatus {
  unsafe program(sheet, events, where: { $0.drawer.anchors.indices.contains(Int(anchor)) }) {
    var happened = ScrollingDrawerEvents()
    happened.drawer = $0.drawer.move(to: Int(anchor), animated: animated != 0)
    return happened
  }
}
