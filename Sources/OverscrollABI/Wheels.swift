// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollGestures

extension OverscrollWheel {
  /// The event, if its codes are known.
  var event: WheelEvent? {
    let units: WheelEvent.Unit
    switch Int(unit) {
    case OVERSCROLL_WHEEL_PIXELS: units = .pixels
    case OVERSCROLL_WHEEL_LINES: units = .lines
    case OVERSCROLL_WHEEL_PAGES: units = .pages
    default: return nil
    }
    guard let stage = stage, precision <= OVERSCROLL_WHEEL_PRECISE else { return nil }
    return WheelEvent(
      delta: Vector2(delta.x, delta.y), unit: units, phase: stage,
      isPrecise: precision == 0 ? nil : Int(precision) == OVERSCROLL_WHEEL_PRECISE,
      isShiftDown: is_shift_down != 0, time: time)
  }

  private var stage: WheelEvent.Phase? {
    switch Int(phase) {
    case OVERSCROLL_WHEEL_NONE: WheelEvent.Phase.none
    case OVERSCROLL_WHEEL_BEGAN: .began
    case OVERSCROLL_WHEEL_CHANGED: .changed
    case OVERSCROLL_WHEEL_ENDED: .ended
    case OVERSCROLL_WHEEL_MOMENTUM_BEGAN: .momentumBegan
    case OVERSCROLL_WHEEL_MOMENTUM_CHANGED: .momentumChanged
    case OVERSCROLL_WHEEL_MOMENTUM_ENDED: .momentumEnded
    case OVERSCROLL_WHEEL_CANCELLED: .cancelled
    default: nil
    }
  }
}

@implementation @c
public func overscroll_scroller_wheel(
  _ scroller: OverscrollScroller, _ wheel: UnsafePointer<OverscrollWheel>?,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  guard let wheel = unsafe wheel?.pointee else { return Status.nullPointer }
  return with(scroller) {
    guard let event = wheel.event else { return Status.invalidArgument }
    unsafe report($0.wheel(event).packed, events)
    return event.delta.isFinite && event.time.isFinite ? Status.ok : Status.invalidArgument
  }
}

@implementation @c
public func overscroll_scroller_wheel_zoom(
  _ scroller: OverscrollScroller, _ delta: Double, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  with(scroller) {
    guard delta.isPlace, x.isPlace, y.isPlace, time.isFinite else { return Status.invalidArgument }
    unsafe report($0.zoom(byWheel: delta, about: Vector2(x, y), time: time).packed, events)
    return Status.ok
  }
}
