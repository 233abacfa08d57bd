import ScrollPhysics

/// A whole flight: deceleration, hit, bounce, rest.
func flightBenchmarks() {
  let flight = Flight(from: 100, velocity: 2000, in: 0...600)
  measure("flight/value+velocity") { inputs in
    for index in 0..<Inputs.count {
      let state = flight.state(at: inputs.times[index])
      inputs.results[index] = state.value
      inputs.velocities[index] = state.velocity
    }
  }
  measure("flight/plan", rounds: 1) { inputs in
    for index in 0..<Inputs.count {
      let flight = Flight(from: 100, velocity: 1500 + 500 * inputs.times[index], in: 0...600)
      inputs.results[index] = flight.restTime
    }
  }
}
