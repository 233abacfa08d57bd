import Foundation
import Testing

/// Every public type stands in a Topics list of its module's catalogue, and nothing else does.
@Suite struct CatalogueTests {
  static let sources = SnippetTests.root.appending(path: "Sources")

  /// The modules that have public types and are products, but for C's.
  static let modules = [
    "Overscroll", "ScrollFeels", "ScrollFitting", "ScrollCoordinates", "ScrollGestures",
    "ScrollPhysics",
    "ScrollScenes", "StrictJSON",
  ]

  @Test(arguments: modules)
  func `a module's public types are those of its catalogue`(module: String) throws {
    let page = Self.sources.appending(path: "\(module)/\(module).docc/\(module).md")
    let listed = Self.topics(of: try String(contentsOf: page, encoding: .utf8))
    var types: [String] = []
    for file in try Self.files(in: module) {
      types += Self.publicTypes(in: try String(contentsOf: file, encoding: .utf8))
    }
    #expect(listed.count == Set(listed).count, "\(module): a type is listed twice")
    #expect(Set(types).subtracting(listed).sorted() == [], "\(module): not in the catalogue")
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
  }

  /// The symbols of a page's lists.
  static func topics(of page: String) -> [String] {
    page.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- ``"), line.hasSuffix("``") else { return nil }
      return String(line.dropFirst(4).dropLast(2))
    }
  }

  static func files(in module: String) throws -> [URL] {
    let folder = sources.appending(path: module).resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  /// The public types of a file that lie in no other type.
  static func publicTypes(in text: String) -> [String] {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    var types: [String] = []
    var depth = 0
    for line in text.split(separator: "\n") {
      let code = withoutTexts(line)
      let words = code.prefix { $0 != "{" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if depth == 0, !line.hasPrefix("@_spi"), let access = words.firstIndex(of: "public"),
        let kind = words.firstIndex(where: kinds.contains), access < kind, kind - access <= 2,
        kind + 1 < words.count
      {
        types.append(String(words[kind + 1]))
      }
      depth += code.count { $0 == "{" } - code.count { $0 == "}" }
    }
    return types
  }

  /// A line without its comment and the contents of its literals.
  private static func withoutTexts(_ line: Substring) -> String {
    var code = ""
    for (index, part) in line.components(separatedBy: "\"").enumerated() where index % 2 == 0 {
      guard let comment = part.range(of: "//") else {
        code += part
        continue
      }
      return code + part[..<comment.lowerBound]
    }
    return code
  }
}
