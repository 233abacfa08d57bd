import Foundation
import Testing

/// The names of this repository next to Apple's.
@Suite struct NamesTests {
  static let apple = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let modules = [
    "ScrollMath", "ScrollCoordinates", "ScrollPhysics", "ScrollGestures", "Overscroll",
    "ScrollFeels",
    "ScrollScenes", "ScrollFitting", "StrictJSON",
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

  /// What many of Apple's names begin and end with, and none of ours.
  private static let prefixes =
    """
    NS UI CA CG Accessibility Any Automatic Button Default Dismiss Document Empty File Glass Hover Immersive
    Keyframe Menu Navigation Presentation Preview Sidebar Spatial Symbol Tab Text Toolbar Window
    """
  private static let suffixes =
    "Action Behavior Builder Content Context Effect Gesture Modifier Placement Shape Style Transition"

  @Test func `no type and no module is named like a type of SwiftUI, UIKit or Foundation`() throws {
    let ours = try Self.types(of: Self.modules, in: "../Sources")
    let views = try Self.types(of: ["OverscrollUIKit", "OverscrollSwiftUI"], in: "Sources")
    #expect(ours.isSuperset(of: ["Scroller", "ScrollScene"]) && views.contains("OverscrollView"))
    #expect(views.isDisjoint(with: ours) && ours.isDisjoint(with: Self.modules))
    // The stand-ins', and what else SwiftUI and UIKit have.
    let listed = try String(
      contentsOf: Self.apple.appending(path: "Tests/AppleTests/Names/Names.txt"), encoding: .utf8)
    let theirs = try Self.types(of: ["SwiftUI", "UIKit", "QuartzCore"], in: "Tests/StandIns")
      .union(listed.split { $0.isWhitespace }.map(String.init))
    #expect(theirs.isSuperset(of: ["Animation", "Axis", "Spring", "ScrollPhase", "Transaction"]))
    #expect(Self.isInFoundation("Date") && Self.isInFoundation("Process"))
    for name in ours.union(views).union(Self.modules) {
      #expect(!theirs.contains(name), "\(name)")
      #expect(!Self.prefixes.split { $0.isWhitespace }.contains(where: name.hasPrefix), "\(name)")
      #expect(!Self.suffixes.split(separator: " ").contains(where: name.hasSuffix), "\(name)")
      // Foundation has inner types for JSON that nobody else sees.
      #expect(name.hasPrefix("JSON") || !Self.isInFoundation(name), "\(name)")
    }
  }

  /// Whether Foundation has a structure, a class or an enumeration of that name.
  private static func isInFoundation(_ name: String) -> Bool {
    ["Foundation", "FoundationEssentials"].contains { module in
      ["V", "C", "O"].contains { kind in
        _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)\(kind)") != nil
      }
    }
  }

  @Test(arguments: ["OverscrollUIKit", "OverscrollSwiftUI"])
  func `every public type stands in its module's catalogue`(module: String) throws {
    let path = "Sources/\(module)/\(module).docc/\(module).md"
    let text = try String(contentsOf: Self.apple.appending(path: path), encoding: .utf8)
    let listed = text.matches(of: #/- ``(\w+)``/#).map { String($0.1) }
    #expect(try Set(listed) == Self.types(of: [module], in: "Sources"))
    #expect(Set(listed).count == listed.count)
  }
}
