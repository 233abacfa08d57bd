// The functions of this file are documented in overscroll_feel.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollFeels

/// What has a feel.
private protocol Feeling {
  var feel: ScrollFeel { get set }
}

extension Scroller: Feeling {}
extension Pager: Feeling {}
extension NestedScroll: Feeling {}

private func read<ID: Handle>(
  _ id: ID, _ out: UnsafeMutablePointer<OverscrollFeel>?
) -> OverscrollStatus where ID.Value: Feeling {
  with(id) { unsafe answer(OverscrollFeel($0.feel), out) }
}

private func set<ID: Handle>(
  _ id: ID, _ pointer: UnsafePointer<OverscrollFeel>?
) -> OverscrollStatus where ID.Value: Feeling {
  with(id) {
    guard let parts = unsafe pointer?.pointee else { return Status.nullPointer }
    guard let feel = parts.feel else { return Status.invalidArgument }
    $0.feel = feel
    return Status.ok
  }
}

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

@implementation @c
public func overscroll_scroller_feel(
  _ scroller: OverscrollScroller, _ feel: UnsafeMutablePointer<OverscrollFeel>?
) -> OverscrollStatus { unsafe read(scroller, feel) }

@implementation @c
public func overscroll_scroller_set_feel(
  _ scroller: OverscrollScroller, _ feel: UnsafePointer<OverscrollFeel>?
) -> OverscrollStatus { unsafe set(scroller, feel) }

@implementation @c
public func overscroll_pager_feel(
  _ pager: OverscrollPager, _ feel: UnsafeMutablePointer<OverscrollFeel>?
) -> OverscrollStatus { unsafe read(pager, feel) }

@implementation @c
public func overscroll_pager_set_feel(
  _ pager: OverscrollPager, _ feel: UnsafePointer<OverscrollFeel>?
) -> OverscrollStatus { unsafe set(pager, feel) }

@implementation @c
public func overscroll_nested_feel(
  _ page: OverscrollNested, _ feel: UnsafeMutablePointer<OverscrollFeel>?
) -> OverscrollStatus { unsafe read(page, feel) }

@implementation @c
public func overscroll_nested_set_feel(
  _ page: OverscrollNested, _ feel: UnsafePointer<OverscrollFeel>?
) -> OverscrollStatus { unsafe set(page, feel) }
