public import ScrollPhysics

extension Curve {
  /// A flight after a release.
  public static func flight(
    from offset: Double, velocity: Double, in range: ClosedRange<Double>, law: ScrollLaw,
    tolerance: Tolerance
  ) -> Curve {
    .flight(
      Flight(from: offset, velocity: velocity, in: range, law: law, tolerance: tolerance),
      from: FlightState(offset: offset, carriedVelocity: velocity, phase: .released))
  }

  /// A flight planned from a state.
  public static func flight(_ flight: Flight, from state: FlightState) -> Curve {
    let (range, law, tolerance) = (flight.range, flight.law, flight.tolerance)
    let rates = law.rates
    let reach = law.gain * abs(state.carriedVelocity) / law.decay
    var curve = Curve(
      "flight from \(state.offset) at \(state.carriedVelocity) in \(range), \(law), \(tolerance)",
      start: law.start(of: state, in: range, tolerance: tolerance),
      end: flight.destination,
      size: max(abs(range.lowerBound), abs(range.upperBound), abs(state.offset)) + reach,
      speed: law.gain * abs(state.carriedVelocity)
        + rates.pace * abs(state.offset - range.nearest(to: state.offset)),
      pace: rates.pace, calm: rates.calm,
      value: flight.value, velocity: flight.velocity,
      state: { time in
        let state = flight.state(at: time)
        return MotionState(value: state.offset, velocity: state.velocity)
      }
    ) { factor, shift in
      let low = range.lowerBound * factor + shift
      let high = range.upperBound * factor + shift
      var image = state
      image.offset = image.offset * factor + shift
      image.velocity *= factor
      image.carriedVelocity *= factor
      image.edge = image.edge.map { $0 * factor + shift }
      return .flight(
        Flight(
          from: image, in: min(low, high)...max(low, high), law: law,
          tolerance: Tolerance(
            speed: tolerance.speed * abs(factor), distance: tolerance.distance * abs(factor))),
        from: image)
    }
    curve.joints = (0..<flight.segmentCount).map { flight.segment($0).end }.filter(\.isFinite)
    curve.resumed = { time in
      let state = flight.state(at: time)
      return .flight(
        Flight(from: state, in: range, law: law, tolerance: tolerance), from: state)
    }
    return curve
  }
}

extension ScrollLaw {
  /// The fastest and the slowest rate in the law, in 1/s.
  var rates: (pace: Double, calm: Double) {
    switch edge {
    case .pull(let pull): (pull + decay, min(pull, decay))
    case .stop: (decay, decay)
    case .springs(let hit, let released):
      (
        [hit, released].map { $0.angularFrequency * max(1, 2 * $0.dampingRatio) }
          .reduce(decay, max),
        [hit, released].map {
          $0.angularFrequency * min($0.dampingRatio, 0.5 / $0.dampingRatio)
        }.reduce(decay, min)
      )
    }
  }

  /// How a release is meant to begin.
  func start(
    of state: FlightState, in range: ClosedRange<Double>, tolerance: Tolerance
  ) -> MotionState {
    let edge = range.nearest(to: state.offset)
    let beyond = state.offset - edge
    let slope = gain * state.carriedVelocity
    if beyond == 0 {
      // Too slow to go on, or without a bounce at the edge: it stands.
      let velocity = state.carriedVelocity
      let isLeaving =
        velocity > 0 ? edge == range.upperBound : velocity < 0 && edge == range.lowerBound
      let stands = abs(velocity) <= tolerance.speed || isLeaving && self.edge == .stop
      return MotionState(value: state.offset, velocity: stands ? 0 : slope)
    }
    switch self.edge {
    case .pull(let pull): return MotionState(value: edge + beyond, velocity: slope - pull * beyond)
    case .springs: return MotionState(value: edge + beyond, velocity: state.carriedVelocity)
    case .stop: return MotionState(value: edge, velocity: 0)
    }
  }
}
