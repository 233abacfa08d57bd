/// An angle of very many turns, reduced to the last quarter of a turn.
///
/// ```
/// |phase| = m 2^e = k π/2 + r,  |r| <= π/4
/// |phase| · 2/π mod 4 = 4 frac(m W)       W: 192 bits of 2/π, from the place where 2^e leaves 2
/// ```
///
/// All bits of 2/π before that place contribute whole turns only. The product is exact and, as no double
/// is closer to a multiple of π/2 than 2^-62, leaves more than 60 correct bits of r.
///
/// Source: M. H. Payne, R. N. Hanek, Radian reduction for trigonometric functions (1983).
@usableFromInline
package struct LargeAngle {
  /// r, in radians, with the sign of the phase.
  @usableFromInline package let rest: Double

  /// k, of which the last two bits count, with the sign of the phase.
  @usableFromInline package let quarter: UInt64

  /// Reduces an angle.
  ///
  /// - Parameter phase: in radians; of a magnitude of 2 or more, infinite or NaN.
  @usableFromInline
  package init(_ phase: Double) {
    guard phase.isFinite else {
      rest = .nan
      quarter = 0
      return
    }
    let m = phase.significandBitPattern | 1 << 52
    let first = Int(phase.exponent) &- 54
    // m W in digits of 24 bits, from the last; the newest on top of the 128 bits of `upper`, `lower`.
    var (upper, lower, carry) = (UInt64(0), UInt64(0), UInt64(0))
    var (digit, before, beforeThat) = (UInt64(0), UInt64(0), UInt64(0))
    for index in (0..<8).reversed() {
      (digit, before, beforeThat) = (Self.digit(at: first &+ 24 &* index), digit, before)
      let high = beforeThat &* (m &>> 48)
      let sum = carry &+ digit &* (m & 0xff_ffff) &+ before &* (m &>> 24 & 0xff_ffff) &+ high
      lower = lower &>> 24 | upper &<< 40
      upper = upper &>> 24 | sum &<< 40
      carry = sum &>> 24
    }
    // The nearest quarter; what is left of it is a signed fraction, in units of 2^-64 and 2^-128.
    let nearest = (upper &+ 1 << 61) &>> 62
    let fraction = Double(Int64(bitPattern: upper &<< 2 | lower &>> 62)) * 0x1p-64
    let angle = (fraction + Double(lower &<< 2) * 0x1p-128) * (.pi / 2)
    rest = phase < 0 ? -angle : angle
    quarter = phase < 0 ? 0 &- nearest : nearest
  }

  /// 24 bits of 2/π.
  ///
  /// - Parameter place: of the first, counted from 0 at the point; there are none before.
  private static func digit(at place: Int) -> UInt64 {
    let word = place &>> 5
    let pair = bits(word) &<< 32 | bits(word &+ 1)
    return (pair &<< UInt64(truncatingIfNeeded: place & 31)) &>> 40
  }

  /// 32 bits of 2/π.
  private static func bits(_ word: Int) -> UInt64 {
    switch word {
    case 0: 0xa2f9_836e
    case 1: 0x4e44_1529
    case 2: 0xfc27_57d1
    case 3: 0xf534_ddc0
    case 4: 0xdb62_9599
    case 5: 0x3c43_9041
    case 6: 0xfe51_63ab
    case 7: 0xdebb_c561
    case 8: 0xb724_6e3a
    case 9: 0x424d_d2e0
    case 10: 0x0649_2eea
    case 11: 0x09d1_921c
    case 12: 0xfe1d_eb1c
    case 13: 0xb129_a73e
    case 14: 0xe882_35f5
    case 15: 0x2ebb_4484
    case 16: 0xe99c_7026
    case 17: 0xb45f_7e41
    case 18: 0x3991_d639
    case 19: 0x8353_39f4
    case 20: 0x9c84_5f8b
    case 21: 0xbdf9_283b
    case 22: 0x1ff8_97ff
    case 23: 0xde05_980f
    case 24: 0xef2f_118b
    case 25: 0x5a0a_6d1f
    case 26: 0x6d36_7ecf
    case 27: 0x27cb_09b7
    case 28: 0x4f46_3f66
    case 29: 0x9e5f_ea2d
    case 30: 0x7527_bac7
    case 31: 0xebe5_f17b
    case 32: 0x3d07_39f7
    case 33: 0x8a52_92ea
    case 34: 0x6bfb_5fb1
    case 35: 0x1f8d_5d08
    case 36: 0x5603_3046
    case 37: 0xfc7b_6bab
    default: 0
    }
  }
}
