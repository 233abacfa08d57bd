public import ScrollPhysics

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

extension ScrollDeceleration {
  /// The motion from a start, in points and pt/s; only `windows` asks for the viewport's length.
  public func motion(
    from start: Double, velocity: Double, dimension: Double
  ) -> DecelerationMotion {
    DecelerationMotion(
      law: self, curve: curve(from: start, velocity: velocity, dimension: dimension))
  }
}
