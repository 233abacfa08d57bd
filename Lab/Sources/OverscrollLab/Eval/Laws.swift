import Overscroll
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// The motions and bands that all is made of.
  static let laws: [EvalKind] = [
    EvalKind("deceleration.value", deceleration, .number("t", .elapsed)) { motion, time in
      [
        "value": motion.value(at: time), "velocity": motion.velocity(at: time),
        "destination": motion.destination,
      ]
    },
    EvalKind("deceleration.duration", deceleration, .number("threshold", .positive)) {
      ["duration": $0.time(toWithin: $1)]
    },
    EvalKind("deceleration.velocityFloor", deceleration, .number("minVelocity", .positive)) {
      let duration = $0.time(toSpeed: $1)
      return ["duration": duration, "value": $0.value(at: duration)]
    },
    EvalKind("deceleration.timeTo", deceleration, .number("target", .any)) {
      ["time": $0.time(to: $1)]
    },
    EvalKind("spring.value", springMotion, .number("t", .elapsed)) { motion, time in
      let state = motion.state(at: time)
      return ["value": state.value, "velocity": state.velocity]
    },
    EvalKind("spring.settle", springMotion, .number("threshold", .positive)) { motion, threshold in
      [
        "settleTime": motion.settleTime(within: threshold),
        "firstTimeWithin": motion.firstTime(within: threshold),
        "lobanovDuration": motion.articleBound(within: threshold),
      ]
    },
    // The one equation of all that moves without a finger.
    EvalKind(
      "motion.poles", .number("target", .any), .number("from", .any), .number("velocity", .any),
      poles, .times(), .number("place", .any), .number("tolerance", .positive)
    ) { target, start, velocity, poles, times, place, tolerance in
      let motion = PoleMotion(poles.poles, from: start, to: target, velocity: velocity)
      let isStill = velocity == 0 && motion.target == start
      return ["limit": poles.isDamped || isStill ? motion.limit : nil]
        + .states(times, motion.state) + [
          "turn": motion.peak?.time, "timeAtPlace": motion.nextTime(at: place),
          "settle": motion.settleTime(within: tolerance),
        ]
    },
    EvalKind("rubberBand", .number("x", .any), rubberBand) { distance, band in
      ["value": band.stretch(distance), "slope": band.slope(distance)]
    },
    EvalKind("rubberBand.inverse", .number("y", .any), rubberBand) { stretch, band in
      ["x": band.distance(stretch: stretch)]
    },
    EvalKind("rubberBand.clamp", .number("x", .any), .range(in: .any), rubberBand) {
      x, limits, band in
      ["value": band.clamp(x, to: limits)]
    },
    EvalKind("zoom.rubberBand", .number("scale", .positive), .range(in: .positive)) {
      scale, limits in
      ["value": ZoomBand(minimum: limits.lowerBound, maximum: limits.upperBound).clamp(scale)]
    },
    EvalKind(
      "trajectory.decelerateBounce", deceleration, .range(in: .any), spring,
      .number("threshold", .positive), .times()
    ) { glide, range, spring, threshold, times throws(EvalError) in
      let (start, velocity) = (glide.start, glide.velocity)
      let nearest = start.clamped(to: range)
      try spring.requireRepresentableMotion(displacement: start - nearest, velocity: velocity)
      let edge = start != nearest ? nearest : velocity < 0 ? range.lowerBound : range.upperBound
      let time = start != nearest ? 0 : velocity == 0 ? nil : glide.time(to: edge)
      guard let time else {
        return ["destination": glide.destination] + .flag("collides", false) + [
          "settleTime": glide.time(toWithin: threshold)
        ] + .states(times, glide.state)
      }
      // Without a limit: the bare curves, never pinned.
      let hit = glide.velocity(at: time)
      let motion = SpringMotion(
        spring, from: start != nearest ? start : edge, to: edge, velocity: hit)
      // A motion that starts beyond the edge and moves inwards is farthest at its start.
      let from = motion.displacement(at: 0)
      let peak = from * hit >= 0 ? motion.peak : nil
      return ["destination": glide.destination] + .flag("collides", true) + [
        "edge": edge, "collisionTime": time, "collisionVelocity": hit,
        "peakTime": time + (peak?.time ?? 0),
        "peakOvershoot": abs(peak.map { $0.value - edge } ?? from),
        "settleTime": motion.settleTime(within: threshold).map { time + $0 },
      ] + .states(times) { $0 < time ? glide.state(at: $0) : motion.state(at: $0 - time) }
    },
  ]
}

private let deceleration = Input<Deceleration>(.number("x0", .any), .number("v0", .any), .rate()) {
  Deceleration(from: $0, velocity: $1, rate: $2)
}

private let spring = Input<DampedSpring>.spring("dampingRatio", .positive, .nonnegative)

private let springMotion = Input<SpringMotion>(spring, .number("x0", .any), .number("v0", .any)) {
  spring, x0, v0 throws(EvalError) in
  try spring.representableMotion(from: x0, velocity: v0)
}

/// A dimension of 0 is a hard stop.
private let rubberBand = Input<RubberBand>(
  .number("coefficient", .nonnegative), .number("dimension", .nonnegative)
) {
  RubberBand(coefficient: $0, dimension: $1)
}

/// Two poles, or a decay and a frequency; and whether anything slows the motion down.
private let poles = Input<(poles: SpringPoles, isDamped: Bool)>("poles", "decay", "frequency") {
  fields throws(EvalError) in
  guard fields.has("decay") || fields.has("frequency") else {
    let poles = try fields.numbers("poles", ["p", "q"], .nonnegative)
    return (SpringPoles(poles[0], poles[1]), poles[0] + poles[1] > 0)
  }
  guard !fields.has("poles") else {
    throw EvalError("inputs.poles", "expected either poles, or decay and frequency, found both")
  }
  let decay = try fields.number("decay", .nonnegative)
  let frequency = try fields.number("frequency", .nonnegative)
  return (SpringPoles(decay: decay, frequency: frequency), decay > 0)
}

extension Input {
  /// A spring by mass and stiffness, of one domain, and a damping ratio of that name, of another.
  static func spring(_ name: String, _ size: NumberDomain, _ length: NumberDomain) -> Input
  where Value == DampedSpring {
    Input(.number("mass", size), .number("stiffness", size), .number(name, length)) {
      mass, stiffness, ratio throws(EvalError) in
      try requireRepresentable("stiffness / mass", stiffness / mass)
      try requireRepresentable("2 \(name) √(mass stiffness)", mass * stiffness)
      return DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
    }
  }

  /// The fraction of velocity kept each millisecond.
  static func rate() -> Input where Value == DecelerationRate {
    Input(.number("rate", .betweenZeroAndOne)) { DecelerationRate($0) }
  }
}

extension DampedSpring {
  /// Refuses a motion whose acceleration at the start, its largest, overflows.
  func requireRepresentableMotion(displacement: Double, velocity: Double) throws(EvalError) {
    let pull = angularFrequency * angularFrequency * displacement
    guard (abs(pull) + 2 * abs(decay * velocity)).isFinite else {
      throw EvalError("inputs", "the spring's acceleration is not representable (overflow)")
    }
  }

  /// A motion that it does not refuse.
  func representableMotion(
    from start: Double, to end: Double = 0, velocity: Double
  ) throws(EvalError) -> SpringMotion {
    try requireRepresentableMotion(displacement: start - end, velocity: velocity)
    return SpringMotion(self, from: start, to: end, velocity: velocity)
  }
}

extension Double {
  /// The number of a range that is nearest.
  func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
