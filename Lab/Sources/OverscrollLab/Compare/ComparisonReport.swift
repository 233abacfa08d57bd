import Foundation
public import StrictJSON

/// Comparisons as text for people and as JSON for programs.
public enum ComparisonReport {
  /// What is known of a recording, in a line.
  ///
  /// - Parameters:
  ///   - scale: pixels per point as stated; nil when they were read off the recording.
  ///   - moving: what of it moves; nil for all but what lies on the edge at its end.
  ///   - isCut: whether the samples at rest at its end are left out.
  public static func heading(
    _ recording: Recording, scale: Double?, moving: Recording? = nil, isCut: Bool = true
  ) -> String {
    let resting = recording.count - (moving ?? recording.moving).count
    let rest = isCut ? ", at rest, left out" : " at rest"
    let left = resting > 0 ? " (the last \(resting)\(rest))" : ""
    let source = scale == nil ? "read off the offsets" : "as stated"
    let pixels = (scale ?? recording.displayScale).map { String(format: "%.6g", $0) } ?? "unknown"
    let what = recording.column == ConsoleName.bounce.rawValue ? " of a bounce" : ""
    // No display is so slow.
    let doubt = recording.frameInterval > 0.5 ? " (times are seconds)" : ""
    return "\(recording.name): \(recording.count) samples\(what)\(left), "
      + "\(String(format: "%.5g", 1000 * recording.frameInterval)) ms apart\(doubt), display scale \(pixels) \(source)"
  }

  /// A table with a line per recording and law.
  public static func summary(_ comparisons: [Comparison]) -> String {
    let header = ["recording", "law", "rms pt", "largest px", "numbers"]
    let rows = comparisons.map { comparison in
      [
        comparison.recording.name, comparison.law.name, comparison.rms.fixed(4),
        comparison.largestErrorPixels.fixed(4),
        comparison.parameters.map(text).joined(separator: ", "),
      ]
    }
    return TextTable(header, rows, rightAligned: [2, 3]).text
  }

  /// A table with a line per sample of one recording under one law.
  public static func samples(_ comparison: Comparison) -> String {
    let header = ["t s", "recorded pt", "law pt", "error pt", "error px"]
    let recording = comparison.recording
    let rows = recording.times.indices.map { index in
      let error = comparison.errors[index]
      return [
        recording.times[index].fixed(4), recording.offsets[index].fixed(3),
        comparison.fitted[index].fixed(3), error.fixed(3), (error * comparison.scale).fixed(3),
      ]
    }
    let title = "\(recording.name), \(comparison.law.name)\n"
    return title + TextTable(header, rows, rightAligned: Set(0..<header.count)).text
  }

  /// One recording and law as a JSON object: rms in points, the largest error in device pixels.
  public static func json(_ comparison: Comparison) -> JSONValue {
    let parameters = comparison.parameters.map { JSONValue.Member($0.name, .finite($0.value)) }
    return [
      "recording": .string(comparison.recording.name), "law": .string(comparison.law.name),
      "rms": .finite(comparison.rms), "largestErrorPixels": .finite(comparison.largestErrorPixels),
      "parameters": .object(parameters), "scale": .number(comparison.scale),
      "samples": .number(Double(comparison.recording.count)),
    ]
  }

  /// `y0 35.67 pt`.
  private static func text(_ parameter: Comparison.Parameter) -> String {
    let words = [parameter.name, String(format: "%.6g", parameter.value), parameter.unit]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Rows of text with their columns aligned.
struct TextTable {
  let lines: [String]

  var text: String { lines.joined(separator: "\n") }

  init(_ header: [String], _ rows: [[String]], rightAligned: Set<Int>) {
    self.init([header] + rows, rightAligned: rightAligned)
  }

  init(_ lines: [[String]], rightAligned: Set<Int> = []) {
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    self.lines = lines.map { line in
      let cells = line.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - line[column].count)
        return rightAligned.contains(column) ? padding + line[column] : line[column] + padding
      }
      let joined = cells.joined(separator: "  ")
      return String(joined.reversed().drop { $0 == " " }.reversed())
    }
  }
}
