internal import COverscroll
@_spi(Formulas) internal import ScrollFitting

extension OverscrollFitResult {
  /// The share of its value beyond which a standard error is called out.
  private static var greatestRelativeError: Double { 0.25 }

  /// What a fit says where it is.
  init(_ run: FitRun) {
    let squares = run.squares
    let law = squares.law
    let certainty = squares.certainty
    self.init()
    parameters = reported(run.parameters)
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
      largest = max(largest, abs(error).reported)
    }
    rms = (squares.squaredError / Double(series.count)).squareRoot().reported
    largest_error = largest
    guard scale > 0 else { return }
    largest_error_pixels = largest * scale
    // A rounding error lies anywhere within half a pixel: its rms is a pixel over √12.
    quantisation_floor = 1 / (scale * 12.0.squareRoot())
  }

  private mutating func setCertainty(
    _ certainty: FitCertainty, _ law: FitLaw, _ parameters: FitNumbers
  ) {
    for place in 0..<16 { Self.put(Double.infinity, place, &correlations) }
    let growth = certainty.growth(quantisation_floor)
    for place in 0..<law.parameterCount {
      let error = (certainty.standardErrors[place] * growth).reported
      Self.put(error, place, &standard_errors)
      Self.put(UInt8(error == .infinity ? 1 : 0), place, &is_open)
      if place < law.sharedCount, error < .infinity,
        error > Self.greatestRelativeError * abs(parameters[place])
      {
        Self.put(UInt8(1), place, &is_vague)
      }
      for other in 0..<law.parameterCount {
        if let correlation = certainty.correlations[place][other], !correlation.isNaN {
          Self.put(correlation, 4 * place + other, &correlations)
        }
      }
    }
    for (place, value) in certainty.relativeSingularValues.prefix(4).enumerated() {
      Self.put(value.reported, place, &singular_values)
    }
    if let sigma = certainty.singularValues.last, sigma > 0,
      let direction = certainty.directions.last
    {
      for (place, value) in direction.prefix(4).enumerated() {
        Self.put((value * (certainty.spread(quantisation_floor) / sigma)).reported, place, &weakest)
      }
    }
  }

  /// Writes one of a C array's values: a tuple has no places, and a vector's cost kilobytes.
  private static func put<Value, Array>(_ value: Value, _ place: Int, _ array: inout Array) {
    unsafe withUnsafeMutableBytes(of: &array) {
      unsafe $0.storeBytes(
        of: value, toByteOffset: place * MemoryLayout<Value>.stride, as: Value.self)
    }
  }
}
