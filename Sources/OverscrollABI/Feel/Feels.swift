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
  guard parts.feel != nil else { return Status.invalidArgument }
  return unsafe answer(parts, feel)
}

/// Something with a feel, whatever else it is.
private protocol FeelVisitor {
  func visit<ID: Moving>(_ id: ID) -> OverscrollStatus
}

/// Visits what has an id.
///
/// By a switch: in the table of a box, modules without feels would have them, too.
private func visit(_ id: UInt32, _ visitor: some FeelVisitor) -> OverscrollStatus {
  withBox(id) {
    switch $0.kind {
    case OverscrollScroller.kind: visitor.visit(OverscrollScroller(id: id))
    case OverscrollDrawer.kind: visitor.visit(OverscrollDrawer(id: id))
    case OverscrollScrollingDrawer.kind: visitor.visit(OverscrollScrollingDrawer(id: id))
    case OverscrollPager.kind: visitor.visit(OverscrollPager(id: id))
    case OverscrollPictureInPicture.kind: visitor.visit(OverscrollPictureInPicture(id: id))
    case OverscrollDial.kind: visitor.visit(OverscrollDial(id: id))
    case OverscrollThrow.kind: visitor.visit(OverscrollThrow(id: id))
    case OverscrollNested.kind: visitor.visit(OverscrollNested(id: id))
    default: Status.never
    }
  }
}

@safe private struct FeelReader: FeelVisitor {
  let feel: UnsafeMutablePointer<OverscrollFeel>?

  func visit<ID: Moving>(_ id: ID) -> OverscrollStatus {
    with(id) { unsafe answer(OverscrollFeel($0.feel), feel) }
  }
}

private struct FeelWriter: FeelVisitor {
  let feel: ScrollFeel

  func visit<ID: Moving>(_ id: ID) -> OverscrollStatus {
    with(id) {
      $0.feel = feel
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_feel(
  _ id: UInt32, _ feel: UnsafeMutablePointer<OverscrollFeel>?
) -> OverscrollStatus { visit(id, unsafe FeelReader(feel: feel)) }

@implementation @c
public func overscroll_set_feel(
  _ id: UInt32, _ feel: UnsafePointer<OverscrollFeel>?
) -> OverscrollStatus {
  // A stale id is said first.
  let known = withBox(id) { _ in Status.ok }
  guard known == Status.ok else { return known }
  guard let parts = unsafe feel?.pointee else { return Status.nullPointer }
  guard let feel = parts.feel else { return Status.invalidArgument }
  return visit(id, FeelWriter(feel: feel))
}
