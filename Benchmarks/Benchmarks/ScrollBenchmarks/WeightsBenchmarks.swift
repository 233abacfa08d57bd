import ScrollPhysics

/// The weights of a prepared spring, applied to a number.
func weightsBenchmarks() {
  for (name, dampingRatio) in [("critical", 1.0), ("under-damped", 0.5), ("over-damped", 1.5)] {
    let poles = SpringPoles(DampedSpring(stiffness: 200, dampingRatio: dampingRatio))
    measure("spring-weights/\(name)/value") { inputs in
      for index in 0..<Inputs.count {
        inputs.results[index] = SpringWeights(poles, at: inputs.times[index]).value(
          from: 100.0, to: 300, velocity: 50)
      }
    }
  }
}
