/// The motions themselves, and how they go on to another place.
extension TimedMotion {
  /// Standing still.
  public static func rest(at place: Double, start: Double) -> TimedMotion {
    TimedMotion(.rest(place), start: start, duration: .infinity, destination: place)
  }

  /// A spring until it stays within a distance of its target; infinite if it never does.
  public static func spring(
    _ motion: SpringMotion, start: Double, within distance: Double
  ) -> TimedMotion {
    TimedMotion(
      .spring(motion), start: start, duration: motion.settleTime(within: distance) ?? .infinity,
      destination: motion.target)
  }

  /// A timing curve.
  public static func eased(_ motion: EasedMotion, start: Double) -> TimedMotion {
    TimedMotion(
      .eased(motion), start: start, duration: motion.duration, destination: motion.target)
  }

  /// A deceleration as far as a place that it passes; nil when it does not get there.
  public static func deceleration(
    _ motion: Deceleration, to place: Double, start: Double
  ) -> TimedMotion? {
    guard let duration = motion.time(to: place), duration > 0 else { return nil }
    return TimedMotion(
      .deceleration(motion), start: start, duration: duration, destination: place)
  }

  /// The velocity left where a deceleration to a place gets there, exactly v0 - r · distance; 0 for
  /// other motions.
  public var leftover: Double {
    guard curve.isDeceleration else { return 0 }
    guard case .poles(let curve) = curve else { return curve.carriedVelocity(at: duration) }
    return (curve.initialVelocity - curve.poles.other * (destination - curve.target)) / curve.gain
  }

  /// How long a timing curve takes at least to another place, 0.1, in seconds.
  ///
  /// Source: chosen, a third of a programmatic scroll. Grade D.
  public static let leastTimeLeft = 0.1

  /// The motion from here to another place: position and velocity go on.
  ///
  /// A spring stays the same spring, a timing curve ends when it would have ended (``leastTimeLeft`` from
  /// now at least, so that nothing jumps), a deceleration is bent or nil when the place does not lie ahead of it. Rest and other platforms'
  /// formulas are nil.
  ///
  /// - Parameters:
  ///   - place: where to, in points.
  ///   - time: now, in seconds.
  ///   - distance: how near to its target a spring is over, in points.
  public func retargeted(
    to place: Double, at time: Double, within distance: Double
  ) -> TimedMotion? {
    let now = time - start
    switch curve {
    case .rest:
      return nil
    case .poles(let curve) where curve.poles.isFree:
      let state = curve.state(at: now)
      return .deceleration(
        Deceleration(from: state.value, velocity: state.velocity, decay: curve.poles.other),
        to: place, start: time)
    case .poles(let curve):
      return .spring(curve.retargeted(to: place, at: now), start: time, within: distance)
    case .eased(let curve):
      let state = curve.state(at: now)
      return .eased(
        EasedMotion(
          from: state.value, to: place, velocity: state.velocity,
          duration: max(duration - max(now, 0), Self.leastTimeLeft), easing: curve.easing),
        start: time)
    case .feel:
      return nil
    }
  }
}
