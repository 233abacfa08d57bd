// The functions of this file are documented in overscroll_physics.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollFeels

@implementation @c
public func overscroll_feel_named(
  _ platform: Int32, _ feel: UnsafeMutablePointer<OverscrollFeel>?
) -> OverscrollStatus {
  guard let platform = ScrollFeel.Platform(code: platform) else { return Status.invalidArgument }
  let parts = OverscrollFeel(ScrollFeel(platform))
  // As where it would be set: a build of UIKit's alone has no other.
  guard parts.feel() != nil else { return Status.invalidArgument }
  return unsafe answer(parts, feel)
}

/// Sets the feel of what has an id, or writes the one that it has.
///
/// By a switch: in the table of a box, modules without feels would have them, too.
private func visit(
  _ id: UInt32, set parts: OverscrollFeel?, _ out: UnsafeMutablePointer<OverscrollFeel>?
) -> OverscrollStatus {
  func visit(_ id: some Moving) -> OverscrollStatus {
    with(id) {
      guard let parts else { return unsafe answer(OverscrollFeel($0.feel), out) }
      guard let feel = parts.feel(replacing: $0.feel.law.edge) else {
        return Status.invalidArgument
      }
      $0.feel = feel
      return Status.ok
    }
  }
  return withBox(id) {
    switch $0.kind {
    case OverscrollScroller.kind: visit(OverscrollScroller(id: id))
    case OverscrollDrawer.kind: visit(OverscrollDrawer(id: id))
    case OverscrollScrollingDrawer.kind: visit(OverscrollScrollingDrawer(id: id))
    case OverscrollPager.kind: visit(OverscrollPager(id: id))
    case OverscrollPictureInPicture.kind: visit(OverscrollPictureInPicture(id: id))
    case OverscrollDial.kind: visit(OverscrollDial(id: id))
    case OverscrollThrow.kind: visit(OverscrollThrow(id: id))
    case OverscrollNested.kind: visit(OverscrollNested(id: id))
    default: Status.never
    }
  }
}

@implementation @c
public func overscroll_feel(
  _ id: UInt32, _ feel: UnsafeMutablePointer<OverscrollFeel>?
) -> OverscrollStatus { unsafe visit(id, set: nil, feel) }

@implementation @c
public func overscroll_set_feel(
  _ id: UInt32, _ feel: UnsafePointer<OverscrollFeel>?
) -> OverscrollStatus {
  // A stale id is said first.
  let known = withBox(id) { _ in Status.ok }
  guard known == Status.ok else { return known }
  guard let parts = unsafe feel?.pointee else { return Status.nullPointer }
  return visit(id, set: parts, nil)
}
