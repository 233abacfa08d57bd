/// A deceleration that runs: any of the laws of ``ScrollDeceleration``, with its start.
///
/// - Complexity: O(1), no allocation, for every member.
public enum DecelerationMotion: Hashable, Sendable {
  /// Exponential.
  case poles(PoleMotion)
  /// Exponential with a constant drag.
  case drag(DragDeceleration)
  /// Exponential less a growing deceleration.
  case friction(FrictionDeceleration)
  /// A power of the time left.
  case power(PowerDeceleration)
  /// A curve of time.
  case timed(TimedDeceleration)

  /// Exponential.
  public static func exponential(_ motion: Deceleration) -> DecelerationMotion {
    .poles(motion.motion)
  }

  /// Offset and velocity `time` seconds after the start, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    switch self {
    case .poles(let motion): motion.state(at: time)
    case .drag(let motion): motion.state(at: time)
    case .friction(let motion): motion.state(at: time)
    case .power(let motion): motion.state(at: time)
    case .timed(let motion): motion.state(at: time)
    }
  }

  /// Where it ends if nothing stops it, in points.
  public var destination: Double {
    switch self {
    case .poles(let motion): motion.limit
    case .drag(let motion): motion.destination
    case .friction(let motion): motion.destination
    case .power(let motion): motion.destination
    case .timed(let motion): motion.destination
    }
  }

  /// How long it lasts, in seconds; infinite for one that only fades.
  public var duration: Double {
    switch self {
    case .poles: .infinity
    case .drag(let motion): motion.duration
    case .friction(let motion): motion.stop.map { max(0, $0 - motion.age) } ?? .infinity
    case .power(let motion): motion.duration
    case .timed(let motion): motion.duration
    }
  }

  /// When the offset passes `offset`, in seconds, or nil if it never does.
  public func time(to offset: Double) -> Double? {
    switch self {
    case .poles(let motion):
      offset == motion.target ? 0 : motion.timeOfTravel(offset - motion.target)
    case .drag(let motion): motion.time(to: offset)
    case .friction(let motion): motion.time(to: offset)
    case .power(let motion): motion.time(to: offset)
    case .timed(let motion): motion.time(to: offset)
    }
  }

  /// When the speed has fallen to `speed`, in seconds; at 0 the ``duration``.
  ///
  /// - Precondition: `speed >= 0`.
  public func time(toSpeed speed: Double) -> Double {
    precondition(speed >= 0, "speed must not be negative")
    guard speed > 0 else { return duration }
    return switch self {
    case .poles(let motion): motion.time(toCarried: speed)
    case .drag(let motion): motion.time(toSpeed: speed)
    case .friction(let motion): motion.time(toSpeed: speed)
    case .power(let motion): motion.time(toSpeed: speed)
    case .timed(let motion): motion.time(toSpeed: speed)
    }
  }

  /// The same motion, `distance` points further on.
  public func shifted(by distance: Double) -> DecelerationMotion {
    switch self {
    case .poles(let motion): .poles(motion.shifted(by: distance))
    case .drag(let motion): .drag(motion.shifted(by: distance))
    case .friction(let motion): .friction(motion.shifted(by: distance))
    case .power(let motion): .power(motion.shifted(by: distance))
    case .timed(let motion): .timed(motion.shifted(by: distance))
    }
  }

  /// The rest of the motion from `time` on; of the same launch where the law has one.
  public func resumed(at time: Double) -> DecelerationMotion {
    switch self {
    case .poles(let motion):
      return .exponential(
        Deceleration(
          from: motion.value(at: time), velocity: motion.carriedVelocity(at: time),
          decay: motion.poles.other, gain: motion.gain))
    case .drag(let motion): return .drag(motion.resumed(at: time))
    case .friction(let motion): return .friction(motion.resumed(at: time))
    case .power(let motion): return .power(motion.resumed(at: time))
    case .timed(let motion): return .timed(motion.resumed(at: time))
    }
  }
}

// MARK: - As a curve

extension DecelerationMotion {
  /// Its numbers, and how they are evaluated.
  var motionCurve: Curve {
    switch self {
    case .poles(let motion): motion.curve
    case .drag(let motion): motion.motionCurve
    case .friction(let motion): motion.motionCurve
    case .power(let motion): motion.motionCurve
    case .timed(let motion): motion.motionCurve
    }
  }
}
