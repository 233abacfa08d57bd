import ScrollPhysics

/// One curve asked at many times: what an item costs per frame.
func curveBenchmarks() {
  for (name, dampingRatio) in [("critical", 1.0), ("under-damped", 0.5), ("over-damped", 1.5)] {
    let spring = DampedSpring(stiffness: 200, dampingRatio: dampingRatio)
    let motion = SpringMotion(spring, from: 100, to: 300, velocity: 50)
    measure("spring/\(name)/value+velocity") { inputs in
      for index in 0..<Inputs.count {
        let state = motion.state(at: inputs.times[index])
        inputs.results[index] = state.value
        inputs.velocities[index] = state.velocity
      }
    }
  }
  let motion = SpringMotion(
    DampedSpring(stiffness: 200, dampingRatio: 0.5), from: 100, to: 300, velocity: 50)
  if let table = SpringTable(motion, tolerance: 0.01) {
    measure("spring-table/value+velocity") { inputs in
      for index in 0..<Inputs.count {
        let state = table.state(at: inputs.times[index])
        inputs.results[index] = state.value
        inputs.velocities[index] = state.velocity
      }
    }
  }
  let step = SpringStep(DampedSpring(stiffness: 200, dampingRatio: 0.5), interval: 1.0 / 60)
  measure("spring-step/cached") { inputs in
    for index in 0..<Inputs.count {
      step.advance(&inputs.results[index], &inputs.velocities[index])
    }
  }
  let deceleration = Deceleration(from: 10, velocity: 2000)
  measure("deceleration/value") { inputs in
    for index in 0..<Inputs.count {
      inputs.results[index] = deceleration.value(at: inputs.times[index])
    }
  }
  let band = RubberBand(dimension: 800)
  measure("rubber-band/stretch") { inputs in
    for index in 0..<Inputs.count {
      inputs.results[index] = band.stretch(inputs.times[index] * 400)
    }
  }
}
