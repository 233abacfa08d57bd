internal import ScrollMath

/// The laws in time, with their analytic derivatives.
extension FitLaw {
  /// y = A (t+φ) e^(-δ(t+φ)); parameters δ, A, φ.
  ///
  /// ```
  /// ∂y/∂δ = -(t+φ) y     ∂y/∂A = y / A     ∂y/∂φ = A e^(-δ(t+φ)) (1 - δ(t+φ))
  /// ```
  @inline(__always)
  static func critical(_ time: Double, _ parameters: FitNumbers) -> FitPoint {
    let (decay, amplitude, phase) = (parameters[0], parameters[1], parameters[2])
    let since = time + phase
    let envelope = Double.exp(-decay * since)
    let value = amplitude * since * envelope
    return FitPoint(
      value: value,
      gradient: SIMD4(
        -since * value, since * envelope, amplitude * envelope * (1 - decay * since), 0))
  }

  /// y'' + c y' + k y = 0 from x0 and v0; parameters k, c, x0, v0.
  ///
  /// ```
  /// y = x0 C + w S     w = v0 + β x0     β = c/2     D = β² - k
  /// ∂y/∂D = x0 ∂C/∂D + w ∂S/∂D     ∂y/∂k = -∂y/∂D     ∂y/∂β = -t y + x0 S + 2β ∂y/∂D
  /// ```
  @inline(__always)
  static func oscillator(_ time: Double, _ parameters: FitNumbers) -> FitPoint {
    let (stiffness, damping) = (parameters[0], parameters[1])
    let (start, velocity) = (parameters[2], parameters[3])
    let decay = damping / 2
    let base = OscillatorBase(decay: decay, discriminant: decay * decay - stiffness, at: time)
    let drive = velocity + decay * start
    let value = start * base.even + drive * base.odd
    let byDiscriminant = start * base.evenSlope + drive * base.oddSlope
    let byDecay = -time * value + start * base.odd + 2 * decay * byDiscriminant
    return FitPoint(
      value: value,
      gradient: SIMD4(-byDiscriminant, byDecay / 2, base.even + decay * base.odd, base.odd))
  }

  /// y = e^(-pt) [x0 + v0 F], F = (1 - e^(-rt)) / r; parameters r, p, x0, v0.
  ///
  /// ```
  /// ∂y/∂r = e^(-pt) v0 ∂F/∂r     ∂y/∂p = -t y
  /// ```
  @inline(__always)
  static func uiKit(_ time: Double, _ parameters: FitNumbers) -> FitPoint {
    let (start, velocity) = (parameters[2], parameters[3])
    let glide = GlideBase(decay: parameters[0], at: time)
    let pull = Double.exp(-parameters[1] * time)
    let value = pull * (start + velocity * glide.distance)
    return FitPoint(
      value: value,
      gradient: SIMD4(
        pull * velocity * glide.slope, -time * value, pull, pull * glide.distance))
  }

  /// x = x0 + v0 F, F = (1 - e^(-rt)) / r; parameters r, x0, v0.
  @inline(__always)
  static func deceleration(_ time: Double, _ parameters: FitNumbers) -> FitPoint {
    let velocity = parameters[2]
    let glide = GlideBase(decay: parameters[0], at: time)
    return FitPoint(
      value: parameters[1] + velocity * glide.distance,
      gradient: SIMD4(velocity * glide.slope, 1, glide.distance, 0))
  }
}

/// The base motions of a damped oscillator and how they change with D = β² - k, smooth through D = 0.
///
/// ```
/// C = e^(-βt) cosh(√D t)     S = e^(-βt) sinh(√D t) / √D
/// ∂C/∂D = t S / 2            ∂S/∂D = (t C - S) / (2D)
/// ```
struct OscillatorBase {
  /// C, dimensionless.
  var even: Double
  /// S, in s.
  var odd: Double
  /// ∂C/∂D, in s².
  var evenSlope: Double
  /// ∂S/∂D, in s³.
  var oddSlope: Double

  @inline(__always)
  init(decay: Double, discriminant: Double, at time: Double) {
    let square = discriminant * time * time
    if abs(square) < 1 {
      // Near critical damping t C - S and D vanish together: the power series has no cancellation.
      let envelope = Double.exp(-decay * time)
      let series = Self.series(square)
      even = envelope * series.even
      odd = envelope * time * series.odd
      oddSlope = envelope * time * time * time * series.oddSlope
    } else {
      if discriminant > 0 {
        let rate = discriminant.squareRoot()
        // Two decaying exponentials, never e^(-βt) cosh: 0 · ∞.
        let slow = Double.exp((rate - decay) * time)
        let fast = Double.exp(-(rate + decay) * time)
        even = (slow + fast) / 2
        odd = (slow - fast) / (2 * rate)
      } else {
        let frequency = (-discriminant).squareRoot()
        let envelope = Double.exp(-decay * time)
        let angle = SineCosine(frequency * time)
        even = envelope * angle.cosine
        odd = envelope * angle.sine / frequency
      }
      oddSlope = (time * even - odd) / (2 * discriminant)
    }
    evenSlope = time * odd / 2
  }

  /// cosh √z = Σ zⁿ/(2n)!, sinh √z / √z = Σ zⁿ/(2n+1)!, and Σ (n+1) zⁿ/(2n+3)!, for |z| < 1.
  private static func series(_ z: Double) -> (even: Double, odd: Double, oddSlope: Double) {
    var power = 1.0
    var (even, odd, oddSlope) = (0.0, 0.0, 0.0)
    // 10 terms: the next is below 1/20! = 4e-19.
    for n in 0..<10 {
      let m = Double(2 * n)
      even += power
      odd += power / (m + 1)
      oddSlope += power * Double(n + 1) / ((m + 1) * (m + 2) * (m + 3))
      power *= z / ((m + 1) * (m + 2))
    }
    return (even, odd, oddSlope)
  }
}

/// F = (1 - e^(-rt)) / r, the distance a unit velocity covers, and ∂F/∂r; smooth through r = 0.
struct GlideBase {
  /// F, in s.
  var distance: Double
  /// ∂F/∂r = (t e^(-rt) - F) / r, in s².
  var slope: Double

  @inline(__always)
  init(decay: Double, at time: Double) {
    let power = decay * time
    if abs(power) < 0.5 {
      // F = t Σ (-u)ⁿ/(n+1)!, ∂F/∂r = -t² Σ (n+1) (-u)ⁿ/(n+2)!, u = rt: no cancellation.
      var term = 1.0
      var (sum, slopeSum) = (0.0, 0.0)
      for n in 0..<16 {
        let m = Double(n)
        sum += term / (m + 1)
        slopeSum += term / (m + 2)
        term *= -power / (m + 1)
      }
      distance = time * sum
      slope = -time * time * slopeSum
    } else {
      distance = -Double.expMinusOne(-power) / decay
      slope = (time * Double.exp(-power) - distance) / decay
    }
  }
}
