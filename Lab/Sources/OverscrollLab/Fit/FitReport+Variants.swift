import ScrollFitting
import StrictJSON

extension FitReport {
  /// The variants that were tried, the preferred one first; none for laws without.
  static func variants(_ fit: Fit) -> [String] {
    guard let best = fit.variants.first else { return [] }
    let rows = fit.variants.map { variant in
      [
        variant.name, numbers(variant, of: fit), variant.rms.fixed(fit.isScale ? 6 : 4),
        variant.criterion.isFinite ? variant.criterion.fixed(1) : "too few samples",
      ]
    }
    let header = ["kept", "numbers", fit.isScale ? "rms" : "rms pt", "criterion"]
    let table = TextTable(header, rows, rightAligned: [2, 3])
    return (["preferred: \(best.name)"] + table.lines).map { "  \($0)" }
  }

  static func variantsJSON(_ fit: Fit) -> JSONValue {
    .array(
      fit.variants.map { variant in
        [
          "name": .string(variant.name), "parameters": fit.law.named(variant.values),
          "rms": .finite(variant.rms), "criterion": .finite(variant.criterion),
        ]
      })
  }

  /// A law's own numbers: as CSS writes a timing curve, else by their names.
  private static func numbers(_ variant: FitVariant, of fit: Fit) -> String {
    let values = variant.values.map { $0.general(4) }
    guard fit.law == .eased else {
      let open = Set(fit.open.map(\.name))
      return zip(fit.law.names, values).filter { !open.contains($0.0.name) }
        .map { "\($0.0.name) \($0.1)" }.joined(separator: ", ")
    }
    let points = variant.values.dropFirst().map { point in
      // Without a zero's sign, and without digits that say nothing.
      let rounded = (point * 1000).rounded() / 1000
      return (rounded == 0 ? 0 : rounded).general()
    }
    return "\(values[0]) s, cubic-bezier(\(points.joined(separator: ", ")))"
  }
}
