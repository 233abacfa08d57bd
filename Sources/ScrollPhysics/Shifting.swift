/// The same motions with their frame of reference moved: for content that grows above what is shown.
extension Deceleration {
  /// The same motion, `distance` points further on.
  public func shifted(by distance: Double) -> Deceleration {
    Deceleration(from: start + distance, velocity: velocity, decay: decay, gain: gain)
  }
}

extension SpringMotion {
  /// The same motion about a target `distance` points further on.
  public func shifted(by distance: Double) -> SpringMotion {
    SpringMotion(
      poles, target: target + distance, displacement: displacement, velocity: initialVelocity,
      drive: drive)
  }

  /// The motion from here to another target: position and velocity go on, time starts at 0.
  ///
  /// - Parameters:
  ///   - target: the new target, in points.
  ///   - time: now, in seconds since the start of this motion.
  public func retargeted(to target: Double, at time: Double) -> SpringMotion {
    let now = state(at: time)
    let displacement = now.value - target
    return SpringMotion(
      poles, target: target, displacement: displacement, velocity: now.velocity,
      drive: now.velocity + poles.slow * displacement)
  }
}

extension Bounce {
  /// The same motion about an edge `distance` points further on.
  public func shifted(by distance: Double) -> Bounce {
    Bounce(motion.shifted(by: distance), carriedVelocity: carriedVelocity)
  }
}

extension EasedMotion {
  /// The same motion, `distance` points further on.
  public func shifted(by distance: Double) -> EasedMotion {
    var copy = self
    copy.start += distance
    copy.target += distance
    return copy
  }
}
