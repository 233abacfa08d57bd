internal import ScrollPhysics

/// Flights under another platform's feel.
///
/// Not inlined: they stay out of what UIKit's do.
extension MovingAxis {
  /// Takes another feel; a drag goes on from where it is, what runs is the owner's to plan again.
  mutating func setFeel(_ feel: AxisFeel) {
    replaceFeel(feel)
    setLimits(limits, isElastic: isElastic)
  }

  /// The feel's law, as it is in force.
  func feelLaw(_ law: AxisLaw) -> FeelLaw {
    feel.feel.law.stopping(law.isReduced || !canBounce)
  }

  /// The viewport's length that a feel's law depends on, in points.
  var dimension: Double { max(limits.below, limits.above) }

  /// Plans the flight from a state; true when it rests immediately.
  @inline(never)
  mutating func flyByFeel(_ state: FlightState, law: AxisLaw, at time: Double) -> Bool {
    let planner = FeelPlanner(state, in: range, law: feelLaw(law), dimension: dimension)
    return fly(by: planner, from: state.offset, at: time)
  }

  /// Goes on with the part of a flight in force, under new limits.
  @inline(never)
  mutating func resumeByFeel(_ run: AxisRun, law: AxisLaw, at time: Double) {
    let elapsed = run.hasBegun ? time - run.start : 0
    let planner = FeelPlanner(
      resuming: run.segment, at: elapsed, in: range, law: feelLaw(law), dimension: dimension)
    _ = fly(by: planner, from: position, at: run.start, elapsed: elapsed)
  }

  /// The part of a flight that follows another one; nil when that was the last that moves.
  @inline(never)
  func nextByFeel(after segment: FlightSegment, law: AxisLaw) -> FlightSegment? {
    var planner = FeelPlanner(
      after: segment, in: range, law: feelLaw(law), dimension: dimension)
    guard let next = planner.next(), next.phase != .rest else { return nil }
    return next
  }

  /// How fast it moves at an event, which may be earlier than what is shown, in pt/s.
  ///
  /// What a fling takes over does not depend on the frames' lead.
  @inline(never)
  func velocityByFeel(at time: Double) -> Double {
    guard case .running(let run) = activity, run.hasBegun, time < run.start + run.segment.end else {
      return velocity
    }
    return run.segment.state(at: max(time - run.start, run.segment.start)).velocity
  }

  /// How far a release would carry by itself, in points.
  @inline(never)
  func reachByFeel(of velocity: Double) -> Double {
    feel.feel.law.deceleration.motion(from: 0, velocity: velocity, dimension: dimension)
      .destination
  }
}
