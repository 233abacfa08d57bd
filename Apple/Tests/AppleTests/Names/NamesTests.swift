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

  @Test func `no type and no module is named like a type of SwiftUI, UIKit or Foundation`() throws {
    let ours = try Self.types(of: Self.modules, in: "../Sources")
    let views = try Self.types(of: ["OverscrollUIKit", "OverscrollSwiftUI"], in: "Sources")
    #expect(ours.isSuperset(of: ["Scroller", "ScrollScene"]) && views.contains("OverscrollView"))
    #expect(views.isDisjoint(with: ours) && ours.isDisjoint(with: Self.modules))
    // The stand-ins', and what else SwiftUI and UIKit have: a star stands for any text.
    let listed = try Self.text("Tests/AppleTests/Names/Names.txt").split { $0.isWhitespace }
    let theirs = try Self.types(of: ["SwiftUI", "UIKit", "QuartzCore"], in: "Tests/StandIns")
      .union(listed.map(String.init))
    #expect(theirs.isSuperset(of: ["Animation", "Axis", "Spring", "ScrollPhase", "Transaction"]))
    #expect(Self.isInFoundation("Date") && Self.isInFoundation("Process"))
    for name in ours.union(views).union(Self.modules) {
      #expect(!theirs.contains { fnmatch($0, name, 0) == 0 }, "\(name)")
      // Foundation has inner types for JSON that nobody else sees.
      #expect(name.hasPrefix("JSON") || !Self.isInFoundation(name), "\(name)")
    }
  }

  /// Whether Foundation has a structure, a class or an enumeration of that name.
  private static func isInFoundation(_ name: String) -> Bool {
    ["10Foundation", "20FoundationEssentials"].contains { module in
      "VCO".contains { _typeByName("\(module)\(name.utf8.count)\(name)\($0)") != nil }
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
