import Foundation
import Testing

/// What the README shows is what is compiled.
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
}
