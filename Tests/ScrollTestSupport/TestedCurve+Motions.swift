internal import ScrollFeels
public import ScrollPhysics

extension TestedCurve {
  /// A deceleration.
  public static func deceleration(_ motion: Deceleration) -> TestedCurve {
    let reach = abs(motion.destination - motion.start)
    return TestedCurve(
      description: "\(motion)",
      start: MotionState(value: motion.start, velocity: motion.gain * motion.velocity),
      end: motion.destination, size: max(abs(motion.start), reach),
      speed: motion.gain * abs(motion.velocity), pace: motion.decay, slowest: motion.decay,
      resumed: { time in
        .deceleration(
          Deceleration(
            from: motion.value(at: time), velocity: motion.carriedVelocity(at: time),
            decay: motion.decay, gain: motion.gain))
      }, value: motion.value, velocity: motion.velocity, state: motion.state
    ) { factor, shift in
      .deceleration(
        Deceleration(
          from: motion.start * factor + shift, velocity: motion.velocity * factor,
          decay: motion.decay, gain: motion.gain))
    }
  }

  /// A spring moving to a target.
  public static func spring(
    _ spring: DampedSpring, from start: Double, to target: Double, velocity: Double
  ) -> TestedCurve {
    let motion = SpringMotion(spring, from: start, to: target, velocity: velocity)
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    // Rates at least as fast as the fast pole, and at most as slow as the slow one.
    return TestedCurve(
      description: "\(spring) from \(start) to \(target) at \(velocity)",
      start: MotionState(value: target + (start - target), velocity: velocity),
      end: ratio > 0 ? target : nil,
      size: max(abs(start), abs(target), abs(start - target) + abs(velocity) / frequency),
      speed: abs(velocity) + frequency * abs(start - target), pace: frequency * max(1, 2 * ratio),
      slowest: ratio > 1 ? frequency / (2 * ratio) : ratio * frequency,
      resumed: { time in
        let state = motion.state(at: time)
        return .spring(spring, from: state.value, to: target, velocity: state.velocity)
      }, value: motion.value, velocity: motion.velocity, state: motion.state
    ) { factor, shift in
      .spring(
        spring, from: start * factor + shift, to: target * factor + shift,
        velocity: velocity * factor)
    }
  }

  /// A motion beyond an edge.
  public static func bounce(
    from start: Double, edge: Double, carriedVelocity: Double, law: ScrollLaw, pull: Double
  ) -> TestedCurve {
    let bounce = Bounce(
      from: start, edge: edge, carriedVelocity: carriedVelocity, law: law, pull: pull)
    let displacement = start - edge
    let slope = law.gain * carriedVelocity - pull * displacement
    return TestedCurve(
      description: "bounce at \(edge) from \(start) carrying \(carriedVelocity)",
      start: MotionState(value: edge + displacement, velocity: slope), end: edge,
      size: max(abs(start), abs(edge), abs(displacement) + abs(slope) / pull),
      speed: abs(slope) + pull * abs(displacement) + abs(carriedVelocity), pace: pull + law.decay,
      slowest: pull,
      resumed: { time in
        .bounce(
          from: bounce.value(at: time), edge: edge,
          carriedVelocity: bounce.carriedVelocity(at: time), law: law, pull: pull)
      }, value: bounce.value, velocity: bounce.velocity, state: bounce.motion.state
    ) { factor, shift in
      .bounce(
        from: start * factor + shift, edge: edge * factor + shift,
        carriedVelocity: carriedVelocity * factor, law: law, pull: pull)
    }
  }

