/// What UIScrollView does beyond an edge, as a curve: the deceleration drawn in.
///
/// ```
/// y(t)  = e^(-pt) [ y0 + g (v0/r) (1 - e^(-rt)) ]
/// y'(t) = -p y(t) + g v0 e^(-(p+r)t)
/// ```
///
/// It is a spring with the real poles p and q = p + r whose initial velocity is g v0 - p y0: slightly
/// over-damped, ζ = 1.0041. Everything known of springs is therefore known of it (``motion``).
///
/// Released at rest it is the pure exponential y0 e^(-pt). After an edge hit the peak is about v0/30,
/// 0.091 s later.
public struct Bounce: Hashable, Sendable {
  /// The motion itself, about the edge.
  public let motion: PoleMotion

  /// v0: the carried velocity at the start, in pt/s.
  package var carriedVelocity: Double { carriedVelocity(at: 0) }

  /// Decay of the carried velocity, p + r, in 1/s.
  public var decay: Double { motion.poles.other }

  /// Creates the motion beyond an edge.
  ///
  /// - Parameters:
  ///   - start: offset at time 0, in points.
  ///   - edge: the edge, in points.
  ///   - carriedVelocity: the speed at the edge, or the finger's; in pt/s.
  ///   - law: its decay and gain are used.
  ///   - pull: p, in 1/s.
  /// - Precondition: the numbers are finite, `pull` is positive.
  public init(
    from start: Double, edge: Double, carriedVelocity: Double, law: ScrollLaw,
    pull: Double = ScrollEdge.uiKitPull
  ) {
    precondition(start.isFinite, "start must be finite")
    precondition(edge.isFinite, "edge must be finite")
    precondition(carriedVelocity.isFinite, "carriedVelocity must be finite")
    precondition(pull > 0 && pull.isFinite, "pull must be positive and finite")
    motion = PoleMotion(
      .bounce(from: start, edge: edge, velocity: carriedVelocity, by: law, pull: pull))
  }

  /// The offset `time` seconds after the start, in points.
  public func value(at time: Double) -> Double { motion.value(at: time) }

  /// The slope of the offset `time` seconds after the start, in pt/s.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// The velocity that decays underneath, in pt/s: what a crossing of the edge goes on with.
  package func carriedVelocity(at time: Double) -> Double { motion.carriedVelocity(at: time) }

  /// Time until the offset is near enough to the edge and slow enough for good, and the carried velocity
  /// is negligible, in seconds; infinite when the rule's distance or speed there is 0.
  public func restTime(_ stop: StopRule) -> Double { motion.curve.restTime(stop) }
}
