import Foundation

/// Takes in a recording's text line by line: CSV, numbers, console lines, `@(…)` lists and source
/// files with such lists, distinguished by the first line.
///
/// Only numbers are kept, so memory is 8 bytes per number.
struct RecordingIntake {
  private enum Format {
    case undecided
    case csv(CSVFormat)
    case numbers(NumberListFormat)
    case boxed(BoxedListFormat)
    case objectiveC(ObjectiveCFormat)
    case console(ConsoleFormat)
  }

  private var format = Format.undecided

  /// Takes in the next line.
  ///
  /// - Parameter number: counted from 1.
  mutating func take(_ bytes: [UInt8], number: Int) throws(RecordingFault) {
    switch format {
    case .csv(var csv):
      // Out of the enum while it changes: else every line would copy the columns.
      format = .undecided
      defer { format = .csv(csv) }
      if csv.takePlain(bytes, number: number) { return }
      if let line = try Self.line(bytes, number) { try csv.take(line) }
    case .numbers(var numbers):
      format = .undecided
      defer { format = .numbers(numbers) }
      if numbers.takePlain(bytes, number: number) { return }
      if let line = try Self.line(bytes, number) { try numbers.take(line) }
    case .boxed(var boxed):
      format = .undecided
      defer { format = .boxed(boxed) }
      if let line = try Self.line(bytes, number) { try boxed.take(line) }
    case .objectiveC(var code):
      format = .undecided
      defer { format = .objectiveC(code) }
      if let line = try Self.line(bytes, number) { try code.take(line) }
    case .console(var lines):
      format = .undecided
      defer { format = .console(lines) }
      if let line = try Self.line(bytes, number) { try lines.take(line) }
    case .undecided:
      if let line = try Self.line(bytes, number) { try begin(with: line) }
    }
  }

  private mutating func begin(with line: RecordingLine) throws(RecordingFault) {
    if ObjectiveCFormat.matches(line.text) {
      var code = ObjectiveCFormat()
      try code.take(line)
      format = .objectiveC(code)
    } else if line.text.hasPrefix("@") {
      var boxed = BoxedListFormat()
      try boxed.take(line)
      format = .boxed(boxed)
    } else if ConsoleFormat.matches(line.text) {
      var lines = ConsoleFormat()
      try lines.take(line)
      format = .console(lines)
    } else if RecordingLine.number(line.text) != nil {
      var numbers = NumberListFormat()
      try numbers.take(line)
      format = .numbers(numbers)
    } else {
      format = .csv(try CSVFormat(header: line))
    }
  }

  /// What was taken in; nil when there was nothing but blank lines.
  ///
  /// - Parameter options: which of a console's names is wanted, which list of a source file.
  consuming func table(options: RecordingOptions) throws(RecordingFault) -> RecordingTable? {
    switch format {
    case .objectiveC(let code): return try code.table(list: options.list)
    case .console(let lines): return try lines.table(options: options)
    case _ where options.list != nil: throw RecordingTable.noLists
    case .undecided: return nil
    case .csv(let csv): return csv.table
    case .numbers(let numbers): return numbers.table
    case .boxed(let boxed): return boxed.table
    }
  }

  /// A line as text, without its byte order mark and the spaces around it; nil when it is blank.
  private static func line(
    _ bytes: [UInt8], _ number: Int
  ) throws(RecordingFault) -> RecordingLine? {
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw RecordingFault(line: number, "expected text in UTF-8")
    }
    if number == 1, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    text = text.trimmingCharacters(in: .whitespaces.union(.newlines))
    return text.isEmpty ? nil : RecordingLine(number: number, text: text)
  }
}
