/// The difference between two clocks, learned from events: a server stamps them on one, frames are on another.
///
/// An event arrives later than it happened, never before: of all differences seen the smallest is the nearest to the
/// truth, and what is above it is delay. O(1) an event, no allocation.
///
/// ```swift
/// let time = clock.time(of: Double(event.milliseconds) / 1000, arrivingAt: now)
/// list.touchMoved(1, to: place, time: time)   // on the clock of `now`, in order, never ahead of it
/// ```
public struct ClockOffset: Hashable, Sendable {
  /// How fast the two clocks may drift apart, 0.0002, in seconds per second.
  ///
  /// Source: twice what quartz is specified for; grade D.
  package static let greatestDrift = 0.0002

  /// A delay beyond which the other clock is said to have been set, or to have wrapped around, 1, in seconds.
  ///
  /// Source: chosen; grade D.
  package static let greatestDelay = 1.0

  /// What is added to an event's time, in seconds; nil before the first.
  public private(set) var offset: Double?

  /// When the newest event happened and arrived, in seconds of our clock.
  private var (latest, arrival) = (-Double.infinity, -Double.infinity)

  /// Creates one that knows nothing yet.
  public init() {}

  /// When an event happened, on the clock of its arrival, in seconds.
  ///
  /// Never later than now; never before the event before, unless now goes back. What is not finite counts as now.
  ///
  /// - Parameters:
  ///   - event: its time on the other clock, in seconds.
  ///   - now: the time, in seconds, on the clock of the frames.
  public mutating func time(of event: Double, arrivingAt now: Double) -> Double {
    guard now.isFinite else { return latest.isFinite ? latest : 0 }
    guard event.isFinite else { return settled(now, now) }
    let difference = now - event
    if let known = offset, abs(difference - known) <= Self.greatestDelay {
      // A clock that runs slower makes all differences grow, slowly.
      let drift = max(now - arrival, 0) * Self.greatestDrift
      offset = min(known + drift, difference)
    } else {
      offset = difference
    }
    return settled(event + (offset ?? difference), now)
  }

  private mutating func settled(_ time: Double, _ now: Double) -> Double {
    // Our own clock was set back: what was before does not count.
    let time = now < arrival ? now : max(min(time, now), latest)
    (latest, arrival) = (time, now)
    return time
  }
}
