@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
@_spi(Formulas) import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// What Flutter makes of a finger, and where it lands.
  static let flutterRules: [EvalKind] = [
    EvalKind("feel.flutter.frictionFactor", "fraction rate") { inputs throws(EvalError) in
      let isFast = try inputs.choice("rate", ["normal", "fast"]) == "fast"
      return [
        "factor": .number(
          EventResistance.flutterFactor(
            try inputs.physical("fraction"),
            coefficient: isFast
              ? EventResistance.flutterFastCoefficient : EventResistance.flutterCoefficient))
      ]
    },
    EvalKind("feel.flutter.drag", "pixels min max viewport rate deltas") {
      inputs throws(EvalError) in try inputs.flutterDrag()
    },
    EvalKind("feel.flutter.dragThreshold", "threshold events") { inputs throws(EvalError) in
      var attenuation = DragStartAttenuation(
        threshold: try inputs.number("threshold", .moderatePositive))
      let passed = try inputs.events("events").map { attenuation.pass($0.value, at: $0.time) }
      return [
        "passed": .array(passed.map(JSONValue.number)), "total": .number(passed.reduce(0, +)),
      ]
    },
    EvalKind("feel.flutter.momentum", "existingVelocity velocity stationaryMs") {
      inputs throws(EvalError) in
      let existing = try inputs.physical("existingVelocity")
      let pause = try inputs.number("stationaryMs", .moderateNonnegative) / 1000
      let velocity = MomentumRule.flutter.velocity(
        try inputs.physical("velocity"),
        after: .init(start: existing, interrupted: existing, pause: pause))
      return [
        "carried": .number(MomentumRule.flutterCarried(existing)), "velocity": .number(velocity),
      ]
    },
    EvalKind("feel.flutter.pageTarget", "pixels viewport velocity devicePixelRatio") {
      inputs throws(EvalError) in
      let viewport = try inputs.number("viewport", .moderatePositive)
      let slowest = 20 / (try inputs.number("devicePixelRatio", .moderatePositive))
      let page = FlutterTargets.page(
        at: try inputs.physical("pixels"), velocity: try inputs.physical("velocity"),
        viewport: viewport, slowest: slowest)
      return ["page": .number(page), "target": .number(page * viewport)]
    },
    EvalKind("feel.flutter.fixedExtent", "pixels itemExtent min max velocity devicePixelRatio") {
      inputs throws(EvalError) in try inputs.flutterFixedExtent()
    },
    EvalKind("feel.flutter.fling", "physics rate velocity offset minDistance") {
      inputs throws(EvalError) in
      let isBouncing = try inputs.choice("physics", ["clamping", "bouncing"]) == "bouncing"
      let isFast = try inputs.choice("rate", ["normal", "fast"]) == "fast"
      let thresholds = FlingThresholds(
        slop: try inputs.number("minDistance", .moderateNonnegative),
        minimumSpeed: isBouncing ? 100 : 50,
        maximumSpeed: isBouncing && isFast ? 64_000 : 8000, isMinimumExclusive: true)
      let fling = thresholds.fling(
        velocity: try inputs.physical("velocity"), distance: try inputs.physical("offset"))
      return ["isFling": .bool(fling != nil), "velocity": .number(fling ?? 0)]
    },
    EvalKind("feel.flutter.estimator.lsq2", "samples up") { inputs throws(EvalError) in
      try inputs.estimate(.flutter)
    },
    EvalKind("feel.flutter.estimator.weighted", "platform samples") { inputs throws(EvalError) in
      let isMac = try inputs.choice("platform", ["ios", "macos"]) == "macos"
      return try inputs.estimate(isMac ? .macOS : .uiKit)
    },
  ]
}

extension Inputs {
  /// The pixels after each event of a drag.
  fileprivate func flutterDrag() throws(EvalError) -> JSONValue {
    let range = try range("min", "max")
    let viewport = try number("viewport", .moderatePositive)
    let isFast = try choice("rate", ["normal", "fast"]) == "fast"
    var pixels = try physical("pixels")
    var after: [JSONValue] = []
    for delta in try numbers("deltas", .moderate) {
      let overscroll = max(range.lowerBound - pixels, pixels - range.upperBound, 0)
      let isEasing =
        pixels < range.lowerBound ? delta < 0 : pixels > range.upperBound ? delta > 0 : false
      pixels -= EventResistance.flutter(
        delta, overscroll: overscroll, isEasing: isEasing, viewport: viewport, isFast: isFast)
      after.append(.number(pixels))
    }
    return ["pixels": .array(after)]
  }

  /// Where a wheel of items of one length lands, and by which motion.
  fileprivate func flutterFixedExtent() throws(EvalError) -> JSONValue {
    let range = try range("min", "max")
    let extent = try number("itemExtent", .moderatePositive)
    let slowest = 20 / (try number("devicePixelRatio", .moderatePositive))
    let (pixels, velocity) = (try physical("pixels"), try physical("velocity"))
    let landing = FlutterTargets.landing(
      from: pixels, velocity: velocity, extent: extent, in: range, slowest: slowest)
    func members(_ mode: JSONValue, _ item: Double) -> [JSONValue.Member] {
      [.init("mode", mode), .init("item", .number(item)), .init("target", .number(item * extent))]
    }
    switch landing {
    case .freely: return ["mode": "parent"]
    case .none: return ["mode": "none"]
    case .spring(let item): return .object(members("spring", item))
    case .friction(let item):
      return .object(
        members("friction", item)
          + EvalKind.fixedExtentFriction(
            from: pixels, to: item * extent, velocity: velocity,
            slowest: velocity < 0 ? -slowest : slowest))
    }
  }
}

extension EvalKind {
  /// `drag` and `duration` of the friction that ends on an item at the slowest speed.
  fileprivate static func fixedExtentFriction(
    from pixels: Double, to target: Double, velocity: Double, slowest: Double
  ) -> [JSONValue.Member] {
    friction(from: pixels, to: target, v0: velocity, v1: slowest).map { member in
      JSONValue.Member(member.name == "time" ? "duration" : member.name, member.value)
    }
  }
}
