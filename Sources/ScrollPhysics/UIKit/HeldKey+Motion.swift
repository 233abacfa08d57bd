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
  ) -> Segment? {
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
    return thrown(
      from: state.value, velocity: self.distance < 0 ? -speed : speed,
      force: law.limit * self.distance / law.runUp, for: duration, to: end, after: time)
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
    after part: Segment, in range: ClosedRange<Double>, bouncing isBouncing: Bool,
    within distance: Double, law: HeldKeyLaw = .iOS
  ) -> Segment? {
    if part.curve.isDeceleration {
      let end = MotionState(value: part.destination, velocity: part.velocityLeft)
      guard part.destination == range.lowerBound || part.destination == range.upperBound else {
        return nil
      }
      return across(
        from: end, after: part.end, in: range, bouncing: isBouncing, within: distance, law: law)
    }
    guard part.curve.kind == .thrown else { return nil }
    let key = HeldKey(
      from: part.curve.from, distance: Self.distance(of: part, law: law), range: range, law: law)
    return key.pressed(
      from: MotionState(value: part.destination, velocity: velocity(atEndOf: part)),
      after: part.end, bouncing: isBouncing, within: distance)
  }

  /// The distance D of a key that moves by a part, in points; at even speed that whose limit it is, 0 for the spring.
  public static func distance(of part: Segment, law: HeldKeyLaw = .iOS) -> Double {
    guard part.curve.kind == .thrown else { return 0 }
    let force = part.curve.fast
    return (force == 0 ? part.curve.slope : force * law.runUp) / law.limit
  }

  /// The velocity with which a part ends that another one follows, in pt/s; 0 for the last.
  public static func velocity(atEndOf part: Segment) -> Double {
    guard part.curve.kind == .thrown else { return 0 }
    return part.curve.slope + part.curve.fast * part.duration
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
  ) -> Segment? {
    let bound = state.velocity < 0 ? range.lowerBound : range.upperBound
    guard range.contains(state.value), state.value != bound else {
      let key = HeldKey(from: state.value, distance: state.velocity, range: range, law: law)
      return key.beyond(from: state, after: time, bouncing: isBouncing, within: distance)
    }
    let curve = Deceleration(from: state.value, velocity: state.velocity, decay: law.damping)
    let hit = curve.time(to: bound)
    let duration = hit ?? curve.time(toWithin: distance)
    guard duration > 0 else { return nil }
    return Segment(
      .key, curve.motion.curve, start: time, duration: duration,
      to: hit == nil ? curve.destination : bound, next: hit == nil ? .still : .key)
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

  private func evenly(from state: MotionState, after time: Double) -> Segment? {
    let duration = abs((bound - state.value) / state.velocity)
    guard duration > Self.instant, duration.isFinite else { return nil }
    return thrown(
      from: state.value, velocity: state.velocity, force: 0, for: duration, to: bound, after: time)
  }

  /// Even acceleration; the key goes on after it.
  private func thrown(
    from start: Double, velocity: Double, force: Double, for duration: Double, to end: Double,
    after time: Double
  ) -> Segment {
    Segment(
      .key, Curve(.thrown, .thrown, from: start, to: end, slope: velocity, fast: force),
      start: time, duration: duration, to: end, next: .key)
  }

  private func beyond(
    from state: MotionState, after time: Double, bouncing isBouncing: Bool, within distance: Double
  ) -> Segment? {
    let velocity = isBouncing ? state.velocity : 0
    guard velocity != 0 || !range.contains(state.value) else { return nil }
    let edge = range.nearest(to: state.value)
    let motion = SpringMotion(law.spring, from: state.value, to: edge, velocity: velocity)
    return Segment(
      .key, motion.curve, start: time, duration: motion.settleTime(within: distance) ?? .infinity,
      to: edge)
  }
}
