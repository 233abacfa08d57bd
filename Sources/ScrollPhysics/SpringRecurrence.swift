internal import ScrollMath

/// A spring's fixed time step as the loop everybody writes, with the numbers that make it exact.
///
/// ```
/// x <- x + m            m, the move: how far the coming step goes
/// m <- δ m - κ x        with the new x
///
/// δ = e^(-2βh)          κ = (1 - e^(-ph)) (1 - e^(-qh)),  p and q the poles, p + q = 2β
///                         = (1 - e^(-βh))² + 4 e^(-βh) sin²(ω'h/2) when it oscillates
/// m = V v - (1 - P) x   P and V of ``SpringWeights`` at h
/// ```
///
/// Two multiplications and two additions, against four and two of ``SpringStep``, and better
/// conditioned: a position changes by adding its move, so rounding the coefficients to `Float` does
/// not bend the motion. The price is that a velocity must be translated going in and coming out.
@usableFromInline struct SpringRecurrence: Hashable, Sendable {
  /// δ: what is kept of a move.
  @usableFromInline let kept: Double

  /// κ: what the displacement takes off the next move.
  @usableFromInline let pull: Double

  /// V: the move a unit of velocity makes, in s.
  @usableFromInline let reach: Double

  /// 1 - P: the part of a displacement at rest that one step brings in.
  @usableFromInline let sag: Double

  @usableFromInline init(_ spring: DampedSpring, interval: Double) {
    let weights = SpringWeights(spring, at: interval)
    reach = weights.velocity
    sag = 1 - weights.position
    let poles = SpringPoles(spring)
    if poles.oscillates {
      let envelope = Decay(poles.slow * interval)
      let half = Swing(poles.other * interval / 2).sine
      kept = envelope.kept * envelope.kept
      pull = envelope.lost * envelope.lost + 4 * envelope.kept * half * half
    } else {
      let late = Decay(poles.slow * interval)
      let early = Decay(poles.other * interval)
      kept = late.kept * early.kept
      pull = late.lost * early.lost
    }
  }
}
