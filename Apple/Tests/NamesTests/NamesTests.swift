import Foundation
import Testing

/// The engine's names next to those of SwiftUI and UIKit.
@Suite struct NamesTests {
  private static let apple = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let modules = [
    "ScrollCoordinates", "ScrollPhysics", "ScrollGestures", "Overscroll", "ScrollFeels",
  ]

  private static func files(_ folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (paths?.allObjects ?? []).compactMap { $0 as? URL }
    return try files.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The types that a text declares outside of other types, by the access they have.
  private static func types(in text: String) -> Set<String> {
    var (found, conditions): (Set<String>, Int) = ([], 0)
    for line in text.split(separator: "\n") {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("#if") { conditions += 1 }
      if trimmed.hasPrefix("#endif") { conditions -= 1 }
      guard line.count - trimmed.count == 2 * conditions else { continue }
      var words = trimmed.split { !($0.isLetter || $0.isNumber || "@_".contains($0)) }.map(
        String.init)
      words.removeAll {
        $0.hasPrefix("@") || ["final", "MainActor", "preconcurrency"].contains($0)
      }
      guard words.count > 2, ["public", "open"].contains(words[0]) else { continue }
      let kinds = ["struct", "enum", "class", "protocol", "typealias", "actor"]
      if kinds.contains(words[1]) { found.insert(words[2]) }
    }
    return found
  }

  private static func types(of modules: [String], in folder: String) throws -> Set<String> {
    try modules.reduce(into: []) { all, module in
      for text in try files(apple.appending(path: "\(folder)/\(module)")) {
        all.formUnion(types(in: text))
      }
    }
  }

  private static let ours = Result { try types(of: modules, in: "../Sources") }
  /// The stand-ins', and what else SwiftUI and UIKit have without the prefix UI.
  private static let theirs = Result {
    let others = try String(
      contentsOf: apple.appending(path: "Tests/NamesTests/Names.txt"), encoding: .utf8)
    return try types(of: ["SwiftUI", "UIKit", "QuartzCore"], in: "Tests/StandIns")
      .union(others.split { $0.isWhitespace }.map(String.init))
  }

  @Test func `no name is SwiftUI's or UIKit's as well`() throws {
    let theirs = try Self.theirs.get()
    #expect(try Self.ours.get().count > 120)
    #expect(theirs.filter { !$0.hasPrefix("UI") && !$0.hasPrefix("CA") }.count > 300)
    #expect(theirs.isSuperset(of: ["Animation", "Axis", "Spring", "ScrollPhase", "Transaction"]))
    #expect(try Self.ours.get().intersection(theirs) == [])
  }

  @Test func `no module is named like one of Apple's types`() throws {
    let modules = Self.modules + ["ScrollMath", "ScrollScenes", "ScrollFitting", "StrictJSON"]
    #expect(try Set(modules).isDisjoint(with: Self.theirs.get()))
    #expect(try Set(modules).isDisjoint(with: Self.ours.get()))
    // The tools' types stay clear of SwiftUI's too: a bug report is a `ScrollScene`.
    let tools = try Self.types(
      of: ["ScrollScenes", "ScrollFitting", "StrictJSON"], in: "../Sources")
    #expect(tools.contains("ScrollScene"))
    #expect(try tools.isDisjoint(with: Self.theirs.get()))
  }

  @Test func `the views and animations of this package are nobody else's`() throws {
    let views = try Self.types(of: ["OverscrollUIKit", "OverscrollSwiftUI"], in: "Sources")
    #expect(views.contains("OverscrollView") && views.contains("ScrollerView"))
    #expect(try views.isDisjoint(with: Self.theirs.get()))
    #expect(try views.isDisjoint(with: Self.ours.get()))
  }
}

extension NamesTests {
  @Test(arguments: ["OverscrollUIKit", "OverscrollSwiftUI"])
  func `every public type stands in its module's catalogue`(module: String) throws {
    let path = "Sources/\(module)/\(module).docc/\(module).md"
    let text = try String(contentsOf: Self.apple.appending(path: path), encoding: .utf8)
    let listed = text.matches(of: #/- ``(\w+)``/#).map { String($0.1) }
    #expect(try Set(listed) == Self.types(of: [module], in: "Sources"))
    #expect(Set(listed).count == listed.count)
  }
}
