/// The numbers of a recording's text: named columns, and the line each row came from.
struct RecordingTable {
  /// The columns' names, in order.
  let names: [String]
  /// The columns, all of the same length.
  private(set) var columns: [[Double]]
  /// Where the line numbers leave off counting with the rows: blank lines, a header.
  private var jumps: [(row: Int, line: Int)] = []

  init(names: [String]) {
    self.names = names
    columns = names.map { _ in [] }
  }

  var count: Int { columns.first?.count ?? 0 }

  mutating func append(_ row: [Double], line: Int) {
    if jumps.last.map({ $0.line + count - $0.row }) != line { jumps.append((count, line)) }
    for column in columns.indices { columns[column].append(row[column]) }
  }

  func line(ofRow row: Int) -> Int {
    let jump = jumps.last { $0.row <= row } ?? (row: 0, line: 1)
    return jump.line + row - jump.row
  }

  func fault(_ row: Int, _ reason: String) -> RecordingFault {
    RecordingFault(line: line(ofRow: row), reason)
  }

  /// One of several tables, counted from 1; the only one when none is named.
  static func one(
    of tables: [RecordingTable], list: Int?, named names: String, else missing: String
  ) throws(RecordingFault) -> RecordingTable {
    guard tables.count > 0 else { throw RecordingFault(missing) }
    guard let place = list ?? (tables.count == 1 ? 1 : nil) else {
      throw RecordingFault(
        "\(tables.count) \(names): choose one from 1 to \(tables.count) with --list")
    }
    guard tables.indices.contains(place - 1) else {
      throw RecordingFault("no list \(place); there are \(tables.count)")
    }
    return tables[place - 1]
  }

  /// What a text without several lists says to a list's number.
  static var noLists: RecordingFault {
    RecordingFault("has no lists to choose from; leave out --list")
  }

  /// The largest number of a recording, in points or pt/s: 1e9.
  ///
  /// What is larger is no recording, and its squares would leave the range of a `Double`.
  static let largestNumber = 1e9

  /// The latest time of a recording, in seconds: 1e15, where a `Double` still tells eighths.
  static let latestTime = 1e15

  /// A column, given away: the table keeps none of it.
  ///
  /// A number beyond the limit is a fault of its line.
  mutating func take(
    _ column: Int, within limit: Double = RecordingTable.largestNumber, unit: Double = 1
  ) throws(RecordingFault) -> [Double] {
    var taken = columns[column]
    columns[column] = []
    for row in taken.indices {
      let number = taken[row]
      taken[row] = number * unit
      guard abs(taken[row]) <= limit else {
        throw fault(
          row, "expected a number within ±\(limit / unit) as \(names[column]), found \(number)")
      }
    }
    return taken
  }
}

/// A line that cannot be read, or what is missing from the text as a whole.
struct RecordingFault: Error {
  var line: Int?
  var reason: String

  init(line: Int? = nil, _ reason: String) { (self.line, self.reason) = (line, reason) }

  func named(_ source: String) -> InputError {
    InputError(file: source, line: line, reason: reason)
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
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Takes `@(123.5)` off the beginning of a rest of the line; nil where it begins otherwise.
  func boxed(_ rest: inout Substring) throws(RecordingFault) -> Double? {
    guard rest.hasPrefix("@(") else { return nil }
    guard let end = rest.firstIndex(of: ")"), let number = Self.number(rest[..<end].dropFirst(2))
    else { throw RecordingFault(self, "expected a number such as @(123.5)") }
    rest = rest[end...].dropFirst()
    return number
  }
}
