// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollGestures
internal import ScrollPhysics

@implementation @c
public func overscroll_scroller_bounds(
  _ scroller: OverscrollScroller, _ bounds: UnsafeMutablePointer<OverscrollBounds>?
) -> OverscrollStatus {
  with(scroller) {
    let content = $0.contentSize * $0.zoomScale
    return unsafe answer(
      OverscrollBounds(
        minimum_offset: OverscrollVector($0.minimumOffset),
        maximum_offset: OverscrollVector($0.maximumOffset),
        overscroll: OverscrollVector($0.overscroll),
        content_size: OverscrollSize(content)),
      bounds)
  }
}

@implementation @c
public func overscroll_scroller_rest(
  _ scroller: OverscrollScroller, _ rest: UnsafeMutablePointer<OverscrollRest>?
) -> OverscrollStatus {
  with(scroller) {
    unsafe answer(
      OverscrollRest(offset: OverscrollVector($0.destination), time: $0.restTime), rest)
  }
}

@implementation @c
public func overscroll_scroller_predict(
  _ scroller: OverscrollScroller, _ time: Double, _ frame: UnsafeMutablePointer<OverscrollFrame>?
) -> OverscrollStatus {
  unsafe overscroll_scroller_sample(scroller, time, 0, 1, frame)
}

@implementation @c
public func overscroll_scroller_sample(
  _ scroller: OverscrollScroller, _ first_time: Double, _ interval: Double, _ count: Int32,
  _ frames: UnsafeMutablePointer<OverscrollFrame>?
) -> OverscrollStatus {
  guard first_time.isFinite, interval >= 0, interval.isFinite, isCount(count) else {
    return Status.invalidArgument
  }
  guard let frames = unsafe frames else { return Status.nullPointer }
  return with(scroller) {
    var copy = $0
    for index in 0..<Int(count) {
      let time = first_time + Double(index) * interval
      copy.stepFrames(to: time)
      let shown = copy.advance(to: time)
      unsafe frames[index] = OverscrollFrame(shown, of: copy)
    }
    return Status.ok
  }
}

extension Scroller {
  /// Steps the display frames before a time, where the law knows only frames.
  fileprivate mutating func stepFrames(to end: Double) {
    guard case .uiKitFrames(let interval) = dynamics else { return }
    // An hour of frames, should something never end.
    for _ in 0..<432_000 {
      guard isDecelerating, time + interval * 1.5 < end else { return }
      advance(to: time + interval)
    }
  }
}

@implementation @c
public func overscroll_scroller_next_time(
  _ scroller: OverscrollScroller, _ axis: Int32, _ offset: Double, _ after: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard let axis = scrollAxis(axis), offset.isPlace, after.isFinite else {
    return Status.invalidArgument
  }
  return with(scroller) {
    unsafe answer($0.nextTime(at: offset, along: axis, after: after), time)
  }
}

@implementation @c
public func overscroll_scroller_flight(
  _ scroller: OverscrollScroller, _ axis: Int32, _ flight: UnsafeMutablePointer<OverscrollFlight>?
) -> OverscrollStatus {
  guard let axis = scrollAxis(axis) else { return Status.invalidArgument }
  guard unsafe flight != nil else { return Status.nullPointer }
  return with(scroller) {
    guard let flown = $0.flight(axis) else { return Status.never }
    return unsafe answer(OverscrollFlight(flown.flight, start: flown.start), flight)
  }
}

extension OverscrollFlight {
  init(_ flight: Flight, start: Double) {
    self.init()
    start_time = start
    rest_time = start + flight.restTime
    destination = flight.destination
    if let hit = flight.collision {
      collides = 1
      collision_time = start + hit.time
      collision_edge = hit.edge
      collision_velocity = hit.velocity
    }
    if let peak = flight.peak {
      has_peak = 1
      peak_time = start + peak.time
      peak_value = peak.value
    }
  }
}

@implementation @c
public func overscroll_scroller_diagnostics(
  _ scroller: OverscrollScroller, _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  with(scroller) { unsafe answer(OverscrollDiagnostics($0.diagnostics), diagnostics) }
}
