@_spi(Formulas) import ScrollFeels
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Flutter's simulations.
  static let flutterMotions: [EvalKind] = [
    EvalKind("feel.flutter.friction", "drag x0 v0 constantDeceleration times") {
      inputs throws(EvalError) in
      let motion = try inputs.flutterFriction()
      return [
        "final": .number(motion.destination), "finalTime": .optional(motion.stop),
        "samples": try inputs.samples(motion.state),
      ]
    },
    EvalKind("feel.flutter.timeAt", "drag x0 v0 constantDeceleration x") {
      inputs throws(EvalError) in
      ["time": .optional(try inputs.flutterFriction().time(to: try inputs.physical("x")))]
    },
    EvalKind("feel.flutter.through", "x0 x1 v0 v1") { inputs throws(EvalError) in
      let (x0, x1) = (try inputs.physical("x0"), try inputs.physical("x1"))
      let (v0, v1) = (try inputs.physical("v0"), try inputs.physical("v1"))
      guard v0 * v1 > 0, (x1 - x0) * v0 > 0, abs(v1) < abs(v0) else {
        throw EvalError(
          "inputs", "expected v0 and v1 towards x1, v1 slower; no friction leads through them")
      }
      return .object(friction(from: x0, to: x1, v0: v0, v1: v1))
    },
    EvalKind("feel.flutter.spring", "mass stiffness ratio from to v0 times") {
      inputs throws(EvalError) in
      let motion = try inputs.feelSpringMotion(try inputs.feelSpring())
      return ["samples": try inputs.samples(motion.state)]
    },
    EvalKind(
      "feel.flutter.bouncing",
      "x0 v0 min max rate mass stiffness ratio symmetricCap devicePixelRatio velocityTolerance "
        + "distanceTolerance times"
    ) { inputs throws(EvalError) in try inputs.flutterBouncing() },
    EvalKind("feel.flutter.clamping", "x0 v0 times") { inputs throws(EvalError) in
      // T = p i (v/ref)^(1/(p-1)): Android's duration, times p i.
      let exponent = PowerDeceleration.androidExponent
      let velocity = try inputs.physical("v0")
      let android = TimedDeceleration.android(from: 0, velocity: velocity)
      let motion = PowerDeceleration(
        from: try inputs.physical("x0"), velocity: velocity, exponent: exponent,
        secondSpeed: ScrollDeceleration.flutterClampingSpeed)
      return [
        "duration": .number(motion.duration), "androidDuration": .number(android.launchDuration),
        "distance": .number(motion.travel), "samples": try inputs.samples(motion.state),
      ]
    },
  ]

  /// The friction that leads from one place and velocity to another: its drag and how long it takes.
  static func friction(
    from x0: Double, to x1: Double, v0: Double, v1: Double
  ) -> [JSONValue.Member] {
    let decay = (v0 - v1) / (x1 - x0)
    // As fast at the end as at the start: no friction at all.
    guard decay > 0 else {
      return [.init("drag", .number(1)), .init("time", .number((x1 - x0) / v0))]
    }
    // No distance to speak of: the velocity is gone immediately.
    guard decay.isFinite else { return [.init("drag", .number(0)), .init("time", .number(0))] }
    let unit = Deceleration(from: 0, velocity: 1, decay: decay)
    let motion = Deceleration(from: 0, velocity: v0, decay: decay)
    return [
      .init("drag", .number(unit.velocity(at: 1))),
      .init("time", .number(motion.time(toSpeed: abs(v1)))),
    ]
  }
}

extension Inputs {
  /// The friction of `drag`, `x0`, `v0` and `constantDeceleration`.
  func flutterFriction() throws(EvalError) -> FrictionDeceleration {
    let drag = try number("drag", .betweenZeroAndOne)
    let decay = DecelerationRate(drag).decayConstant / 1000
    return FrictionDeceleration(
      from: try physical("x0"), velocity: try physical("v0"), decay: decay,
      deceleration: try number("constantDeceleration", .moderateNonnegative, or: 0))
  }

  /// Friction inside, a spring beyond an edge, and when the vendor calls it done.
  func flutterBouncing() throws(EvalError) -> JSONValue {
    let range = try range("min", "max")
    let (start, velocity) = (try physical("x0"), try physical("v0"))
    let isFast = try choice("rate", ["normal", "fast"]) == "fast"
    let spring =
      has("mass") || has("stiffness") || has("ratio")
      ? try feelSpring()
      : isFast
        ? DampedSpring(mass: 0.3, stiffness: 75, dampingRatio: 1.3)
        : DampedSpring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    let ratio = try number("devicePixelRatio", .moderatePositive)
    let slow = try number("velocityTolerance", .moderatePositive, or: 20 / ratio)
    let near = try number("distanceTolerance", .moderatePositive, or: 1 / ratio)
    let isSymmetric = try bool("symmetricCap")

    let friction = FrictionDeceleration(
      from: start, velocity: velocity,
      deceleration: isFast ? FrictionDeceleration.flutterFastDeceleration : 0)
    var edge = min(max(start, range.lowerBound), range.upperBound)
    var hit: (time: Double, velocity: Double)?
    if edge == start {
      edge = velocity < 0 ? range.lowerBound : range.upperBound
      let passes = velocity < 0 ? friction.destination < edge : friction.destination > edge
      guard velocity != 0, passes, let time = friction.time(to: edge) else {
        return [
          "edge": .null, "final": .number(friction.destination),
          "doneTime": .number(friction.time(toSpeed: slow)),
          "samples": try samples(friction.state),
        ]
      }
      var transfer = min(friction.state(at: time).velocity, 5000)
      if isSymmetric { transfer = max(transfer, -5000) }
      hit = (time, transfer)
    }
    let from = hit == nil ? start : edge
    try spring.requireRepresentableMotion(
      displacement: from - edge, velocity: hit?.velocity ?? velocity)
    let motion = SpringMotion(spring, from: from, to: edge, velocity: hit?.velocity ?? velocity)
    let since = hit?.time ?? 0
    let done = motion.firstTime(within: near, slowerThan: slow).map { since + $0 }
    let samples = try samples { time in
      guard time >= since else { return friction.state(at: time) }
      var state = motion.state(at: time - since)
      if let done, time >= done { state.value = edge }
      return state
    }
    return [
      "edge": .number(edge), "edgeTime": .optional(hit?.time),
      "transferVelocity": .optional(hit?.velocity), "doneTime": .optional(done),
      "samples": samples,
    ]
  }
}
