/// Numbers without names, one per line.
struct NumberListFormat: RecordingFormat {
  private var table = RecordingTable(names: ["offset"])

  mutating func take(_ line: RecordingLine) throws(RecordingFault) {
    guard let number = RecordingLine.number(line.text) else {
      throw RecordingFault(line, "expected one number")
    }
    table.append([number], line: line.number)
  }

  func table(options: RecordingOptions) -> RecordingTable { table }
}
