import ScrollFitting
public import StrictJSON

extension FitReport {
  /// A fit as a JSON object: errors in points, the largest also in device pixels; of scales
  /// without a unit.
  ///
  /// What is infinite or unknown is `null`.
  public static func json(_ fit: Fit) -> JSONValue {
    let law = fit.numbers.filter { $0.measurement == nil }
    let recordings = fit.task.measurements.enumerated().map { index, measurement -> JSONValue in
      let first = fit.law.sharedCount + index * fit.law.ownCount
      let own = fit.numbers[first..<(first + fit.law.ownCount)]
      return [
        "name": .string(measurement.name), "samples": .number(Double(fit.series[index].count)),
        "scale": .optional(fit.scales?[index]), "parameters": .object(own.map(member)),
      ]
    }
    let weakest = zip(fit.numbers, fit.weakest).filter { $0.0.measurement == nil }
    let members: JSONValue = [
      "model": .string(fit.task.model.rawValue), "formula": .string(fit.law.formula),
      "method": .string(fit.task.method == .leastSquares ? "least-squares" : "descent"),
      "rounds": .number(Double(fit.rounds)), "finished": .bool(fit.isFinished),
      "parameters": .object(law.map(member)), "recordings": .array(recordings),
      "derived": .object(fit.derived.map(member)), "samples": .number(Double(fit.sampleCount)),
      "rms": .finite(fit.rms), "quantisationFloor": .optional(fit.quantisationFloor),
      "largestError": .finite(fit.largestError),
      "largestErrorPixels": .optional(fit.largestErrorPixels),
      "correlations": .array(fit.certainty.correlations.map { .array($0.map(JSONValue.optional)) }),
      "relativeSingularValues": .array(fit.certainty.relativeSingularValues.map(JSONValue.finite)),
      "open": .array(fit.open.map { .string($0.name) }),
      "vague": .array(fit.vague.map { .string($0.name) }),
      "weakest": .object(weakest.map { JSONValue.Member($0.0.name, .finite($0.1)) }),
      "presets": .array(fit.presets.map { preset(of: fit, $0) }),
    ]
    guard case .object(var all) = members else { return members }
    if let other = fit.other {
      let values = fit.law.named(other.values)
      all.append(.init("other", ["parameters": values, "rms": .finite(other.rms)]))
    }
    if !fit.variants.isEmpty { all.append(.init("variants", variantsJSON(fit))) }
    return .object(all)
  }

  private static func member(_ number: Fit.Number) -> JSONValue.Member {
    JSONValue.Member(
      number.name,
      [
        "value": .finite(number.value), "standardError": .finite(number.standardError),
        "unit": .string(number.unit),
      ])
  }

  private static func preset(of fit: Fit, _ preset: PresetFit) -> JSONValue {
    [
      "name": .string(preset.preset.name), "parameters": fit.law.named(preset.preset.values),
      "rms": .finite(preset.rms), "largestErrorPixels": .optional(preset.largestErrorPixels),
      "standardErrorsAway": fit.law.named(preset.deviations),
    ]
  }
}

extension FitLaw {
  /// Numbers by the law's names for them.
  func named(_ numbers: [Double?]) -> JSONValue {
    .object(
      zip(names, numbers).map { JSONValue.Member($0.name, $1.map(JSONValue.finite) ?? .null) })
  }
}

extension JSONValue {
  /// A number, or `null` for one that JSON has no word for.
  static func finite(_ number: Double) -> JSONValue { number.isFinite ? .number(number) : .null }
}
