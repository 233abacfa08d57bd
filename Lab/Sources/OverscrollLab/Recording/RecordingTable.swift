/// The numbers of a recording's text: named columns, and the line each row came from.
struct RecordingTable {
  /// The columns' names, in order.
  var columns: [String]

  /// One row per sample, a number per column.
  var rows: [Row] = []

  struct Row {
    var line: Int
    var values: [Double]
  }
}

/// A line that cannot be read, or what is missing from the text as a whole.
struct RecordingFault: Error {
  var line: Int?
  var reason: String

  init(line: Int? = nil, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// A fault of one line, with its text.
  init(_ line: RecordingLine, _ reason: String) {
    self.init(line: line.number, "\(reason), found \"\(line.text.prefix(60))\"")
  }
}

/// A line that is not blank.
struct RecordingLine {
  let number: Int
  let text: String

  /// The number the whole of a text spells, in the way JSON and C spell it; no nan, inf or hex.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else {
      return nil
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
