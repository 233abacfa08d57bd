@_spi(Formulas) import ScrollFeels
import ScrollPhysics

extension EvalKind {
  /// Jetpack Compose, and Compose on iOS.
  static let compose: [EvalKind] = [
    EvalKind(
      "feel.compose.decay", .number("x0"), .number("v0"), .length("frictionMultiplier"),
      .size("threshold"), .times()
    ) { start, velocity, multiplier, threshold, times in
      let motion = Deceleration(
        from: start, velocity: velocity, decay: 4.2 * max(multiplier, 0.0001))
      let stop = motion.time(toSpeed: threshold)
      return ["duration": stop, "target": motion.value(at: stop)] + .states(times, motion.state)
    },
    EvalKind("feel.compose.iosDecay", .number("x0"), .number("v0"), .times()) {
      start, velocity, times in
      let motion = Deceleration(from: start, velocity: velocity)
      return .flag("flings", abs(velocity) >= 500) + [
        "duration": motion.time(toWithin: 0.5), "target": motion.destination,
      ] + .states(times, motion.state)
    },
    uiKitBand("feel.compose.iosBand", "x", "dimension"),
    EvalKind(
      "feel.compose.iosSpring", .either("reason", "release", "fling"), .number("overscroll"),
      .number("v0"), .times()
    ) { isFling, overscroll, velocity, times in
      // The speed limit of a hit is infinite here, so that `isHit` only chooses the stiffness.
      let motion = EdgeSpring.composeIOS.motion(
        from: overscroll, to: 0, velocity: velocity, isHit: isFling)
      let crossing = isFling ? nil : motion.nextTime(at: 0)
      return ["crossTime": crossing, "crossVelocity": crossing.map(motion.velocity)]
        + .states(times, motion.state)
    },
  ]
}
