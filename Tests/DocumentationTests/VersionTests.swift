import Foundation
import Testing

/// The version stands in the file `VERSION`; what else has it has the same.
@Suite struct VersionTests {
  static func text(_ path: String) throws -> String {
    try String(contentsOf: SnippetTests.root.appending(path: path), encoding: .utf8)
  }

  @Test func `it is three numbers, and the changelog has them`() throws {
    let version = try Self.text("VERSION").trimmingCharacters(in: .newlines)
    #expect(version.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
    #expect(try Self.text("CHANGELOG.md").contains("\n## \(version)\n"))
  }

  @Test func `C's header has it`() throws {
    let header = try Self.text("Sources/COverscroll/include/overscroll.h")
    let parts = ["MAJOR", "MINOR", "PATCH"].compactMap { part in
      header.split(separator: "\n").first { $0.hasPrefix("#define OVERSCROLL_VERSION_\(part) ") }?
        .split(separator: " ").last
    }
    #expect(try Self.text("VERSION") == parts.joined(separator: ".") + "\n")
  }

  @Test func `the command has it`() throws {
    let version = try Self.text("VERSION").trimmingCharacters(in: .newlines)
    let source = try Self.text("Lab/Sources/OverscrollLab/LabVersion.swift")
    #expect(source.contains("public let labVersion = \"\(version)\"\n"))
  }

  /// CMake finds no other minor version than the one it is requested.
  @Test(arguments: [
    "Docs/Guides/InCAndCpp.md", "Examples/list-c/CMakeLists.txt",
    "Examples/metro-cpp/CMakeLists.txt",
  ])
  func `what CMake is requested is this version`(place: String) throws {
    let version = try Self.text("VERSION").split(separator: ".").prefix(2).joined(separator: ".")
    let asked = try Self.text(place).matches(of: #/find_package\(Overscroll (\d+\.\d+)/#)
    #expect(!asked.isEmpty)
    for one in asked { #expect(one.1 == version) }
  }
}
