/// Objective-C's `@(123.6666),`: any number of them per line, separated by commas, with or without the
/// `@[ … ]` around them.
struct BoxedListFormat: RecordingFormat {
  private var table = RecordingTable(names: ["offset"])

  /// Whether a `]` has been seen: a second list would be another recording.
  private var isClosed = false

  mutating func take(_ line: RecordingLine) throws(RecordingFault) {
    var text = line.text[...]
    while let next = text.first {
      guard !isClosed || ",; ]".contains(next) else {
        throw RecordingFault(line, "expected one list in a file")
      }
      if let number = try line.boxed(&text) {
        table.append([number], line: line.number)
      } else if text.hasPrefix("@["), table.count == 0 {
        text = text.dropFirst(2)
      } else if "],; \t".contains(next) {
        isClosed = isClosed || next == "]"
        text = text.dropFirst()
      } else {
        throw RecordingFault(line, "expected numbers such as @(123.5),")
      }
    }
  }

  func table(options: RecordingOptions) -> RecordingTable { table }
}
