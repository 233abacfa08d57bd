// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

extension OverscrollClock: Handle {
  typealias Value = ClockOffset

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_CLOCK) }
}

@implementation @c
public func overscroll_clock_create(
  _ clock: UnsafeMutablePointer<OverscrollClock>?
) -> OverscrollStatus { unsafe insert(ClockOffset(), clock) }

@implementation @c
public func overscroll_clock_time(
  _ clock: OverscrollClock, _ event: Double, _ now: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  guard event.isPlace, now.isPlace else { return Status.invalidArgument }
  guard unsafe time != nil else { return Status.nullPointer }
  return with(clock) { unsafe answer($0.time(of: event, arrivingAt: now), time) }
}
