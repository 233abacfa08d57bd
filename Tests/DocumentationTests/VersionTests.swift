import Foundation
import Testing

/// The version stands in the file `VERSION`; what else has it has the same.
@Suite struct VersionTests {
  @Test func `it is three numbers, and the changelog has them`() throws {
    let version = try SnippetTests.text(of: "VERSION").trimmingCharacters(in: .newlines)
    #expect(version.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
    #expect(try SnippetTests.text(of: "CHANGELOG.md").contains("\n## \(version)\n"))
  }

  @Test func `C's header has it`() throws {
    let header = try SnippetTests.text(of: "Sources/COverscroll/include/overscroll.h")
    let parts = ["MAJOR", "MINOR", "PATCH"].compactMap { part in
      header.split(separator: "\n").first { $0.hasPrefix("#define OVERSCROLL_VERSION_\(part) ") }?
        .split(separator: " ").last
    }
    #expect(try SnippetTests.text(of: "VERSION") == parts.joined(separator: ".") + "\n")
  }

  @Test func `the command has it`() throws {
    let version = try SnippetTests.text(of: "VERSION").trimmingCharacters(in: .newlines)
    let source = try SnippetTests.text(of: "Lab/Sources/OverscrollLab/LabVersion.swift")
    #expect(source.contains("public let labVersion = \"\(version)\"\n"))
  }

  /// CMake finds no other minor version than the one it is requested.
  @Test(arguments: [
    "Docs/Guides/InCAndCpp.md", "Examples/list-c/CMakeLists.txt",
    "Examples/metro-cpp/CMakeLists.txt",
  ])
  func `what CMake is requested is this version`(place: String) throws {
    let version = try SnippetTests.text(of: "VERSION").split(separator: ".").prefix(2)
    let words = #/find_package\(Overscroll (\d+)\.(\d+)/#
    let asked = try SnippetTests.text(of: place).matches(of: words)
    #expect(!asked.isEmpty && asked.allSatisfy { [$0.1, $0.2] == version })
  }
}
