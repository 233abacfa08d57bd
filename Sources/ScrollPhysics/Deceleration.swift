internal import ScrollMath

/// The glide after the finger lifts, on one axis: velocity decays exponentially.
///
/// ```
/// v' = -r v
///
/// v(t) = v0 e^(-r t)                          carried velocity, pt/s
/// x(t) = x0 + g (v0 / r) (1 - e^(-r t))       pt
/// X    = x0 + g v0 / r                        destination, pt
/// ```
///
/// The distance gain g is 1 for the law itself; then the slope of x is v. UIKit's per-frame
/// arithmetic has g slightly below 1 (``ScrollLaw/uiKit(_:frameInterval:)``); then the slope is g v,
/// and v is only carried along.
///
/// Source: `UIScrollView.DecelerationRate`, and four recorded flicks within 0.15 pt. Grade A.
/// Accuracy: a few ulp of the larger of |x0| and |x - x0|; `Decay` and `log1p` keep it for tiny times.
/// Not modelled: bounds; ``Flight`` joins a deceleration to what lies beyond them.
///
/// - Complexity: O(1), no allocation, for every member.
public struct Deceleration: Hashable, Sendable {
  /// The motion itself: poles 0 and r.
  public let motion: PoleMotion

  /// Offset when the finger lifts, in points.
  public var start: Double { motion.target }

  /// Velocity when the finger lifts, in pt/s.
  public var velocity: Double { carriedVelocity(at: 0) }

  /// Distance gain g, dimensionless.
  package var gain: Double { motion.gain }

  /// Decay constant r, in 1/s.
  public var decay: Double { motion.poles.other }

  /// Creates a deceleration from a rate in UIKit's unit.
  ///
  /// - Precondition: `start` and `velocity` are finite.
  public init(from start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.init(from: start, velocity: velocity, decay: rate.decayConstant)
  }

  /// Creates a deceleration from a decay constant.
  ///
  /// - Precondition: every argument is finite; `decay` and `gain` are positive.
  public init(from start: Double, velocity: Double, decay: Double, gain: Double = 1) {
    precondition(start.isFinite, "start must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    precondition(decay > 0 && decay.isFinite, "decay must be positive and finite")
    precondition(gain > 0 && gain.isFinite, "gain must be positive and finite")
    motion = PoleMotion(.glide(from: start, velocity: velocity, decay: decay, gain: gain))
  }

  /// Creates the deceleration that starts with a velocity and comes to rest on a target.
  ///
  /// The decay becomes r = v0 / (target - x0): how UIKit lands on a target that was altered on
  /// release and lies ahead. Nil when the target does not lie ahead of the motion.
  public init?(from start: Double, velocity: Double, landingOn target: Double) {
    let decay = velocity / (target - start)
    guard decay > 0, decay.isFinite else { return nil }
    self.init(from: start, velocity: velocity, decay: decay)
  }

  /// Where the motion ends if nothing stops it, in points; never reached in finite time.
  public var destination: Double { motion.limit }

  /// The offset `time` seconds after the start, in points.
  public func value(at time: Double) -> Double { motion.value(at: time) }

  /// The slope of the offset `time` seconds after the start, in pt/s.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// The velocity v that decays, in pt/s: the slope divided by the gain.
  package func carriedVelocity(at time: Double) -> Double { motion.carriedVelocity(at: time) }

  /// Offset and slope together, for the price of one.
  public func state(at time: Double) -> MotionState { motion.state(at: time) }

  /// Time until the offset stays within `distance` of the destination, in seconds: T = ln(g |v0| / (r ε)) / r, 0 when
  /// the whole way is no longer than ε.
  ///
  /// - Precondition: `distance > 0`.
  public func time(toWithin distance: Double) -> Double {
    motion.settleTime(within: distance) ?? .infinity
  }

  /// Time until the carried speed has fallen to `speed`, in seconds, T = ln(|v0| / s) / r; 0 when it is no faster
  /// already.
  ///
  /// - Precondition: `speed > 0`.
  public func time(toSpeed speed: Double) -> Double {
    precondition(speed > 0, "speed must be positive")
    return motion.curve.time(toCarried: speed)
  }

  /// When the offset passes `offset`, in seconds, T = -ln(1 - (y - x0) r / (g v0)) / r, or nil if it never does.
  ///
  /// 0 at the start itself; nil behind it, at the destination and beyond.
  public func time(to offset: Double) -> Double? {
    let time = offset == start ? 0 : motion.curve.time(to: offset)
    return time.isNaN ? nil : time
  }

  /// The velocity that starts at `start` and passes `offset` after `time`, in pt/s.
  ///
  /// The inverse question of ``value(at:)``: which flick is there at that moment.
  ///
  /// - Precondition: `time > 0`.
  public static func velocity(
    from start: Double, reaching offset: Double, after time: Double,
    rate: DecelerationRate = .normal
  ) -> Double {
    precondition(time > 0, "time must be positive")
    let decay = rate.decayConstant
    return (offset - start) * decay / Decay(decay * elapsed(time)).lost
  }
}
