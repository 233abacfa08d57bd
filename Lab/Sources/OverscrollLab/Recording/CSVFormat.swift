import Foundation

/// `t,offset` and a row of numbers per line.
struct CSVFormat: RecordingFormat {
  private var table: RecordingTable

  init(header: RecordingLine) throws(RecordingFault) {
    let names = Self.fields(header)
    // No column's name has a colon; a line of the console has.
    guard !header.text.contains(where: { ":：".contains($0) }) else {
      throw RecordingFault(
        header, "expected a header such as t,offset, or console lines: \(ConsoleFormat.forms)")
    }
    guard !header.text.contains(";") else {
      throw RecordingFault(header, "expected commas between columns, and points in numbers")
    }
    guard names.allSatisfy(Self.isName) else {
      throw RecordingFault(header, "expected a header such as t,offset")
    }
    if let twice = names.first(where: { name in names.count(where: { $0 == name }) > 1 }) {
      throw RecordingFault(header, "the column \(twice) twice")
    }
    table = RecordingTable(names: names)
  }

  /// Whether a field can name a column: words, no number and nothing that may have been meant as one, nothing that cannot
  /// be seen.
  private static func isName(_ field: String) -> Bool {
    field.first.map { $0.isLetter || $0 == "_" } == true && Double(field) == nil
      && field.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  mutating func take(_ line: RecordingLine) throws(RecordingFault) {
    let values = Self.fields(line)
    guard values.count == table.names.count else {
      let expected = "expected \(table.names.count) values (\(table.names.joined(separator: ",")))"
      throw RecordingFault(line, "\(expected), \(values.count) there")
    }
    var row: [Double] = []
    for (name, value) in zip(table.names, values) {
      guard let number = RecordingLine.number(value) else {
        throw RecordingFault(line, "expected a number as \(name), not \"\(value)\"")
      }
      row.append(number)
    }
    table.append(row, line: line.number)
  }

  func table(options: RecordingOptions) -> RecordingTable { table }

  private static func fields(_ line: RecordingLine) -> [String] {
    line.text.split(separator: ",", omittingEmptySubsequences: false).map { field in
      field.trimmingCharacters(in: .whitespaces)
    }
  }
}
