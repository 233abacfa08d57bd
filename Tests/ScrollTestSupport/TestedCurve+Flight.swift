package import ScrollPhysics

extension TestedCurve {
  /// A flight planned from a state.
  package static func flight(_ flight: Flight, from state: FlightState) -> TestedCurve {
    let (range, law, tolerance) = (flight.range, flight.law, flight.law.stop)
    let (rates, reach) = (law.rates, law.gain * abs(state.carriedVelocity) / law.decay)
    var curve = TestedCurve(
      "flight from \(state.offset) at \(state.carriedVelocity) in \(range), \(law)",
      start: flight.restTime == 0
        ? MotionState(value: flight.destination, velocity: 0) : law.start(of: state, in: range),
      end: flight.destination,
      size: max(abs(range.lowerBound), abs(range.upperBound), abs(state.offset)) + reach,
      speed: law.gain * abs(state.carriedVelocity)
        + rates.pace * abs(state.offset - range.nearest(to: state.offset)),
      pace: rates.pace, calm: rates.calm,
      value: flight.value, velocity: flight.velocity,
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
    curve.joints = (0..<flight.segmentCount).map { flight.segment($0).end }.filter(\.isFinite)
    curve.resumed = { time in
      let state = flight.flightState(at: time)
      return .flight(Flight(from: state, in: range, law: law, tolerance: tolerance), from: state)
    }
    return curve
  }
}

extension ScrollLaw {
  /// The fastest and the slowest rate in the law, in 1/s.
  var rates: (pace: Double, calm: Double) {
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
