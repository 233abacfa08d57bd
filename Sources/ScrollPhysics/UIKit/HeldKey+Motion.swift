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
    var segment = Segment(restingAt: state.value, from: time)
    let course = KeyCourse(
      range: range, isBouncing: isBouncing, nearEnough: distance, law: law)
    return course.press(&segment, by: self.distance, from: state) ? segment : nil
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
    var segment = part
    let course = KeyCourse(
      range: range, isBouncing: isBouncing, nearEnough: distance, law: law)
    return course.goOn(&segment) ? segment : nil
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
    var segment = Segment(restingAt: state.value, from: time)
    let course = KeyCourse(
      range: range, isBouncing: isBouncing, nearEnough: distance, law: law)
    return course.coast(&segment, from: state) ? segment : nil
  }

  /// Where a release leads what goes across the key, in points: as far as the speed carries, within the range.
  public static func ideal(
    across state: MotionState, in range: ClosedRange<Double>, law: HeldKeyLaw = .iOS
  ) -> Double {
    range.nearest(to: state.value + state.velocity / law.spring.angularFrequency)
  }
}
