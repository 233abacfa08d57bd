@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
@_spi(Formulas) import ScrollFeels
@_spi(Formulas) import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Flutter's simulations.
  static let flutterMotions: [EvalKind] = [
    EvalKind("feel.flutter.friction", friction, .times()) { motion, times in
      ["final": motion.destination, "finalTime": motion.stop]
        + .states(times) { motion.state(at: $0) }
    },
    EvalKind("feel.flutter.timeAt", friction, .number("x")) { ["time": $0.time(to: $1)] },
    EvalKind("feel.flutter.through", .number("x0"), .number("x1"), .number("v0"), .number("v1")) {
      x0, x1, v0, v1 throws(EvalError) in
      guard v0 * v1 > 0, (x1 - x0) * v0 > 0, abs(v1) < abs(v0) else {
        throw EvalError(
          "inputs", "expected v0 and v1 towards x1, v1 slower; no friction leads through them")
      }
      let friction = flutterFriction(from: x0, to: x1, v0: v0, v1: v1)
      return ["drag": friction.drag, "time": friction.time]
    },
    EvalKind("feel.flutter.spring", feelSpringMotion, .times()) { spring, times in
      .states(times) { spring.motion.state(at: $0) }
    },
    EvalKind(
      "feel.flutter.bouncing", .number("x0"), .number("v0"), .range(), isFast,
      springIfAny, .flag("symmetricCap"), tolerances, .times()
    ) { start, velocity, range, isFast, spring, isSymmetric, tolerances, times throws(EvalError) in
      let friction = FrictionDeceleration(
        from: start, velocity: velocity,
        deceleration: isFast ? FrictionDeceleration.flutterFastDeceleration : 0)
      var edge = start.clamped(to: range)
      var hit: (time: Double, velocity: Double)?
      if edge == start {
        edge = velocity < 0 ? range.lowerBound : range.upperBound
        let passes = velocity < 0 ? friction.destination < edge : friction.destination > edge
        guard velocity != 0, passes, let time = friction.time(to: edge) else {
          return [
            "edge": nil, "final": friction.destination,
            "doneTime": friction.time(toSpeed: tolerances.velocity),
          ] + .states(times, friction.state)
        }
        let transfer = min(friction.state(at: time).velocity, 5000)
        hit = (time, isSymmetric ? max(transfer, -5000) : transfer)
      }
      let standard =
        isFast
        ? DampedSpring(mass: 0.3, stiffness: 75, dampingRatio: 1.3)
        : DampedSpring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
      let motion = try (spring ?? standard).representableMotion(
        from: hit == nil ? start : edge, to: edge, velocity: hit?.velocity ?? velocity)
      let since = hit?.time ?? 0
      let done = motion.firstTime(within: tolerances.distance, slowerThan: tolerances.velocity)
        .map { since + $0 }
      return [
        "edge": edge, "edgeTime": hit?.time, "transferVelocity": hit?.velocity, "doneTime": done,
      ]
        + .states(times) { time in
          guard time >= since else { return friction.state(at: time) }
          var state = motion.state(at: time - since)
          if let done, time >= done { state.value = edge }
          return state
        }
    },
    EvalKind("feel.flutter.clamping", .number("x0"), .number("v0"), .times()) {
      start, velocity, times in
      // T = p i (v/ref)^(1/(p-1)): Android's duration, times p i.
      let android = TimedDeceleration.android(from: 0, velocity: velocity)
      let motion = PowerDeceleration(
        from: start, velocity: velocity, exponent: PowerDeceleration.androidExponent,
        secondSpeed: ScrollDeceleration.flutterClampingSpeed)
      return [
        "duration": motion.duration, "androidDuration": android.launchDuration,
        "distance": motion.travel,
      ] + .states(times, motion.state)
    },
  ]

  /// What Flutter makes of a finger, and where it lands.
  static let flutterRules: [EvalKind] = [
    EvalKind("feel.flutter.frictionFactor", .number("fraction"), isFast) { fraction, isFast in
      ["factor": EventResistance.flutterFactor(fraction, isFast: isFast)]
    },
    EvalKind(
      "feel.flutter.drag", .number("pixels"), .range(), .size("viewport"), isFast,
      .numbers("deltas")
    ) { start, range, viewport, isFast, deltas in
      var pixels = start
      let after = deltas.map { delta in
        pixels -= EventResistance.flutter(
          delta, overscroll: pixels - pixels.clamped(to: range), viewport: viewport, isFast: isFast)
        return pixels
      }
      return .list("pixels", after)
    },
    EvalKind("feel.flutter.dragThreshold", .size("threshold"), .events("events")) {
      threshold, events in
      var attenuation = DragStartAttenuation(threshold: threshold)
      let passed = events.map { attenuation.pass($0.value, at: $0.time) }
      return .list("passed", passed) + ["total": passed.reduce(0, +)]
    },
    EvalKind(
      "feel.flutter.momentum", .number("existingVelocity"), .number("velocity"),
      .length("stationaryMs")
    ) { existing, velocity, pause in
      [
        "carried": MomentumRule.flutterCarried(existing),
        "velocity": MomentumRule.flutter.velocity(
          velocity, after: .init(start: existing, interrupted: existing, pause: pause / 1000)),
      ]
    },
    EvalKind(
      "feel.flutter.pageTarget", .number("pixels"), .size("viewport"), .number("velocity"),
      slowestSpeed
    ) { pixels, viewport, velocity, slowest in
      let page = FlutterTargets.page(
        at: pixels, velocity: velocity, viewport: viewport, slowest: slowest)
      return ["page": page, "target": page * viewport]
    },
    EvalKind(
      "feel.flutter.fixedExtent", .number("pixels"), .size("itemExtent"), .range(),
      .number("velocity"), slowestSpeed
    ) { pixels, extent, range, velocity, slowest in
      switch FlutterTargets.landing(
        from: pixels, velocity: velocity, extent: extent, in: range, slowest: slowest)
      {
      case .freely: return .word("mode", "parent")
      case .none: return .word("mode", "none")
      case .spring(let item):
        return .word("mode", "spring") + ["item": item, "target": item * extent]
      case .friction(let item):
        // It ends on the item at the slowest speed.
        let friction = flutterFriction(
          from: pixels, to: item * extent, v0: velocity, v1: velocity < 0 ? -slowest : slowest)
        return .word("mode", "friction") + [
          "item": item, "target": item * extent, "drag": friction.drag, "duration": friction.time,
        ]
      }
    },
    EvalKind(
      "feel.flutter.fling", .either("physics", "clamping", "bouncing"), isFast, .number("velocity"),
      .number("offset"), .length("minDistance")
    ) { isBouncing, isFast, velocity, offset, slop in
      let fling = FlingThresholds(
        slop: slop, minimumSpeed: isBouncing ? 100 : 50,
        maximumSpeed: isBouncing && isFast ? 64_000 : 8000, isMinimumExclusive: true
      ).fling(velocity: velocity, distance: offset)
      return .flag("isFling", fling != nil) + ["velocity": fling ?? 0]
    },
    EvalKind("feel.flutter.estimator.lsq2", .events("samples"), .optional("up")) {
      .release(by: .flutter, of: $0, liftedAtMs: $1)
    },
    EvalKind(
      "feel.flutter.estimator.weighted", .either("platform", "ios", "macos"), .events("samples")
    ) { isMac, samples in
      .release(by: isMac ? .macOS : .uiKit, of: samples)
    },
  ]

  /// The friction that leads from one place and velocity to another: its drag and how long it takes.
  private static func flutterFriction(
    from x0: Double, to x1: Double, v0: Double, v1: Double
  ) -> (drag: Double, time: Double) {
    let decay = (v0 - v1) / (x1 - x0)
    // As fast at the end as at the start: no friction at all.
    guard decay > 0 else { return (1, (x1 - x0) / v0) }
    // No distance to speak of: the velocity is gone immediately.
    guard decay.isFinite else { return (0, 0) }
    let drag = Deceleration(from: 0, velocity: 1, decay: decay).velocity(at: 1)
    return (drag, Deceleration(from: 0, velocity: v0, decay: decay).time(toSpeed: abs(v1)))
  }
}