  /// A programmatic scroll.
  ///
  /// It has a duration, so the rest of it is not a motion of its kind.
  public static func eased(_ motion: EasedMotion, velocity: Double) -> TestedCurve {
    let way = abs(motion.target - motion.start)
    // Where a control point lies on its end, the second derivative is infinite there.
    return TestedCurve(
      description: "\(motion)", start: MotionState(value: motion.start, velocity: velocity),
      end: motion.target,
      size: max(abs(motion.start), abs(motion.target), abs(velocity) * motion.duration),
      speed: 3 * way / motion.duration + abs(velocity), pace: 20 / motion.duration,
      slowest: 1 / motion.duration, joints: [motion.duration], margin: motion.duration / 20,
      value: motion.value, velocity: motion.velocity, state: motion.state
    ) { factor, shift in
      .eased(
        EasedMotion(
          from: motion.start * factor + shift, to: motion.target * factor + shift,
          velocity: velocity * factor, duration: motion.duration, easing: motion.easing),
        velocity: velocity * factor)
    }
  }

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
    return TestedCurve(
      description: "\(law) from \(start.value) at \(start.velocity)", start: start,
      end: motion.destination, size: max(abs(start.value), reach, abs(start.velocity) / natural, 1),
      speed: abs(start.velocity) * 2,
      pace: max(12 * natural, 8 * abs(start.velocity) / max(reach, 1e-3)), slowest: natural,
      joints: duration.isFinite ? [duration] : [], margin: duration.isFinite ? duration / 50 : 0,
      resumed: { time in
        running(
          motion.resumed(at: time), law: law, start: motion.state(at: time), dimension: dimension,
          transformed: transformed)
      },
      value: { motion.state(at: $0).value }, velocity: { motion.state(at: $0).velocity },
      state: motion.state, transformed: transformed)
  }

  /// A motion beyond an edge, made of its start, the edge, its velocity and the scale of its lengths.
  ///
  /// Its slope may jump at the joints, and it may begin at a velocity of its own.
  public static func edge(
    from start: Double, beyond edge: Double, velocity: Double, begins own: Bool = false,
    _ make:
      @escaping @Sendable (
        _ start: Double, _ edge: Double, _ velocity: Double, _ scale: Double
      ) -> (curve: Curve, joints: [Double], duration: Double)
  ) -> TestedCurve {
    let (motion, joints, duration) = make(start, edge, velocity, 1)
    let states = (0...400).map { motion.state(at: duration * Double($0) / 400) }
    let size = states.map { abs($0.value) }.max() ?? 0
    let speed = states.map { abs($0.velocity) }.max() ?? 0
    let slope = own ? motion.state(at: 0).velocity : velocity
    return TestedCurve(
      description: "\(motion)", start: MotionState(value: edge + (start - edge), velocity: slope),
      end: motion.limit, size: max(size, 1), speed: max(speed, 1), pace: 30 / duration,
      slowest: 1 / duration, joints: joints + [duration], margin: duration / 40,
      value: { motion.state(at: $0).value }, velocity: { motion.state(at: $0).velocity },
      state: motion.state
    ) { factor, shift in
      .edge(
        from: start * factor + shift, beyond: edge * factor + shift, velocity: velocity * factor,
        begins: own
      ) { make($0, $1, $2, $3 * abs(factor)) }
    }
  }

  /// A flight planned from a state.
  package static func flight(_ flight: Flight, from state: FlightState) -> TestedCurve {
    let (range, law, tolerance) = (flight.range, flight.law, flight.law.stop)
    let (rates, reach) = (law.rates, law.gain * abs(state.carriedVelocity) / law.decay)
    return TestedCurve(
      description: "flight from \(state.offset) at \(state.carriedVelocity) in \(range), \(law)",
      start: flight.restTime == 0
        ? MotionState(value: flight.destination, velocity: 0) : law.start(of: state, in: range),
      end: flight.destination,
      size: max(abs(range.lowerBound), abs(range.upperBound), abs(state.offset)) + reach,
      speed: law.gain * abs(state.carriedVelocity)
        + rates.pace * abs(state.offset - range.nearest(to: state.offset)),
      pace: rates.pace, slowest: rates.slowest,
      joints: (0..<flight.segmentCount).map { flight.segment($0).end }.filter(\.isFinite),
      resumed: { time in
        let state = flight.flightState(at: time)
        return .flight(Flight(from: state, in: range, law: law, tolerance: tolerance), from: state)
      }, value: flight.value, velocity: flight.velocity,
      state: { time in
        let state = flight.flightState(at: time)
        return MotionState(value: state.offset, velocity: state.velocity)
      }
    ) { factor, shift in
      let (low, high) = (range.lowerBound * factor + shift, range.upperBound * factor + shift)
      var image = state
      image.offset = image.offset * factor + shift
      image.velocity *= factor
      image.carriedVelocity *= factor
      image.edge = image.edge.map { $0 * factor + shift }
      return .flight(
        Flight(
          from: image, in: min(low, high)...max(low, high), law: law,
          tolerance: StopRule(
            speed: tolerance.speed * abs(factor), distance: tolerance.distance * abs(factor),
            edgeSpeed: tolerance.edgeSpeed * abs(factor))), from: image)
    }
  }
}

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

  /// The motion from a start, in points and pt/s; only `windows` asks for the viewport's length.
  public func motion(
    from start: Double, velocity: Double, dimension: Double
  ) -> DecelerationMotion {
    DecelerationMotion(
      law: self, curve: curve(from: start, velocity: velocity, dimension: dimension))
  }
}

