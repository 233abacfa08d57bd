@_spi(Formulas) import ScrollFeels
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Android's scroller in motion.
  static let androidMotions: [EvalKind] = [
    EvalKind("feel.android.spline", "index") { inputs throws(EvalError) in
      let index = Int(try inputs.number("index", .whole(0...100)))
      let share = Double(index) / 100
      let curve = AndroidSpline.exact
      let swapped = Easing(curve.y1, curve.x1, curve.y2, curve.x2)
      return [
        "position": .number(Double(AndroidSpline.position(index))),
        "time": .number(Double(AndroidSpline.time(index))),
        "positionExact": .number(curve.progress(at: share).value),
        "timeExact": .number(swapped.progress(at: share).value),
      ]
    },
    EvalKind("feel.android.distance", "velocity density friction") { inputs throws(EvalError) in
      let motion = try inputs.androidFling(from: 0)
      return [
        "distance": .number(motion.travel), "duration": .number(motion.launchDuration),
      ]
    },
    EvalKind("feel.android.value", "x0 velocity density friction times") {
      inputs throws(EvalError) in
      let motion = try inputs.androidFling(from: try inputs.physical("x0"))
      return [
        "final": .number(motion.destination), "duration": .number(motion.launchDuration),
        "samples": try inputs.samples(motion.state),
      ]
    },
    EvalKind("feel.android.edge", "x0 velocity min max over density friction times") {
      inputs throws(EvalError) in
      let range = try inputs.range("min", "max")
      let start = try inputs.physical("x0")
      guard range.contains(start) else {
        throw EvalError(
          "inputs.x0", expected: "a number from min to max", found: .number(start))
      }
      let motion = try inputs.androidFling(from: start)
      let limit = try inputs.number("over", .moderateNonnegative)
      guard !range.contains(motion.destination) else {
        return [
          "hitsEdge": false, "final": .number(motion.destination),
          "duration": .number(motion.launchDuration),
        ]
      }
      let edge = motion.travel < 0 ? range.lowerBound : range.upperBound
      // The vendor's own time table, not the inverse of its positions.
      let share = abs((edge - start) / motion.travel)
      let time = motion.launchDuration * AndroidSpline.time(atPosition: share)
      let velocity = motion.state(at: time).velocity
      let bounce = ParabolicBounce(at: edge, velocity: velocity, limit: limit)
      let samples = try inputs.samples { now in
        now < time ? motion.state(at: now) : bounce.state(at: now - time)
      }
      return [
        "hitsEdge": true, "edgeTime": .number(time), "edgeVelocity": .number(velocity),
        "overshoot": .number(abs(bounce.overshoot)),
        "deceleration": limit > 0 ? .number(bounce.deceleration) : .null,
        "apexTime": .number(time + bounce.apexTime),
        "restTime": .number(time + bounce.restTime), "samples": samples,
      ]
    },
    EvalKind("feel.android.springBack", "x0 min max times") { inputs throws(EvalError) in
      let range = try inputs.range("min", "max")
      let start = try inputs.physical("x0")
      let edge = min(max(start, range.lowerBound), range.upperBound)
      let motion = SmoothReturn(from: start, to: edge)
      return [
        "duration": .number(motion.restTime), "samples": try inputs.samples(motion.state),
      ]
    },
    EvalKind("feel.android.startOutside", "x0 velocity min max over density friction times") {
      inputs throws(EvalError) in
      let range = try inputs.range("min", "max")
      let start = try inputs.physical("x0")
      guard !range.contains(start) else {
        throw EvalError(
          "inputs.x0", expected: "a number below min or above max", found: .number(start))
      }
      let edge = min(max(start, range.lowerBound), range.upperBound)
      let fling = try inputs.androidFling(from: start)
      if fling.velocity != 0, (start < edge) == (fling.velocity > 0) {
        let reaches = abs(fling.travel) > abs(edge - start)
        return ["mode": .string(reaches ? "fling" : "springBack")]
      }
      let motion = ParabolicBounce.asVendor(
        from: start, beyond: edge, velocity: fling.velocity,
        limit: try inputs.number("over", .moderateNonnegative))
      return [
        "mode": "ballistic", "overshoot": .number(abs(motion.overshoot)),
        "apexTime": .number(motion.apexTime), "restTime": .number(motion.restTime),
        "samples": try inputs.samples(motion.state),
      ]
    },
  ]
}

extension Inputs {
  /// The fling of `velocity`, `density` and `friction`, by the vendor's table.
  func androidFling(from start: Double) throws(EvalError) -> TimedDeceleration {
    let speed = AndroidSpline.secondSpeed(
      density: try number("density", .moderatePositive),
      friction: try number("friction", .moderatePositive, or: AndroidSpline.friction))
    let velocity = try physical("velocity")
    guard speed > 1e-150, speed < 1e150 else {
      throw EvalError("inputs.density", "its fling is not representable (overflow)")
    }
    return .android(from: start, velocity: velocity, secondSpeed: speed)
  }
}
