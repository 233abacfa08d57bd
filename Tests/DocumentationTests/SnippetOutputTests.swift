import Foundation
import ScrollTestSupport
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

/// A snippet as a program of its own, compiled against the modules of this build.
struct SnippetProgram {
  let name: String
  let code: String

  private static let modules = [
    "ScrollMath", "ScrollCoordinates", "CScrollTables", "ScrollPhysics", "ScrollGestures",
    "Overscroll", "ScrollFeels", "StrictJSON", "ScrollScenes", "ScrollFitting",
  ]

  /// The folder of all programs, with the modules and one library of what they are: not with others, that stand in for UIKit.
  private static let folder = Result {
    let products = try Toolchain.products.get()
    let folder = products.appending(path: "Snippets", directoryHint: .isDirectory)
    let imported = folder.appending(path: "Modules", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: imported, withIntermediateDirectories: true)
    let links = modules.map { "../../Modules/\($0).swiftmodule" }
    _ = try Toolchain.run("/usr/bin/env", ["ln", "-sf"] + links + [imported.path()])
    // What the tests are linked of: of files that are gone, objects may be left.
    let list = products.appending(path: "overscrollPackageTests.product/Objects.LinkFileList")
    let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { object in modules.contains { object.contains("/\($0).build/") } }
    let library = folder.appending(path: "libOverscrollModules.so").path()
    _ = try Toolchain.run(
      "/usr/bin/env", ["swiftc", "-emit-library", "-o", library, "-lm"] + objects)
    return folder
  }

  /// What the program writes; it must be formatted, compile without a warning and end without an error.
  func output() throws -> String {
    let folder = try Self.folder.get()
    let place = folder.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let source = place.appending(path: "main.swift")
    try (code + "\n").write(to: source, atomically: true, encoding: .utf8)
    let format = SnippetTests.root.appending(path: ".swift-format").path()
    _ = try Toolchain.run(
      "/usr/bin/env",
      ["swift", "format", "lint", "--strict", "--configuration", format, source.path()])
    let program = place.appending(path: name).path()
    let tables = SnippetTests.root.appending(path: "Sources/CScrollTables/include").path()
    _ = try Toolchain.run(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-module-name", name, "-o", program,
        "-I", folder.appending(path: "Modules").path(), "-I", tables, "-L", folder.path(),
        "-lOverscrollModules", "-lm", "-Xlinker", "-rpath", "-Xlinker",
        folder.path(), source.path(),
      ])
    return try Toolchain.run(program)
  }
}
