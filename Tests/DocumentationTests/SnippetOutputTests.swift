import Foundation
import Testing

/// A snippet runs, and prints what the comments behind its `print` calls say.
///
/// In such a comment, up to a colon, stand the numbers that are printed, rounded as it likes, in order.
@Suite struct SnippetOutputTests {
  static let names = Set(SnippetTests.snippets.map(\.name)).sorted()

  @Test(arguments: names) func `a snippet prints what its comments say`(name: String) throws {
    let code = try #require(SnippetTests.snippets.first { $0.name == name }).code
    let printed = Self.words(in: try SnippetProgram(name: name, code: code).output())
    let expected = Self.comments(in: code).flatMap(Self.words(in:))
    #expect(printed.count == expected.count, "\(name) prints \(printed), expected \(expected)")
    for (printed, expected) in zip(printed, expected) {
      #expect(Self.isRounded(expected, from: printed), "\(name): \(printed), expected \(expected)")
    }
  }

  /// The comments behind `print` calls, each up to its first colon.
  static func comments(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      guard line.contains("print("), let comment = line.range(of: "  // ", options: .backwards)
      else { return nil }
      return String(line[comment.upperBound...].prefix { $0 != ":" })
    }
  }

  /// The numbers and truth values of a text, in order; digits within a name are not numbers.
  static func words(in text: String) -> [String] {
    text.replacing("..<", with: " ").split { !($0.isLetter || $0.isNumber || "+-.,".contains($0)) }
      .map { $0.filter { $0 != "," } }.filter { Double($0) != nil || $0 == "true" || $0 == "false" }
  }

  /// Whether a number is another one, rounded to the digits that it shows.
  static func isRounded(_ number: String, from exact: String) -> Bool {
    guard let rounded = Double(number), let value = Double(exact) else { return number == exact }
    let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
    var step = 1.0
    for _ in 0..<digits { step /= 10 }
    return abs(value - rounded) <= step / 2 * (1 + 1e-9)
  }
}
