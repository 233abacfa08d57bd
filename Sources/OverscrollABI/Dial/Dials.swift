// The functions of this file are documented in overscroll_dial.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollPhysics

extension OverscrollDialFrame {
  /// What there is to draw of a dial.
  fileprivate init(_ dial: Dial, didSettle: Bool = false) {
    self.init(
      time: dial.time, angle: dial.angle, velocity: dial.velocity, destination: dial.destination,
      events: didSettle ? OverscrollEvents(OVERSCROLL_DIAL_DID_SETTLE) : 0,
      is_moving: dial.isMoving ? 1 : 0, is_tracking: dial.isTracking ? 1 : 0,
      is_dragging: dial.isDragging ? 1 : 0, reserved: (0, 0, 0, 0, 0))
  }
}

extension OverscrollDialRelease {
  fileprivate init(_ dial: Dial, didDrag: Bool) {
    self.init(
      destination: dial.destination, will_settle: dial.isMoving ? 1 : 0,
      did_drag: didDrag ? 1 : 0, reserved: (0, 0, 0, 0, 0, 0))
  }
}

@implementation @c
public func overscroll_dial_touch_down(
  _ dial: OverscrollDial, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double
) -> OverscrollStatus {
  with(dial) {
    $0.touchDown(Int(pointer), at: Vector2(x, y), time: time)
    return status(x, y, time)
  }
}

@implementation @c
public func overscroll_dial_touch_moved(
  _ dial: OverscrollDial, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double
) -> OverscrollStatus {
  with(dial) {
    $0.touchMoved(Int(pointer), to: Vector2(x, y), time: time)
    return status(x, y, time)
  }
}

/// Lets fingers leave, and writes how.
private func finish(
  _ dial: OverscrollDial, _ release: UnsafeMutablePointer<OverscrollDialRelease>?,
  _ leave: (inout Dial) -> Void
) -> OverscrollStatus {
  with(dial) {
    let wasDragged = $0.isDragging
    leave(&$0)
    let didDrag = wasDragged && !$0.isDragging
    unsafe report(OverscrollDialRelease($0, didDrag: didDrag), release)
    return Status.ok
  }
}

@implementation @c
public func overscroll_dial_touch_up(
  _ dial: OverscrollDial, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollDialRelease>?
) -> OverscrollStatus {
  let isElsewhere = !(x.isNaN && y.isNaN)
  let place = isElsewhere ? Vector2(x, y) : nil
  let found = unsafe finish(dial, release) {
    $0.touchUp(Int(pointer), at: place, time: time)
  }
  guard found == Status.ok else { return found }
  return isElsewhere ? status(x, y, time) : status(0, 0, time)
}

@implementation @c
public func overscroll_dial_touch_cancelled(
  _ dial: OverscrollDial, _ pointer: Int32, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollDialRelease>?
) -> OverscrollStatus {
  let found = unsafe finish(dial, release) { $0.touchCancelled(Int(pointer), time: time) }
  return found == Status.ok ? status(0, 0, time) : found
}

@implementation @c
public func overscroll_dial_cancel_touches(
  _ dial: OverscrollDial, _ time: Double, _ release: UnsafeMutablePointer<OverscrollDialRelease>?
) -> OverscrollStatus {
  let found = unsafe finish(dial, release) { $0.cancelTouches(time: time) }
  return found == Status.ok ? status(0, 0, time) : found
}

@implementation @c
public func overscroll_dial_turn(
  _ dial: OverscrollDial, _ angle: Double, _ animated: Int32, _ time: Double
) -> OverscrollStatus {
  with(dial) {
    guard angle.isPlace, time.isFinite else { return Status.invalidArgument }
    $0.turn(to: angle, animated: animated != 0, time: time)
    return Status.ok
  }
}

@implementation @c
public func overscroll_dial_advance(
  _ dial: OverscrollDial, _ time: Double, _ frame: UnsafeMutablePointer<OverscrollDialFrame>?
) -> OverscrollStatus {
  guard unsafe frame != nil else { return Status.nullPointer }
  return with(dial) {
    guard time.isFinite else { return Status.invalidArgument }
    let didSettle = $0.advance(to: time).didSettle
    return unsafe answer(OverscrollDialFrame($0, didSettle: didSettle), frame)
  }
}

@implementation @c
public func overscroll_dial_frame(
  _ dial: OverscrollDial, _ frame: UnsafeMutablePointer<OverscrollDialFrame>?
) -> OverscrollStatus {
  with(dial) { unsafe answer(OverscrollDialFrame($0), frame) }
}

@implementation @c
public func overscroll_dial_sample(
  _ dial: OverscrollDial, _ first_time: Double, _ interval: Double, _ count: Int32,
  _ motions: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  with(dial) {
    var copy = $0
    return unsafe sample(first_time, interval, count, motions) {
      let shown = copy.advance(to: $0)
      return MotionState(value: shown.angle, velocity: shown.velocity)
    }
  }
}

@implementation @c
public func overscroll_dial_rest_time(
  _ dial: OverscrollDial, _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(dial) { unsafe answer($0.restTime, time) }
}

@implementation @c
public func overscroll_dial_diagnostics(
  _ dial: OverscrollDial, _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  with(dial) { unsafe answer(OverscrollDiagnostics($0.diagnostics), diagnostics) }
}
