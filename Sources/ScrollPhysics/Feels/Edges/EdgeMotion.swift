/// A motion beyond an edge that ends by itself: any such law of ``ScrollEdge``, with its start.
///
/// What UIKit's pull and springs do there is a ``PoleMotion``.
///
/// - Complexity: O(1), no allocation, for every member.
public enum EdgeMotion: Hashable, Sendable {
  /// Android's parabola and its return.
  case parabola(ParabolicBounce)
  /// Android's return from a drag.
  case smooth(SmoothReturn)
  /// Chromium's on Windows.
  case bezier(BezierBounce)
  /// Qt's.
  case flickable(FlickableBounce)

  /// Offset and velocity `time` seconds after the start, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    switch self {
    case .parabola(let motion): motion.state(at: time)
    case .smooth(let motion): motion.state(at: time)
    case .bezier(let motion): motion.state(at: time)
    case .flickable(let motion): motion.state(at: time)
    }
  }

  /// The edge it ends on, in points.
  public var edge: Double {
    switch self {
    case .parabola(let motion): motion.edge
    case .smooth(let motion): motion.edge
    case .bezier(let motion): motion.edge
    case .flickable(let motion): motion.edge
    }
  }

  /// When it is over, in seconds.
  public var restTime: Double {
    switch self {
    case .parabola(let motion): max(0, motion.restTime)
    case .smooth(let motion): motion.restTime
    case .bezier(let motion): motion.restTime
    case .flickable(let motion): motion.restTime
    }
  }

  /// The same motion, `distance` points further on.
  public func shifted(by distance: Double) -> EdgeMotion {
    switch self {
    case .parabola(let motion): .parabola(motion.shifted(by: distance))
    case .smooth(let motion): .smooth(motion.shifted(by: distance))
    case .bezier(let motion): .bezier(motion.shifted(by: distance))
    case .flickable(let motion): .flickable(motion.shifted(by: distance))
    }
  }
}

extension EdgeMotion {
  /// Its numbers, and how they are evaluated.
  var motionCurve: Curve {
    switch self {
    case .parabola(let motion): motion.motionCurve
    case .smooth(let motion): motion.motionCurve
    case .bezier(let motion): motion.motionCurve
    case .flickable(let motion): motion.motionCurve
    }
  }
}
