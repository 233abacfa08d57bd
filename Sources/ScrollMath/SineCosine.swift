/// Cosine and sine of an angle, from one evaluation.
///
/// ```
/// phase = k π/2 + r,  |r| <= π/4        k a whole number
/// sin r = r + r³ S(r²)                  cos r = 1 - r²/2 + r⁴ C(r²)
/// ```
///
/// and k mod 4 says which of the two is which, and with what sign. Asking libm for the two apart
/// reduces the angle twice and mispredicts its branches; here there is none, and the bits are the same
/// on every processor.
///
/// Accuracy: within 1.5 · 2^-53 of the true values; the sine of a phase below π/4 within 1 ulp.
///
/// - Complexity: O(1).
@frozen
package struct SineCosine {
  /// cos(phase).
  package let cosine: Double

  /// sin(phase).
  package let sine: Double

  /// Evaluates both.
  ///
  /// - Parameter phase: in radians; NaN and infinities give NaN.
  @inlinable @inline(__always)
  package init(_ phase: Double) {
    guard abs(phase) < Self.longestReduction else {
      self.init(LargeAngle(phase))
      return
    }
    // Adding 1.5 · 2^52 rounds to a whole number and leaves it in the low bits.
    let shifted = phase * Self.inverseQuarterTurn + Self.roundingShift
    let k = shifted - Self.roundingShift
    // k · quarterTurnHigh is exact, and so is its difference to the phase.
    let r = (phase - k * Self.quarterTurnHigh) - k * Self.quarterTurnLow
    self.init(rest: r, quarter: shifted.bitPattern)
  }

  /// Evaluates both for a phase that is left out of inlining: hardly any motion gets that far.
  @usableFromInline @inline(never)
  package init(_ angle: LargeAngle) { self.init(rest: angle.rest, quarter: angle.quarter) }

  /// Evaluates both for r + quarter · π/2.
  @inlinable @inline(__always)
  init(rest r: Double, quarter: UInt64) {
    let t = r * r
    let s = Self.s1 + t * (Self.s2 + t * (Self.s3 + t * (Self.s4 + t * (Self.s5 + t * Self.s6))))
    let c = Self.c1 + t * (Self.c2 + t * (Self.c3 + t * (Self.c4 + t * (Self.c5 + t * Self.c6))))
    let sine = (r + r * (t * s)).bitPattern
    let cosine = (1 - (t * 0.5 - t * t * c)).bitPattern

    // Odd quarters exchange the two; the signs follow from the quarter. In bits: no branch to mispredict.
    let exchange = (sine ^ cosine) & (0 &- (quarter & 1))
    self.sine = Double(bitPattern: (sine ^ exchange) ^ ((quarter & 2) &<< 62))
    self.cosine = Double(bitPattern: (cosine ^ exchange) ^ (((quarter &+ 1) & 2) &<< 62))
  }

  /// 2^20 quarter turns, in radians: as far as k · quarterTurnHigh is exact.
  @inlinable static var longestReduction: Double { 0x1.921fb544p+20 }
  @inlinable static var roundingShift: Double { 0x1.8p52 }
  @inlinable static var inverseQuarterTurn: Double { 0x1.45f306dc9c883p-1 }

  /// π/2 in two parts, the first with 33 bits.
  @inlinable static var quarterTurnHigh: Double { 0x1.921fb544p+0 }
  @inlinable static var quarterTurnLow: Double { 0x1.0b4611a626331p-34 }

  /// Minimax coefficients of (sin r / r - 1) / r² in powers of r², error 2^-55 on |r| <= π/4.
  @inlinable static var s1: Double { -0x1.5555555555555p-3 }
  @inlinable static var s2: Double { 0x1.1111111110bb2p-7 }
  @inlinable static var s3: Double { -0x1.a01a019e838ffp-13 }
  @inlinable static var s4: Double { 0x1.71de37965e124p-19 }
  @inlinable static var s5: Double { -0x1.ae600acd8d47cp-26 }
  @inlinable static var s6: Double { 0x1.5e0b04b582229p-33 }

  /// Minimax coefficients of (cos r - 1 + r²/2) / r⁴ in powers of r², error 2^-59 on |r| <= π/4.
  @inlinable static var c1: Double { 0x1.5555555555555p-5 }
  @inlinable static var c2: Double { -0x1.6c16c16c16967p-10 }
  @inlinable static var c3: Double { 0x1.a01a019f4e9f6p-16 }
  @inlinable static var c4: Double { -0x1.27e4fa17c0768p-22 }
  @inlinable static var c5: Double { 0x1.1eeb68cb54a04p-29 }
  @inlinable static var c6: Double { -0x1.907d8bfc29ff4p-37 }
}
