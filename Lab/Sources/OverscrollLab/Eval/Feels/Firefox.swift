@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Firefox's, in its own units: px/ms and ms.
  static let firefox: [EvalKind] = [
    EvalKind(
      "feel.firefox.fling", .number("v0"), .keptFraction(lost: "friction"), .size("threshold"),
      .times("timesMs")
    ) { velocity, kept, threshold, times in
      let motion = Deceleration(from: 0, velocity: 1000 * velocity, rate: kept)
      let stop = motion.time(toSpeed: 1000 * threshold)
      return ["stopTimeMs": 1000 * stop, "distance": motion.value(at: stop)]
        + .samples(times, as: "ms") { ms in
          let state = motion.state(at: ms / 1000)
          return ["value": state.value, "velocity": state.velocity / 1000]
        }
    },
    // The spring beyond an edge, closed and as the vendor integrates it.
    EvalKind(
      "feel.firefox.overscroll", .number("overscroll"), .number("velocity"), .size("stiffness"),
      .length("damping"), .length("maxVelocity"), .times("timesMs")
    ) { start, released, stiffness, ratio, limit, times throws(EvalError) in
      let velocity = 1000 * (released / 2).clamped(to: -limit...limit)
      let spring = DampedSpring(stiffness: stiffness, dampingRatio: ratio)
      let motion = try spring.representableMotion(from: start, velocity: velocity)
      let peak = velocity == 0 || start * velocity < 0 ? nil : motion.peak
      var stepped = SteppedSpring(spring, from: start, velocity: velocity)
      guard (times.max() ?? 0) * 0.12 <= Double(Frames.limit) else {
        throw EvalError("inputs.timesMs", "over \(Frames.limit) steps, the limit")
      }
      let near = motion.firstTime(within: 1, slowerThan: 2)
      let crossing = motion.nextTime(at: 0)
      let done = near.map { min($0, crossing ?? $0) } ?? crossing
      return [
        "initialVelocity": velocity, "peak": peak?.value ?? start,
        "doneTimeMs": done.map { 1000 * $0 },
      ]
        + .samples(times, as: "ms") { ms in
          let state = motion.state(at: ms / 1000)
          return [
            "value": state.value, "velocity": state.velocity,
            "vendorValue": stepped.value(atMs: ms),
          ]
        }
    },
    EvalKind(
      "feel.firefox.resistance", .size("length"), .number("overscroll"),
      .number("pinnedSign", .sign), .numbers("displacements")
    ) { length, start, side, displacements in
      var overscroll = start
      let after = displacements.map { distance in
        overscroll = EventResistance.firefox(
          overscroll: overscroll, distance: distance, length: length, isFarEdge: side > 0)
        return overscroll
      }
      return .list("overscroll", after)
    },
    EvalKind("feel.firefox.estimator", .events("samples"), .number("up")) { samples, lift in
      var mean = RecentMeanVelocity.firefox
      for sample in samples { mean.add(position: sample.value, at: sample.time) }
      let velocity = mean.velocity(
        at: lift / 1000, youngerThan: RecentMeanVelocity.firefoxRelevance)
      // A finger that moves back scrolls on; 0 stays 0 without a sign.
      return ["velocity": velocity == 0 ? 0 : -velocity / 1000]
    },
    EvalKind(
      "feel.firefox.accelerate", .number("velocity"), .number("previousStart"),
      .number("previousCancel"), .length("minPanVelocity"), .length("restingMs"), .flag("tracking")
    ) { velocity, start, cancel, slowest, pause, isTracking in
      let previous = MomentumRule.Previous(
        start: 1000 * start, interrupted: 1000 * cancel, pause: pause / 1000,
        slowestPan: 1000 * slowest)
      let accelerated = MomentumRule.firefox.velocity(1000 * velocity, after: previous) / 1000
      return ["velocity": isTracking ? accelerated : velocity]
    },
    EvalKind(
      "feel.firefox.gestures", handSteps, .keptFraction(lost: "friction"), .length("slop"),
      .length("minFling")
    ) { steps, kept, slop, minimum in
      var hand = FirefoxHand(kept: kept, slop: slop, minimumFling: 1000 * minimum)
      return .list("velocities", steps.map { hand.perform($0) / 1000 })
    },
  ]
}

/// Firefox's spring as it steps it: Runge and Kutta's fourth order at 120 Hz, straight lines between.
private struct SteppedSpring {
  private let spring: DampedSpring
  private var states: [MotionState]

  init(_ spring: DampedSpring, from start: Double, velocity: Double) {
    self.spring = spring
    states = [MotionState(value: start, velocity: velocity)]
  }

