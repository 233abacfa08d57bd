import Foundation

/// Reads recordings: CSV, numbers, console lines and `@(…)` lists, distinguished by their first line.
public enum RecordingReader {
  /// Reads a file or a text, whose name without folder and extension is the recording's.
  public static func read(
    _ lines: consuming LineReader, options: RecordingOptions = RecordingOptions()
  ) throws(InputError) -> Recording {
    try reading(lines, options: options) { table, name throws(RecordingFault) in
      try recording(&table, name: name, options: options)
    }
  }

  /// What is made of the numbers of a file or a text, and of its name.
  ///
  /// The table is used up: a copy of it would be one of all numbers.
  static func reading<Result>(
    _ lines: consuming LineReader, options: RecordingOptions,
    _ make: (inout RecordingTable, _ name: String) throws(RecordingFault) -> Result
  ) throws(InputError) -> Result {
    let source = lines.name
    var name = URL(filePath: source).deletingPathExtension().lastPathComponent
    if let list = options.list { name += "-\(list)" }
    var intake = RecordingIntake()
    while let line = try lines.next() {
      do {
        try intake.take(line, number: lines.lineNumber)
      } catch {
        throw error.named(source)
      }
    }
    do throws(RecordingFault) {
      guard var table = try intake.table(options: options) else { throw tooShort(0) }
      return try make(&table, name)
    } catch {
      throw error.named(source)
    }
  }

  static func recording(
    _ table: inout RecordingTable, name: String, options: RecordingOptions
  ) throws(RecordingFault) -> Recording {
    let timeColumn = table.names.firstIndex { ["t", "time"].contains($0) }
    if options.column == nil, let relation = table.relation {
      // A flick has no column that goes on over time.
      let names = table.names.joined(separator: ", ")
      let hint = relation.kind == .flicks ? "" : ", --column one of \(names)"
      throw RecordingFault("\(relation.kind.words), not offsets over time: fit reads them\(hint)")
    }
    let column = try offsetColumn(table.names, timeColumn: timeColumn, named: options.column)
    let count = table.count
    let times = try times(&table, column: timeColumn, count: count, options: options)
    var offsets = try table.take(column)
    guard count >= minimumCount else { throw tooShort(count) }
    // The device's pixels are counted from its own origin, not from the edge.
    let scale = DisplayScale.inferred(from: offsets)
    if options.edge != 0 {
      for row in offsets.indices {
        offsets[row] -= options.edge
        guard abs(offsets[row]) <= RecordingTable.largestNumber else {
          throw table.fault(
            row, "expected an offset within ±\(RecordingTable.largestNumber) of the edge")
        }
      }
    }
    return Recording(
      name: name, times: times, offsets: offsets, displayScale: scale, column: table.names[column])
  }

  static func times(
    _ table: inout RecordingTable, column: Int?, count: Int, options: RecordingOptions
  ) throws(RecordingFault) -> [Double] {
    guard let column else {
      guard let rate = options.rate else {
        throw RecordingFault("has no times; say how many samples there are per second with --rate")
      }
      guard rate > 0, rate.isFinite, Double(count) / rate <= RecordingTable.latestTime else {
        throw RecordingFault("cannot be \(rate) samples per second; the last is out of reach")
      }
      return (0..<count).map { Double($0) / rate }
    }
    guard options.rate == nil else { throw RecordingFault("has times; leave out --rate") }
    let times = try table.take(column, within: .infinity)
    for row in times.indices {
      if row > 0, times[row] <= times[row - 1] {
        throw table.fault(row, "expected a time after \(times[row - 1]) s, found \(times[row])")
      }
      guard abs(times[row]) <= RecordingTable.latestTime else {
        throw table.fault(
          row, "expected a time within ±\(RecordingTable.latestTime) s, found \(times[row])")
      }
    }
    return times
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

  static func tooShort(_ count: Int) -> RecordingFault {
    let samples = count == 1 ? "1 sample" : "\(count) samples"
    return RecordingFault("\(samples); at least \(minimumCount) are needed")
  }
}
