@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
@_spi(Formulas) import ScrollFeels
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Chromium's flings, its stretch and its return.
  static let chromium: [EvalKind] = [
    EvalKind("feel.chromium.fling", .number("vx"), .number("vy"), .times()) { vx, vy, times in
      // One curve, entered at a speed; beyond its own top speed, that at its beginning, all of it is scaled.
      let topSpeed = 5707.62 * 3.7 - 172
      let speed = max(abs(vx), abs(vy))
      let motion = DragDeceleration(from: 0, velocity: min(speed, topSpeed))
      let scale = max(1, speed / topSpeed)
      let share = speed > 0 ? (x: vx / speed, y: vy / speed) : (x: 0, y: 0)
      let travel = motion.travel * scale
      return ["duration": motion.duration, "dx": travel * share.x, "dy": travel * share.y]
        + .samples(times) { time in
          let state = motion.state(at: time)
          let (value, velocity) = (state.value * scale, state.velocity * scale)
          return [
            "x": value * share.x, "y": value * share.y, "vx": velocity * share.x,
            "vy": velocity * share.y,
          ]
        }
    },
    EvalKind(
      "feel.chromium.physicsFling", .number("vx"), .number("vy"), .size("ppi"), .length("boost"),
      .length("width"), .length("height"), .times()
    ) { vx, vy, ppi, boost, width, height, times in
      func fling(_ velocity: Double, _ size: Double) -> TimedDeceleration {
        .windows(
          from: 0, velocity: velocity, deceleration: 27.559 * ppi,
          limit: (size * (3 * boost)).rounded(.down))
      }
      let (x, y) = (fling(vx, width), fling(vy, height))
      // The faster axis leads, the vertical one at equal speeds.
      let lead = abs(y.velocity) >= abs(x.velocity) ? y : x
      guard case .bezier(let curve) = lead.curve else { return [:] }
      return [
        "duration": lead.launchDuration, "dx": x.travel, "dy": y.travel, "p1x": curve.x1,
        "p1y": curve.y1,
      ]
        + .samples(times) { time in
          let share = lead.launchDuration > 0 ? time / lead.launchDuration : 1
          let progress = curve.progress(at: share).value
          return ["x": x.travel * progress, "y": y.travel * progress]
        }
    },
    EvalKind(
      "feel.chromium.boost", .number("previousStart"), .number("current"), .number("velocity"),
      .length("pauseMs")
    ) { start, current, velocity, pause in
      [
        "velocity": MomentumRule.chromium.velocity(
          velocity, after: .init(start: start, interrupted: current, pause: pause / 1000))
      ]
    },
    // An exponential return, shown in whole pixels.
    EvalKind(
      "feel.chromium.elastic", .either("platform", "mac", "android"), .number("stretch"),
      .number("velocity"), .times()
    ) { isAndroid, stretch, velocity, times in
      let spring = isAndroid ? EdgeSpring.chromiumAndroid : EdgeSpring.chromium
      let motion = spring.motion(from: stretch, to: 0, velocity: velocity, isHit: false)
      // Where (s + A v t) e^(-κt) turns.
      let turn = 1 / spring.releasedFrequency - stretch / (spring.gain * velocity)
      let peakTime = velocity != 0 && turn > 0 && turn.isFinite ? turn : 0
      return [
        "peak": motion.value(at: peakTime), "peakTime": peakTime,
        "stopTime": motion.settleTime(within: 0.5),
      ]
        + .samples(times) { time in
          let value = motion.value(at: time)
          return ["value": value, "rounded": value.rounded()]
        }
    },
    EvalKind("feel.chromium.stretch", .numbers("overscroll")) { overscroll in
      var accumulator = StretchAccumulator()
      return .list("stretch", overscroll.map { accumulator.add($0) })
    },
    EvalKind("feel.chromium.winStretch", .number("overscroll"), .length("bounds")) {
      overscroll, bounds in
      let raw = TanhBand(dimension: bounds).stretch(overscroll)
      return ["stretch": raw.rounded(.towardZero), "raw": raw]
    },
    EvalKind(
      "feel.chromium.winBounce", .number("stretch"), .number("velocity"), .length("bounds"),
      .times("timesMs")
    ) { stretch, velocity, bounds, times in
      let bounce = BezierBounce(from: stretch, beyond: 0, velocity: velocity, dimension: bounds)
      return [
        "distance": bounce.overshoot, "forwardMs": 1000 * bounce.forwardDuration,
        "backMs": 1000 * bounce.backDuration,
      ]
        + .samples(times, as: "ms") { ms in
          let value = bounce.vendorDisplacement(at: ms / 1000)
          return ["value": value, "rounded": value.rounded()]
        }
    },
  ]
}
