import Foundation

/// Reads recordings: CSV, numbers, console lines and `@(…)` lists, told apart by their first line.
public enum RecordingReader {
  /// Reads a file; `-` is standard input.
  public static func read(
    path: String, options: RecordingOptions = RecordingOptions()
  ) throws(InputError) -> Recording {
    var reader = try LineReader(path: path)
    let source = reader.name
    var lines: [[UInt8]] = []
    while let line = try reader.next() { lines.append(line) }
    return try read(lines: lines, source: source, options: options)
  }

  /// Reads a text.
  ///
  /// - Parameter source: what to call it in errors; without folder and extension, the recording's
  ///   name.
  public static func read(
    text: String, source: String, options: RecordingOptions = RecordingOptions()
  ) throws(InputError) -> Recording {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return try read(lines: lines.map(Array.init), source: source, options: options)
  }

  private static func read(
    lines: [[UInt8]], source: String, options: RecordingOptions
  ) throws(InputError) -> Recording {
    do throws(RecordingFault) {
      let table = try table(try written(lines), options: options)
      let name = URL(filePath: source).deletingPathExtension().lastPathComponent
      return try recording(table, name: name, options: options)
    } catch {
      throw InputError(file: source, line: error.line, reason: error.reason)
    }
  }

  /// The lines that are not blank; a byte order mark and carriage returns are dropped.
  private static func written(_ lines: [[UInt8]]) throws(RecordingFault) -> [RecordingLine] {
    var written: [RecordingLine] = []
    for (index, bytes) in lines.enumerated() {
      guard var text = String(validating: bytes, as: UTF8.self) else {
        throw RecordingFault(line: index + 1, "expected text in UTF-8")
      }
      if index == 0, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
      text = text.trimmingCharacters(in: .whitespaces.union(.newlines))
      if !text.isEmpty { written.append(RecordingLine(number: index + 1, text: text)) }
    }
    return written
  }

  private static func table(
    _ lines: [RecordingLine], options: RecordingOptions
  ) throws(RecordingFault) -> RecordingTable {
    guard let first = lines.first else { throw tooShort(0) }
    if first.text.hasPrefix("@") || first.text.contains("@[") {
      return try NumberListFormat.readBoxed(lines)
    }
    if ConsoleFormat.matches(first.text) {
      return try ConsoleFormat.read(lines, column: options.column)
    }
    if RecordingLine.number(first.text) != nil { return try NumberListFormat.read(lines) }
    return try CSVFormat.read(lines)
  }

  private static func recording(
    _ table: RecordingTable, name: String, options: RecordingOptions
  ) throws(RecordingFault) -> Recording {
    let timeColumn = table.columns.firstIndex { ["t", "time"].contains($0) }
    let column = try offsetColumn(table.columns, timeColumn: timeColumn, named: options.column)
    var times: [Double] = []
    var offsets: [Double] = []
    for (index, row) in table.rows.enumerated() {
      let time: Double
      if let timeColumn {
        time = row.values[timeColumn]
      } else {
        time = try Self.time(ofSample: index, options: options)
      }
      if let last = times.last, time <= last {
        throw RecordingFault(
          line: row.line, "expected a time after \(last) s, found \(time)")
      }
      let offset = row.values[column] - options.edge
      guard offset.isFinite else {
        throw RecordingFault(line: row.line, "the offset beyond the edge is not representable")
      }
      times.append(time)
      offsets.append(offset)
    }
    guard times.count >= minimumCount else { throw tooShort(times.count) }
    // The device's pixels are counted from its own origin, not from the edge.
    let scale = DisplayScale.inferred(from: table.rows.map { $0.values[column] })
    return Recording(name: name, times: times, offsets: offsets, displayScale: scale)
  }

  private static func time(
    ofSample index: Int, options: RecordingOptions
  ) throws(RecordingFault) -> Double {
    guard let rate = options.rate else {
      throw RecordingFault("has no times; say how many samples there are per second with --rate")
    }
    return Double(index) / rate
  }

  private static func offsetColumn(
    _ columns: [String], timeColumn: Int?, named name: String?
  ) throws(RecordingFault) -> Int {
    let candidates = columns.indices.filter { $0 != timeColumn }
    let names = candidates.map { columns[$0] }.joined(separator: ", ")
    if let name {
      guard let column = candidates.first(where: { columns[$0] == name }) else {
        throw RecordingFault("no column \(name); there are \(names)")
      }
      return column
    }
    guard let only = candidates.first, candidates.count == 1 else {
      throw RecordingFault(
        candidates.isEmpty
          ? "no column but the time" : "several columns: choose one of \(names) with --column")
    }
    return only
  }

  /// Two free numbers are fitted to a recording; a third sample is the first that can contradict.
  static let minimumCount = 3

  private static func tooShort(_ count: Int) -> RecordingFault {
    let samples = count == 1 ? "1 sample" : "\(count) samples"
    return RecordingFault("\(samples); at least \(minimumCount) are needed")
  }
}
