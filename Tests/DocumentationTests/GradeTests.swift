import Testing

/// A reader meets no grade without its meaning: a document says what grades are where the first one
/// appears, or that one is a link to where it is said.
@Suite struct GradeTests {
  @Test(arguments: SnippetTests.documents)
  func `the first grade is explained`(document: String) throws {
    let text = try SnippetTests.text(of: document)
    let mention = #/\bgrade[ds]?\b/#.ignoresCase()
    guard let first = text.firstRange(of: mention) else { return }
    let line = text[first.lowerBound...].prefix { $0 != "\n" }
    let isLink = line.contains("HowCloseToIOS.md#grades")
    let meanings = ["| **A** | reproduced", "**A** the vendor's", "A: reproduced"]
    let isSaid = meanings.contains { text[first.lowerBound...].prefix(300).contains($0) }
    #expect(isLink || isSaid, "\(document): \(line)")
  }
}
