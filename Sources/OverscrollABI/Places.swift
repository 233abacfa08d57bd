// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

@implementation @c
public func overscroll_set_places(
  _ id: UInt32, _ kind: Int32, _ places: UnsafeRawPointer?, _ count: Int32, _ choice: Int32,
  _ animated: Int32, _ events: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard isCount(count) else { return Status.invalidArgument }
  guard unsafe isThere(places, count) else { return Status.nullPointer }
  return withBox(id, kind) { box in
    switch box.kind {
    case OverscrollDrawer.kind:
      let given = unsafe places?.assumingMemoryBound(to: OverscrollDrawerAnchor.self)
      guard let list = unsafe drawerAnchors(given, count), choice >= -1, choice < count else {
        return Status.invalidArgument
      }
      let events = unsafe events?.assumingMemoryBound(to: OverscrollHappened.self)
      return unsafe program(OverscrollDrawer(id: id), events) {
        $0.setAnchors(list, anchor: choice < 0 ? nil : Int(choice), animated: animated != 0)
      }
    case OverscrollDial.kind:
      let given = unsafe places?.assumingMemoryBound(to: Double.self)
      guard let list = unsafe ascending(given, count) else { return Status.invalidArgument }
      return with(OverscrollDial(id: id)) {
        $0.detents = .at(list)
        return Status.ok
      }
    case OverscrollThrow.kind:
      let given = unsafe places?.assumingMemoryBound(to: OverscrollValue.self)
      guard let list = unsafe list(given, count, { $0.value }) else {
        return Status.invalidArgument
      }
      return with(OverscrollThrow(id: id)) {
        $0.candidates = list
        return Status.ok
      }
    default: return Status.staleID
    }
  }
}

@implementation @c
public func overscroll_places(
  _ id: UInt32, _ kind: Int32, _ places: UnsafeMutableRawPointer?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  withBox(id, kind) { box in
    switch box.kind {
    case OverscrollDrawer.kind:
      let out = unsafe places?.assumingMemoryBound(to: OverscrollDrawerAnchor.self)
      return with(OverscrollDrawer(id: id)) { drawer in
        unsafe fill(out, capacity, count, drawer.anchors.count) {
          OverscrollDrawerAnchor(drawer.anchors[$0])
        }
      }
    case OverscrollDial.kind:
      let out = unsafe places?.assumingMemoryBound(to: Double.self)
      return with(OverscrollDial(id: id)) { dial in
        var angles: [Double] = []
        if case .at(let list) = dial.detents { angles = list }
        return unsafe fill(out, capacity, count, angles.count) { angles[$0] }
      }
    case OverscrollThrow.kind:
      let out = unsafe places?.assumingMemoryBound(to: OverscrollValue.self)
      return with(OverscrollThrow(id: id)) { thrown in
        unsafe fill(out, capacity, count, thrown.candidates.count) {
          OverscrollValue(thrown.candidates[$0])
        }
      }
    default: return Status.staleID
    }
  }
}

@implementation @c
public func overscroll_place(
  _ id: UInt32, _ kind: Int32, _ which: UnsafeRawPointer?, _ place: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard let which = unsafe which else { return Status.nullPointer }
  return withBox(id, kind) { box in
    switch box.kind {
    case OverscrollPager.kind:
      let page = Int(unsafe which.load(as: Int32.self))
      return with(OverscrollPager(id: id)) {
        guard page >= 0, page < $0.count else { return Status.invalidArgument }
        return unsafe answer(
          OverscrollPagePlace(
            extent: $0.pages.extent(of: page), offset: $0.offset(of: page),
            start: $0.start(of: page)),
          place?.assumingMemoryBound(to: OverscrollPagePlace.self))
      }
    case OverscrollPictureInPicture.kind:
      let given = unsafe which.load(as: OverscrollPlace.self)
      return with(OverscrollPictureInPicture(id: id)) {
        guard let known = given.place(count: $0.restingPlaces.count) else {
          return Status.invalidArgument
        }
        return unsafe answer(
          OverscrollVector($0.corner(of: known)),
          place?.assumingMemoryBound(to: OverscrollVector.self))
      }
    default: return Status.staleID
    }
  }
}

@implementation @c
public func overscroll_set_layout(
  _ id: UInt32, _ kind: Int32, _ layout: UnsafeRawPointer?, _ extents: UnsafePointer<Double>?,
  _ count: Int32, _ animated: Int32, _ events: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard let layout = unsafe layout else { return Status.nullPointer }
  let isAnimated = animated != 0
  let events = unsafe events?.assumingMemoryBound(to: OverscrollHappened.self)
  return withBox(id, kind) { box in
    switch box.kind {
    case OverscrollDrawer.kind:
      let given = unsafe layout.load(as: OverscrollDrawerLayout.self)
      guard let layout = given.layout else { return Status.invalidArgument }
      return unsafe program(OverscrollDrawer(id: id), events) {
        $0.setLayout(layout, animated: isAnimated)
      }
    case OverscrollPictureInPicture.kind:
      let given = unsafe layout.load(as: OverscrollSize.self)
      guard let size = given.size else { return Status.invalidArgument }
      return unsafe program(OverscrollPictureInPicture(id: id), events) {
        $0.setSize(size, animated: isAnimated)
      }
    case OverscrollPager.kind:
      let given = unsafe layout.load(as: OverscrollPagerLayout.self)
      guard let layout = given.layout else { return Status.invalidArgument }
      return unsafe setLayout(of: OverscrollPager(id: id), layout, extents, count, events)
    default: return Status.staleID
    }
  }
}

private func setLayout(
  of pager: OverscrollPager, _ layout: PagerLayout, _ extents: UnsafePointer<Double>?,
  _ count: Int32, _ events: UnsafeMutablePointer<OverscrollHappened>?
) -> OverscrollStatus {
  guard let extents = unsafe extents else {
    return unsafe program(pager, events) { $0.setLayout(layout) }
  }
  guard let list = unsafe pageExtents(extents, count) else { return Status.invalidArgument }
  return unsafe program(pager, events, where: { $0.count == Int(count) }) {
    $0.setLayout(layout, pages: RowIndex(extents: list))
  }
}