extension ScrollLaw {
  /// The fastest and the slowest rate in the law, in 1/s.
  var rates: (pace: Double, slowest: Double) {
    let pull = edge.numbers.a
    switch edge.kind {
    case .pull: return (pull + decay, min(pull, decay))
    case .stop: return (max(decay, ScrollEdge.uiKitPull), min(decay, ScrollEdge.uiKitPull))
    case .springs:
      guard let (hit, released) = edge.springs else { preconditionFailure("has springs") }
      return (
        [hit, released].map { $0.angularFrequency * max(1, 2 * $0.dampingRatio) }
          .reduce(decay, max),
        [hit, released].map {
          $0.angularFrequency * min($0.dampingRatio, 0.5 / $0.dampingRatio)
        }.reduce(decay, min)
      )
    default: preconditionFailure("not a law of this curve")
    }
  }

  /// How a release that moves is meant to begin.
  func start(of state: FlightState, in range: ClosedRange<Double>) -> MotionState {
    let edge = range.nearest(to: state.offset)
    let (beyond, slope) = (state.offset - edge, gain * state.carriedVelocity)
    return switch self.edge.kind {
    case .pull: MotionState(value: edge + beyond, velocity: slope - self.edge.numbers.a * beyond)
    case .springs: MotionState(value: edge + beyond, velocity: slope)
    // Nothing bounces: what is beyond returns, whatever the finger's velocity.
    case .stop where beyond != 0:
      MotionState(value: edge + beyond, velocity: -ScrollEdge.uiKitPull * beyond)
    case .stop: MotionState(value: edge, velocity: slope)
    default: preconditionFailure("not a law of this curve")
    }
  }
}

/// A deceleration that runs: a law of ``ScrollDeceleration`` with its start.
public struct DecelerationMotion: Hashable, Sendable {
  fileprivate let law: ScrollDeceleration

  /// Its numbers, and how they are evaluated.
  public let curve: Curve

  /// Offset and velocity `time` seconds after the start, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    time >= duration ? MotionState(value: destination, velocity: 0) : curve.state(at: time)
  }

  /// Where it ends if nothing stops it, in points.
  public var destination: Double { curve.limit }

  /// How long it lasts, in seconds; infinite for one that only fades.
  public var duration: Double { law.end(of: curve, slowerThan: 0).time }

  /// When the offset passes `offset`, in seconds, or nil if it never does.
  public func time(to offset: Double) -> Double? {
    if offset == curve.state(at: 0).value { return 0 }
    let time = law.time(of: curve, to: offset)
    return time > 0 ? time : nil
  }

  /// When the speed has fallen to `speed`, in seconds; at 0 the ``duration``.
  ///
  /// - Precondition: `speed >= 0`.
  public func time(toSpeed speed: Double) -> Double {
    precondition(speed >= 0, "speed must not be negative")
    return law.end(of: curve, slowerThan: speed).time
  }

  /// The rest of the motion from `time` on; of the same launch where the law has one.
  public func resumed(at time: Double) -> DecelerationMotion {
    DecelerationMotion(law: law, curve: law.resumed(curve, at: time))
  }
}
