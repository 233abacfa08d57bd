import Foundation
import Testing

/// Every item of the articles has a line in the guide, in the articles' order, with a name that exists here.
@Suite struct ArticleItemTests {
  static let guide = "Docs/Guides/FromTheArticles.md"

  /// A line of the guide's table.
  struct Item: CustomTestStringConvertible {
    /// The article's letter and the item's number in it.
    let id: String

    /// What is here for it.
    let here: Substring

    var testDescription: String { id }
  }

  static let items: [Item] = ((try? SnippetTests.text(of: guide)) ?? "").split(separator: "\n")
    .compactMap { line in
      guard let match = line.wholeMatch(of: #/\| ([A-D]\d\d) \| .+ \| (.+) \|/#) else { return nil }
      return Item(id: String(match.1), here: match.2)
    }

  @Test func `all items are there, in order`() {
    let counts = [("A", 77), ("B", 9), ("C", 35), ("D", 15)]
    let expected = counts.flatMap { letter, count in
      (1...count).map { letter + ($0 < 10 ? "0" : "") + String($0) }
    }
    #expect(Self.items.map(\.id) == expected)
  }

  @Test(arguments: items) func `an item's names and links exist`(item: Item) throws {
    let names = item.here.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    let links = item.here.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    let isSentence = item.here.hasSuffix(".")
    #expect(!names.isEmpty || !links.isEmpty || isSentence, "\(item.id): no name, no reason")
    for name in names { #expect(try PublicNames.read.get().has(name), "\(item.id): no \(name)") }
    for link in links { #expect(try Self.leads(link), "\(item.id): \(link) leads nowhere") }
  }

  @Test(arguments: [
    ("Deceleration.value(at:)", "Deceleration.value(after:)"), ("StopRule.speed", "StopRule.pace"),
    ("DampedSpring(mass:stiffness:damping:)", "DampedSpring(mass:damping:stiffness:)"),
    ("Scroller.touchUp(_:at:time:)", "Scroller.touchUp(_:time:)"), ("DrawerView", "DrawersView"),
    ("ScrollBand.linear(_:)", "ScrollBand.linear(band:)"), ("Scripts/demo", "Scripts/demonstrate"),
    ("SpringMotion.peak", "SpringMotion.summit"), ("Throw", "throw"),
    ("overscroll fit --method descent --start A=0", "overscroll fit --method ascent --start A=0"),
    ("overscroll plot motion spring --sweep damping-ratio=0.1,1", "overscroll plot motions spring"),
    ("overscroll compare --edge", "overscroll compare --border"),
  ])
  func `a wrong name is noticed`(right: String, wrong: String) throws {
    #expect(try PublicNames.read.get().has(right) && !PublicNames.read.get().has(wrong))
  }

  @Test func `a wrong link is noticed`() throws {
    #expect(try Self.leads("Bounce.md#a-flight") && Self.leads("#every-item"))
    #expect(try !Self.leads("Bounce.md#a-fight") && !Self.leads("Bounces.md"))
  }

  /// Whether a link of the guide has a file behind it, and the file its heading.
  private static func leads(_ link: String) throws -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].isEmpty ? guide : "Docs/Guides/" + parts[0]
    let url = SnippetTests.root.appending(path: place).standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path()) else { return false }
    guard parts.count == 2 else { return true }
    let anchors = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("#") }
      .map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      }
    return anchors.contains(String(parts[1]))
  }
}
