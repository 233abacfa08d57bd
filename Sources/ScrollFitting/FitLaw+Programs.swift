#if !hasFeature(Embedded)
  internal import ScrollMath

  /// The motions of UIKit's programs, with their analytic derivatives.
  extension FitLaw {
    /// x = from + (to - from) e(u), u = (t - start) / T; parameters T, start, from, to.
    ///
    /// It rests before and after.
    @inline(__always)
    func timed(_ time: Double, _ parameters: FitNumbers) -> FitPoint {
      let (duration, start) = (parameters[0], parameters[1])
      let (from, to) = (parameters[2], parameters[3])
      guard duration > 0 else { return FitPoint(value: .nan, gradient: FitNumbers.zero) }
      let share = (time - start) / duration
      guard share > 0 else {
        return FitPoint(value: from, gradient: SIMD4(0, 0, 1, 0))
      }
      guard share < 1 else { return FitPoint(value: to, gradient: SIMD4(0, 0, 0, 1)) }
      let progress = progress(at: share)
      let speed = (to - from) * progress.slope / duration
      return FitPoint(
        value: from + (to - from) * progress.value,
        gradient: SIMD4(-speed * share, -speed, 1 - progress.value, progress.value))
    }

    /// e at a share of the duration within 0...1, and its slope.
    ///
    /// Source: published analyses of the animation object of iOS 26.1, grade B; the pacing grade P.
    func progress(at share: Double) -> (value: Double, slope: Double) {
      guard self == .paced else {
        let turn = SineCosine(Double.pi * share / 2)
        return (turn.sine * turn.sine, Double.pi * turn.sine * turn.cosine)
      }
      let pace = TimingCurve(x1: 0, y1: 0.2, x2: 1, y2: 1).point(at: share)
      let turns = 2 * Double.pi / 0.375
      let u = turns * pace.value
      let decay = Decay(u)
      return (decay.lost - u * decay.kept, turns * u * decay.kept * pace.slope)
    }
  }
#endif
