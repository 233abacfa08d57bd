/// How a flight is put together.
extension FeelFlight {
  /// The deceleration inside, to rest or to an edge.
  mutating func decelerate(from offset: Double, velocity: Double, at start: Double) {
    let motion = law.deceleration.motion(from: offset, velocity: velocity, dimension: dimension)
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let stop = abs(velocity) <= law.stop.speed ? 0 : motion.time(toSpeed: law.stop.speed)
    let passes = velocity < 0 ? motion.destination < edge : motion.destination > edge
    if velocity != 0, passes, let hit = motion.time(to: edge), hit <= stop {
      if hit > 0 { append(.deceleration(motion), from: start, to: start + hit) }
      bounce(off: edge, velocity: motion.state(at: hit).velocity, at: start + hit)
      return
    }
    if stop > 0 { append(.deceleration(motion), from: start, to: start + stop) }
    if stop.isFinite {
      append(.rest(motion.state(at: stop).value), from: start + stop, to: .infinity)
    }
  }

  /// The motion beyond an edge after a flick into it.
  private mutating func bounce(off edge: Double, velocity: Double, at start: Double) {
    let motion = law.edge.motion(
      from: edge, beyond: edge, velocity: velocity, isHit: true, decay: decay, dimension: dimension)
    settle(motion, on: edge, at: start)
  }

  /// The motion after a release beyond an edge.
  mutating func comeBack(from offset: Double, to edge: Double, velocity: Double) {
    let isInward = (offset < edge) == (velocity > 0) && velocity != 0
    if isInward, case .parabola = law.edge {
      let motion = law.deceleration.motion(from: offset, velocity: velocity, dimension: dimension)
      // Android: a fling that reaches the content is a fling.
      if abs(motion.destination - offset) > abs(edge - offset) {
        return decelerate(from: offset, velocity: velocity, at: 0)
      }
    }
    let motion = law.edge.motion(
      from: offset, beyond: edge, velocity: velocity, isHit: false, decay: decay,
      dimension: dimension)
    if isInward, entersContent, let motion, let crossing = motion.crossingTime() {
      append(.edge(motion), from: 0, to: crossing)
      return decelerate(
        from: edge, velocity: motion.carriedVelocity(at: crossing), at: crossing)
    }
    settle(motion, on: edge, at: 0)
  }

  /// The motion beyond an edge until it is over, then the edge.
  private mutating func settle(_ motion: EdgeMotion?, on edge: Double, at start: Double) {
    let duration = motion?.restTime(law.stop) ?? 0
    if let motion, duration > 0 { append(.edge(motion), from: start, to: start + duration) }
    if duration.isFinite { append(.rest(edge), from: start + duration, to: .infinity) }
  }

  /// Whether a motion that comes back over the edge goes on as a deceleration.
  private var entersContent: Bool {
    switch law.edge {
    case .pull: true
    case .spring(let spring): spring.continuesInside
    case .parabola, .bezier, .flickable, .stop: false
    }
  }

  /// The decay constant that UIKit's pull builds upon, in 1/s.
  private var decay: Double {
    if case .exponential(let decay) = law.deceleration { return decay }
    return DecelerationRate.normal.decayConstant
  }
}
