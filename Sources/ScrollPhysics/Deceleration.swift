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
  /// Offset when the finger lifts, in points.
  public let start: Double

  /// Velocity when the finger lifts, in pt/s.
  public let velocity: Double

  /// The whole way still to go at the start, g v0 / r, signed, in points.
  private let reach: Double

  /// Distance gain g, dimensionless.
  public let gain: Double

  /// Decay constant r, in 1/s.
  public let decay: Double

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
    self.start = start
    self.velocity = velocity
    self.decay = decay
    self.gain = gain
    self.reach = gain * velocity / decay
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
  public var destination: Double { start + reach }

  /// The offset `time` seconds after the start, in points.
  public func value(at time: Double) -> Double {
    start + reach * Decay(decay * elapsed(time)).lost
  }

  /// The slope of the offset `time` seconds after the start, in pt/s.
  public func velocity(at time: Double) -> Double { gain * carriedVelocity(at: time) }

  /// The velocity v that decays, in pt/s: the slope divided by the gain.
  public func carriedVelocity(at time: Double) -> Double {
    velocity * Decay(decay * elapsed(time)).kept
  }

  /// Offset and slope together, for the price of one.
  public func state(at time: Double) -> MotionState {
    let decay = Decay(decay * elapsed(time))
    return MotionState(
      value: start + reach * decay.lost, velocity: gain * (velocity * decay.kept))
  }
}

// MARK: - When

extension Deceleration {
  /// Time until the offset stays within `distance` of the destination, in seconds.
  ///
  /// ```
  /// T = ln(g |v0| / (r ε)) / r,   0 when the whole way is no longer than ε
  /// ```
  ///
  /// - Precondition: `distance > 0`.
  public func time(toWithin distance: Double) -> Double {
    precondition(distance > 0, "distance must be positive")
    return max(0, logarithm(of: abs(reach), over: distance) / decay)
  }

  /// Time until the carried speed has fallen to `speed`, in seconds; 0 when it is no faster already.
  ///
  /// ```
  /// T = ln(|v0| / s) / r
  /// ```
  ///
  /// - Precondition: `speed > 0`.
  public func time(toSpeed speed: Double) -> Double {
    precondition(speed > 0, "speed must be positive")
    return max(0, logarithm(of: abs(velocity), over: speed) / decay)
  }

  /// When the offset passes `offset`, in seconds, or nil if it never does.
  ///
  /// ```
  /// T = -ln(1 - (y - x0) r / (g v0)) / r,   x0 <= y < X
  /// ```
  ///
  /// 0 at the start itself; nil behind it, at the destination and beyond.
  public func time(to offset: Double) -> Double? {
    if offset == start { return 0 }
    let distance = offset - start
    // By its signs: the quotient of a way that is nothing to speak of is 0 on both sides.
    guard reach.isFinite, distance < 0 ? reach < 0 : reach > 0 else { return nil }
    let fraction = distance / reach
    guard fraction < 1 else { return nil }
    return -Double.log(onePlus: -fraction) / decay
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
