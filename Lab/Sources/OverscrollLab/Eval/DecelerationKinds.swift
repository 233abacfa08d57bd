import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// The glide inside the bounds.
  static let decelerations: [EvalKind] = [
    EvalKind("deceleration.value", "x0 v0 rate t") { inputs throws(EvalError) in
      let motion = try inputs.deceleration()
      let time = try inputs.number("t", .nonnegative)
      return [
        "value": .number(motion.value(at: time)),
        "velocity": .number(motion.velocity(at: time)),
        "destination": .number(motion.destination),
      ]
    },
    EvalKind("deceleration.duration", "x0 v0 rate threshold") { inputs throws(EvalError) in
      let motion = try inputs.deceleration()
      let threshold = try inputs.number("threshold", .positive)
      return ["duration": .number(motion.time(toWithin: threshold))]
    },
    EvalKind("deceleration.velocityFloor", "x0 v0 rate minVelocity") { inputs throws(EvalError) in
      let motion = try inputs.deceleration()
      let duration = motion.time(toSpeed: try inputs.number("minVelocity", .positive))
      return ["duration": .number(duration), "value": .number(motion.value(at: duration))]
    },
    EvalKind("deceleration.timeTo", "x0 v0 rate target") { inputs throws(EvalError) in
      let motion = try inputs.deceleration()
      return ["time": .optional(motion.time(to: try inputs.number("target")))]
    },
  ]
}

extension Inputs {
  /// The deceleration of `x0`, `v0` and `rate`.
  func deceleration() throws(EvalError) -> Deceleration {
    Deceleration(
      from: try number("x0"), velocity: try number("v0"), rate: try rate())
  }

  /// `rate`: the fraction of velocity kept each millisecond.
  func rate() throws(EvalError) -> DecelerationRate {
    DecelerationRate(try number("rate", .betweenZeroAndOne))
  }
}
