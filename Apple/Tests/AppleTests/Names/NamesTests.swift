import Foundation
import Testing

/// The names of this repository next to Apple's.
@Suite struct NamesTests {
  private static let apple = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// A file, by its path from the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: apple.appending(path: path), encoding: .utf8)
  }

  private static let modules = [
    "ScrollMath", "ScrollCoordinates", "ScrollPhysics", "ScrollGestures", "Overscroll",
    "ScrollFeels", "ScrollScenes", "ScrollFitting", "StrictJSON",
  ]

  /// The public types that modules declare outside of other types.
  private static func types(of modules: [String], in folder: String) throws -> Set<String> {
    let type =
      #/((@\w+|final) )*(public|open) (final )?(struct|enum|class|protocol|typealias|actor) (\w+)/#
    var found: Set<String> = []
    for module in modules.map({ "\(folder)/\($0)" }) {
      let path = apple.appending(path: module).path
      for file in try FileManager.default.subpathsOfDirectory(atPath: path)
      where file.hasSuffix(".swift") {
        var depth = 0
        for line in try text("\(module)/\(file)").split(separator: "\n") {
          let code = line.drop { $0 == " " }
          if code.hasPrefix("#if") { depth += 2 } else if code.hasPrefix("#endif") { depth -= 2 }
          if line.count - code.count == depth, let match = code.prefixMatch(of: type) {
            found.insert(String(match.6))
          }
        }
      }
    }
    return found
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
    let listed = try Self.text("Tests/AppleTests/Names/Names.txt").split { $0.isWhitespace }
    let theirs = try Self.types(of: ["SwiftUI", "UIKit", "QuartzCore"], in: "Tests/StandIns")
      .union(listed.map(String.init))
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
    let catalogue = try Self.text("Sources/\(module)/\(module).docc/\(module).md")
    let listed = catalogue.matches(of: #/- ``(\w+)``/#).map { String($0.1) }
    #expect(try Set(listed) == Self.types(of: [module], in: "Sources"))
    #expect(Set(listed).count == listed.count)
  }
}