/// The slowest speed that counts, in points.
private let slowestSpeed = Input<Double>(.size("devicePixelRatio")) { 20 / $0 }

private let friction = Input<FrictionDeceleration>(
  .number("drag", .betweenZeroAndOne), .number("x0"), .number("v0"),
  .number("constantDeceleration", .length, default: 0)
) { drag, start, velocity, deceleration in
  FrictionDeceleration(
    from: start, velocity: velocity, decay: DecelerationRate(drag).decayConstant / 1000,
    deceleration: deceleration)
}

private let feelSpring = Input<DampedSpring>.spring("ratio", .size, .length)

/// A spring that may be left out.
private let springIfAny = Input<DampedSpring?>("mass", "stiffness", "ratio") {
  fields throws(EvalError) in
  guard fields.has("mass") || fields.has("stiffness") || fields.has("ratio") else { return nil }
  return try feelSpring.read(fields)
}

/// Whether a device scrolls fast.
private let isFast = Input<Bool>.either("rate", "normal", "fast")

/// Where a motion is done: a pixel, unless it is said.
private let tolerances = Input<(velocity: Double, distance: Double)>(
  "devicePixelRatio", "velocityTolerance", "distanceTolerance"
) { fields throws(EvalError) in
  let ratio = try fields.number("devicePixelRatio", .size)
  return (
    try fields.number("velocityTolerance", .size, default: 20 / ratio),
    try fields.number("distanceTolerance", .size, default: 1 / ratio)
  )
}

let feelSpringMotion = Input<(law: DampedSpring, motion: SpringMotion)>(
  feelSpring, .number("from"), .number("to"), .number("v0")
) { spring, start, end, velocity throws(EvalError) in
  (spring, try spring.representableMotion(from: start, to: end, velocity: velocity))
}