  mutating func value(atMs ms: Double) -> Double {
    let steps = ms * 0.12
    let index = Int(steps.rounded(.up))
    while states.count <= index { states.append(step(states[states.count - 1])) }
    guard index > 0 else { return states[0].value }
    let share = steps - Double(index - 1)
    return states[index - 1].value * (1 - share) + states[index].value * share
  }

  private func step(_ state: MotionState) -> MotionState {
    let h = 1.0 / 120
    func moved(_ by: MotionState, _ h: Double) -> MotionState {
      MotionState(value: state.value + by.value * h, velocity: state.velocity + by.velocity * h)
    }
    let a = slope(state)
    let b = slope(moved(a, h / 2))
    let c = slope(moved(b, h / 2))
    let d = slope(moved(c, h))
    return MotionState(
      value: state.value + h / 6 * (a.value + 2 * (b.value + c.value) + d.value),
      velocity: state.velocity + h / 6 * (a.velocity + 2 * (b.velocity + c.velocity) + d.velocity))
  }

  private func slope(_ state: MotionState) -> MotionState {
    MotionState(
      value: state.velocity,
      velocity: -(spring.stiffness * state.value + spring.damping * state.velocity))
  }
}

private enum HandStep {
  /// The finger's distance in each 10 ms; 0 sends no event.
  case pan([Double])
  /// Nothing, for some milliseconds.
  case wait(Double)
}

/// Firefox's test bench for repeated flings: pans of one event each 10 ms, waits in frames of 1/60 s.
private struct FirefoxHand {
  let kept: DecelerationRate
  let slop: Double
  let minimumFling: Double

  var time = 0.0
  var velocity = 0.0
  var previousStart: Double?
  var isFlinging = false

  /// Performs a step; returns the content's velocity after it, in px/s.
  mutating func perform(_ step: HandStep) -> Double {
    switch step {
    case .wait(let ms):
      wait(frames: Int((ms * 60 / 1000).rounded(.up)))
      time += ms / 1000
    case .pan(let distances): pan(distances)
    }
    return velocity
  }

  /// Frames of a fling; it ends in the first that finds it no faster than 0.01 px/ms.
  private mutating func wait(frames: Int) {
    guard isFlinging, frames > 0 else { return }
    let factor = Deceleration(from: 0, velocity: 1, rate: kept).velocity(at: 1.0 / 60)
    for _ in 0..<frames {
      if abs(velocity) <= 10 { return stop() }
      velocity *= factor
    }
  }

  private mutating func stop() {
    velocity = 0
    isFlinging = false
    previousStart = nil
  }

  private mutating func pan(_ distances: [Double]) {
    let down = time
    let interrupted = isFlinging ? velocity : 0
    var mean = RecentMeanVelocity.firefox
    mean.add(position: 0, at: time)
    var position = 0.0
    var rest: Double?
    var slowest = Double.infinity
    // Counted from the touch, so that ten milliseconds stay ten.
    for (index, distance) in distances.enumerated() where distance != 0 {
      time = down + Double(index + 1) / 100
      position += distance
      let speed = mean.add(position: position, at: time).map(abs)
      if rest != nil {
        slowest = min(slowest, speed ?? slowest)
      } else if abs(position) >= slop {
        rest = Double(index + 1) / 100
      }
    }
    time = down + Double(distances.count) / 100
    let previous = previousStart
    stop()
    guard let rest else { return }
    velocity = -mean.velocity(at: time, youngerThan: RecentMeanVelocity.firefoxRelevance)
    guard abs(velocity) >= minimumFling * (1 - 1e-9) else { return }
    if let previous {
      velocity = MomentumRule.firefox.velocity(
        velocity,
        after: .init(start: previous, interrupted: interrupted, pause: rest, slowestPan: slowest))
    }
    previousStart = velocity
    isFlinging = true
  }
}

private let handSteps = Input<[HandStep]>("steps") { fields throws(EvalError) in
  try fields.each("steps", "a list") { value, path throws(EvalError) in
    let step = try JSONFields(value, path: path)
    switch step.members.map(\.name) {
    case ["wait"]: return .wait(try step.number("wait", waitMs))
    case ["pan"]: return .pan(try step.numbers("pan", .moderate))
    default:
      throw EvalError(path, expected: "{\"pan\": [distances]} or {\"wait\": ms}", found: value)
    }
  }
}

private let waitMs = NumberDomain(words: "a wait >= 0, of at most \(Frames.limit) frames") {
  $0 >= 0 && ($0 * 60 / 1000).rounded(.up) <= Double(Frames.limit)
}
