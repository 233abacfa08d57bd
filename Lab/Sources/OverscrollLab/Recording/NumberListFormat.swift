/// Numbers without names: one per line, or Objective-C's `@(123.6666),`.
enum NumberListFormat {
  static func read(_ lines: [RecordingLine]) throws(RecordingFault) -> RecordingTable {
    var table = RecordingTable(columns: ["offset"])
    for line in lines {
      guard let number = RecordingLine.number(line.text) else {
        throw RecordingFault(line, "expected one number")
      }
      table.rows.append(.init(line: line.number, values: [number]))
    }
    return table
  }

  /// Any number of `@(…)` per line, separated by commas, with or without the `@[ … ]` around them.
  static func readBoxed(_ lines: [RecordingLine]) throws(RecordingFault) -> RecordingTable {
    var table = RecordingTable(columns: ["offset"])
    var isClosed = false
    for line in lines {
      var text = line.text[...]
      while let next = text.first {
        guard !isClosed || ",; ]".contains(next) else {
          throw RecordingFault(line, "expected one list in a file")
        }
        if text.hasPrefix("@(") {
          guard let end = text.firstIndex(of: ")"),
            let number = RecordingLine.number(text[text.index(text.startIndex, offsetBy: 2)..<end])
          else { throw RecordingFault(line, "expected a number such as @(123.5)") }
          table.rows.append(.init(line: line.number, values: [number]))
          text = text[text.index(after: end)...]
        } else if text.hasPrefix("@["), table.rows.isEmpty {
          text = text.dropFirst(2)
        } else if "],; \t".contains(next) {
          isClosed = isClosed || next == "]"
          text = text.dropFirst()
        } else {
          throw RecordingFault(line, "expected numbers such as @(123.5),")
        }
      }
    }
    return table
  }
}
