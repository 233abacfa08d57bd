internal import ScrollMath

/// The two poles of y'' + (p + q) y' + p q y = 0, the equation of all that moves without a finger, prepared.
///
/// Every motion is a sum of two base motions. With p the slow pole (β when they are complex) and V the
/// answer to a unit velocity,
///
/// ```
/// y = L y0 + V (v0 + p y0)
/// v = T v0 - V (p v0 + p q y0)
///
///                V                                   L              T
/// β ± iω         e^(-βt) sin(ωt) / ω                 e^(-βt) cos ωt, both
/// p = q          e^(-pt) t                           e^(-pt), both
/// p < q          e^(-pt) (1 - e^(-(q-p)t)) / (q-p)   e^(-pt)        e^(-qt)
/// ```
///
/// No difference of nearly equal numbers appears: sin(y)/y and (1-e^(-y))/y are smooth through 0, and over-damped
/// motions are sums of decaying exponentials, never e^(-βt) cosh.
///
/// Prepare them once where a spring is evaluated often (``SpringWeights``).
public struct SpringPoles: Hashable, Sendable {
  /// p: the slow pole, or β, in 1/s.
  let slow: Double

  /// The fast pole q, or the frequency ω of complex ones, in 1/s.
  let other: Double

  /// Whether they are complex, β ± iω.
  let oscillates: Bool

  /// The base motions at one time: V = `impulse` / `unit` in s, L and T dimensionless.
  ///
  /// What V weighs is divided by the unit, which does not depend on the time, next to the exponentials.
  struct Base {
    var impulse: Double
    var unit: Double
    var leading: Double
    var trailing: Double
  }

  /// The poles of a curve that has them.
  init(of curve: Curve) {
    (slow, other, oscillates) = (curve.slow, curve.fast, curve.kind == .oscillation)
  }

  /// The formula of motions with these poles.
  var formula: Formula {
    if oscillates { return .oscillation }
    if other == slow { return .critical }
    return isFree ? .glide : .drawn
  }

  /// Two real poles, in either order.
  ///
  /// A pole at 0 is a deceleration's: it draws nowhere.
  ///
  /// - Precondition: both are finite and not negative, in 1/s.
  public init(_ p: Double, _ q: Double) {
    precondition(p >= 0 && p < .infinity, "p must be finite and not negative")
    precondition(q >= 0 && q < .infinity, "q must be finite and not negative")
    slow = min(p, q)
    other = max(p, q)
    oscillates = false
  }

  /// Conjugate poles β ± iω; without a frequency β twice.
  ///
  /// - Precondition: both are finite and not negative, in 1/s.
  public init(decay: Double, frequency: Double) {
    precondition(decay >= 0 && decay.isFinite, "decay must be finite and not negative")
    precondition(frequency >= 0 && frequency.isFinite, "frequency must be finite and not negative")
    slow = decay
    oscillates = frequency > 0
    other = oscillates ? frequency : decay
  }

  /// The poles of a spring: β = ζ ω0, ω = ω0 √((1-ζ)(1+ζ)), q = β + ω0 √((ζ-1)(ζ+1)), p = ω0² / q.
  ///
  /// - Complexity: O(1): two square roots and two divisions.
  public init(_ spring: DampedSpring) {
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    let decay = ratio * frequency
    let discriminant = (ratio - 1) * (ratio + 1)
    oscillates = discriminant < 0
    if discriminant < 0 {
      slow = decay
      other = frequency * (-discriminant).squareRoot()
    } else {
      other = decay + frequency * discriminant.squareRoot()
      slow = frequency * (frequency / other)
    }
  }

  /// p + q = 2β: damping over mass, in 1/s.
  var sum: Double { slow + (oscillates ? slow : other) }

  /// p q = ω0², in 1/s².
  var squaredFrequency: Double { oscillates ? slow * slow + other * other : slow * other }

  /// Whether one pole is 0: the motion is drawn nowhere, and ends where its speed carries it.
  var isFree: Bool { slow == 0 && !oscillates }

  func base(at time: Double) -> Base {
    if oscillates { return .oscillation(slow, other, time) }
    return other == slow ? .critical(slow, time) : .drawn(slow, other, time)
  }
}

extension SpringPoles.Base {
  /// Two real poles p < q.
  @inline(__always)
  static func drawn(_ slow: Double, _ fast: Double, _ time: Double) -> Self {
    let envelope = slow == 0 ? 1 : Decay(slow * time).kept
    let apart = Decay((fast - slow) * time)
    return Self(
      impulse: envelope * apart.lost, unit: fast - slow, leading: envelope,
      trailing: envelope * apart.kept)
  }

  /// The same pole twice.
  @inline(__always)
  static func critical(_ pole: Double, _ time: Double) -> Self {
    let envelope = pole == 0 ? 1 : Decay(pole * time).kept
    return Self(impulse: envelope * time, unit: 1, leading: envelope, trailing: envelope)
  }

  /// Conjugate poles β ± iω.
  @inline(__always)
  static func oscillation(_ decay: Double, _ frequency: Double, _ time: Double) -> Self {
    let envelope = decay == 0 ? 1 : Decay(decay * time).kept
    let angle = SineCosine(frequency * time)
    let leading = envelope * angle.cosine
    return Self(
      impulse: envelope * angle.sine, unit: frequency, leading: leading, trailing: leading)
  }

  /// Place and slope about a target, from a displacement and a slope, p being the slow pole and p q the product.
  @inline(__always)
  func state(
    _ target: Double, _ displacement: Double, _ slope: Double, slow: Double, product: Double
  ) -> MotionState {
    MotionState(
      value: leading * displacement + impulse * ((slope + slow * displacement) / unit) + target,
      velocity: trailing * slope - impulse * ((slow * slope + product * displacement) / unit))
  }
}
