import StrictJSON

extension FitReport {
  /// The timing curves that were tried; none for other laws.
  static func timingCurves(_ fit: Fit) -> [String] {
    guard let best = fit.timingCurves.first else { return [] }
    let header = ["timing curve", "cubic-bezier", "duration s", "rms pt", "criterion"]
    let rows = fit.timingCurves.map { curve in
      [
        curve.name, bezier(curve), UncertainNumber.fixed(curve.duration, 4),
        UncertainNumber.fixed(curve.rms, fit.isScale ? 6 : 4),
        curve.criterion.isFinite ? UncertainNumber.fixed(curve.criterion, 1) : "too few samples",
      ]
    }
    let text = TextTable(header, rows, rightAligned: [2, 3, 4]).text
    let verdict = "the curve is taken to be: \(best.name), cubic-bezier(\(bezier(best)))"
    return ["  \(verdict)"] + text.split(separator: "\n").map { "  \($0)" }
  }

  /// The same as JSON, the one to be preferred first.
  static func timingCurvesJSON(_ fit: Fit) -> JSONValue {
    .array(
      fit.timingCurves.map { curve in
        [
          "name": .string(curve.name),
          "cubicBezier": .array(curve.points.map(JSONValue.finite)),
          "duration": .finite(curve.duration),
          "rms": .finite(curve.rms),
          "criterion": .finite(curve.criterion),
        ]
      })
  }

  private static func bezier(_ curve: TimingCurveFit) -> String {
    curve.points.map { point in
      // Three digits, without zeros at the end: 0.42, 0, 0.58, 1.
      let rounded = (point * 1000).rounded() / 1000
      return UncertainNumber.general(rounded == 0 ? 0 : rounded)
    }.joined(separator: ", ")
  }
}
