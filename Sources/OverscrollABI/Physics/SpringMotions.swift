// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import ScrollPhysics

/// Asks a spring in motion something, if its numbers are valid.
private func ask(
  _ pointer: UnsafePointer<OverscrollSpringMotion>?, _ body: (SpringMotion) -> OverscrollStatus
) -> OverscrollStatus {
  guard let def = unsafe pointer?.pointee else { return Status.nullPointer }
  guard let spring = def.spring.spring, def.start.isPlace, def.target.isPlace,
    def.velocity.isPlace
  else { return Status.invalidArgument }
  return body(SpringMotion(spring, from: def.start, to: def.target, velocity: def.velocity))
}

@implementation @c
public func overscroll_spring_sample(
  _ spring: UnsafePointer<OverscrollSpringMotion>?, _ first_time: Double, _ interval: Double,
  _ count: Int32, _ motions: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  unsafe ask(spring) { curve in
    unsafe sample(first_time, interval, count, motions) { curve.state(at: $0) }
  }
}

@implementation @c
public func overscroll_spring_time(
  _ spring: UnsafePointer<OverscrollSpringMotion>?, _ which: Int32, _ distance: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  // A distance that counts as having arrived: 1e-9 to 1e12 points.
  guard distance >= 1e-9, distance.isPositive else { return Status.invalidArgument }
  return unsafe ask(spring) {
    switch Int(which) {
    case OVERSCROLL_SPRING_SETTLED: unsafe answer($0.settleTime(within: distance), time)
    case OVERSCROLL_SPRING_ARRIVED: unsafe answer($0.firstTime(within: distance), time)
    case OVERSCROLL_SPRING_BOUNDED: unsafe answer($0.articleBound(within: distance), time)
    default: Status.invalidArgument
    }
  }
}

@implementation @c
public func overscroll_spring_next_time(
  _ spring: UnsafePointer<OverscrollSpringMotion>?, _ position: Double, _ after: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard position.isPlace, after.isFinite else { return Status.invalidArgument }
  return unsafe ask(spring) { unsafe answer($0.nextTime(at: position, after: after), time) }
}

@implementation @c
public func overscroll_spring_peak(
  _ spring: UnsafePointer<OverscrollSpringMotion>?, _ time: UnsafeMutablePointer<Double>?,
  _ value: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard unsafe time != nil, unsafe value != nil else { return Status.nullPointer }
  return unsafe ask(spring) {
    guard let peak = $0.peak else { return Status.never }
    unsafe report(peak.time, time)
    unsafe report(peak.value, value)
    return Status.ok
  }
}
