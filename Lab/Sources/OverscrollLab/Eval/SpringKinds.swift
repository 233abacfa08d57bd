import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// The damped spring, displacement from rest.
  static let springs: [EvalKind] = [
    EvalKind("spring.value", "mass stiffness dampingRatio x0 v0 t") { inputs throws(EvalError) in
      let state = try inputs.springMotion().state(at: try inputs.number("t", .nonnegative))
      return ["value": .number(state.value), "velocity": .number(state.velocity)]
    },
    EvalKind(
      "spring.settle", "mass stiffness dampingRatio x0 v0 threshold"
    ) { inputs throws(EvalError) in
      let motion = try inputs.springMotion()
      let threshold = try inputs.number("threshold", .positive)
      return [
        "settleTime": .optional(motion.settleTime(within: threshold)),
        "firstTimeWithin": .optional(motion.firstTime(within: threshold)),
        "lobanovDuration": .optional(motion.articleBound(within: threshold)),
      ]
    },
  ]
}

extension Inputs {
  /// The spring of `mass`, `stiffness` and `dampingRatio`.
  func spring() throws(EvalError) -> DampedSpring {
    let mass = try number("mass", .positive)
    let stiffness = try number("stiffness", .positive)
    let dampingRatio = try number("dampingRatio", .nonnegative)
    try requireRepresentable("stiffness / mass", stiffness / mass)
    try requireRepresentable("2 dampingRatio √(mass stiffness)", mass * stiffness)
    return DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio)
  }

  /// The motion of that spring from `x0` with `v0`.
  func springMotion() throws(EvalError) -> SpringMotion {
    let spring = try spring()
    let (x0, v0) = (try number("x0"), try number("v0"))
    try spring.requireRepresentableMotion(displacement: x0, velocity: v0)
    return SpringMotion(spring, from: x0, velocity: v0)
  }

  /// Refuses a combination of numbers that overflows or vanishes although each is fine.
  func requireRepresentable(_ name: String, _ number: Double) throws(EvalError) {
    guard number.isFinite, number > 0 else {
      throw EvalError("inputs", "\(name) is not representable (overflow)")
    }
  }
}

extension DampedSpring {
  /// Refuses a motion whose acceleration at the start, its largest, overflows.
  func requireRepresentableMotion(
    displacement: Double, velocity: Double
  ) throws(EvalError) {
    let pull = angularFrequency * angularFrequency * displacement
    guard (abs(pull) + 2 * abs(decay * velocity)).isFinite else {
      throw EvalError("inputs", "the spring's acceleration is not representable (overflow)")
    }
  }
}
