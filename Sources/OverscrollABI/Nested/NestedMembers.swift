// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

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
