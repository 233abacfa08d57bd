@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Firefox's, in its own units: px/ms and ms.
  static let firefox: [EvalKind] = [
    EvalKind("feel.firefox.fling", "v0 friction threshold timesMs") { inputs throws(EvalError) in
      let rate = DecelerationRate(try inputs.firefoxKept())
      let velocity = 1000 * (try inputs.physical("v0"))
      let motion = Deceleration(from: 0, velocity: velocity, rate: rate)
      let threshold = 1000 * (try inputs.number("threshold", .moderatePositive))
      let stop = motion.time(toSpeed: threshold)
      let samples = try inputs.numbers("timesMs", .nonnegative).map { ms -> JSONValue in
        let state = motion.state(at: ms / 1000)
        return [
          "ms": .number(ms), "value": .number(state.value),
          "velocity": .number(state.velocity / 1000),
        ]
      }
      return [
        "stopTimeMs": .number(1000 * stop), "distance": .number(motion.value(at: stop)),
        "samples": .array(samples),
      ]
    },
    EvalKind(
      "feel.firefox.overscroll", "overscroll velocity stiffness damping maxVelocity timesMs"
    ) { inputs throws(EvalError) in try inputs.firefoxOverscroll() },
    EvalKind("feel.firefox.resistance", "length overscroll pinnedSign displacements") {
      inputs throws(EvalError) in
      let length = try inputs.number("length", .moderatePositive)
      let side = try inputs.number("pinnedSign", .whole(-1...1))
      guard side != 0 else {
        throw EvalError("inputs.pinnedSign", expected: "1 or -1", found: .number(side))
      }
      var overscroll = try inputs.physical("overscroll")
      let after = try inputs.numbers("displacements", .moderate).map { distance -> JSONValue in
        overscroll = EventResistance.firefox(
          overscroll: overscroll, distance: distance, length: length, isFarEdge: side > 0)
        return .number(overscroll)
      }
      return ["overscroll": .array(after)]
    },
    EvalKind("feel.firefox.estimator", "samples up") { inputs throws(EvalError) in
      var mean = RecentMeanVelocity.firefox
      for sample in try inputs.events("samples") {
        mean.add(position: sample.value, at: sample.time)
      }
      let velocity = mean.velocity(
        at: try inputs.physical("up") / 1000, youngerThan: RecentMeanVelocity.firefoxRelevance)
      // A finger that moves back scrolls on; 0 stays 0 without a sign.
      return ["velocity": .number(velocity == 0 ? 0 : -velocity / 1000)]
    },
    EvalKind(
      "feel.firefox.accelerate",
      "velocity previousStart previousCancel minPanVelocity restingMs tracking"
    ) { inputs throws(EvalError) in
      let velocity = try inputs.physical("velocity")
      let previous = MomentumRule.Previous(
        start: 1000 * (try inputs.physical("previousStart")),
        interrupted: 1000 * (try inputs.physical("previousCancel")),
        pause: try inputs.number("restingMs", .moderateNonnegative) / 1000,
        slowestPan: 1000 * (try inputs.number("minPanVelocity", .moderateNonnegative)))
      let isTracking = try inputs.bool("tracking")
      let result = MomentumRule.firefox.velocity(1000 * velocity, after: previous) / 1000
      return ["velocity": .number(isTracking ? result : velocity)]
    },
    EvalKind("feel.firefox.gestures", "steps friction slop minFling") {
      inputs throws(EvalError) in
      var hand = FirefoxGestures(
        kept: try inputs.firefoxKept(), slop: try inputs.number("slop", .moderateNonnegative),
        minimumFling: 1000 * (try inputs.number("minFling", .moderateNonnegative)))
      var velocities: [JSONValue] = []
      for step in try inputs.firefoxSteps() {
        velocities.append(.number(try hand.perform(step) / 1000))
      }
      return ["velocities": .array(velocities)]
    },
  ]
}

extension Inputs {
  /// 1 - `friction`: what is kept each millisecond.
  fileprivate func firefoxKept() throws(EvalError) -> Double {
    let kept = 1 - (try number("friction", .betweenZeroAndOne))
    guard kept > 0, kept < 1 else {
      throw EvalError("inputs.friction", "1 - friction is not representable")
    }
    return kept
  }

  /// The spring beyond an edge, closed and as the vendor integrates it.
  fileprivate func firefoxOverscroll() throws(EvalError) -> JSONValue {
    let start = try physical("overscroll")
    let limit = try number("maxVelocity", .moderateNonnegative)
    let velocity = 1000 * min(max(try physical("velocity") / 2, -limit), limit)
    let spring = DampedSpring(
      stiffness: try number("stiffness", .moderatePositive),
      dampingRatio: try number("damping", .moderateNonnegative))
    try spring.requireRepresentableMotion(displacement: start, velocity: velocity)
    let motion = SpringMotion(spring, from: start, velocity: velocity)
    let peak = velocity == 0 || start * velocity < 0 ? nil : motion.peak
    let times = try numbers("timesMs", .nonnegative)
    let stepped = try FirefoxSpring(spring, from: start, velocity: velocity).values(atMs: times)
    let samples = zip(times, stepped).map { ms, value -> JSONValue in
      let state = motion.state(at: ms / 1000)
      return [
        "ms": .number(ms), "value": .number(state.value), "velocity": .number(state.velocity),
        "vendorValue": .number(value),
      ]
    }
    let near = motion.firstTime(within: 1, slowerThan: 2)
    let crossing = motion.nextTime(at: 0)
    let done = near.map { min($0, crossing ?? $0) } ?? crossing
    return [
      "initialVelocity": .number(velocity), "peak": .number(peak?.value ?? start),
      "doneTimeMs": .optional(done.map { 1000 * $0 }), "samples": .array(samples),
    ]
  }

  /// The pans and waits of a hand.
  fileprivate func firefoxSteps() throws(EvalError) -> [FirefoxGestures.Step] {
    var steps: [FirefoxGestures.Step] = []
    for (index, element) in try list("steps").enumerated() {
      let path = "inputs.steps[\(index)]"
      guard case .object(let members) = element, members.count == 1, let member = members.first
      else { throw EvalError(path, expected: "an object with pan or wait", found: element) }
      switch (member.name, member.value) {
      case ("wait", let wait):
        steps.append(.wait(try Domain.moderateNonnegative.check(wait, path: "\(path).wait")))
      case ("pan", .array(let deltas)):
        var pan: [Double] = []
        for (number, delta) in deltas.enumerated() {
          pan.append(try Domain.moderate.check(delta, path: "\(path).pan[\(number)]"))
        }
        steps.append(.pan(pan))
      default:
        throw EvalError(path, expected: "{\"pan\": [distances]} or {\"wait\": ms}", found: element)
      }
    }
    return steps
  }
}
