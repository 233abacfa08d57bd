/// Where a held key moves content, and what it goes on with part by part.
///
/// Each answer is written where the part before stands, from its end on: true where it moves.
package struct KeyCourse {
  /// The offset bounds, in points.
  let range: ClosedRange<Double>
  /// Whether it may go beyond them.
  let isBouncing: Bool
  /// How near to its end a spring is over, in points.
  let nearEnough: Double
  /// Of the key.
  let law: HeldKeyLaw

  package init(
    range: ClosedRange<Double>, isBouncing: Bool, nearEnough: Double, law: HeldKeyLaw = .iOS
  ) {
    (self.range, self.isBouncing) = (range, isBouncing)
    (self.nearEnough, self.law) = (nearEnough, law)
  }

  /// A time in which nothing moves, 1e-9, in seconds.
  ///
  /// Source: chosen. Grade D.
  private static let instant = 1e-9

  /// The part after another one.
  package func planNext(_ segment: inout Segment) -> Bool {
    let end = segment.destination
    let isGlide = segment.curve.isDeceleration
    let isAtBound = end == range.lowerBound || end == range.upperBound
    guard isGlide ? isAtBound : segment.curve.kind == .thrown else { return false }
    let velocity = isGlide ? segment.velocityLeft : HeldKey.velocity(atEndOf: segment)
    let distance = HeldKey.distance(of: segment, law: law)
    let state = MotionState(value: end, velocity: velocity)
    (segment.start, segment.duration) = (segment.end, 0)
    return isGlide
      ? coast(&segment, from: state) : press(&segment, by: distance, from: state)
  }

  /// A key that scrolls by a distance D, in points, from a state; a velocity against it counts as 0.
  package func press(
    _ segment: inout Segment, by distance: Double, from state: MotionState
  ) -> Bool {
    guard distance != 0 else { return false }
    let isBack = distance < 0
    let bound = isBack ? range.lowerBound : range.upperBound
    let ahead = isBack ? state.value - bound : bound - state.value
    guard ahead > 0 else { return draw(&segment, from: state) }
    let speed = max(isBack ? -state.velocity : state.velocity, 0)
    let limit = law.limit * abs(distance)
    let isEven = limit - speed <= limit * Self.instant
    var (duration, end) = (ahead / speed, bound)
    if !isEven {
      duration = (limit - speed) / limit * law.runUp
      let travel = (speed + limit) / 2 * duration
      if travel < ahead {
        end = state.value + (isBack ? -travel : travel)
      } else {
        let square = speed * speed + 2 * limit / law.runUp * ahead
        duration = 2 * ahead / (speed + square.squareRoot())
      }
    }
    guard duration > Self.instant, duration < .infinity else {
      return !isEven && draw(&segment, from: MotionState(value: bound, velocity: state.velocity))
    }
    let curve = Curve(
      .thrown, .thrown, from: state.value, to: end, slope: isBack ? -speed : speed,
      fast: isEven ? 0 : law.limit * distance / law.runUp)
    set(&segment, curve, for: duration, to: end, next: .key)
    return true
  }

  /// What coasts across a key, from a state: slower and slower within the range, beyond it the spring.
  package func coast(_ segment: inout Segment, from state: MotionState) -> Bool {
    let bound = state.velocity < 0 ? range.lowerBound : range.upperBound
    guard range.contains(state.value), state.value != bound else {
      return draw(&segment, from: state)
    }
    let curve = Curve.glide(from: state.value, velocity: state.velocity, decay: law.damping)
    let hit = curve.time(to: bound)
    let hits = hit > 0
    let duration = hits ? hit : curve.time(toWithin: nearEnough)
    guard duration > 0 else { return false }
    set(
      &segment, curve, for: duration, to: hits ? bound : curve.limit, next: hits ? .key : .still)
    return true
  }

  /// Where a release leads from a state, in points: a coast across as far as its speed carries, a key that scrolls at
  /// least by its distance; what an end draws in, there.
  package func goal(of segment: Segment, from state: MotionState) -> Double {
    if segment.curve.isDeceleration { return HeldKey.ideal(across: state, in: range, law: law) }
    guard segment.curve.kind == .thrown else { return segment.destination }
    let distance = HeldKey.distance(of: segment, law: law)
    return range.nearest(
      to: HeldKey.goal(of: distance, after: state, from: segment.curve.from, law))
  }

  /// The spring to the nearest bound, from a state on that or beyond it.
  private func draw(_ segment: inout Segment, from state: MotionState) -> Bool {
    let velocity = isBouncing ? state.velocity : 0
    let edge = range.nearest(to: state.value)
    guard velocity != 0 || edge != state.value else { return false }
    let curve = Curve.spring(
      SpringPoles(law.spring), from: state.value, to: edge, velocity: velocity)
    set(&segment, curve, for: curve.settleTime(within: nearEnough), to: edge, next: .still)
    return true
  }

  private func set(
    _ segment: inout Segment, _ curve: Curve, for duration: Double, to end: Double, next: Activity
  ) {
    segment = Segment(.key, curve, start: segment.start, duration: duration, to: end, next: next)
  }
}
