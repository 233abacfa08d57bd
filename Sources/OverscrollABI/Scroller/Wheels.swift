// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

extension OverscrollWheel {
  /// The event, if its codes are known.
  var event: WheelEvent? {
    guard let units = WheelEvent.Unit(code: Int32(unit)),
      let stage = WheelEvent.Phase(code: Int32(phase)), precision <= OVERSCROLL_WHEEL_PRECISE
    else { return nil }
    return WheelEvent(
      delta: Vector2(delta.x, delta.y), unit: units, phase: stage,
      isPrecise: precision == 0 ? nil : Int(precision) == OVERSCROLL_WHEEL_PRECISE,
      isShiftDown: is_shift_down != 0, time: time)
  }
}

@implementation @c
public func overscroll_scroller_wheel_zoom(
  _ scroller: OverscrollScroller, _ delta: Double, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollEvents>?
) -> OverscrollStatus {
  with(scroller) {
    guard delta.isPlace, x.isPlace, y.isPlace, time.isFinite else { return Status.invalidArgument }
    unsafe report($0.zoom(byWheel: delta, about: Vector2(x, y), time: time).word, events)
    return Status.ok
  }
}
