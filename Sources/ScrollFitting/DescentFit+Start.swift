internal import COverscrollMath

extension DescentFit {
  /// The critical law on a recording, from what the eye reads off it.
  ///
  /// ```
  /// y = A t e^(-δt) is highest at t = 1/δ, where y = A / (δ e)
  /// ```
  ///
  /// It starts with δ = 10/s, φ = 0 and the A that reaches as far out as the recording does, and moves
  /// A by a twentieth, δ by 0.5/s and φ by 10 ms.
  public init(critical series: FitSeries, precision: Double = 1e-9) {
    let decay = 10.0
    var farthest = 0.0
    for output in series.outputs where abs(output) > abs(farthest) { farthest = output }
    let amplitude = farthest == 0 ? 1 : farthest * decay * overscroll_exp(1)
    self.init(
      .critical, to: series, from: SIMD4(decay, amplitude, 0, 0),
      sizes: SIMD4(0.5, abs(amplitude) / 20, 0.01, 1), precision: precision)
  }
}
