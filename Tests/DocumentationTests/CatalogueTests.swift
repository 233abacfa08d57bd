import Foundation
import Testing

/// Every public type stands in a Topics list, and nothing else does.
///
/// It is one of its module's catalogue, or of a comment, such as that of the model whose frame the type is. What a finger
/// moves needs none: DocC lists it on the page of `Draggable`.
@Suite struct CatalogueTests {
  /// The modules that have public types and are products, but for C's.
  static let modules = [
    "Overscroll", "ScrollFeels", "ScrollFitting", "ScrollCoordinates", "ScrollGestures",
    "ScrollPhysics", "ScrollScenes", "StrictJSON",
  ]

  @Test(arguments: modules)
  func `a module's public types are those of its catalogue`(module: String) throws {
    let page = "Sources/\(module)/\(module).docc/\(module).md"
    var listed = Self.topics(of: try SnippetTests.text(of: page))
    var types: [String] = []
    var dragged: [String] = []
    for text in try SnippetTests.texts(in: "Sources/\(module)") {
      types += Self.publicTypes(in: text)
      dragged += Self.publicTypes(in: text, conformingTo: "Draggable")
      listed += Self.topics(of: text.replacing("\n/// - ", with: "\n- "))
    }
    #expect(listed.count == Set(listed).count, "\(module): a type is listed twice")
    #expect(Set(types).subtracting(listed + dragged).sorted() == [], "\(module): not listed")
    #expect(Set(listed).subtracting(types).sorted() == [], "\(module): there is no such type")
  }

  @Test func `types are found at the top of a file alone`() {
    let text = """
      /// public struct InAComment {}
      @frozen public struct First { public enum Nested { case one } }
      #if true
        public final class Second {
          public struct Nested { let text = "{" }
        }
      #endif
      struct Internal {}
      public typealias Third = First
      extension First { public protocol Inner {} }
      """
    #expect(Self.publicTypes(in: text) == ["First", "Second", "Third"])
    let models = """
      public struct Slider<Value>: Hashable, Draggable {}
      public struct DraggableFrame {}
      """
    #expect(Self.publicTypes(in: models, conformingTo: "Draggable") == ["Slider"])
  }

  /// The symbols of a page's lists.
  static func topics(of page: String) -> [String] {
    page.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- ``"), line.hasSuffix("``") else { return nil }
      return String(line.dropFirst(4).dropLast(2))
    }
  }

  /// The public types of a file that lie in no other type; of a protocol, those that say so where they are declared.
  static func publicTypes(in text: String, conformingTo conformance: Substring? = nil) -> [String] {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    var types: [String] = []
    var depth = 0
    for line in text.split(separator: "\n") {
      let code = withoutTexts(line)
      let words = code.prefix { $0 != "{" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if depth == 0, !line.hasPrefix("@_spi"), let access = words.firstIndex(of: "public"),
        let kind = words.firstIndex(where: kinds.contains), access < kind, kind - access <= 2,
        kind + 1 < words.count, conformance.map(words.dropFirst(kind + 2).contains) ?? true
      {
        types.append(String(words[kind + 1]))
      }
      depth += code.count { $0 == "{" } - code.count { $0 == "}" }
    }
    return types
  }

  /// A line without its comment and the contents of its literals.
  private static func withoutTexts(_ line: Substring) -> Substring {
    let code = line.replacing(#/"[^"]*"/#, with: "")
    return code[..<(code.firstRange(of: "//")?.lowerBound ?? code.endIndex)]
  }

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
