internal import ScrollMath

/// The three kinds of spring motion in one form, without cancellation anywhere near ζ = 1.
///
/// Every spring motion is a sum of two base motions. With p the slow pole (β when they are complex)
/// and V the answer to a unit velocity,
///
/// ```
/// x = L x0 + V (v0 + p x0)
/// v = T v0 - V (p v0 + ω0² x0)
///
///            V                                   L              T
/// ζ < 1      e^(-βt) sin(ω't) / ω'               e^(-βt) cos ω't, both
/// ζ = 1      e^(-ωt) t                           e^(-ωt), both
/// ζ > 1      e^(-pt) (1 - e^(-(q-p)t)) / (q-p)   e^(-pt)        e^(-qt)
/// ```
///
/// with β = ζ ω0, ω' = ω0 √((1-ζ)(1+ζ)), q = β + ω0 √((ζ-1)(ζ+1)), p = ω0² / q. No difference of
/// nearly equal numbers appears: sin(y)/y and (1-e^(-y))/y are smooth through 0, p is a quotient, and
/// over-damped motions are sums of decaying exponentials, never e^(-βt) cosh.
///
/// Numbers side by side and not an enum with payloads: motions are kept in enums themselves, and taking
/// payloads apart and putting them together again was a good part of the code.
///
/// Prepare them once where a spring is evaluated often (``SpringWeights``).
public struct SpringPoles: Hashable, Sendable {
  /// What the poles are.
  enum Kind: Hashable, Sendable {
    /// ζ < 1: β ± iω'.
    case complex
    /// ζ = 1: ω0 twice.
    case double
    /// ζ > 1: p < q.
    case real
  }

  /// p: the slow pole, or β, or ω0, in 1/s.
  let slow: Double

  /// The fast pole q, or ω0 again, or the frequency ω' of complex ones, in 1/s.
  let other: Double

  // Last, so that it fills no word of its own.
  let kind: Kind

  /// The base motions at one time: V in s, L and T dimensionless.
  struct Base {
    var impulse: Double
    var leading: Double
    var trailing: Double
  }

  private init(_ kind: Kind, _ slow: Double, _ other: Double) {
    self.kind = kind
    self.slow = slow
    self.other = other
  }

  /// ζ > 1, by its poles.
  init(slow: Double, fast: Double) { self.init(.real, slow, fast) }

  /// The poles of a spring.
  ///
  /// - Complexity: O(1): two square roots and two divisions.
  public init(_ spring: DampedSpring) {
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    let decay = ratio * frequency
    let discriminant = (ratio - 1) * (ratio + 1)
    if discriminant < 0 {
      self.init(.complex, decay, frequency * (-discriminant).squareRoot())
    } else if discriminant == 0 {
      self.init(.double, frequency, frequency)
    } else {
      let fast = decay + frequency * discriminant.squareRoot()
      self.init(.real, frequency * (frequency / fast), fast)
    }
  }

  /// p + q = 2β: damping over mass, in 1/s.
  var sum: Double { slow + (kind == .complex ? slow : other) }

  /// ω0², in 1/s².
  var squaredFrequency: Double {
    kind == .complex ? slow * slow + other * other : slow * other
  }

  @inline(__always)
  func base(at time: Double) -> Base {
    let envelope = Decay(slow * time).kept
    switch kind {
    case .complex:
      let swing = Swing(other * time)
      let leading = envelope * swing.cosine
      return Base(
        impulse: envelope * (swing.sine / other), leading: leading, trailing: leading)
    case .double:
      return Base(impulse: envelope * time, leading: envelope, trailing: envelope)
    case .real:
      let gap = other - slow
      let apart = Decay(gap * time)
      return Base(
        impulse: envelope * (apart.lost / gap), leading: envelope,
        trailing: envelope * apart.kept)
    }
  }
}
