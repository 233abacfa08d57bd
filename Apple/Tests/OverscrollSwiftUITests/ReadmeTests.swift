import Foundation
import Testing

/// What the README shows is what is compiled, and the lines it counts are there.
@Suite struct ReadmeTests {
  private static let apple = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: apple.appending(path: path), encoding: .utf8)
  }

  private static func lines(_ text: String) -> Int { text.count { $0 == "\n" } }

  @Test func `its Swift is that of the files it names`() throws {
    let readme = try Self.read("README.md")
    let blocks = readme.matches(of: #/<!-- file: Apple/(.+) -->\n```swift\n((?s).*?)\n```\n/#)
    #expect(blocks.count == readme.components(separatedBy: "```swift").count - 1)
    #expect(blocks.count == 1)
    for block in blocks {
      let file = try Self.read(String(block.1))
      #expect(block.2 == file.trimmingCharacters(in: .newlines), "\(block.1)")
    }
  }

  @Test func `its lines of glue are counted`() throws {
    let readme = try Self.read("README.md")
    let rows = readme.matches(of: #/\| `(\w+)`.* \| (\d+) \|/#)
    #expect(rows.count == 6)
    for row in rows {
      // What a view of a folder of its own needs is all that lies there.
      let folder = ["DragAdapter": "Adapter", "OverscrollView": "ScrollView"][String(row.1)]
      let path = "Sources/OverscrollUIKit/\(folder ?? "Containers")"
      let files =
        folder == nil
        ? ["\(row.1).swift"]
        : try FileManager.default.contentsOfDirectory(atPath: Self.apple.appending(path: path).path)
      let texts = try files.map { try Self.read("\(path)/\($0)") }
      #expect(String(texts.map(Self.lines).reduce(0, +)) == row.2, "\(row.1)")
      #expect(texts.allSatisfy { Self.lines($0) <= 200 })
    }
    let counts = rows.map { Int($0.2)! }
    #expect(
      try Self.read("../README.md").contains(
        "containers of \(counts[2...].min()!) to \(counts[2...].max()!) lines, "
          + "`OverscrollView` of \(counts[1]), on an adapter of \(counts[0])"))
    let dial = try Self.read("Sample/DialScreen.swift")
    #expect(
      readme.contains(
        "has \(Self.lines(dial)) lines"))
  }
}
