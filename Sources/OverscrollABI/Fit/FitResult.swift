internal import COverscroll
internal import ScrollFitting

extension OverscrollFitResult {
  /// The share of its value beyond which a standard error is called out.
  private static var vagueness: Double { 0.25 }

  /// What a fit says where it is.
  init(_ run: FitRun) {
    let squares = run.squares
    let law = squares.law
    let certainty = squares.certainty
    self.init()
    parameters = told(run.parameters)
    sample_count = Int32(squares.sampleCount)
    freedom = Int32(certainty.freedom)
    parameter_count = Int32(law.parameterCount)
    shared_count = Int32(law.sharedCount)
    setErrors(squares, scale: run.displayScale)
    setCertainty(certainty, law, run.parameters)
  }

  private mutating func setErrors(_ squares: LeastSquares, scale: Double) {
    let own = squares.parameters(ofSeries: 0)
    let series = squares.series[0]
    var largest = 0.0
    for sample in 0..<series.count {
      let error = series.outputs[sample] - squares.law.point(at: series.inputs[sample], own).value
      largest = max(largest, abs(error).told)
    }
    rms = (squares.squaredError / Double(series.count)).squareRoot().told
    largest_error = largest
    guard scale > 0 else { return }
    largest_error_pixels = largest * scale
    // A rounding error lies anywhere within half a pixel: its rms is a pixel over √12.
    quantisation_floor = 1 / (scale * 12.0.squareRoot())
  }

  private mutating func setCertainty(
    _ certainty: FitCertainty, _ law: FitLaw, _ parameters: FitNumbers
  ) {
    var errors = FitNumbers()
    var (open, vague) = (SIMD4<UInt8>(), SIMD4<UInt8>())
    var between = SIMD16<Double>(repeating: .infinity)
    for place in 0..<law.parameterCount {
      let error = certainty.standardErrors[place].told
      errors[place] = error
      open[place] = error == .infinity ? 1 : 0
      if place < law.sharedCount, error < .infinity,
        error > Self.vagueness * abs(parameters[place])
      {
        vague[place] = 1
      }
      for other in 0..<law.parameterCount {
        if let correlation = certainty.correlations[place][other], !correlation.isNaN {
          between[4 * place + other] = correlation
        }
      }
    }
    standard_errors = told(errors)
    is_open = (open[0], open[1], open[2], open[3])
    is_vague = (vague[0], vague[1], vague[2], vague[3])
    correlations = (
      between[0], between[1], between[2], between[3], between[4], between[5], between[6],
      between[7], between[8], between[9], between[10], between[11], between[12], between[13],
      between[14], between[15]
    )
    singular_values = told(Self.four(certainty.relativeSingularValues))
    if let sigma = certainty.singularValues.last, sigma > 0,
      let direction = certainty.directions.last
    {
      weakest = told(Self.four(direction) * (certainty.spread / sigma))
    }
  }

  private static func four(_ numbers: [Double]) -> FitNumbers {
    var four = FitNumbers()
    for place in 0..<min(4, numbers.count) { four[place] = numbers[place] }
    return four
  }
}
