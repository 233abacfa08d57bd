internal import ScrollMath

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
    let amplitude = farthest == 0 ? 1 : farthest * decay * Double.exp(1)
    self.init(
      .critical, to: series, from: FitNumbers(four: SIMD4(decay, amplitude, 0, 0)),
      sizes: FitNumbers(
        four: SIMD4(0.5, Self.usualSizes(FitNumbers(repeating: amplitude))[0], 0.01, 1)),
      precision: precision)
  }

  /// Any law on a recording, from where ``LeastSquares`` starts; the critical law from what the eye
  /// reads off.
  ///
  /// Parameters are first moved by a twentieth of themselves, by 1 where they are 0.
  public init(_ law: FitLaw, to series: FitSeries, precision: Double = 1e-9) {
    guard law != .critical else {
      self.init(critical: series, precision: precision)
      return
    }
    let guess = LeastSquares(law, to: [series]).parameters(ofSeries: 0)
    self.init(law, to: series, from: guess, sizes: Self.usualSizes(guess), precision: precision)
  }

  /// How far to move parameters at first when nobody says: a twentieth of themselves, 1 where that is 0.
  static func usualSizes(_ parameters: FitNumbers) -> FitNumbers {
    var sizes = FitNumbers(repeating: 1)
    for place in 0..<FitNumbers.scalarCount {
      let size = abs(parameters[place]) / 20
      if size > 0 { sizes[place] = size }
    }
    return sizes
  }
}
