@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
@_spi(Formulas) import ScrollFeels
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Chromium's flings.
  static let chromium: [EvalKind] = [
    EvalKind("feel.chromium.fling", "vx vy times") { inputs throws(EvalError) in
      let velocity = (x: try inputs.physical("vx"), y: try inputs.physical("vy"))
      let speed = max(abs(velocity.x), abs(velocity.y))
      let motion = ChromiumFling(speed: speed)
      let share = speed > 0 ? (x: velocity.x / speed, y: velocity.y / speed) : (x: 0.0, y: 0.0)
      let samples = try inputs.numbers("times", .nonnegative).map { time -> JSONValue in
        let state = motion.state(at: time)
        return [
          "t": .number(time), "x": .number(state.value * share.x),
          "y": .number(state.value * share.y), "vx": .number(state.velocity * share.x),
          "vy": .number(state.velocity * share.y),
        ]
      }
      return [
        "duration": .number(motion.duration), "dx": .number(motion.travel * share.x),
        "dy": .number(motion.travel * share.y), "samples": .array(samples),
      ]
    },
    EvalKind("feel.chromium.physicsFling", "vx vy ppi boost width height times") {
      inputs throws(EvalError) in
      let boost = try inputs.number("boost", .moderateNonnegative)
      let deceleration = 27.559 * (try inputs.number("ppi", .moderatePositive))
      func fling(_ velocity: String, _ size: String) throws(EvalError) -> TimedDeceleration {
        .windows(
          from: 0, velocity: try inputs.physical(velocity), deceleration: deceleration,
          limit: (try inputs.number(size, .moderateNonnegative) * (3 * boost)).rounded(.down))
      }
      let (x, y) = (try fling("vx", "width"), try fling("vy", "height"))
      // The faster axis leads, the vertical one at equal speeds.
      let lead = abs(y.velocity) >= abs(x.velocity) ? y : x
      guard case .bezier(let curve) = lead.curve else { return .null }
      let samples = try inputs.numbers("times", .nonnegative).map { time -> JSONValue in
        let share = lead.launchDuration > 0 ? time / lead.launchDuration : 1
        let progress = curve.progress(at: share).value
        return [
          "t": .number(time), "x": .number(x.travel * progress), "y": .number(y.travel * progress),
        ]
      }
      return [
        "duration": .number(lead.launchDuration), "dx": .number(x.travel), "dy": .number(y.travel),
        "p1x": .number(curve.x1), "p1y": .number(curve.y1), "samples": .array(samples),
      ]
    },
    EvalKind("feel.chromium.boost", "previousStart current velocity pauseMs") {
      inputs throws(EvalError) in
      let velocity = MomentumRule.chromium.velocity(
        try inputs.physical("velocity"),
        after: .init(
          start: try inputs.physical("previousStart"), interrupted: try inputs.physical("current"),
          pause: try inputs.number("pauseMs", .moderateNonnegative) / 1000))
      return ["velocity": .number(velocity)]
    },
  ]

  /// Chromium's stretch and its return.
  static let chromiumElastic: [EvalKind] = [
    EvalKind("feel.chromium.elastic", "platform stretch velocity times") {
      inputs throws(EvalError) in try inputs.chromiumElastic()
    },
    EvalKind("feel.chromium.stretch", "overscroll") { inputs throws(EvalError) in
      var accumulator = StretchAccumulator()
      let stretch = try inputs.numbers("overscroll", .moderate).map { accumulator.add($0) }
      return ["stretch": .array(stretch.map(JSONValue.number))]
    },
    EvalKind("feel.chromium.winStretch", "overscroll bounds") { inputs throws(EvalError) in
      let band = TanhBand(dimension: try inputs.number("bounds", .moderateNonnegative))
      let raw = band.stretch(try inputs.physical("overscroll"))
      return ["stretch": .number(raw.rounded(.towardZero)), "raw": .number(raw)]
    },
    EvalKind("feel.chromium.winBounce", "stretch velocity bounds timesMs") {
      inputs throws(EvalError) in
      let bounce = BezierBounce(
        from: try inputs.physical("stretch"), beyond: 0, velocity: try inputs.physical("velocity"),
        dimension: try inputs.number("bounds", .moderateNonnegative))
      let samples = try inputs.numbers("timesMs", .nonnegative).map { ms -> JSONValue in
        let value = bounce.vendorDisplacement(at: ms / 1000)
        return ["ms": .number(ms), "value": .number(value), "rounded": .number(value.rounded())]
      }
      return [
        "distance": .number(bounce.overshoot), "forwardMs": .number(1000 * bounce.forwardDuration),
        "backMs": .number(1000 * bounce.backDuration), "samples": .array(samples),
      ]
    },
  ]
}

/// Chromium's one fling curve, entered at a speed; beyond its own top speed all of it is scaled.
private struct ChromiumFling {
  /// The curve's speed at its beginning: 5707.62 · 3.7 - 172, in px/s.
  static let topSpeed = 5707.62 * 3.7 - 172

  private let motion: DragDeceleration
  private let scale: Double

  init(speed: Double) {
    motion = DragDeceleration(from: 0, velocity: min(speed, Self.topSpeed))
    scale = max(1, speed / Self.topSpeed)
  }

  var duration: Double { motion.duration }
  var travel: Double { motion.travel * scale }
  func state(at time: Double) -> MotionState { motion.state(at: time).scaled(scale) }
}

extension Inputs {
  /// Chromium's exponential return, as it is shown: in whole pixels.
  fileprivate func chromiumElastic() throws(EvalError) -> JSONValue {
    let isMac = try choice("platform", ["mac", "android"]) == "mac"
    let spring = isMac ? EdgeSpring.chromium : EdgeSpring.chromiumAndroid
    let (stretch, velocity) = (try physical("stretch"), try physical("velocity"))
    let motion = spring.motion(from: stretch, to: 0, velocity: velocity, isHit: false)
    // Where (s + A v t) e^(-κt) turns.
    let turn = 1 / spring.releasedFrequency - stretch / (spring.gain * velocity)
    let peakTime = velocity != 0 && turn > 0 && turn.isFinite ? turn : 0
    let samples = try numbers("times", .nonnegative).map { time -> JSONValue in
      let value = motion.value(at: time)
      return ["t": .number(time), "value": .number(value), "rounded": .number(value.rounded())]
    }
    return [
      "peak": .number(motion.value(at: peakTime)), "peakTime": .number(peakTime),
      "stopTime": .optional(motion.settleTime(within: 0.5)), "samples": .array(samples),
    ]
  }
}
