// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollPhysics

@implementation @c
public func overscroll_throw_create(
  _ def: UnsafePointer<OverscrollThrowDef>?, _ thrown: UnsafeMutablePointer<OverscrollThrow>?
) -> OverscrollStatus {
  unsafe take(def) { def in
    guard let value = def.value.value, let x = def.per_x.value, let y = def.per_y.value,
      def.tolerance >= 1e-9, def.tolerance.isPositive
    else { return Status.invalidArgument }
    return unsafe create(
      Throw(value, perPoint: (x: x, y: y), tolerance: def.tolerance), def, thrown)
  }
}

@implementation @c
public func overscroll_throw_drag(
  _ thrown: OverscrollThrow, _ value: UnsafePointer<OverscrollValue>?,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  guard let def = unsafe value?.pointee else { return Status.nullPointer }
  guard let value = def.value else { return Status.invalidArgument }
  return unsafe program(thrown, events) { $0.drag(to: value) }
}

@implementation @c
public func overscroll_throw_release(
  _ thrown: OverscrollThrow, _ velocity: UnsafePointer<OverscrollValue>?,
  _ candidates: UnsafePointer<OverscrollValue>?, _ count: Int32,
  _ release: UnsafeMutablePointer<OverscrollThrowRelease>?
) -> OverscrollStatus {
  guard let def = unsafe velocity?.pointee else { return Status.nullPointer }
  guard let velocity = def.value, isCount(count) else { return Status.invalidArgument }
  guard unsafe isThere(candidates, count) else { return Status.nullPointer }
  guard let list = unsafe list(candidates, count, { $0.value }) else {
    return Status.invalidArgument
  }
  return with(thrown) {
    let released = $0.release(velocity: velocity, to: list)
    unsafe report(OverscrollThrow.release(released, of: $0), release)
    return Status.ok
  }
}
