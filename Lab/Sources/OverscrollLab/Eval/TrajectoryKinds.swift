import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Deceleration handed to a spring at the edge.
  static let trajectories: [EvalKind] = [
    EvalKind(
      "trajectory.decelerateBounce",
      "x0 v0 rate min max mass stiffness dampingRatio threshold times"
    ) { inputs throws(EvalError) in
      let deceleration = try inputs.deceleration()
      let range = try inputs.limits()
      let spring = try inputs.spring()
      let edge = min(max(deceleration.start, range.lowerBound), range.upperBound)
      try spring.requireRepresentableMotion(
        displacement: deceleration.start - edge, velocity: deceleration.velocity)
      let trajectory = SpringTrajectory(deceleration, in: range, spring: spring)
      let threshold = try inputs.number("threshold", .positive)
      let times = try inputs.numbers("times", .nonnegative)
      var outputs: [JSONValue.Member] = [
        .init("destination", .number(deceleration.destination)),
        .init("collides", .bool(trajectory.hit != nil)),
      ]
      if let hit = trajectory.hit {
        outputs += [
          .init("edge", .number(hit.edge)),
          .init("collisionTime", .number(hit.time)),
          .init("collisionVelocity", .number(hit.velocity)),
          .init("peakTime", .number(hit.time + hit.peak.time)),
          .init("peakOvershoot", .number(hit.peak.overshoot)),
        ]
      }
      let settleTime = trajectory.settleTime(within: threshold)
      let samples = times.map { time -> JSONValue in
        let state = trajectory.state(at: time)
        return [
          "t": .number(time), "value": .number(state.value), "velocity": .number(state.velocity),
        ]
      }
      outputs.append(.init("settleTime", .optional(settleTime)))
      outputs.append(.init("samples", .array(samples)))
      return .object(outputs)
    }
  ]
}

/// Deceleration until an edge, then a spring about that edge for good.
///
/// The bare curves, never pinned. A start beyond a limit is handed to the spring immediately.
struct SpringTrajectory {
  /// The moment the spring takes over.
  struct Hit {
    let time: Double
    let edge: Double
    let velocity: Double
    let motion: SpringMotion

    /// The farthest point beyond the edge, and when, counted from the hit.
    ///
    /// A motion that starts beyond the edge and moves inwards is farthest at its start.
    var peak: (time: Double, overshoot: Double) {
      let start = motion.displacement(at: 0)
      guard start * velocity >= 0, let peak = motion.peak else { return (0, abs(start)) }
      return (peak.time, abs(peak.value - edge))
    }
  }

  let deceleration: Deceleration
  let hit: Hit?

  init(_ deceleration: Deceleration, in range: ClosedRange<Double>, spring: DampedSpring) {
    self.deceleration = deceleration
    let start = deceleration.start
    let edge: Double
    let time: Double?
    if range.contains(start) {
      edge = deceleration.velocity < 0 ? range.lowerBound : range.upperBound
      time = deceleration.velocity == 0 ? nil : deceleration.time(to: edge)
    } else {
      edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      time = 0
    }
    hit = time.map { time in
      let velocity = deceleration.velocity(at: time)
      let position = range.contains(start) ? edge : start
      let motion = SpringMotion(spring, from: position, to: edge, velocity: velocity)
      return Hit(time: time, edge: edge, velocity: velocity, motion: motion)
    }
  }

  func state(at time: Double) -> MotionState {
    guard let hit, time >= hit.time else { return deceleration.state(at: time) }
    return hit.motion.state(at: time - hit.time)
  }

  /// When it stays within `distance` of where it ends; nil for an undamped spring.
  func settleTime(within distance: Double) -> Double? {
    guard let hit else { return deceleration.time(toWithin: distance) }
    return hit.motion.settleTime(within: distance).map { hit.time + $0 }
  }
}
