/// One recording as a fit sees it: pairs of what was given and what was observed.
///
/// For a bounce or a deceleration the input is the time since the first sample, in seconds, and the
/// output an offset in points. For a relation (a flick's speed and its distance, a finger's travel and
/// the offset) both are what the law says.
public struct FitSeries: Hashable, Sendable {
  /// What was given, one per sample.
  public let inputs: [Double]

  /// What was observed, one per sample.
  public let outputs: [Double]

  /// Creates a series.
  ///
  /// - Precondition: as many inputs as outputs; all finite.
  public init(inputs: [Double], outputs: [Double]) {
    precondition(inputs.count == outputs.count, "inputs and outputs must have the same count")
    precondition(inputs.allSatisfy { $0.isFinite }, "inputs must be finite")
    precondition(outputs.allSatisfy { $0.isFinite }, "outputs must be finite")
    self.inputs = inputs
    self.outputs = outputs
  }

  /// The number of samples.
  public var count: Int { inputs.count }

  /// Every n-th sample, so that at most `limit` are left: enough for a first guess.
  ///
  /// - Precondition: `limit` is positive.
  public func thinned(to limit: Int) -> FitSeries {
    guard count > limit else { return self }
    let stride = (count + limit - 1) / limit
    var inputs: [Double] = []
    var outputs: [Double] = []
    var index = 0
    while index < count {
      inputs.append(self.inputs[index])
      outputs.append(self.outputs[index])
      index += stride
    }
    return FitSeries(inputs: inputs, outputs: outputs)
  }

  /// The sum of the squared differences from a law.
  func squaredError(_ law: FitLaw, _ parameters: FitNumbers) -> Double {
    let (inputs, outputs) = (inputs, outputs)
    var sum = 0.0
    for sample in inputs.indices {
      let error = outputs[sample] - law.value(at: inputs[sample], parameters)
      sum += error * error
    }
    return sum
  }
}
