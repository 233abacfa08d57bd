// The functions of this file are documented in overscroll_nested.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollPhysics

@implementation @c
public func overscroll_nested_advance(
  _ nested: OverscrollNested, _ time: Double, _ frame: UnsafeMutablePointer<OverscrollNestedFrame>?
) -> OverscrollStatus {
  guard unsafe frame != nil else { return Status.nullPointer }
  return with(nested) {
    guard time.isFinite else { return Status.invalidArgument }
    $0.advance(to: time)
    return unsafe answer(OverscrollNestedFrame($0, OverscrollNestedEvents($0)), frame)
  }
}

@implementation @c
public func overscroll_nested_frame(
  _ nested: OverscrollNested, _ frame: UnsafeMutablePointer<OverscrollNestedFrame>?
) -> OverscrollStatus {
  with(nested) { unsafe answer(OverscrollNestedFrame($0, .none), frame) }
}

@implementation @c
public func overscroll_nested_frames(
  _ nested: OverscrollNested, _ frames: UnsafeMutablePointer<OverscrollFrame>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard isCount(capacity) else { return Status.invalidArgument }
  guard unsafe frames != nil || capacity == 0 else { return Status.nullPointer }
  return with(nested) {
    for index in 0..<min(Int(capacity), $0.count) {
      unsafe frames?[index] = OverscrollFrame($0.frame(of: index), of: $0[index])
    }
    unsafe report(Int32($0.count), count)
    return Status.ok
  }
}

@implementation @c
public func overscroll_nested_sample(
  _ nested: OverscrollNested, _ scroller: Int32, _ axis: Int32, _ first_time: Double,
  _ interval: Double, _ count: Int32, _ motions: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  with(nested) {
    guard $0.has(scroller), let axis = scrollAxis(axis) else { return Status.invalidArgument }
    var copy = $0
    let index = Int(scroller)
    return unsafe sample(first_time, interval, count, motions) {
      copy.advance(to: $0)
      return MotionState(
        value: copy[index].contentOffset[axis], velocity: copy.velocity(of: index)[axis])
    }
  }
}

@implementation @c
public func overscroll_nested_rest_time(
  _ nested: OverscrollNested, _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(nested) { unsafe answer($0.settled.time, time) }
}

@implementation @c
public func overscroll_nested_destinations(
  _ nested: OverscrollNested, _ offsets: UnsafeMutablePointer<OverscrollVector>?,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard isCount(capacity) else { return Status.invalidArgument }
  guard unsafe offsets != nil || capacity == 0 else { return Status.nullPointer }
  return with(nested) {
    let end = $0.settled
    for index in 0..<min(Int(capacity), end.count) {
      unsafe offsets?[index] = OverscrollVector(end[index].contentOffset)
    }
    unsafe report(Int32(end.count), count)
    return Status.ok
  }
}

@implementation @c
public func overscroll_nested_diagnostics(
  _ nested: OverscrollNested, _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  with(nested) { unsafe answer(OverscrollDiagnostics($0.diagnostics), diagnostics) }
}
