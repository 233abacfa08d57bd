@_spi(Formulas) internal import ScrollPhysics

/// Landings on a place that somebody else has chosen.
extension Line {
  /// Whether the target of a release is proposed by UIKit's formula: where it steps, and its end depends on
  /// frames to come.
  var proposesAsUIKit: Bool { feel.isStepped }

  /// Where a release is proposed to end by UIKit's formula.
  func proposal(velocity: Double, factor: Double) -> Double {
    Landing.proposal(
      from: position, velocity: velocity, range: range, rate: feel.law.decelerationRate,
      factor: factor, displayScale: grid.displayScale)
  }

  /// Whether it flies, from within its range.
  var isFlyingInside: Bool {
    if activity == .stepping {
      return segment.destination == .infinity && range.contains(steppedOffset)
    }
    return activity == .decelerating
  }

  /// The velocity with which a release would go on as this motion does, also where flicks have built up.
  func landingVelocity(at time: Double) -> Double {
    if activity == .stepping { return segment.curve.slope }
    guard activity.isFlight else { return velocity }
    let now = hasBegun ? time - began : 0
    if !isOutside { return segment.velocity(at: now) / feel.flightLaw.gain }
    if feel.law.edge.kind == .pull { return segment.carriedVelocity(at: now) }
    return velocity
  }

  /// Whether it decelerates to a place: it is within its range, and the place does not lie behind.
  func glides(to target: Double, velocity: Double) -> Bool {
    guard !isOutside, feel.law.deceleration.isExponential else { return false }
    let distance = target - position
    return abs(distance) >= Landing.leastChange && distance * velocity >= 0
  }

  /// Goes to a place with a velocity: by a deceleration if it does not lie behind, from beyond its range by the
  /// bounce, else by a critically damped spring.
  ///
  /// - Parameters:
  ///   - landing: how, counted towards the place.
  ///   - velocity: that of the fingers, or what the motion before carries.
  ///   - factor: by how much farther than by itself it goes within the range.
  ///   - time: when it starts, in seconds.
  mutating func land(
    on target: Double, by landing: Landing, velocity: Double, factor: Double, at time: Double
  ) {
    guard !isOutside else { return bounce(to: target, velocity: velocity, at: time) }
    guard glides(to: target, velocity: velocity) else {
      _ = settle(on: target, spring: .interaction, velocity: velocity, at: time)
      return
    }
    // What would end at the bound that was chosen goes there as it would, and bounces.
    let end = position + factor * (feel.flightLaw.gain * velocity / feel.flightLaw.decay)
    if !landing.isAdjusted, range.nearest(to: end) == target, end != target {
      _ = fly(velocity: velocity, factor: factor, at: time)
      return
    }
    let sign: Double = target < position ? -1 : 1
    let speed = landing.isAdjusted ? landing.velocity : abs(velocity)
    let decay = (speed - landingSpeed) / (abs(target - position) / factor)
    guard decay > 0 else {
      _ = settle(on: target, spring: .interaction, velocity: velocity, at: time)
      return
    }
    if step(
      .landing, to: target, velocity: sign * speed, slow: landing.isAdjusted ? 1 : 0,
      fast: landing.rate.keptPerMillisecond, gain: factor)
    {
      return beginPlanned(.steps, at: .infinity, velocity: velocity)
    }
    let motion = Deceleration(from: position, velocity: sign * speed, decay: decay, gain: factor)
    _ = run(
      .deceleration(motion, for: motion.time(toSpeed: landingSpeed), to: target), at: time)
  }

  /// From beyond its range to a place: it takes the edge's place in the law.
  private mutating func bounce(to target: Double, velocity: Double, at time: Double) {
    guard canBounce, let pull = feel.flightLaw.edge.pull else {
      _ = settle(on: target, spring: .interaction, velocity: banded(velocity), at: time)
      return
    }
    let curve = Bounce(
      from: position, edge: target, carriedVelocity: velocity, law: feel.flightLaw, pull: pull)
    _ = run(.spring(curve.motion, within: nearEnough), at: time)
  }
}
