import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// The one equation of all that moves without a finger.
  static let poles: [EvalKind] = [
    EvalKind(
      "motion.poles", "target from velocity poles decay frequency times place tolerance"
    ) { inputs throws(EvalError) in
      let (poles, isDamped) = try inputs.poles()
      let (start, target) = (try inputs.number("from"), try inputs.number("target"))
      let velocity = try inputs.number("velocity")
      let motion = PoleMotion(poles, from: start, to: target, velocity: velocity)
      let isStill = velocity == 0 && motion.target == start
      let samples = try inputs.numbers("times", .nonnegative).map { time -> JSONValue in
        let state = motion.state(at: time)
        return [
          "t": .number(time), "value": .number(state.value), "velocity": .number(state.velocity),
        ]
      }
      let tolerance = try inputs.number("tolerance", .positive)
      return [
        "limit": .optional(isDamped || isStill ? motion.limit : nil),
        "samples": .array(samples),
        "turn": .optional(motion.peak?.time),
        "timeAtPlace": .optional(motion.nextTime(at: try inputs.number("place"))),
        "settle": .optional(motion.settleTime(within: tolerance)),
      ]
    }
  ]
}

extension Inputs {
  /// The two poles, `poles` or `decay` and `frequency`, and whether anything slows the motion down.
  fileprivate func poles() throws(EvalError) -> (SpringPoles, isDamped: Bool) {
    guard has("decay") || has("frequency") else {
      let poles = try numbers("poles", ["p", "q"], .nonnegative)
      return (SpringPoles(poles[0], poles[1]), poles[0] + poles[1] > 0)
    }
    guard !has("poles") else {
      throw EvalError(path("poles"), "expected either poles, or decay and frequency, found both")
    }
    let decay = try number("decay", .nonnegative)
    let frequency = try number("frequency", .nonnegative)
    return (SpringPoles(decay: decay, frequency: frequency), decay > 0)
  }
}
