import Foundation
import ScrollFitting
import StrictJSON

/// Fits as text for people.
public enum FitReport {
  /// What is known of a measurement, in a line.
  ///
  /// - Parameters:
  ///   - scale: pixels per point as stated; nil when they were read off the measurement.
  ///   - models: what is fitted; left out, what suits it.
  public static func heading(
    _ measurement: Observations, scale: Double?, models: [FitModel] = []
  ) -> String {
    switch measurement {
    case .motion(let recording):
      if measurement.isScale {
        let end = (recording.times.last ?? 0).fixed(3)
        return "\(recording.name): \(recording.count) scales over \(end) s"
      }
      // Where a motion ends says something of one that takes a given time.
      let fitted = models.isEmpty ? FitModel.suitable(for: measurement) : models
      let isGlide = fitted == [.deceleration]
      let isCut = !fitted.contains {
        [.eased, .program, .paced].contains($0) || $0 == .deceleration && !isGlide
      }
      let heading = ComparisonReport.heading(
        recording, scale: scale, moving: isGlide ? recording.gliding : nil, isCut: isCut)
      guard recording.constantInterval == nil, recording.count > 1 else { return heading }
      let intervals = zip(recording.times, recording.times.dropFirst()).map { $1 - $0 }
      let ends = [intervals.min(), intervals.max()].map { (1000 * ($0 ?? 0)).fixed(3) }
      return "\(heading); intervals from \(ends[0]) to \(ends[1]) ms"
    case .relation(let relation):
      return "\(relation.name): \(relation.inputs.count) \(relation.kind.words)"
    }
  }

  /// A fit as a block of lines.
  public static func text(_ fit: Fit) -> String {
    var lines = [title(fit)]
    let numbers = fit.numbers.map { number in
      row(number, of: fit, fit.task.fixed[number.name] == nil ? "" : "fixed")
    }
    let rows = numbers + fit.derived.map { row($0, of: fit, "follows") }
    lines += TextTable(rows).lines.map { "    \($0)" }
    lines.append(quality(fit))
    lines.append(identification(fit))
    lines += correlations(fit)
    lines += presets(fit)
    lines += other(fit)
    lines += variants(fit)
    return lines.joined(separator: "\n")
  }

  private static func title(_ fit: Fit) -> String {
    let names = fit.task.measurements.map(\.name).joined(separator: ", ")
    let isDescent = fit.task.method != .leastSquares
    let way =
      isDescent
      ? "descent, \(count(fit.rounds, "step"))" : "least squares, \(count(fit.rounds, "round"))"
    let end = fit.isFinished ? "" : ", no end in sight"
    return "\(fit.task.model.rawValue) to \(names) (\(way)\(end))\n  \(fit.law.formula)"
  }

  private static func count(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }

  private static func row(_ number: Fit.Number, of fit: Fit, _ remark: String) -> [String] {
    let value = UncertainNumber.text(number.value, number.standardError)
    return [name(number, of: fit), value, number.unit, remark]
  }

  /// Of a joint fit with the measurement it belongs to.
  private static func name(_ number: Fit.Number, of fit: Fit) -> String {
    guard fit.series.count > 1, let owner = number.measurement else { return number.name }
    return "\(number.name) of \(owner)"
  }

  private static func quality(_ fit: Fit) -> String {
    let (unit, digits) = fit.isScale ? ("", 6) : (" pt", 4)
    var line = "  rms \(fit.rms.fixed(digits))\(unit)"
    if let pixels = fit.largestErrorPixels, let floor = fit.quantisationFloor {
      line += " (rounding to pixels alone makes \(floor.fixed(4)))"
      line += ", largest error \(pixels.fixed(3)) px"
    } else {
      line += ", largest error \(fit.largestError.fixed(digits))\(unit)"
    }
    return line + ", \(fit.sampleCount) samples"
  }

