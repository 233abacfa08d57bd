// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

@implementation @c
public func overscroll_read_part(
  _ id: UInt32, _ kind: Int32, _ index: Int32, _ into: UInt32
) -> OverscrollStatus { part(id, kind, index, into, takesIt: false) }

@implementation @c
public func overscroll_write_part(
  _ id: UInt32, _ kind: Int32, _ index: Int32, _ from: UInt32
) -> OverscrollStatus { part(id, kind, index, from, takesIt: true) }

/// Gives what has an id the state of a part, or takes that for the part's.
private func part(
  _ id: UInt32, _ kind: Int32, _ index: Int32, _ other: UInt32, takesIt: Bool
) -> OverscrollStatus {
  withBox(id, kind) { box in
    switch box.kind {
    case OverscrollNested.kind:
      withMemberKind(other) { kind in
        with(OverscrollNested(id: id)) { page in
          guard kind.isMember(Int(index), page) else { return Status.invalidArgument }
          return takesIt
            ? kind.write(Int(index), &page, other) : kind.read(Int(index), page, other)
        }
      }
    case OverscrollScrollingDrawer.kind:
      with(OverscrollScrollingDrawer(id: id)) { sheet in
        let status = with(OverscrollDrawer(id: other)) {
          if takesIt { sheet.drawer = $0 } else { $0 = sheet.drawer }
          return Status.ok
        }
        guard status == Status.staleID else { return status }
        return with(OverscrollScroller(id: other)) {
          if takesIt { sheet.list = $0 } else { $0 = sheet.list }
          return Status.ok
        }
      }
    default: Status.staleID
    }
  }
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
  /// What to draw of a member.
  fileprivate init(_ page: NestedScroll, _ index: Int) {
    self = MemberKind.of(index, in: page)?.frame(index, page) ?? OverscrollFrame()
    time = page.time
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
