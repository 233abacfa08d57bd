// The functions of this file are documented in overscroll_nested.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

/// Does something with what can be a member of a page, by its id.
func withMember(
  _ id: UInt32, drawer: (inout Drawer) -> OverscrollStatus,
  scroller: (inout Scroller) -> OverscrollStatus, pager: (inout Pager) -> OverscrollStatus
) -> OverscrollStatus {
  withBox(id) { box in
    switch box.kind {
    case OverscrollDrawer.kind: with(OverscrollDrawer(id: id), drawer)
    case OverscrollScroller.kind: with(OverscrollScroller(id: id), scroller)
    case OverscrollPager.kind: with(OverscrollPager(id: id), pager)
    default: Status.staleID
    }
  }
}

/// Does something with a member, if it is of the right kind.
private func member(
  _ nested: OverscrollNested, _ index: Int32, _ kind: NestedMemberKind,
  _ body: (inout NestedScroll, Int) -> Void
) -> OverscrollStatus {
  with(nested) {
    guard $0.has(index), $0.kind(of: Int(index)) == kind else { return Status.invalidArgument }
    body(&$0, Int(index))
    return Status.ok
  }
}

@implementation @c
public func overscroll_nested_read(
  _ nested: OverscrollNested, _ index: Int32, _ id: UInt32
) -> OverscrollStatus {
  withMember(
    id,
    drawer: { drawer in member(nested, index, .drawer) { drawer = $0[drawer: $1] } },
    scroller: { scroller in member(nested, index, .scroller) { scroller = $0[$1] } },
    pager: { pager in member(nested, index, .pager) { pager = $0[pager: $1] } })
}

@implementation @c
public func overscroll_nested_write(
  _ nested: OverscrollNested, _ index: Int32, _ id: UInt32
) -> OverscrollStatus {
  withMember(
    id,
    drawer: { drawer in member(nested, index, .drawer) { $0[drawer: $1] = drawer } },
    scroller: { scroller in member(nested, index, .scroller) { $0[$1] = scroller } },
    pager: { pager in member(nested, index, .pager) { $0[pager: $1] = pager } })
}

@implementation @c
public func overscroll_nested_frames(
  _ nested: OverscrollNested, _ frames: UnsafeMutablePointer<OverscrollFrame>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  with(nested) { page in
    unsafe fill(frames, capacity, count, page.count) { OverscrollFrame(page, $0) }
  }
}

extension OverscrollFrame {
  /// What to draw of a member: a drawer's and a pager's place is an offset along their axis.
  fileprivate init(_ page: NestedScroll, _ index: Int) {
    switch page.kind(of: index) {
    case .scroller:
      var scroller = page[index]
      self.init(page.frame(of: index), of: &scroller)
    case .drawer:
      let drawer = page[drawer: index]
      self.init(drawer, drawer.layout.edge.axis == .vertical, drawer.position)
      events = OverscrollDrawerEvents(page.drawerEvents(of: index)).events
    case .pager:
      let pager = page[pager: index]
      self.init(pager, pager.layout.axis == .vertical, pager.offset)
      events = OverscrollPagerEvents(page.pagerEvents(of: index)).events
    case nil: self.init()
    }
    time = page.time
    if page.kind(of: index) != .scroller {
      velocity = OverscrollVector(page.velocity(of: index))
    }
  }

  private init<Value: Draggable>(_ value: Value, _ isVertical: Bool, _ place: Double) {
    self.init()
    offset = OverscrollVector(x: isVertical ? 0 : place, y: isVertical ? place : 0)
    zoom_scale = 1
    phase = UInt8(value.phase.code)
    is_moving = value.isMoving.flag
    is_tracking = value.isTracking.flag
    is_dragging = value.isDragging.flag
  }
}

@implementation @c
public func overscroll_nested_destinations(
  _ nested: OverscrollNested, _ offsets: UnsafeMutablePointer<OverscrollVector>?,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  with(nested) {
    let end = $0.settled
    return unsafe fill(offsets, capacity, count, end.count) { OverscrollFrame(end, $0).offset }
  }
}
