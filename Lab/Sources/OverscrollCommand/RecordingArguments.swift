import ArgumentParser
import OverscrollLab

/// How recordings are to be read: the options that every command about recordings has.
struct RecordingArguments: ParsableArguments {
  @Option(parsing: .unconditional, help: "Samples per second, for recordings without times.")
  var rate: Double?
  @Option(help: "The column with the offsets, where there are several.")
  var column: String?

  @Option(
    parsing: .unconditional, help: "Where the edge is, in points; subtracted from every offset.")
  var edge: Double = 0

  @Option(help: "Which list of an Objective-C file, from 1.")
  var list: Int?

  @Option(
    parsing: .unconditional,
    help: "Pixels per point. (default: the smallest of 1, 2, 3 the offsets fit)")
  var scale: Double?

  func validate() throws {
    if let rate, !(rate > 0 && rate.isFinite) {
      throw ValidationError("--rate: expected a number > 0, found \(rate)")
    }
    if let scale, !(scale > 0 && scale <= 1000) {
      throw ValidationError("--scale: expected a number > 0, at most 1000, found \(scale)")
    }
    if !(abs(edge) <= 1e9) {
      throw ValidationError("--edge: expected a number within ±1e9, found \(edge)")
    }
  }

  var options: RecordingOptions {
    RecordingOptions(rate: rate, column: column, edge: edge, list: list)
  }

  /// What is measured in a file.
  func observations(_ path: String) throws -> [Observations] {
    try ObservationsReader.parts(LineReader(path: path), options: options)
  }
}

/// `name=number` on the command line.
struct NamedNumber {
  let name: String
  let number: Double

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let number = Double(parts[1]), number.isFinite else {
      throw ValidationError("expected a name and a number such as delta=10.9, found \"\(text)\"")
    }
    self.name = String(parts[0])
    self.number = number
  }
}

extension [NamedNumber] {
  /// The numbers by name; an error when a name occurs twice.
  func named(_ option: String) throws -> [String: Double] {
    var numbers: [String: Double] = [:]
    for pair in self {
      guard numbers.updateValue(pair.number, forKey: pair.name) == nil else {
        throw ValidationError("--\(option): \(pair.name) twice")
      }
    }
    return numbers
  }
}
