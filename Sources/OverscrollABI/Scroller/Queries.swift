// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
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
public func overscroll_scroller_destination(
  _ scroller: OverscrollScroller, _ offset: UnsafeMutablePointer<OverscrollVector>?
) -> OverscrollStatus { with(scroller) { unsafe answer(OverscrollVector($0.destination), offset) } }

@implementation @c
public func overscroll_scroller_next_time(
  _ scroller: OverscrollScroller, _ axis: Int32, _ offset: Double, _ after: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard let axis = ScrollAxis(code: axis), offset.isPlace, after.isFinite else {
    return Status.invalidArgument
  }
  return with(scroller) { unsafe answer($0.nextTime(at: offset, along: axis, after: after), time) }
}

@implementation @c
public func overscroll_scroller_flight(
  _ scroller: OverscrollScroller, _ axis: Int32, _ flight: UnsafeMutablePointer<OverscrollFlight>?
) -> OverscrollStatus {
  guard let axis = ScrollAxis(code: axis) else { return Status.invalidArgument }
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
