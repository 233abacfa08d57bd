// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import ScrollPhysics

/// Asks a glide something, if its numbers are valid.
private func ask(
  _ pointer: UnsafePointer<OverscrollDeceleration>?, _ body: (Deceleration) -> OverscrollStatus
) -> OverscrollStatus {
  guard let def = unsafe pointer?.pointee else { return Status.nullPointer }
  guard def.start.isPlace, def.velocity.isPlace, def.rate.isRate else {
    return Status.invalidArgument
  }
  return body(
    Deceleration(from: def.start, velocity: def.velocity, rate: DecelerationRate(def.rate)))
}

@implementation @c
public func overscroll_decay_constant(
  _ rate: Double, _ decay: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard rate.isRate else { return Status.invalidArgument }
  return unsafe answer(DecelerationRate(rate).decayConstant, decay)
}

@implementation @c
public func overscroll_deceleration_sample(
  _ deceleration: UnsafePointer<OverscrollDeceleration>?, _ first_time: Double, _ interval: Double,
  _ count: Int32, _ motions: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  unsafe ask(deceleration) { curve in
    unsafe sample(first_time, interval, count, motions) { curve.state(at: $0) }
  }
}

@implementation @c
public func overscroll_deceleration_destination(
  _ deceleration: UnsafePointer<OverscrollDeceleration>?,
  _ destination: UnsafeMutablePointer<Double>?
) -> OverscrollStatus { unsafe ask(deceleration) { unsafe answer($0.destination, destination) } }

@implementation @c
public func overscroll_deceleration_time(
  _ deceleration: UnsafePointer<OverscrollDeceleration>?, _ what: Int32, _ value: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  unsafe ask(deceleration) {
    switch Int(what) {
    case OVERSCROLL_DECELERATION_OFFSET where value.isPlace:
      unsafe answer($0.time(to: value), time)
    case OVERSCROLL_DECELERATION_DISTANCE where value.isPositive:
      unsafe answer($0.time(toWithin: value), time)
    case OVERSCROLL_DECELERATION_SPEED where value.isPositive:
      unsafe answer($0.time(toSpeed: value), time)
    default: Status.invalidArgument
    }
  }
}

@implementation @c
public func overscroll_deceleration_velocity(
  _ distance: Double, _ time: Double, _ rate: Double, _ velocity: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard distance.isPlace, time >= 1e-9, time.isPositive, rate.isRate else {
    return Status.invalidArgument
  }
  return unsafe answer(
    Deceleration.velocity(
      from: 0, reaching: distance, after: time, rate: DecelerationRate(rate)),
    velocity)
}

@implementation @c
public func overscroll_project(
  _ projection: Int32, _ velocity: Double, _ rate: Double, _ distance: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard let kind = Projection(code: projection), velocity.isPlace, rate.isRate else {
    return Status.invalidArgument
  }
  return unsafe answer(
    kind.distance(velocity: velocity, rate: DecelerationRate(rate)), distance)
}
