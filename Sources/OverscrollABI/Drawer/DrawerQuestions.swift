// The functions of this file are documented in overscroll_drawer.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollPhysics

@implementation @c
public func overscroll_drawer_advance(
  _ drawer: OverscrollDrawer, _ time: Double, _ frame: UnsafeMutablePointer<OverscrollDrawerFrame>?
) -> OverscrollStatus {
  guard unsafe frame != nil else { return Status.nullPointer }
  return with(drawer) {
    guard time.isFinite else { return Status.invalidArgument }
    let happened = $0.advance(to: time).events
    return unsafe answer(OverscrollDrawerFrame($0, happened), frame)
  }
}

@implementation @c
public func overscroll_drawer_frame(
  _ drawer: OverscrollDrawer, _ frame: UnsafeMutablePointer<OverscrollDrawerFrame>?
) -> OverscrollStatus {
  with(drawer) { unsafe answer(OverscrollDrawerFrame($0), frame) }
}

@implementation @c
public func overscroll_drawer_sample(
  _ drawer: OverscrollDrawer, _ first_time: Double, _ interval: Double, _ count: Int32,
  _ motions: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  with(drawer) {
    var copy = $0
    return unsafe sample(first_time, interval, count, motions) {
      let shown = copy.advance(to: $0)
      return MotionState(value: shown.position, velocity: shown.velocity)
    }
  }
}

@implementation @c
public func overscroll_drawer_rest_time(
  _ drawer: OverscrollDrawer, _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(drawer) { unsafe answer($0.restTime, time) }
}

@implementation @c
public func overscroll_drawer_visible_lengths(
  _ drawer: OverscrollDrawer, _ lengths: UnsafeMutablePointer<Double>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard isCount(capacity) else { return Status.invalidArgument }
  guard unsafe lengths != nil || capacity == 0 else { return Status.nullPointer }
  return with(drawer) {
    for index in 0..<min(Int(capacity), $0.anchors.count) {
      unsafe lengths?[index] = $0.visibleLength(of: index)
    }
    unsafe report(Int32($0.anchors.count), count)
    return Status.ok
  }
}

@implementation @c
public func overscroll_drawer_progress(
  _ drawer: OverscrollDrawer, _ from: Int32, _ to: Int32,
  _ progress: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(drawer) {
    let indices = $0.anchors.indices
    guard indices.contains(Int(from)), indices.contains(Int(to)) else {
      return Status.invalidArgument
    }
    return unsafe answer($0.progress(from: Int(from), to: Int(to)), progress)
  }
}

@implementation @c
public func overscroll_drawer_diagnostics(
  _ drawer: OverscrollDrawer, _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  with(drawer) { unsafe answer(OverscrollDiagnostics($0.diagnostics), diagnostics) }
}
