// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

/// Does something with a member, and with the kind of a value by its id, if the member is of that kind.
private func member(
  _ nested: OverscrollNested, _ index: Int32, _ id: UInt32,
  _ body: (MemberKind, inout NestedScroll, Int) -> OverscrollStatus
) -> OverscrollStatus {
  withMemberKind(id) { kind in
    with(nested) {
      guard kind.isMember(Int(index), $0) else { return Status.invalidArgument }
      return body(kind, &$0, Int(index))
    }
  }
}

@implementation @c
public func overscroll_nested_read(
  _ nested: OverscrollNested, _ index: Int32, _ id: UInt32
) -> OverscrollStatus {
  member(nested, index, id) { $0.read($2, $1, id) }
}

@implementation @c
public func overscroll_nested_write(
  _ nested: OverscrollNested, _ index: Int32, _ id: UInt32
) -> OverscrollStatus {
  member(nested, index, id) { $0.write($2, &$1, id) }
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
