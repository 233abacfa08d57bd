import Foundation
import Testing

/// What the documents show is what compiles and runs.
@Suite struct SnippetTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let documents: [String] = {
    let guides = root.appending(path: "Docs/Guides")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: guides.path())) ?? []
    return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/Guides/" + $0 }
  }()

  /// The snippets of all documents, by name.
  static let snippets: [(name: String, code: String)] = documents.flatMap { document in
    blocks(in: (try? text(of: document)) ?? "", after: "snippet")
  }

  static func text(of document: String) throws -> String {
    try String(contentsOf: root.appending(path: document), encoding: .utf8)
  }

  /// The Swift files of a folder.
  static func texts(in folder: String) throws -> [String] {
    let folder = root.appending(path: folder).resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// The blocks of Swift that follow a line of a mark and a name or path, `<!-- snippet: NAME -->` for
  /// programs and `<!-- file: PATH -->` for files that another package compiles.
  static func blocks(in text: String, after mark: String) -> [(name: String, code: String)] {
    let block = #/^<!-- (\w+): (.+) -->\n+```swift\n((?s:.*?))\n```$/#.anchorsMatchLineEndings()
    return text.matches(of: block).filter { $0.1 == mark }.map { (String($0.2), String($0.3)) }
  }

  @Test(arguments: documents)
  func `a document shows no Swift that is not compiled`(document: String) throws {
    let text = try Self.text(of: document)
    let files = Self.blocks(in: text, after: "file")
    for (path, code) in files {
      let source = try Self.text(of: path)
      #expect(code == source.trimmingCharacters(in: .newlines), "\(document): \(path)")
    }
    let shown = text.components(separatedBy: "\n```swift\n").count - 1
    let snippets = Self.blocks(in: text, after: "snippet")
    #expect(snippets.count + files.count == shown, "\(document)")
  }

  @Test func `snippets with the same name are the same`() {
    let codes = Dictionary(grouping: Self.snippets, by: \.name).mapValues { Set($0.map(\.code)) }
    for (name, codes) in codes { #expect(codes.count == 1, "\(name)") }
    #expect(codes.count >= 42)
  }

  @Test func `the README shows the list`() throws {
    let names = Self.blocks(in: try Self.text(of: "README.md"), after: "snippet").map(\.name)
    #expect(names.contains("ScrollAList"))
  }

  /// A document says what grades are where the first one appears, or that one is a link to where it is said.
  @Test(arguments: documents) func `the first grade is explained`(document: String) throws {
    let text = try Self.text(of: document)
    guard let first = text.firstRange(of: #/\bgrade[ds]?\b/#.ignoresCase()) else { return }
    let line = text[first.lowerBound...].prefix { $0 != "\n" }
    let isLink = line.contains("HowCloseToIOS.md#grades")
    let meanings = ["| **A** | reproduced", "**A** the vendor's", "A: reproduced"]
    let isSaid = meanings.contains { text[first.lowerBound...].prefix(300).contains($0) }
    #expect(isLink || isSaid, "\(document): \(line)")
  }
}
