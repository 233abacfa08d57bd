internal import ScrollMath

/// How a released scroll view moves, inside the bounds and beyond an edge: three numbers.
///
/// ```
/// inside    x(t) = x0 + g (v0/r) (1 - e^(-rt))                      the deceleration
/// outside   y(t) = e^(-pt) [ y0 + g (v0/r) (1 - e^(-rt)) ]          y = x - edge
/// ```
///
/// Outside, the same deceleration goes on and is drawn in by an extra e^(-pt). One law serves a flick
/// into the edge (y0 = 0, the speed there) and a release while over-scrolled (v0 is the *finger's*
/// velocity, not the banded one).
///
/// ``continuous(_:)`` is the law itself; ``uiKit(_:frameInterval:)`` gives the numbers with which it
/// passes through the frames that UIScrollView computes at a constant display rate. For changing
/// rates see ``FrameLaw``.
///
/// Source: three device recordings, 144 samples, each reproduced to the device pixel. Grade A.
public struct ScrollLaw: Hashable, Sendable {
  /// r: decay constant of the velocity, in 1/s.
  public var decay: Double

  /// g: distance gain, dimensionless.
  ///
  /// Where it is not 1, the slope is g times the carried velocity.
  public var gain: Double

  /// What happens beyond an edge.
  public var edge: EdgeLaw

  /// Creates a law from its numbers.
  ///
  /// - Precondition: `decay` and `gain` are positive and finite.
  public init(decay: Double, gain: Double = 1, edge: EdgeLaw = .pull(EdgeLaw.uiKitPull)) {
    precondition(decay > 0 && decay.isFinite, "decay must be positive and finite")
    precondition(gain > 0 && gain.isFinite, "gain must be positive and finite")
    self.decay = decay
    self.gain = gain
    self.edge = edge
  }

  /// The same law where nothing may be pulled beyond an edge, if that is so.
  ///
  /// Not inlined: changing the edge of a copy takes it to pieces at every place that does so.
  @inline(never)
  package func stopping(_ stops: Bool) -> ScrollLaw {
    stops ? ScrollLaw(decay: decay, gain: gain, edge: .stop) : self
  }

  /// The law in continuous time: g = 1, p = 10.05/s.
  ///
  /// Velocity is exactly the slope.
  ///
  /// - Parameter rate: the deceleration rate inside.
  public static func continuous(_ rate: DecelerationRate = .normal) -> ScrollLaw {
    ScrollLaw(decay: rate.decayConstant)
  }

  /// The law whose curve passes through UIScrollView's frames at a constant display rate.
  ///
  /// ```
  /// r = -ln D / dt      p = -ln K / dt      g = r d / (1000 (1 - d))
  /// ```
  ///
  /// with D and K of ``FrameLaw``. At 60 Hz p is 9.9967/s, at 120 Hz 10.0375/s.
  ///
  /// - Parameters:
  ///   - rate: the deceleration rate inside.
  ///   - frameInterval: dt, in seconds.
  /// - Precondition: `frameInterval` is positive and finite, and short enough (below about 70 s at
  ///   `.normal`) for D to be above 0.
  public static func uiKit(
    _ rate: DecelerationRate = .normal, frameInterval: Double
  ) -> ScrollLaw {
    precondition(
      frameInterval > 0 && frameInterval.isFinite, "frameInterval must be positive and finite")
    let decay = -FrameLaw.logKept(-rate.decayConstant * frameInterval) / frameInterval
    let pull = -FrameLaw.logKept(-EdgeLaw.uiKitPull * frameInterval) / frameInterval
    let kept = rate.keptPerMillisecond
    return ScrollLaw(decay: decay, gain: decay * kept / (1000 * (1 - kept)), edge: .pull(pull))
  }

  /// The articles' law: deceleration inside, springs beyond an edge.
  ///
  /// - Parameters:
  ///   - rate: the deceleration rate inside.
  ///   - hit: the spring after a flick into the edge.
  ///   - released: the spring after a release beyond it.
  public static func springs(
    _ rate: DecelerationRate = .normal, hit: DampedSpring = .articleBounce,
    released: DampedSpring = .articleBounce
  ) -> ScrollLaw {
    ScrollLaw(decay: rate.decayConstant, edge: .springs(hit: hit, released: released))
  }
}

/// What happens to a motion beyond an edge.
public enum EdgeLaw: Hashable, Sendable {
  /// UIScrollView's: the deceleration goes on and is drawn in by e^(-pt); p in 1/s, above 0.
  case pull(Double)

  /// A spring back to the edge: one after hitting it, one after a release beyond it.
  ///
  /// A release whose projection lies inside the content goes on as a deceleration when the spring
  /// crosses the edge.
  case springs(hit: DampedSpring, released: DampedSpring)

  /// No bounce: the motion ends on the edge.
  case stop

  /// p = 10.05/s: UIScrollView's extra pull beyond an edge, 0.99 per millisecond.
  ///
  /// Source: three device recordings, every sample to the pixel. Grade A.
  public static let uiKitPull = 10.05
}
