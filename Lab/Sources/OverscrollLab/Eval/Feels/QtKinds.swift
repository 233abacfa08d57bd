@_spi(Formulas) internal import ScrollGestures
import Overscroll
@_spi(Formulas) import ScrollFeels
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Qt Quick's Flickable, in milliseconds as there, and Windows' inertia.
  static let qt: [EvalKind] = [
    EvalKind("feel.qt.flick", "position velocity deceleration maxVelocity timesMs") {
      inputs throws(EvalError) in try inputs.qtFlick()
    },
    EvalKind("feel.qt.overshoot", "velocity overBound deceleration") { inputs throws(EvalError) in
      let speed = abs(try inputs.physical("velocity"))
      let braking = FlickableBounce.braking(
        speed: speed, beyond: try inputs.number("overBound", .moderateNonnegative),
        deceleration: try inputs.number("deceleration", .moderatePositive))
      let moves = braking.distance > 0
      return [
        "distance": .number(braking.distance),
        "deceleration": moves ? .number(braking.deceleration) : .null,
        "durationMs": .number(
          moves ? (1000 * speed / braking.deceleration).rounded(.down) : 0),
      ]
    },
    EvalKind("feel.qt.fixup", "from to timesMs") { inputs throws(EvalError) in
      let (from, to) = (try inputs.physical("from"), try inputs.physical("to"))
      let samples = try inputs.numbers("timesMs", .nonnegative).map { ms -> JSONValue in
        let left = FlickableBounce.back(at: ms / 1000).left
        return ["ms": .number(ms), "value": .number(to + (from - to) * left)]
      }
      return ["samples": .array(samples)]
    },
    EvalKind(
      "feel.qt.release", "velocities pauseMs distance startDistance maxVelocity atEdgeOutward"
    ) { inputs throws(EvalError) in
      let limit = try inputs.number("maxVelocity", .moderateNonnegative)
      var mean = RecentMeanVelocity.qt
      for velocity in try inputs.numbers("velocities", .moderate) {
        mean.add(velocity: min(max(velocity, -limit), limit), at: 0)
      }
      let pause = try inputs.number("pauseMs", .moderateNonnegative)
      var velocity = pause >= 100 ? 0 : mean.velocity(at: 0)
      if try inputs.bool("atEdgeOutward") { velocity /= 2 }
      let distance = try inputs.physical("distance")
      let start = try inputs.number("startDistance", .moderateNonnegative)
      return [
        "velocity": .number(velocity), "flicks": .bool(abs(velocity) > 75 && distance > start),
      ]
    },
    EvalKind("feel.windows.inertia", "v0 decayRate times") { inputs throws(EvalError) in
      let kept = 1 - (try inputs.number("decayRate", .betweenZeroAndOne))
      guard kept > 0, kept < 1 else {
        throw EvalError("inputs.decayRate", "1 - decayRate is not representable")
      }
      let motion = Deceleration(
        from: 0, velocity: try inputs.physical("v0"),
        decay: DecelerationRate(kept).decayConstant / 1000)
      let stop = motion.time(toSpeed: 30)
      let samples = try inputs.numbers("times", .nonnegative).map { time -> JSONValue in
        ["t": .number(time), "value": .number(motion.value(at: min(time, stop)))]
      }
      return [
        "duration": .number(stop), "distance": .number(motion.value(at: stop)),
        "samples": .array(samples),
      ]
    },
  ]
}

extension Inputs {
  /// A flick to a whole pixel, its deceleration solved for again, its duration cut to milliseconds.
  fileprivate func qtFlick() throws(EvalError) -> JSONValue {
    let start = try physical("position")
    let limit = try number("maxVelocity", .moderateNonnegative)
    let velocity = min(max(try physical("velocity"), -limit), limit)
    let free = PowerDeceleration(
      from: start, velocity: velocity,
      constant: try number("deceleration", .moderatePositive))
    let target = free.destination.rounded()
    let distance = abs(target - start)
    let times = try numbers("timesMs", .nonnegative)
    guard velocity != 0, distance > 0 else {
      let samples = times.map { ms -> JSONValue in ["ms": .number(ms), "value": .number(start)] }
      return [
        "target": .number(target), "deceleration": .null, "durationMs": 0,
        "samples": .array(samples),
      ]
    }
    let braking = velocity / distance * (velocity / 2)
    let duration = (1000 * abs(velocity) / braking).rounded(.down)
    let samples = times.map { ms -> JSONValue in
      let time = min(ms, duration) / 1000
      let slowed = velocity < 0 ? -braking : braking
      return ["ms": .number(ms), "value": .number(start + time * (velocity - slowed * time / 2))]
    }
    return [
      "target": .number(target), "deceleration": .number(braking),
      "durationMs": .number(duration), "samples": .array(samples),
    ]
  }
}
