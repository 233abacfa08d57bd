// The functions of this file are documented in overscroll_nested.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures
internal import ScrollPhysics

@implementation @c
public func overscroll_nested_configuration(
  _ nested: OverscrollNested, _ def: UnsafeMutablePointer<OverscrollNestedDef>?
) -> OverscrollStatus { unsafe configuration(nested, def) }

@implementation @c
public func overscroll_nested_configure(
  _ nested: OverscrollNested, _ def: UnsafePointer<OverscrollNestedDef>?
) -> OverscrollStatus { unsafe configure(nested, def) }

@implementation @c
public func overscroll_nested_sync(
  _ nested: OverscrollNested, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus { unsafe sync(nested, time, events) }

@implementation @c
public func overscroll_nested_advance(
  _ nested: OverscrollNested, _ time: Double, _ frame: UnsafeMutablePointer<OverscrollNestedFrame>?
) -> OverscrollStatus { unsafe advance(nested, time, frame) }

@implementation @c
public func overscroll_nested_frame(
  _ nested: OverscrollNested, _ frame: UnsafeMutablePointer<OverscrollNestedFrame>?
) -> OverscrollStatus { unsafe show(nested, frame) }

@implementation @c
public func overscroll_nested_touch(
  _ nested: OverscrollNested, _ touch: UnsafePointer<OverscrollTouch>?, _ member: Int32,
  _ release: UnsafeMutablePointer<OverscrollNestedRelease>?
) -> OverscrollStatus {
  let known = with(nested) { $0.has(member) || member == -1 ? Status.ok : Status.invalidArgument }
  guard known == Status.ok else { return known }
  return unsafe handle(nested, touch, release) {
    guard $1.phase == .began, member >= 0 else {
      return OverscrollNested.release($0.handle($1), of: $0)
    }
    $0.touchDown($1.id, at: $1.position ?? .zero, in: Int(member), time: $1.time)
    return OverscrollNestedRelease(
      velocity: OverscrollVector(), happened: OverscrollNestedEvents($0),
      will_settle: $0.isMoving.flag, did_drag: 0, reserved: (0, 0, 0, 0, 0, 0))
  }
}

@implementation @c
public func overscroll_nested_wheel(
  _ nested: OverscrollNested, _ wheel: UnsafePointer<OverscrollWheel>?, _ member: Int32,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  guard let wheel = unsafe wheel?.pointee else { return Status.nullPointer }
  return with(nested) {
    guard let event = wheel.event, $0.has(member) || member == -1 else {
      return Status.invalidArgument
    }
    $0.wheel(event, in: member < 0 ? nil : Int(member))
    unsafe report(OverscrollNestedEvents($0), events)
    return status(event.delta.x, event.delta.y, event.time)
  }
}

@implementation @c
public func overscroll_nested_key(
  _ nested: OverscrollNested, _ key: Int32, _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  unsafe press(nested, key, 0, events) { $0.key($1) }
}

@implementation @c
public func overscroll_nested_key_down(
  _ nested: OverscrollNested, _ key: Int32, _ is_repeat: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  unsafe press(nested, key, time, events) { $0.keyDown($1, isRepeat: is_repeat != 0, time: time) }
}

@implementation @c
public func overscroll_nested_key_up(
  _ nested: OverscrollNested, _ key: Int32, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  unsafe press(nested, key, time, events) { $0.keyUp($1, time: time) }
}

@implementation @c
public func overscroll_nested_scroll_to_top(
  _ nested: OverscrollNested, _ animated: Int32,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  unsafe program(nested, events) { $0.scrollToTop(animated: animated != 0) }
}

@implementation @c
public func overscroll_nested_sample(
  _ nested: OverscrollNested, _ member: Int32, _ axis: Int32, _ first_time: Double,
  _ interval: Double, _ count: Int32, _ motions: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  with(nested) {
    guard $0.has(member), $0.kind(of: Int(member)) == .scroller,
      let axis = ScrollAxis(code: axis)
    else { return Status.invalidArgument }
    var copy = $0
    let index = Int(member)
    return unsafe sample(first_time, interval, count, motions) {
      copy.advance(to: $0)
      return MotionState(
        value: copy[index].contentOffset[axis], velocity: copy.velocity(of: index)[axis])
    }
  }
}
