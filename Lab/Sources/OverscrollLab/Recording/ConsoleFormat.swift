/// Console lines of the articles' form: `convertScale:0.5 contentOffset:120`, with whatever the
/// console puts in front of them.
enum ConsoleFormat {
  /// The names that mark a line as one of these, the offset first.
  static let names = ["contentOffset", "DecelerateVelocity", "convertScale"]

  static func matches(_ text: String) -> Bool { names.contains { text.contains("\($0):") } }

  /// Reads one column: the named one, else the first of ``names`` that occurs.
  ///
  /// Lines that have only other names are other records of the same session and are passed over.
  static func read(
    _ lines: [RecordingLine], column: String?
  ) throws(RecordingFault) -> RecordingTable {
    var records: [(line: RecordingLine, values: [String: Double])] = []
    for line in lines { records.append((line, try values(of: line))) }
    let name = column ?? names.first { name in records.contains { $0.values[name] != nil } }
    guard let name else { return RecordingTable(names: []) }
    var table = RecordingTable(names: [name])
    for (line, values) in records {
      guard let value = values[name] else { continue }
      table.append([value], line: line.number)
    }
    if table.count == 0 {
      let known = Set(records.flatMap(\.values.keys)).sorted().joined(separator: ", ")
      throw RecordingFault("no \(name) in any line; there are \(known)")
    }
    return table
  }

  /// The `name:number` pairs of a line.
  private static func values(
    of line: RecordingLine
  ) throws(RecordingFault) -> [String: Double] {
    var values: [String: Double] = [:]
    for word in line.text.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" }) {
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, names.contains(String(parts[0])) else { continue }
      guard let number = RecordingLine.number(parts[1]) else {
        throw RecordingFault(line, "expected a number after \(parts[0]):")
      }
      guard values.updateValue(number, forKey: String(parts[0])) == nil else {
        throw RecordingFault(line, "\(parts[0]) twice in one line")
      }
    }
    guard !values.isEmpty else {
      throw RecordingFault(line, "expected \(names.map { "\($0):…" }.joined(separator: " or "))")
    }
    return values
  }
}
