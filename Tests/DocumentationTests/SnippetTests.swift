import Foundation
import Testing

/// What the documents show is what compiles: every block marked as a snippet is that snippet's file.
@Suite struct SnippetTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let documents: [String] = {
    let guides = root.appending(path: "Docs/Guides")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: guides.path())) ?? []
    return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/Guides/" + $0 }
  }()

  /// The blocks that follow a line `<!-- snippet: NAME -->`, by name.
  static func blocks(in text: String) -> [(name: String, code: String)] {
    blocks(in: text, after: "<!-- snippet: ")
  }

  /// The blocks that follow a line `<!-- file: PATH -->`, by path: files another package compiles.
  static func files(in text: String) -> [(name: String, code: String)] {
    blocks(in: text, after: "<!-- file: ")
  }

  private static func blocks(
    in text: String, after mark: String
  ) -> [(name: String, code: String)] {
    var blocks: [(String, String)] = []
    var name: String?
    var code: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let body = code {
        if line == "```" {
          blocks.append((name ?? "", body.joined(separator: "\n")))
          (name, code) = (nil, nil)
        } else {
          code = body + [line]
        }
      } else if line.hasPrefix(mark), line.hasSuffix(" -->") {
        name = String(line.dropFirst(mark.count).dropLast(4))
      } else if name != nil, line == "```swift" {
        code = []
      }
    }
    return blocks
  }

  @Test(arguments: documents)
  func `a document's snippets are the compiled files`(document: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
    for (name, code) in Self.blocks(in: text) {
      let file = Self.root.appending(path: "Snippets/\(name).swift")
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(code == source.trimmingCharacters(in: .newlines), "\(document): \(name)")
    }
    for (path, code) in Self.files(in: text) {
      let source = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      #expect(code == source.trimmingCharacters(in: .newlines), "\(document): \(path)")
    }
  }

  @Test(arguments: documents)
  func `a document shows no Swift that is not compiled`(document: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
    let shown = text.components(separatedBy: "\n```swift\n").count - 1
    #expect(Self.blocks(in: text).count + Self.files(in: text).count == shown, "\(document)")
  }

  @Test func `every snippet is shown`() throws {
    var shown: Set<String> = []
    for document in Self.documents {
      let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
      shown.formUnion(Self.blocks(in: text).map(\.name))
    }
    #expect(shown == Set(SnippetOutputTests.names))
  }

  @Test func `the README shows the first lines and the list`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let names = Self.blocks(in: text).map(\.name)
    #expect(names.contains("FirstLines") && names.contains("ScrollAList"))
  }
}
