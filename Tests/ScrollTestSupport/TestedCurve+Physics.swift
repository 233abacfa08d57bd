public import ScrollPhysics

extension TestedCurve {
  /// A deceleration.
  public static func deceleration(_ motion: Deceleration) -> TestedCurve {
    let reach = abs(motion.destination - motion.start)
    var curve = TestedCurve(
      "\(motion)", start: MotionState(value: motion.start, velocity: motion.gain * motion.velocity),
      end: motion.destination, size: max(abs(motion.start), reach),
      speed: motion.gain * abs(motion.velocity), pace: motion.decay, calm: motion.decay,
      value: motion.value, velocity: motion.velocity, state: motion.state
    ) { factor, shift in
      .deceleration(
        Deceleration(
          from: motion.start * factor + shift, velocity: motion.velocity * factor,
          decay: motion.decay, gain: motion.gain))
    }
    curve.resumed = { time in
      .deceleration(
        Deceleration(
          from: motion.value(at: time), velocity: motion.carriedVelocity(at: time),
          decay: motion.decay, gain: motion.gain))
    }
    return curve
  }

  /// A spring moving to a target.
  public static func spring(
    _ spring: DampedSpring, from start: Double, to target: Double, velocity: Double
  ) -> TestedCurve {
    let motion = SpringMotion(spring, from: start, to: target, velocity: velocity)
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    // Rates at least as fast as the fast pole, and at most as slow as the slow one.
    var curve = TestedCurve(
      "\(spring) from \(start) to \(target) at \(velocity)",
      start: MotionState(value: target + (start - target), velocity: velocity),
      end: ratio > 0 ? target : nil,
      size: max(abs(start), abs(target), abs(start - target) + abs(velocity) / frequency),
      speed: abs(velocity) + frequency * abs(start - target), pace: frequency * max(1, 2 * ratio),
      calm: ratio > 1 ? frequency / (2 * ratio) : ratio * frequency, value: motion.value,
      velocity: motion.velocity, state: motion.state
    ) { factor, shift in
      .spring(
        spring, from: start * factor + shift, to: target * factor + shift,
        velocity: velocity * factor)
    }
    curve.resumed = { time in
      let state = motion.state(at: time)
      return .spring(spring, from: state.value, to: target, velocity: state.velocity)
    }
    return curve
  }

  /// A motion beyond an edge.
  public static func bounce(
    from start: Double, edge: Double, carriedVelocity: Double, law: ScrollLaw, pull: Double
  ) -> TestedCurve {
    let bounce = Bounce(
      from: start, edge: edge, carriedVelocity: carriedVelocity, law: law, pull: pull)
    let displacement = start - edge
    let slope = law.gain * carriedVelocity - pull * displacement
    var curve = TestedCurve(
      "bounce at \(edge) from \(start) carrying \(carriedVelocity)",
      start: MotionState(value: edge + displacement, velocity: slope), end: edge,
      size: max(abs(start), abs(edge), abs(displacement) + abs(slope) / pull),
      speed: abs(slope) + pull * abs(displacement) + abs(carriedVelocity), pace: pull + law.decay,
      calm: pull, value: bounce.value, velocity: bounce.velocity, state: bounce.motion.state
    ) { factor, shift in
      .bounce(
        from: start * factor + shift, edge: edge * factor + shift,
        carriedVelocity: carriedVelocity * factor, law: law, pull: pull)
    }
    curve.resumed = { time in
      .bounce(
        from: bounce.value(at: time), edge: edge,
        carriedVelocity: bounce.carriedVelocity(at: time), law: law, pull: pull)
    }
    return curve
  }

  /// A programmatic scroll.
  ///
  /// It has a duration, so the rest of it is not a motion of its kind.
  public static func eased(_ motion: EasedMotion, velocity: Double) -> TestedCurve {
    let way = abs(motion.target - motion.start)
    var curve = TestedCurve(
      "\(motion)", start: MotionState(value: motion.start, velocity: velocity), end: motion.target,
      size: max(abs(motion.start), abs(motion.target), abs(velocity) * motion.duration),
      speed: 3 * way / motion.duration + abs(velocity), pace: 20 / motion.duration,
      calm: 1 / motion.duration, value: motion.value, velocity: motion.velocity, state: motion.state
    ) { factor, shift in
      .eased(
        EasedMotion(
          from: motion.start * factor + shift, to: motion.target * factor + shift,
          velocity: velocity * factor, duration: motion.duration, easing: motion.easing),
        velocity: velocity * factor)
    }
    curve.joints = [motion.duration]
    // Where a control point lies on its end, the second derivative is infinite there.
    curve.margin = motion.duration / 20
    return curve
  }
}
