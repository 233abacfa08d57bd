import Foundation
import Testing

/// What the README shows is what is compiled, and the lines it counts are there.
@Suite struct ReadmeTests {
  private static let apple = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: apple.appending(path: path), encoding: .utf8)
  }

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
    #expect(rows.count == 7)
    for row in rows {
      let folders = ["Adapter", "ScrollView", "Containers"]
      let files = folders.compactMap {
        try? Self.read("Sources/OverscrollUIKit/\($0)/\(row.1).swift")
      }
      let text = try #require(files.first, "\(row.1)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(String(lines) == row.2, "\(row.1)")
      #expect(lines <= 200)
    }
    let dial = try Self.read("Sample/DialScreen.swift")
    #expect(
      readme.contains(
        "has \(dial.split(separator: "\n", omittingEmptySubsequences: false).count - 1) lines"))
  }
}
