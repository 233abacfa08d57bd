@_spi(Formulas) internal import ScrollGestures
import Overscroll
@_spi(Formulas) import ScrollFeels
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Android's scroller, and what it makes of a finger.
  static let android: [EvalKind] = [
    EvalKind("feel.android.spline", .whole("index", 0...100)) { index in
      let share = Double(index) / 100
      let curve = AndroidSpline.exact
      let swapped = Easing(curve.y1, curve.x1, curve.y2, curve.x2)
      return [
        "position": Double(AndroidSpline.position(index)),
        "time": Double(AndroidSpline.time(index)), "positionExact": curve.progress(at: share).value,
        "timeExact": swapped.progress(at: share).value,
      ]
    },
    EvalKind("feel.android.distance", .number("velocity"), androidSpeed) { velocity, speed in
      let motion = TimedDeceleration.android(from: 0, velocity: velocity, secondSpeed: speed)
      return ["distance": motion.travel, "duration": motion.launchDuration]
    },
    EvalKind("feel.android.value", .number("x0"), .number("velocity"), androidSpeed, .times()) {
      start, velocity, speed, times in
      let motion = TimedDeceleration.android(from: start, velocity: velocity, secondSpeed: speed)
      return ["final": motion.destination, "duration": motion.launchDuration]
        + .states(times, motion.state)
    },
    EvalKind(
      "feel.android.edge", .number("x0"), .number("velocity"), .range(),
      .length("over"), androidSpeed, .times()
    ) { start, velocity, range, limit, speed, times throws(EvalError) in
      guard range.contains(start) else {
        throw EvalError("inputs.x0", expected: "a number from min to max", found: .number(start))
      }
      let motion = TimedDeceleration.android(from: start, velocity: velocity, secondSpeed: speed)
      guard !range.contains(motion.destination) else {
        return .flag("hitsEdge", false) + [
          "final": motion.destination, "duration": motion.launchDuration,
        ]
      }
      let edge = motion.travel < 0 ? range.lowerBound : range.upperBound
      // The vendor's own time table, not the inverse of its positions.
      let share = abs((edge - start) / motion.travel)
      let time = motion.launchDuration * AndroidSpline.time(atPosition: share)
      let hit = motion.state(at: time).velocity
      let bounce = ParabolicBounce(at: edge, velocity: hit, limit: limit)
      return .flag("hitsEdge", true) + [
        "edgeTime": time, "edgeVelocity": hit, "overshoot": abs(bounce.overshoot),
        "deceleration": limit > 0 ? bounce.deceleration : nil, "apexTime": time + bounce.apexTime,
        "restTime": time + bounce.restTime,
      ] + .states(times) { $0 < time ? motion.state(at: $0) : bounce.state(at: $0 - time) }
    },
    EvalKind("feel.android.springBack", .number("x0"), .range(), .times()) {
      start, range, times in
      let motion = SmoothReturn(from: start, to: start.clamped(to: range))
      return ["duration": motion.restTime] + .states(times, motion.state)
    },
    EvalKind(
      "feel.android.startOutside", .number("x0"), .number("velocity"), .range(),
      .length("over"), androidSpeed, .times()
    ) { start, velocity, range, limit, speed, times throws(EvalError) in
      guard !range.contains(start) else {
        throw EvalError(
          "inputs.x0", expected: "a number below min or above max", found: .number(start))
      }
      let edge = start.clamped(to: range)
      let fling = TimedDeceleration.android(from: start, velocity: velocity, secondSpeed: speed)
      if fling.velocity != 0, (start < edge) == (fling.velocity > 0) {
        return .word("mode", abs(fling.travel) > abs(edge - start) ? "fling" : "springBack")
      }
      let motion = ParabolicBounce.asVendor(
        from: start, beyond: edge, velocity: fling.velocity, limit: limit)
      return .word("mode", "ballistic") + [
        "overshoot": abs(motion.overshoot), "apexTime": max(0, motion.apexTime),
        "restTime": max(0, motion.restTime),
      ] + .states(times, motion.state)
    },
    // Physical pixels, int(density · dp + 0.5): `ViewConfiguration.java`. Grade B.
    EvalKind("feel.android.thresholds", .size("density"), .flag("extraLarge")) {
      density, isExtraLarge in
      let size = isExtraLarge ? 1.5 * density : density
      func pixels(_ scale: Double, _ dp: Double) -> Double { (scale * dp + 0.5).rounded(.down) }
      return [
        "minFling": pixels(density, 50), "maxFling": pixels(density, 8000),
        "touchSlop": pixels(size, 8), "pagingSlop": pixels(size, 16),
        "overflingDistance": pixels(size, 6),
      ]
    },
    EvalKind("feel.android.estimator.lsq2", .events("samples"), .optional("up")) {
      .release(by: .android, of: $0, liftedAtMs: $1)
    },
    EvalKind(
      "feel.android.estimator.impulse", .events("samples"), .optional("up"),
      .either("variant", "running", "raw"), .flag("differential", default: false)
    ) { samples, lift, isRaw, areDeltas in
      .release(by: .impulse(isRaw: isRaw), of: samples, liftedAtMs: lift, areDeltas: areDeltas)
    },
  ]
}

/// The speed in the second of a fling's last, of `density` and `friction`.
private let androidSpeed = Input<Double>(
  .size("density"), .number("friction", .size, default: AndroidSpline.friction)
) {
  density, friction throws(EvalError) in
  let speed = AndroidSpline.secondSpeed(density: density, friction: friction)
  guard speed > 1e-150, speed < 1e150 else {
    throw EvalError("inputs.density", "its fling is not representable (overflow)")
  }
  return speed
}

/// Samples as they were listed, newest first.
private struct ListedSamples: AxisHistory {
  let samples: [TimedNumber]

  var count: Int { samples.count }
  func time(at age: Int) -> Double { samples[age].time }
  func position(at age: Int) -> Double { samples[age].value }
}

extension Outputs {
  /// What an estimator makes of samples, oldest first, and of the time of the lift.
  static func release(
    by estimator: ReleaseEstimator, of samples: [TimedNumber], liftedAtMs lift: Double? = nil,
    areDeltas: Bool = false, perMillisecond: Bool = false
  ) -> Outputs {
    var kept: [TimedNumber] = []
    for sample in samples {
      if estimator.replacesSameTime, kept.last?.time == sample.time { kept.removeLast() }
      kept.append(sample)
    }
    let velocity = estimator.velocity(
      ListedSamples(samples: kept.reversed()), liftedAt: lift.map { $0 / 1000 },
      areDeltas: areDeltas)
    return ["velocity": velocity.map { perMillisecond ? $0 / 1000 : $0 }]
  }
}
