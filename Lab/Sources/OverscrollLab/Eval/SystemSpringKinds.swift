import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// How Core Animation, UIKit and SwiftUI name a spring.
  static let systemSprings: [EvalKind] = [
    EvalKind(
      "coreAnimation.settlingDuration", "mass stiffness damping initialVelocity epsilon"
    ) { inputs throws(EvalError) in
      let spring = try inputs.springWithDamping()
      let duration = spring.settlingDuration(
        initialVelocity: try inputs.number("initialVelocity"),
        epsilon: try inputs.number("epsilon", .betweenZeroAndOne))
      // An undamped spring never settles; its duration is infinite.
      return [
        "duration": .optional(spring.damping > 0 ? duration : nil),
        "walk": .bool(spring.dampingRatio >= 1),
      ]
    },
    EvalKind("uikit.springFromDuration", "dampingRatio duration epsilon") {
      inputs throws(EvalError) in
      let ratio = try inputs.number("dampingRatio", .upToOne)
      let duration = try inputs.number("duration", .positive)
      let epsilon = try inputs.number("epsilon", .betweenZeroAndOne)
      let spring = DampedSpring(settlingIn: duration, dampingRatio: ratio, epsilon: epsilon)
      guard let spring else {
        throw EvalError(
          "inputs", "no spring with this dampingRatio has the envelope epsilon at this duration")
      }
      return [
        "omega": .number(spring.angularFrequency),
        "stiffness": .number(spring.stiffness),
        "damping": .number(spring.damping),
      ]
    },
    EvalKind("swiftui.spring", "duration bounce") { inputs throws(EvalError) in
      let duration = try inputs.number("duration", .positive)
      let frequency = 2 * Double.pi / duration
      try inputs.requireRepresentable("(2π / duration)²", frequency * frequency)
      let spring = DampedSpring(duration: duration, bounce: try inputs.number("bounce", .bounce))
      return [
        "dampingRatio": .number(spring.dampingRatio),
        "stiffness": .number(spring.stiffness),
        "damping": .number(spring.damping),
      ]
    },
  ]
}

extension Inputs {
  /// The spring of `mass`, `stiffness` and `damping`.
  func springWithDamping() throws(EvalError) -> DampedSpring {
    let mass = try number("mass", .positive)
    let stiffness = try number("stiffness", .positive)
    let damping = try number("damping", .nonnegative)
    try requireRepresentable("stiffness / mass", stiffness / mass)
    try requireRepresentable("√(mass stiffness)", mass * stiffness)
    guard (damping / (2 * (stiffness * mass).squareRoot())).isFinite else {
      throw EvalError("inputs.damping", "its damping ratio is not representable (overflow)")
    }
    return DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
  }
}