  private static func identification(_ fit: Fit) -> String {
    let values = fit.certainty.relativeSingularValues.map { $0.general(2) }.joined(separator: " : ")
    var line = "  singular values \(values)"
    let open = fit.open.map { name($0, of: fit) }.joined(separator: ", ")
    if !open.isEmpty { line += "\n  the samples leave open: \(open)" }
    if !fit.vague.isEmpty {
      let parts = fit.vague.map { number in
        let share = 100 * number.standardError / max(fit.law.size(of: number), 1e-300)
        return "\(number.name) (to \(share.general(2)) %)"
      }
      line += "\n  known badly: \(parts.joined(separator: ", "))"
    }
    if fit.open.isEmpty, let weakest = weakest(fit) { line += "\n  \(weakest)" }
    return line
  }

  /// The combination that the samples notice least, when it is noticed less than a fiftieth as much.
  private static func weakest(_ fit: Fit) -> String? {
    guard let last = fit.certainty.relativeSingularValues.last, last < 0.02,
      fit.numbers.count == fit.weakest.count
    else { return nil }
    let parts = zip(fit.numbers, fit.weakest).compactMap { number, change -> String? in
      guard abs(change) > 0.1 * number.standardError else { return nil }
      // Of a joint fit the law's own are enough.
      if fit.series.count > 1, number.measurement != nil { return nil }
      return "\(number.name) \(String(format: "%+.2g", change))"
    }
    guard parts.count > 1 else { return nil }
    return "hardly noticed together: \(parts.joined(separator: ", "))"
  }

  /// The lower triangle; of a joint fit the law's own numbers only.
  private static func correlations(_ fit: Fit) -> [String] {
    let count = fit.series.count > 1 ? fit.law.sharedCount : fit.numbers.count
    let free = (0..<count).filter { fit.certainty.correlations[$0][$0] != nil }
    guard free.count > 1 else { return [] }
    let header = ["correlations"] + free.dropLast().map { fit.numbers[$0].name }
    let rows = free.dropFirst().enumerated().map { line, i in
      [fit.numbers[i].name]
        + free.dropLast().enumerated().map { column, j in
          column <= line ? fit.certainty.correlations[i][j]?.fixed(3) ?? "" : ""
        }
    }
    return TextTable(header, rows, rightAligned: Set(1..<header.count)).lines.map { "  \($0)" }
  }

  /// Another end of the search, of which the errors know nothing.
  private static func other(_ fit: Fit) -> [String] {
    guard let other = fit.other else { return [] }
    let values = zip(fit.law.names, other.values).map { "\($0.name) \($1.general(4))" }
    let rms = other.rms.fixed(fit.isScale ? 6 : 4) + (fit.isScale ? "" : " pt")
    return [
      "  fits about as well, beyond these errors: \(values.joined(separator: ", ")) (rms \(rms))"
    ]
  }

  private static func presets(_ fit: Fit) -> [String] {
    guard !fit.presets.isEmpty else { return [] }
    let shared = fit.law.names.prefix(fit.law.sharedCount).map(\.name)
    // What none of them has, none is off by.
    let told = shared.indices.filter { place in
      fit.presets.contains { $0.preset.values[place] != nil }
    }
    let sizes = ["rms pt", "largest \(fit.scales == nil ? "pt" : "px")"]
    let header =
      ["with the numbers of"] + (fit.isScale ? ["rms", "largest"] : sizes)
      + told.map { "\(shared[$0]) is off by" }
    let rows = fit.presets.map { preset in
      [
        preset.preset.name, preset.rms.fixed(fit.isScale ? 6 : 4),
        (preset.largestErrorPixels ?? preset.largestError).fixed(fit.isScale ? 6 : 2),
      ] + told.map { preset.deviations[$0].map { String(format: "%+.1f se", $0) } ?? "" }
    }
    return TextTable(header, rows, rightAligned: Set(1..<header.count)).lines.map { "  \($0)" }
  }
}
