import Foundation

/// One of the forms that a recording's text may have.
protocol RecordingFormat {
  mutating func take(_ line: RecordingLine) throws(RecordingFault)

  /// What was taken in.
  ///
  /// - Parameter options: which of a console's names is wanted, which list of a source file.
  func table(options: RecordingOptions) throws(RecordingFault) -> RecordingTable
}

/// Takes in a recording's text line by line: CSV, numbers, console lines, `@(…)` lists and source
/// files with such lists, distinguished by the first line.
///
/// Only numbers are kept, so memory is 8 bytes per number.
struct RecordingIntake {
  private var format: (any RecordingFormat)?

  /// Takes in the next line, by its number from 1.
  mutating func take(_ bytes: [UInt8], number: Int) throws(RecordingFault) {
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw RecordingFault(line: number, "expected text in UTF-8")
    }
    // A byte order mark.
    if number == 1, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return }
    let line = RecordingLine(number: number, text: text)
    format = format ?? Self.format(beginning: line.text)
    if format == nil { format = try CSVFormat(header: line) } else { try format?.take(line) }
  }

  /// The form that a first line is of; nil for the header of CSV.
  private static func format(beginning text: String) -> (any RecordingFormat)? {
    if ObjectiveCFormat.matches(text) { return ObjectiveCFormat() }
    if text.hasPrefix("@") { return BoxedListFormat() }
    if ConsoleFormat.matches(text) { return ConsoleFormat() }
    return RecordingLine.number(text) == nil ? nil : NumberListFormat()
  }

  /// What was taken in; nil when there was nothing but blank lines.
  consuming func table(options: RecordingOptions) throws(RecordingFault) -> RecordingTable? {
    if options.list != nil, !(format is ObjectiveCFormat || format is ConsoleFormat) {
      throw RecordingTable.noLists
    }
    return try format?.table(options: options)
  }
}
