// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

@implementation @c
public func overscroll_destroy(_ id: UInt32) -> OverscrollStatus { destroy(id) }

@implementation @c
public func overscroll_clone(
  _ id: UInt32, _ clone: UnsafeMutablePointer<UInt32>?
) -> OverscrollStatus { withBox(id) { unsafe insert($0.clone(), clone) } }

@implementation @c
public func overscroll_assign(_ id: UInt32, _ source: UInt32) -> OverscrollStatus {
  withBox(id) { box in
    withBox(source) {
      guard box.kind == $0.kind else { return Status.staleID }
      box.assign($0)
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_rest_time(
  _ id: UInt32, _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus { withBox(id) { unsafe answer($0.restTime as Double?, time) } }

@implementation @c
public func overscroll_resume(_ id: UInt32, _ time: Double) -> OverscrollStatus {
  withBox(id) { $0.resume(at: time.isFinite && time >= 0 ? time : .nan) }
}

@implementation @c
public func overscroll_diagnostics(
  _ id: UInt32, _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  withBox(id) {
    var counts = OverscrollDiagnostics()
    return $0.diagnose(&counts) ? unsafe answer(counts, diagnostics) : Status.never
  }
}

@implementation @c
public func overscroll_configuration(
  _ id: UInt32, _ kind: Int32, _ def: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  withBox(id, kind) {
    guard let def = unsafe def else { return Status.nullPointer }
    return unsafe $0.configuration(def)
  }
}

@implementation @c
public func overscroll_configure(
  _ id: UInt32, _ kind: Int32, _ def: UnsafeRawPointer?
) -> OverscrollStatus { withBox(id, kind) { unsafe $0.configure(def) } }

@implementation @c
public func overscroll_touch(
  _ id: UInt32, _ kind: Int32, _ touch: UnsafePointer<OverscrollTouch>?, _ target: Int32,
  _ release: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard let touch = unsafe touch?.pointee else { return Status.nullPointer }
  return withBox(id, kind) {
    // A finger that lifts is gone, whenever and wherever that was.
    guard let known = touch.known, touch.status == Status.ok || known.isLift else {
      return $0.refuse()
    }
    let status = unsafe $0.touch(touch.event(known), target, release)
    return status == Status.ok ? touch.status : status
  }
}

@implementation @c
public func overscroll_wheel(
  _ id: UInt32, _ kind: Int32, _ wheel: UnsafePointer<OverscrollWheel>?, _ target: Int32,
  _ events: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard let wheel = unsafe wheel?.pointee else { return Status.nullPointer }
  return withBox(id, kind) {
    let ofNumbers = OverscrollABI.status(wheel.delta.x, wheel.delta.y, wheel.time)
    // A stroke ends whenever that is said.
    guard let event = wheel.event,
      ofNumbers == Status.ok || event.phase.isEnd
    else { return $0.refuse() }
    let status = unsafe $0.wheel(event, target, events)
    return status == Status.ok ? ofNumbers : status
  }
}

@implementation @c
public func overscroll_key(
  _ id: UInt32, _ kind: Int32, _ key: Int32, _ action: Int32, _ time: Double,
  _ events: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard let command = KeyCommand(code: key), let action = KeyAction(code: action),
    time.isFinite
  else { return Status.invalidArgument }
  return withBox(id, kind) { unsafe $0.key(command, action, time, events) }
}

@implementation @c
public func overscroll_scroll_to_top(
  _ id: UInt32, _ kind: Int32, _ animated: Int32, _ events: UnsafeMutableRawPointer?
) -> OverscrollStatus { withBox(id, kind) { unsafe $0.scrollToTop(animated != 0, events) } }

@implementation @c
public func overscroll_move(
  _ id: UInt32, _ kind: Int32, _ target: UnsafeRawPointer?, _ animated: Int32,
  _ events: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard let target = unsafe target else { return Status.nullPointer }
  return withBox(id, kind) { unsafe $0.move(target, animated != 0, events) }
}

@implementation @c
public func overscroll_sync(
  _ id: UInt32, _ kind: Int32, _ time: Double, _ events: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  withBox(id, kind) { time.isFinite ? unsafe $0.sync(time, events) : Status.invalidArgument }
}

@implementation @c
public func overscroll_advance(
  _ id: UInt32, _ kind: Int32, _ time: Double, _ frame: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard let frame = unsafe frame else { return Status.nullPointer }
  return withBox(id, kind) { time.isFinite ? unsafe $0.show(time, frame) : Status.invalidArgument }
}

@implementation @c
public func overscroll_frame(
  _ id: UInt32, _ kind: Int32, _ frame: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  withBox(id, kind) {
    guard let frame = unsafe frame else { return Status.nullPointer }
    return unsafe $0.show(nil, frame)
  }
}

@implementation @c
public func overscroll_sample(
  _ id: UInt32, _ kind: Int32, _ first_time: Double, _ interval: Double, _ count: Int32,
  _ frames: UnsafeMutableRawPointer?
) -> OverscrollStatus {
  guard first_time.isFinite, interval >= 0, interval.isFinite, isCount(count) else {
    return Status.invalidArgument
  }
  guard unsafe isThere(frames, count) else { return Status.nullPointer }
  return withBox(id, kind) {
    guard $0.frameSize > 0, let copy = $0.clone() else { return Status.staleID }
    guard let frames = unsafe frames else { return Status.ok }
    for index in 0..<Int(count) {
      let time = first_time + Double(index) * interval
      if copy.kind == OverscrollScroller.kind {
        unsafe copy.place.assumingMemoryBound(to: Scroller.self).pointee.stepFrames(to: time)
      }
      _ = unsafe copy.show(time, frames + index * copy.frameSize)
    }
    unsafe $0.join(frames, Int(count))
    return Status.ok
  }
}
