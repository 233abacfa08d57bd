@_spi(Formulas) import ScrollFeels
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Jetpack Compose, and Compose on iOS.
  static let compose: [EvalKind] = [
    EvalKind("feel.compose.decay", "x0 v0 frictionMultiplier threshold times") {
      inputs throws(EvalError) in
      let multiplier = try inputs.number("frictionMultiplier", .moderateNonnegative)
      let motion = Deceleration(
        from: try inputs.physical("x0"), velocity: try inputs.physical("v0"),
        decay: 4.2 * max(multiplier, 0.0001))
      let stop = motion.time(toSpeed: try inputs.number("threshold", .moderatePositive))
      return [
        "duration": .number(stop), "target": .number(motion.value(at: stop)),
        "samples": try inputs.samples(motion.state),
      ]
    },
    EvalKind("feel.compose.iosDecay", "x0 v0 times") { inputs throws(EvalError) in
      let motion = Deceleration(
        from: try inputs.physical("x0"), velocity: try inputs.physical("v0"))
      return [
        "flings": .bool(abs(motion.velocity) >= 500),
        "duration": .number(motion.time(toWithin: 0.5)), "target": .number(motion.destination),
        "samples": try inputs.samples(motion.state),
      ]
    },
    EvalKind("feel.compose.iosBand", "x dimension") { inputs throws(EvalError) in
      let band = RubberBand(dimension: try inputs.number("dimension", .moderateNonnegative))
      return ["value": .number(band.stretch(try inputs.physical("x")))]
    },
    EvalKind("feel.compose.iosSpring", "reason overscroll v0 times") { inputs throws(EvalError) in
      let isRelease = try inputs.choice("reason", ["release", "fling"]) == "release"
      let motion = EdgeSpring.composeIOS.motion(
        from: try inputs.physical("overscroll"), to: 0, velocity: try inputs.physical("v0"),
        isHit: !isRelease)
      // The speed limit of a hit is infinite here, so that `isHit` only chooses the stiffness.
      let crossing = isRelease ? motion.nextTime(at: 0) : nil
      return [
        "crossTime": .optional(crossing),
        "crossVelocity": .optional(crossing.map(motion.velocity)),
        "samples": try inputs.samples(motion.state),
      ]
    },
  ]
}
