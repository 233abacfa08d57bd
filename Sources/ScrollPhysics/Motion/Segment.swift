/// A motion as far as one formula goes, and how it goes on then.
///
/// ```
/// place(t) = curve(t - start)    until start + duration, then the destination, to the bit
/// ```
///
/// Times count from the release, in seconds; a ``Flight`` is a short list of these. Plain memory: what follows is not
/// stored but planned where this one ends (``ScrollLaw``).
///
/// - Complexity: O(1), no allocation, for every member.
public struct Segment: Hashable, Sendable {
  /// The formula.
  public package(set) var curve: Curve

  /// When it begins, in seconds after the release.
  public package(set) var start = 0.0

  /// How long it takes, in seconds; infinite if it never ends.
  public package(set) var duration = Double.infinity

  /// Where it is put at its end, in points.
  public package(set) var destination: Double

  /// What is done here.
  @usableFromInline package var activity: Activity

  /// How the next part begins; `still` where this is the last.
  @usableFromInline package var next = Activity.still

  package init(
    _ activity: Activity, _ curve: Curve, start: Double = 0, duration: Double,
    to destination: Double,
    next: Activity = .still
  ) {
    (self.activity, self.next) = (activity, next)
    (self.curve, self.destination) = (curve, destination)
    (self.start, self.duration) = (start, duration)
  }

  /// Standing still.
  package init(restingAt place: Double, from start: Double = 0) {
    self.init(.still, .still(at: place), start: start, duration: .infinity, to: place)
  }

  /// When it is over, in seconds after the release; infinite for what never ends.
  @inlinable public var end: Double { start + duration }

  /// What a flight does in this part.
  public var phase: FlightPhase {
    switch activity {
    case .still: .rest
    case .decelerating: .decelerating
    case .hit: .hit
    case .returning: .returning
    case .entering: .entering
    case .held, .settling, .gliding, .stepping, .program, .key: .released
    }
  }

  /// Offset and slope `time` seconds after the release, by the formula alone, in points and pt/s.
  @inlinable public func state(at time: Double) -> MotionState { curve.state(at: time - start) }

  /// The offset `time` seconds after the release, by the formula alone, in points.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The slope `time` seconds after the release, by the formula alone, in pt/s.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The velocity a new plan would start with, in pt/s.
  package func carriedVelocity(at time: Double) -> Double {
    curve.carriedVelocity(at: time - start)
  }

  /// Offset and slope at a time; at rest on the destination from the end on.
  public func settledState(at time: Double) -> MotionState {
    time < end ? state(at: time) : MotionState(value: destination, velocity: 0)
  }

  /// The velocity that the next part begins with, in pt/s; 0 where it rests.
  package var leftover: Double {
    switch next {
    case .hit: velocityLeft
    case .decelerating: curve.carriedVelocity(at: duration)
    case .still where !activity.isFlight: velocityLeft
    default: 0
    }
  }

  /// What is left of a deceleration at its destination: exactly v0 - r s / g; 0 of another curve.
  package var velocityLeft: Double {
    switch curve.kind {
    case .glide: (curve.slope - curve.fast * (destination - curve.target)) / curve.gain
    case .ownGlide: curve.velocity(at: duration)
    default: 0
    }
  }

  /// What there is to know `time` seconds after the release, to plan from there.
  package func flightState(at time: Double) -> FlightState {
    let now = state(at: time)
    return FlightState(
      offset: now.value, velocity: now.velocity, carriedVelocity: carriedVelocity(at: time),
      phase: phase, edge: curve.center)
  }

  /// The same, `distance` points further on.
  package mutating func shift(by distance: Double) {
    curve.shift(by: distance)
    destination += distance
  }
}

// MARK: - To a chosen place

extension Segment {
  /// How long a timing curve takes at least to another place, 0.1, in seconds.
  ///
  /// Source: chosen, a third of a programmatic scroll. Grade D.
  package static let leastTimeLeft = 0.1

  /// The most that a timing curve's velocity times its time may be of its distance so that it does not pass its end, 2.4.
  ///
  /// cos²(πs/2) > c s (1-s)² up to c = π²/4, where s is 1. Source: the formula. Grade A.
  private static let mostCarried = 2.4

  /// A spring until it stays within a distance of its target; infinite if it never does.
  public static func spring(_ motion: SpringMotion, within distance: Double) -> Segment {
    spring(motion.curve, within: distance)
  }

  /// What is drawn to its target, until it stays within a distance of that.
  package static func spring(_ curve: Curve, within distance: Double) -> Segment {
    Segment(
      .settling, curve, duration: curve.settleTime(within: distance), to: curve.target)
  }

  /// A deceleration that is put on a place after a time, in seconds.
  public static func deceleration(
    _ motion: Deceleration, for duration: Double, to place: Double
  ) -> Segment { Segment(.settling, motion.motion.curve, duration: duration, to: place) }

  /// Goes from here to another place, position and velocity go on; false, and nothing happens, where it cannot.
  ///
  /// A spring stays the same spring, and so does the one that a scroll to the top is; another timing curve ends when it
  /// would have ended (`leastTimeLeft` from now at least, so that nothing jumps; sooner where it would pass the place), a
  /// deceleration is bent if the place lies ahead of it.
  ///
  /// - Parameters:
  ///   - place: where to, in points.
  ///   - time: now, in seconds after the release; the new one counts from here.
  ///   - distance: how near to its target a spring is over, in points.
  package mutating func retarget(
    to place: Double, at time: Double, within distance: Double
  ) -> Bool {
    let now = time - start
    switch curve.kind {
    case .still, .thrown, .ownGlide, .ownEdge:
      return false
    case .glide:
      let state = curve.state(at: now)
      let bent = Curve.glide(from: state.value, velocity: state.velocity, decay: curve.fast)
      let time = bent.time(to: place)
      guard time > 0 else { return false }
      (curve, duration) = (bent, time)
    case .drawn, .oscillation:
      curve.redraw(to: place, at: now)
      duration = curve.settleTime(within: distance)
    case .program:
      let state = curve.state(at: now)
      if let spring = curve.spring(from: state, to: place) {
        (curve, duration) = (spring, spring.settleTime(within: distance))
      } else {
        duration = max(duration - max(now, 0), Self.leastTimeLeft)
        let rate = state.velocity / (place - state.value)
        if rate > 0 { duration = min(duration, Self.mostCarried / rate) }
        curve = curve.continued(from: state, to: place, in: duration)
      }
    }
    (start, destination, next) = (0, place, .still)
    return true
  }
}
