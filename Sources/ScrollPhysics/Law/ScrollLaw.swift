internal import ScrollMath

/// How a scroll view moves once released, and how it resists a finger: one law for every platform.
///
/// UIKit's, in three numbers:
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
/// ``uiKit(_:frameInterval:)`` gives the numbers with which it passes through the frames that UIScrollView
/// computes at a constant display rate: a scroll view's own law, at 1/60 s. ``continuous(_:)`` is the limit of
/// ever shorter frames. For changing rates see ``FrameLaw``. Other platforms put other parts in the same places.
///
/// Source of UIKit's: three device recordings, 144 samples, each reproduced to the device pixel. Grade A.
///
/// - Complexity: 256 bytes or fewer, no allocation.
public struct ScrollLaw: Hashable, Sendable {
  /// Inside the bounds.
  public var deceleration: ScrollDeceleration

  /// Beyond an edge, once released.
  public var edge: ScrollEdge

  /// Beyond an edge, under the finger.
  public var band: ScrollBand

  /// When a motion is over.
  public var stop: StopRule

  /// How the law is evaluated in time.
  ///
  /// Only what decelerates and draws in as UIKit does has frames; every other law is continuous, whatever is set here.
  public var frames: FrameRule

  /// Creates a law from its parts; those left out are UIKit's, in continuous time.
  public init(
    deceleration: ScrollDeceleration, edge: ScrollEdge = .uiKit, band: ScrollBand = .uiKit,
    stop: StopRule = .uiKit, frames: FrameRule = .continuous
  ) {
    self.deceleration = deceleration
    self.edge = edge
    self.band = band
    self.stop = stop
    self.frames = frames
  }

  /// Creates a law whose deceleration is exponential.
  ///
  /// - Parameters:
  ///   - decay: r: decay constant of the velocity, in 1/s.
  ///   - gain: g: distance gain, dimensionless.
  ///   - edge: what happens beyond an edge.
  /// - Precondition: `decay` and `gain` are positive and finite.
  public init(decay: Double, gain: Double = 1, edge: ScrollEdge = .uiKit) {
    precondition(decay > 0 && decay.isFinite, "decay must be positive and finite")
    precondition(gain > 0 && gain.isFinite, "gain must be positive and finite")
    self.init(deceleration: .exponential(decay: decay, gain: gain), edge: edge)
  }

  /// r of the deceleration, in 1/s; UIKit's normal one where it is not exponential.
  public var decay: Double { deceleration.decay }

  /// g of the deceleration, dimensionless; 1 where it is not exponential.
  ///
  /// Where it is not 1, the slope is g times the carried velocity.
  public var gain: Double { deceleration.gain }

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
    var law = continuous(rate)
    law.pass(through: frameInterval, rate)
    return law
  }

  /// The law of "How UIScrollView works": deceleration inside, springs beyond an edge.
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

  /// Takes the numbers with which it passes through frames.
  private mutating func pass(through frameInterval: Double, _ rate: DecelerationRate) {
    let decay = -FrameLaw.logKept(-rate.decayConstant * frameInterval) / frameInterval
    let kept = rate.keptPerMillisecond
    deceleration.set(decay: decay, gain: decay * kept / (1000 * (1 - kept)))
    edge.setPull(-FrameLaw.logKept(-edge.numbers.a * frameInterval) / frameInterval)
  }
}

extension ScrollLaw {
  /// Whether it decelerates exponentially and draws in beyond an edge, as UIKit's does: then it has frames.
  package var hasFrames: Bool { deceleration.isExponential && edge.kind == .pull }

  /// The deceleration rate: that of an exponential deceleration, else `.normal`.
  ///
  /// Setting it makes the deceleration exponential, of that rate, whatever it was. An exponential one only
  /// fades: where ``stop`` says nothing of speeds inside, it takes UIKit's.
  public var decelerationRate: DecelerationRate {
    // What a rate cannot tell from 0 or 1 is the nearest one that it can.
    get {
      let least = max(decay, DecelerationRate.leastDecay)
      return DecelerationRate(decayConstant: min(least, DecelerationRate.greatestDecay))
    }
    set {
      deceleration = .exponential(decay: newValue.decayConstant)
      if stop.speed == 0, stop != .never { stop.speed = StopRule.uiKit.speed }
    }
  }

  /// Whether what nobody holds moves by both alike.
  package func moves(as other: ScrollLaw) -> Bool {
    // Only the band is of what is held.
    var other = other
    other.band = band
    return self == other
  }

  /// Whether setting ``decelerationRate`` to a rate would change nothing.
  package func decelerates(at rate: DecelerationRate) -> Bool {
    deceleration.isExponential && decay == rate.decayConstant && gain == 1 && stop.speed > 0
  }

  /// The law as flights follow it: with the numbers that ``frames`` make of it, and without a bounce where
  /// nothing may be pulled beyond an edge.
  ///
  /// Not inlined: changing the edge of a copy takes it to pieces at every place that does so.
  @inline(never)
  package func inForce(bouncing: Bool, unit: Double = 1) -> ScrollLaw {
    var law = self
    law.takeFrames()
    if !bouncing { law.edge = .stop }
    if unit != 1 { law.stop = law.stop.scaled(by: unit) }
    return law
  }

  /// Takes the numbers that its ``frames`` make of it, and has none from then on.
  package mutating func takeFrames() {
    guard hasFrames, let interval = frames.interval else { return }
    pass(through: interval, decelerationRate)
    frames = .continuous
  }

  /// Becomes the law by which everything comes to rest: ``StopRule/least`` where motions that only fade have no end.
  package mutating func endFading() {
    let least = StopRule.least
    let (fades, isEndless) = (deceleration.fades, edge.fades || stop == .never)
    if fades, stop.speed == 0 { stop.speed = least.speed }
    if isEndless, stop.distance == 0 { stop.distance = least.distance }
    if isEndless, stop.edgeSpeed == 0 { stop.edgeSpeed = least.edgeSpeed }
  }

  /// The nominal interval of the frames, in seconds, where the law is evaluated in steps; else nil.
  package var stepInterval: Double? {
    guard hasFrames, frames.kind == .stepped else { return nil }
    return frames.interval ?? 1.0 / 60
  }

  /// What it carries where a motion is seen at a place with a slope, in pt/s: v of g v - p y, and y is 0 inside.
  ///
  /// So a motion goes on, place and slope, under bounds or a law that have changed.
  package func carriedVelocity(
    showing slope: Double, at offset: Double, in bounds: FlightBounds
  ) -> Double {
    guard bounds.bounces, let pull = edge.pull else { return slope / gain }
    return (slope + pull * (offset - bounds.range.nearest(to: offset))) / gain
  }

  /// How far a release inside the bounds would carry by itself, signed, in points; of a law that is in use.
  package func reach(of velocity: Double, in bounds: FlightBounds) -> Double {
    let least = stop.speed * bounds.unit
    guard abs(velocity) > least else { return 0 }
    let curve = deceleration.curve(from: 0, velocity: velocity, dimension: bounds.dimension)
    let (limit, time) = deceleration.end(of: curve, slowerThan: least)
    return time < .infinity ? curve.value(at: time) : limit
  }
}
