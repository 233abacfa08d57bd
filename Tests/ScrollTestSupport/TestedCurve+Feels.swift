public import ScrollPhysics
internal import ScrollFeels

extension ScrollDeceleration {
  /// The law with its lengths multiplied; nil where a length in it is a constant of the vendor.
  public func scaled(_ factor: Double) -> ScrollDeceleration? {
    switch kind {
    case .exponential: self
    case .drag: .drag(decay: a, drag: b * factor)
    case .friction: .friction(decay: a, deceleration: b * factor)
    case .power: .power(exponent: a, secondSpeed: b * factor)
    case .spline: .spline(secondSpeed: a * factor, isTabled: b > 0)
    case .windows, .custom: nil
    }
  }
}

extension TestedCurve {
  /// A deceleration by any law.
  public static func deceleration(
    _ law: ScrollDeceleration, from start: Double, velocity: Double, dimension: Double = 800
  ) -> TestedCurve {
    let motion = law.motion(from: start, velocity: velocity, dimension: dimension)
    return running(
      motion, law: law, start: MotionState(value: start, velocity: velocity), dimension: dimension
    ) { factor, shift in
      .deceleration(
        law.scaled(abs(factor)) ?? law, from: start * factor + shift, velocity: velocity * factor,
        dimension: dimension)
    }
  }

  private static func running(
    _ motion: DecelerationMotion, law: ScrollDeceleration, start: MotionState, dimension: Double,
    transformed: @escaping @Sendable (_ factor: Double, _ shift: Double) -> TestedCurve
  ) -> TestedCurve {
    let (reach, duration) = (abs(motion.destination - start.value), motion.duration)
    let natural = duration.isFinite ? 1 / max(duration, 1e-6) : 2
    var curve = TestedCurve(
      "\(law) from \(start.value) at \(start.velocity)", start: start, end: motion.destination,
      size: max(abs(start.value), reach, abs(start.velocity) / natural, 1),
      speed: abs(start.velocity) * 2,
      pace: max(12 * natural, 8 * abs(start.velocity) / max(reach, 1e-3)), calm: natural,
      value: { motion.state(at: $0).value }, velocity: { motion.state(at: $0).velocity },
      state: motion.state, transformed: transformed)
    if duration.isFinite { curve.joints = [duration] }
    curve.margin = duration.isFinite ? duration / 50 : 0
    curve.resumed = { time in
      running(
        motion.resumed(at: time), law: law, start: motion.state(at: time), dimension: dimension,
        transformed: transformed)
    }
    return curve
  }

  /// A motion beyond an edge.
  ///
  /// - Parameters:
  ///   - joints: where its slope may jump, in seconds.
  ///   - duration: how long it takes, in seconds.
  ///   - image: the motion with its lengths multiplied, and then moved.
  public static func edge(
    _ motion: Curve, start: MotionState, joints: [Double], duration: Double,
    image: @escaping @Sendable (_ factor: Double, _ shift: Double) -> TestedCurve
  ) -> TestedCurve {
    let states = (0...400).map { motion.state(at: duration * Double($0) / 400) }
    let size = states.map { abs($0.value) }.max() ?? 0
    let speed = states.map { abs($0.velocity) }.max() ?? 0
    var curve = TestedCurve(
      "\(motion)", start: start, end: motion.limit, size: max(size, 1), speed: max(speed, 1),
      pace: 30 / duration, calm: 1 / duration, value: { motion.state(at: $0).value },
      velocity: { motion.state(at: $0).velocity }, state: motion.state, transformed: image)
    (curve.joints, curve.margin) = (joints + [duration], duration / 40)
    return curve
  }
}
