// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollPhysics

/// Asks a flight something, if its numbers are valid.
private func ask(
  _ pointer: UnsafePointer<OverscrollFlightDef>?, _ body: (Flight) -> OverscrollStatus
) -> OverscrollStatus {
  unsafe take(pointer) { def in
    guard def.offset.isPlace, def.velocity.isPlace, let range = range(def.minimum, def.maximum),
      def.deceleration_rate.isRate, def.stop_speed.isLength, def.stop_distance.isLength,
      def.dynamics.isFit
    else { return Status.invalidArgument }
    #if arch(wasm32)
      if let latest = unsafe latest, areSame(latest.def, def) { return body(latest.flight) }
    #endif
    let flight = Flight(
      from: def.offset, velocity: def.velocity, in: range,
      law: def.dynamics.dynamics.law(DecelerationRate(def.deceleration_rate)),
      tolerance: StopRule(
        speed: def.stop_speed, distance: def.stop_distance,
        edgeSpeed: def.stop_distance > 0 ? .infinity : 0))
    #if arch(wasm32)
      unsafe latest = (def, flight)
    #endif
    return body(flight)
  }
}

#if arch(wasm32)
  /// The flight that was queried last: a page asks the same one for many times, and has one thread.
  nonisolated(unsafe) private var latest: (def: OverscrollFlightDef, flight: Flight)?
#endif

@implementation @c
public func overscroll_flight_plan(
  _ def: UnsafePointer<OverscrollFlightDef>?, _ flight: UnsafeMutablePointer<OverscrollFlight>?
) -> OverscrollStatus { unsafe ask(def) { unsafe answer(OverscrollFlight($0, start: 0), flight) } }

@implementation @c
public func overscroll_flight_sample(
  _ def: UnsafePointer<OverscrollFlightDef>?, _ first_time: Double, _ interval: Double,
  _ count: Int32, _ motions: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  unsafe ask(def) { flight in
    unsafe sample(first_time, interval, count, motions) { flight.state(at: $0) }
  }
}

@implementation @c
public func overscroll_flight_next_time(
  _ def: UnsafePointer<OverscrollFlightDef>?, _ offset: Double, _ after: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard offset.isPlace, after.isFinite else { return Status.invalidArgument }
  return unsafe ask(def) { unsafe answer($0.nextTime(at: offset, after: after), time) }
}

@implementation @c
public func overscroll_frame_step(
  _ motion: UnsafeMutablePointer<OverscrollMotion>?, _ interval: Double, _ minimum: Double,
  _ maximum: Double, _ rate: Double, _ is_at_rest: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard let now = unsafe motion?.pointee else { return Status.nullPointer }
  guard now.value.isPlace, now.velocity.isPlace, interval >= 0, interval <= 1,
    let range = range(minimum, maximum), rate.isRate
  else { return Status.invalidArgument }
  let law = FrameLaw(DecelerationRate(rate))
  let next = law.step(
    FrameLaw.State(offset: now.value, velocity: now.velocity), by: interval, in: range)
  unsafe report(law.isAtRest(next, in: range) ? 1 : 0, is_at_rest)
  return unsafe answer(OverscrollMotion(value: next.offset, velocity: next.velocity), motion)
}

@implementation @c
public func overscroll_bounce_at(
  _ displacement: Double, _ velocity: Double, _ rate: Double, _ time: Double,
  _ motion: UnsafeMutablePointer<OverscrollMotion>?
) -> OverscrollStatus {
  guard displacement.isPlace, velocity.isPlace, rate.isRate else { return Status.invalidArgument }
  let bounce = Bounce(
    from: displacement, edge: 0, carriedVelocity: velocity, law: .continuous(DecelerationRate(rate))
  )
  return unsafe sample(time, 0, 1, motion) { bounce.motion.state(at: $0) }
}
