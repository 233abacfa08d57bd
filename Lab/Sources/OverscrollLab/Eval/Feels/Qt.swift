@_spi(Formulas) internal import ScrollGestures
import Overscroll
@_spi(Formulas) import ScrollFeels
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Qt Quick's Flickable, in milliseconds as there, and Windows' inertia.
  static let qt: [EvalKind] = [
    // A flick to a whole pixel, its deceleration solved for again, its duration cut to milliseconds.
    EvalKind(
      "feel.qt.flick", .number("position"), .number("velocity"), .size("deceleration"),
      .length("maxVelocity"), .times("timesMs")
    ) { start, released, deceleration, limit, times in
      let velocity = released.clamped(to: -limit...limit)
      let free = PowerDeceleration(from: start, velocity: velocity, constant: deceleration)
      let target = free.destination.rounded()
      let distance = abs(target - start)
      guard velocity != 0, distance > 0 else {
        return ["target": target, "deceleration": nil, "durationMs": 0]
          + .samples(times, as: "ms") { _ in ["value": start] }
      }
      let braking = velocity / distance * (velocity / 2)
      let duration = (1000 * abs(velocity) / braking).rounded(.down)
      let slowed = velocity < 0 ? -braking : braking
      return ["target": target, "deceleration": braking, "durationMs": duration]
        + .samples(times, as: "ms") { ms in
          let time = min(ms, duration) / 1000
          return ["value": start + time * (velocity - slowed * time / 2)]
        }
    },
    EvalKind("feel.qt.overshoot", .number("velocity"), .length("overBound"), .size("deceleration"))
    { velocity, beyond, deceleration in
      let braking = FlickableBounce.braking(
        speed: abs(velocity), beyond: beyond, deceleration: deceleration)
      let moves = braking.distance > 0
      return [
        "distance": braking.distance, "deceleration": moves ? braking.deceleration : nil,
        "durationMs": moves ? (1000 * abs(velocity) / braking.deceleration).rounded(.down) : 0,
      ]
    },
    EvalKind("feel.qt.fixup", .number("from"), .number("to"), .times("timesMs")) {
      from, to, times in
      .samples(times, as: "ms") { ms in
        ["value": to + (from - to) * FlickableBounce.back(at: ms / 1000).left]
      }
    },
    EvalKind(
      "feel.qt.release", .numbers("velocities"), .length("pauseMs"), .number("distance"),
      .length("startDistance"), .length("maxVelocity"), .flag("atEdgeOutward")
    ) { velocities, pause, distance, start, limit, isOutward in
      var mean = RecentMeanVelocity(capacity: 3, shortestInterval: 0, fastest: limit)
      for velocity in velocities { mean.add(velocity: velocity, at: 0) }
      let velocity = (pause >= 100 ? 0 : mean.velocity(at: 0)) / (isOutward ? 2 : 1)
      return ["velocity": velocity] + .flag("flicks", abs(velocity) > 75 && distance > start)
    },
    EvalKind("feel.windows.inertia", .number("v0"), .keptFraction(lost: "decayRate"), .times()) {
      velocity, kept, times in
      let motion = Deceleration(from: 0, velocity: velocity, decay: kept.decayConstant / 1000)
      let stop = motion.time(toSpeed: 30)
      return ["duration": stop, "distance": motion.value(at: stop)]
        + .samples(times) { time in ["value": motion.value(at: min(time, stop))] }
    },
  ]
}

extension Input {
  /// What is kept where a fraction is lost.
  static func keptFraction(lost name: String) -> Input where Value == DecelerationRate {
    Input(.number(name, .betweenZeroAndOne)) { lost throws(EvalError) in
      guard 1 - lost > 0, 1 - lost < 1 else {
        throw EvalError("inputs.\(name)", "1 - \(name) is not representable")
      }
      return DecelerationRate(1 - lost)
    }
  }
}
