/// Numbers without names, one per line.
struct NumberListFormat: RecordingFormat {
  private var table = RecordingTable(names: ["offset"])

  mutating func takePlain(_ bytes: [UInt8], number: Int) -> Bool {
    guard let value = PlainNumber.read(bytes[...]) else { return false }
    table.append([value], line: number)
    return true
  }

  mutating func take(_ line: RecordingLine) throws(RecordingFault) {
    guard let number = RecordingLine.number(line.text) else {
      throw RecordingFault(line, "expected one number")
    }
    table.append([number], line: line.number)
  }

  func table(options: RecordingOptions) -> RecordingTable { table }
}
