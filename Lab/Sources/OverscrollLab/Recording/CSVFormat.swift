import Foundation

/// `t,offset` and a row of numbers per line.
enum CSVFormat {
  static func read(_ lines: [RecordingLine]) throws(RecordingFault) -> RecordingTable {
    let header = lines[0]
    let names = fields(header)
    guard names.allSatisfy({ !$0.isEmpty && RecordingLine.number($0) == nil }) else {
      throw RecordingFault(header, "expected a header such as t,offset")
    }
    if let twice = names.first(where: { name in names.count(where: { $0 == name }) > 1 }) {
      throw RecordingFault(header, "the column \(twice) twice")
    }
    var table = RecordingTable(columns: names)
    for line in lines.dropFirst() {
      let values = fields(line)
      guard values.count == names.count else {
        let expected = "expected \(names.count) values (\(names.joined(separator: ",")))"
        throw RecordingFault(line, "\(expected), \(values.count) there")
      }
      var row = RecordingTable.Row(line: line.number, values: [])
      for (name, value) in zip(names, values) {
        guard let number = RecordingLine.number(value) else {
          throw RecordingFault(line, "expected a number as \(name), not \"\(value)\"")
        }
        row.values.append(number)
      }
      table.rows.append(row)
    }
    return table
  }

  private static func fields(_ line: RecordingLine) -> [String] {
    line.text.split(separator: ",", omittingEmptySubsequences: false).map { field in
      field.trimmingCharacters(in: .whitespaces)
    }
  }
}
