/// A motion beyond an edge: any of the laws of ``ScrollEdge``, with its start.
///
/// - Complexity: O(1), no allocation, for every member.
public enum EdgeMotion: Hashable, Sendable {
  /// UIKit's pull, or a spring.
  case poles(PoleMotion)
  /// Android's parabola and its return.
  case parabola(ParabolicBounce)
  /// Android's return from a drag.
  case smooth(SmoothReturn)
  /// Chromium's on Windows.
  case bezier(BezierBounce)
  /// Qt's.
  case flickable(FlickableBounce)

  /// UIKit's pull.
  public static func bounce(_ motion: Bounce) -> EdgeMotion { .poles(motion.motion) }

  /// A spring.
  public static func spring(_ motion: SpringMotion) -> EdgeMotion { .poles(motion) }

  /// Offset and velocity `time` seconds after the start, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    switch self {
    case .poles(let motion): motion.state(at: time)
    case .parabola(let motion): motion.state(at: time)
    case .smooth(let motion): motion.state(at: time)
    case .bezier(let motion): motion.state(at: time)
    case .flickable(let motion): motion.state(at: time)
    }
  }

  /// The edge it ends on, in points.
  public var edge: Double {
    switch self {
    case .poles(let motion): motion.target
    case .parabola(let motion): motion.edge
    case .smooth(let motion): motion.edge
    case .bezier(let motion): motion.edge
    case .flickable(let motion): motion.edge
    }
  }

  /// When it is over, in seconds: at its own end, or near enough and slow enough for good.
  ///
  /// - Parameter stop: how near an edge and how slow a spring counts as at rest; 0 means never.
  public func restTime(_ stop: StopRule) -> Double {
    switch self {
    case .poles(let motion): motion.restTime(stop)
    case .parabola(let motion): max(0, motion.restTime)
    case .smooth(let motion): motion.restTime
    case .bezier(let motion): motion.restTime
    case .flickable(let motion): motion.restTime
    }
  }

  /// The velocity a deceleration would go on with, in pt/s.
  func carriedVelocity(at time: Double) -> Double {
    if case .poles(let motion) = self { return motion.carriedVelocity(at: time) }
    return state(at: time).velocity
  }

  /// The same motion, `distance` points further on.
  public func shifted(by distance: Double) -> EdgeMotion {
    switch self {
    case .poles(let motion): .poles(motion.shifted(by: distance))
    case .parabola(let motion): .parabola(motion.shifted(by: distance))
    case .smooth(let motion): .smooth(motion.shifted(by: distance))
    case .bezier(let motion): .bezier(motion.shifted(by: distance))
    case .flickable(let motion): .flickable(motion.shifted(by: distance))
    }
  }
}
