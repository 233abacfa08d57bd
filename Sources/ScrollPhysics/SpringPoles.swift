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
enum SpringPoles: Hashable, Sendable {
  /// ζ < 1: decay β and frequency ω', both in 1/s.
  case complex(decay: Double, frequency: Double)
  /// ζ = 1: the double pole ω0, in 1/s.
  case double(Double)
  /// ζ > 1: poles p < q, in 1/s.
  case real(slow: Double, fast: Double)

  /// The base motions at one time: V in s, L and T dimensionless.
  struct Base {
    var impulse: Double
    var leading: Double
    var trailing: Double
  }

  init(_ spring: Spring) {
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    let decay = ratio * frequency
    let discriminant = (ratio - 1) * (ratio + 1)
    if discriminant < 0 {
      self = .complex(decay: decay, frequency: frequency * (-discriminant).squareRoot())
    } else if discriminant == 0 {
      self = .double(frequency)
    } else {
      let fast = decay + frequency * discriminant.squareRoot()
      self = .real(slow: frequency * (frequency / fast), fast: fast)
    }
  }

  /// p: the slow pole, or β, in 1/s.
  var slow: Double {
    switch self {
    case .complex(let decay, _): decay
    case .double(let pole): pole
    case .real(let slow, _): slow
    }
  }

  /// p + q = 2β: damping over mass, in 1/s.
  var sum: Double {
    switch self {
    case .complex(let decay, _): 2 * decay
    case .double(let pole): 2 * pole
    case .real(let slow, let fast): slow + fast
    }
  }

  /// ω0², in 1/s².
  var squaredFrequency: Double {
    switch self {
    case .complex(let decay, let frequency): decay * decay + frequency * frequency
    case .double(let pole): pole * pole
    case .real(let slow, let fast): slow * fast
    }
  }

  @inline(__always)
  func base(at time: Double) -> Base {
    switch self {
    case .complex(let decay, let frequency):
      let envelope = Decay(decay * time).kept
      let swing = Swing(frequency * time)
      let leading = envelope * swing.cosine
      return Base(
        impulse: envelope * (swing.sine / frequency), leading: leading, trailing: leading)
    case .double(let pole):
      let envelope = Decay(pole * time).kept
      return Base(impulse: envelope * time, leading: envelope, trailing: envelope)
    case .real(let slow, let fast):
      let leading = Decay(slow * time).kept
      let gap = fast - slow
      let apart = Decay(gap * time)
      return Base(
        impulse: leading * (apart.lost / gap), leading: leading, trailing: leading * apart.kept)
    }
  }
}
