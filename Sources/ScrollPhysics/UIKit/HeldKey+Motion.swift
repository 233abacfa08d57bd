/// A held key in closed form, one formula after the other: where it is does not depend on frames.
///
/// Unlike UIKit, beyond a bound the spring acts alone: content comes back to it, and rests there however long the
/// key is held.
extension HeldKey {
  /// What the pressed key does next, as far as one formula goes; nil where it stays.
  ///
  /// - Parameters:
  ///   - state: now; a velocity against the key counts as 0.
  ///   - time: now, in seconds.
  ///   - isBouncing: whether it may go beyond the range.
  ///   - distance: how near to a bound the spring is over, in points.
  public func pressed(
    from state: MotionState, after time: Double, bouncing isBouncing: Bool, within distance: Double
  ) -> TimedMotion? {
    guard self.distance != 0 else { return nil }
    guard hasDistanceAhead(of: state.value) else {
      return beyond(from: state, after: time, bouncing: isBouncing, within: distance)
    }
    let speed = max(self.distance < 0 ? -state.velocity : state.velocity, 0)
    let limit = law.limit * abs(self.distance)
    guard limit - speed > limit * Self.instant else { return evenly(from: state, after: time) }
    let ahead = abs(bound - state.value)
    var duration = (limit - speed) / limit * law.runUp
    var travel = (speed + limit) / 2 * duration
    if travel >= ahead {
      travel = ahead
      duration = 2 * ahead / (speed + (speed * speed + 2 * limit / law.runUp * ahead).squareRoot())
    }
    guard duration > Self.instant else {
      return beyond(
        from: MotionState(value: bound, velocity: state.velocity), after: time,
        bouncing: isBouncing, within: distance)
    }
    let end = travel == ahead ? bound : state.value + (self.distance < 0 ? -travel : travel)
    // A cubic Bézier with its handles at thirds of the time is a parabola.
    let slope = speed * duration / travel
    let easing = Easing(1.0 / 3, slope / 3, 2.0 / 3, (1 + slope) / 3)
    return .eased(
      EasedMotion(
        from: state.value, to: end, velocity: self.distance < 0 ? -speed : speed,
        duration: duration, easing: easing),
      start: time)
  }

  /// What follows a part of the motion of a pressed key at the part's end; nil where that rests.
  ///
  /// - Parameters:
  ///   - part: of ``pressed(from:after:bouncing:within:)``, or what followed one.
  ///   - range: the offset bounds, in points.
  ///   - isBouncing: whether it may go beyond the range.
  ///   - distance: how near to a bound the spring is over, in points.
  ///   - law: of the key.
  public static func next(
    after part: TimedMotion, in range: ClosedRange<Double>, bouncing isBouncing: Bool,
    within distance: Double, law: HeldKeyLaw = .iOS
  ) -> TimedMotion? {
    if part.curve.isDeceleration {
      let end = MotionState(value: part.destination, velocity: part.leftover)
      guard part.destination == range.lowerBound || part.destination == range.upperBound else {
        return nil
      }
      return across(
        from: end, after: part.end, in: range, bouncing: isBouncing, within: distance, law: law)
    }
    guard case .eased(let run) = part.curve else { return nil }
    let velocity = velocity(atEndOf: part)
    // At its limit the force is 0.
    let key = HeldKey(
      from: run.start, distance: velocity / law.limit, range: range, law: law)
    return key.pressed(
      from: MotionState(value: run.target, velocity: velocity), after: part.end,
      bouncing: isBouncing, within: distance)
  }

  /// The distance D of a key that moves by a part, in points; at even speed that whose limit it is, 0 for the spring.
  public static func distance(of part: TimedMotion, law: HeldKeyLaw = .iOS) -> Double {
    guard case .eased(let run) = part.curve else { return 0 }
    if run.easing == .linear { return velocity(atEndOf: part) / law.limit }
    let force = (velocity(atEndOf: part) - run.velocity(at: 0)) / run.duration
    return force * law.runUp / law.limit
  }

  /// The velocity with which a part ends that another one follows, in pt/s; 0 for the last.
  public static func velocity(atEndOf part: TimedMotion) -> Double {
    guard case .eased(let run) = part.curve else { return 0 }
    return run.easing.progress(at: 1).slope * (run.target - run.start) / run.duration
  }

  /// The motion after a release at a state.
  ///
  /// - Parameters:
  ///   - state: at the release.
  ///   - start: the offset when the key went down, in points.
  public func motion(releasedAt state: MotionState, from start: Double) -> SpringMotion {
    SpringMotion(
      law.spring, from: state.value, to: ideal(after: state, from: start),
      velocity: state.velocity)
  }

  /// What a coast across the key does while that is held, as far as one formula goes; nil where it stays.
  ///
  /// ```
  /// inside the range   x(t) = x0 + v0/20 (1 - e^(-20 t))          beyond it the spring
  /// ```
  ///
  /// - Parameters:
  ///   - state: now.
  ///   - time: now, in seconds.
  ///   - range: the offset bounds of its axis, in points.
  ///   - isBouncing: whether it may go beyond them.
  ///   - distance: how near to its end it is over, in points.
  ///   - law: of the key.
  public static func across(
    from state: MotionState, after time: Double, in range: ClosedRange<Double>,
    bouncing isBouncing: Bool, within distance: Double, law: HeldKeyLaw = .iOS
  ) -> TimedMotion? {
    let bound = state.velocity < 0 ? range.lowerBound : range.upperBound
    guard range.contains(state.value), state.value != bound else {
      let key = HeldKey(from: state.value, distance: state.velocity, range: range, law: law)
      return key.beyond(from: state, after: time, bouncing: isBouncing, within: distance)
    }
    let curve = Deceleration(from: state.value, velocity: state.velocity, decay: law.damping)
    if let hit = TimedMotion.deceleration(curve, to: bound, start: time) { return hit }
    let duration = curve.time(toWithin: distance)
    guard duration > 0 else { return nil }
    return TimedMotion(
      .deceleration(curve), start: time, duration: duration, destination: curve.destination)
  }

  /// Where a release leads what goes across the key, in points: as far as the speed carries, within the range.
  public static func ideal(
    across state: MotionState, in range: ClosedRange<Double>, law: HeldKeyLaw = .iOS
  ) -> Double {
    range.nearest(to: state.value + state.velocity / law.spring.angularFrequency)
  }

  /// A time in which nothing moves, 1e-9, in seconds.
  ///
  /// Source: chosen. Grade D.
  private static let instant = 1e-9

  /// The bound ahead, in points.
  private var bound: Double { distance < 0 ? range.lowerBound : range.upperBound }

  private func evenly(from state: MotionState, after time: Double) -> TimedMotion? {
    let duration = abs((bound - state.value) / state.velocity)
    guard duration > Self.instant, duration.isFinite else { return nil }
    return .eased(
      EasedMotion(
        from: state.value, to: bound, velocity: state.velocity, duration: duration,
        easing: .linear),
      start: time)
  }

  private func beyond(
    from state: MotionState, after time: Double, bouncing isBouncing: Bool, within distance: Double
  ) -> TimedMotion? {
    let velocity = isBouncing ? state.velocity : 0
    guard velocity != 0 || !range.contains(state.value) else { return nil }
    let edge = range.nearest(to: state.value)
    return .spring(
      SpringMotion(law.spring, from: state.value, to: edge, velocity: velocity), start: time,
      within: distance)
  }
}
