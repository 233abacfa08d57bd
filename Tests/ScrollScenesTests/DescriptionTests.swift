import Foundation
@_spi(Fields) import ScrollScenes
import ScrollTestSupport
import Testing

/// What says it all once, the tables of properties, is what guides, headers, types and Swift's own declarations say.
@Suite struct DescriptionTests {
  private static let root = Fixtures.root.deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The part of a file between two lines.
  private static func part(
    of path: String, from start: String, to end: String
  ) throws -> Substring {
    let whole = try text(path)
    let begin = try #require(whole.range(of: start), "\(path): \(start)")
    let close = try #require(whole.range(of: end, range: begin.upperBound..<whole.endIndex))
    return whole[begin.upperBound..<close.lowerBound]
  }

  @Test func `every property is read, set by its event, and written as it was read`() throws {
    for table in Description.tables { try table.check() }
  }

  @Test func `the guide of scenes lists every property and every program`() throws {
    func table(of what: String) throws -> Substring {
      try Self.part(of: "Docs/Guides/Scenes.md", from: "<!-- \(what) -->\n\n", to: "\n<!-- end -->")
    }
    for model in Description.all {
      if !model.programs.isEmpty {
        #expect(try table(of: "programs of \(model.type)") == model.tableOfPrograms)
      }
      let properties = model.table(without: Description.fingers + ["waitsWhenCatching"])
      #expect(try table(of: "properties of \(model.type)") == properties)
    }
  }

  /// The interfaces of TypeScript: of which model, where, how far the table goes, and which of its lines.
  private static let interfaces:
    [(model: String, file: String, name: String, end: String, has: @Sendable (String) -> Bool)] = {
      let (finger, floating) = (Description.fingers + ["isDragEnabled"], "picture-in-picture")
      let other: @Sendable (String) -> Bool = { !finger.contains($0) }
      return [
        ("Scroller", "overscroll", "ScrollerSettings", "  /** Sets both axes.", { _ in true }),
        ("Drawer", "interaction", "PanSettings", "}", { finger.contains($0) }),
        ("Drawer", "drawer", "DrawerSettings", "}", other),
        ("ScrollingDrawer", "drawer", "ScrollingDrawerSettings", "}", { _ in true }),
        ("Pager", "pager", "PagerLayout", "}", { inParts.contains($0) }),
        ("Pager", "pager", "PagerSettings", "}", { other($0) && !inParts.contains($0) }),
        ("PictureInPicture", floating, "PictureInPictureSettings", "  // What has", other),
        ("NestedScroll", "nested", "NestedSettings", "}", other),
        ("NestedMember", "nested", "NestedMemberSettings", "}", { _ in true }),
        ("Throw", "throw", "ThrowSettings", "}", other),
        ("Dial", "dial", "DialSettings", "}", other),
      ]
    }()

  @Test func `TypeScript's settings have each property of the tables, and nothing else`() throws {
    for (model, file, name, end, has) in Self.interfaces {
      let lines = try #require(Description.all.first { $0.swift == model }).lines
      let written = try Self.part(
        of: "Web/js/\(file).d.ts", from: "export interface \(name) ", to: "\n" + end)
      let fields = written.split(separator: "\n").filter { $0.hasPrefix("  ") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.hasPrefix("/**") && !$0.hasPrefix("*") }
      let expected = lines.filter { has($0.name) }.compactMap { line in
        line.script.map { "\(Self.word(line.name)): \($0);" }
      }
      #expect(Set(fields) == Set(expected) && fields.count == expected.count, "\(name)")
    }
  }

  /// The name in Swift, C and JavaScript, where scenes have their own.
  private static func word(_ name: String) -> String { name == "physics" ? "dynamics" : name }

  /// What a program chooses that is no property of a scene: it has an event or fields of its own.
  private static let chosenElsewhere: [String: Set<String>] = [
    // `pan` and `extent` in parts; `isDragEnabled` is `isScrollEnabled`.
    "Scroller": ["extent", "pan", "isDragEnabled"],
    "Drawer": ["layout", "container", "insets", "contentHeight", "edge", "pan"],
    "ScrollingDrawer": ["drawer", "list", "transfer", "pan"],
    "PictureInPicture": ["size", "container", "insets", "keyboardInset", "margin", "pan"],
    "Pager": ["layout", "pan"],
  ]

  /// What each type lets a program set, by its name.
  private static func settable() throws -> [String: Set<String>] {
    var declared: [String: Set<String>] = [:]
    for symbol in try PublicSymbol.all(of: "Overscroll") {
      guard symbol.path.count == 2, !symbol.isInherited else { continue }
      let (type, text) = (symbol.path[0], symbol.declaration)
      if text.hasPrefix("var "), text.hasSuffix("{ get set }") || !text.hasSuffix("}") {
        declared[type, default: []].insert(symbol.path[1])
      } else if type == "NestedScroll", let set = text.firstMatch(of: #/ set(\w+)\(.*, of index/#) {
        let name = set.1.prefix(1).lowercased() + set.1.dropFirst()
        declared["NestedMember", default: []].insert(name)
      }
    }
    return declared
  }

  @Test func `whatever Swift lets a program set is in the table, or has its own event`() throws {
    let declared = try Self.settable()
    for model in Description.all {
      let known = Set(model.lines.map { Self.word($0.name) })
        .union(Self.chosenElsewhere[model.swift] ?? ["pan"])
      let missing = try #require(declared[model.swift]).subtracting(known)
      #expect(missing.isEmpty, "\(model.swift) has no line for \(missing.sorted())")
    }
  }

  /// What is written otherwise in C: in parts, or by a function.
  private static let inParts: Set<String> = [
    "viewport", "insets", "spacing", "axis", "alignment", "wraps", "layoutDirection",
  ]

  @Test(arguments: Description.all.map(\.swift))
  func `C's struct of settings has each property, and nothing else`(swift: String) throws {
    let model = try #require(Description.all.first { $0.swift == swift })
    let headers = try FileManager.default.contentsOfDirectory(
      at: Self.root.appending(path: "Sources/COverscroll/include"), includingPropertiesForKeys: nil)
    let text = try headers.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let name =
      ["NestedScroll": "NestedDef", "NestedMember": "NestedMember"][swift] ?? swift + "Def"
    let start = try #require(text.range(of: "typedef struct Overscroll\(name) {"))
    let end = try #require(text.range(of: "}", range: start.upperBound..<text.endIndex))
    let fields = text[start.upperBound..<end.lowerBound].split(separator: "\n").compactMap {
      $0.firstMatch(of: #/^  \w+ (\w+)(?:\[\d\])?;/#).map { String($0.1) }
    }.filter { !["header", "reserved"].contains($0) }.map(Self.camel)
    let pan = fields.contains("pan") ? Description.fingers : []
    var expected = Set(model.lines.filter { $0.script != nil }.map { Self.word($0.name) })
      .subtracting(Description.fingers).union(pan.isEmpty ? [] : ["pan"]).union(model.ofC)
    if swift == "Pager" { expected.subtract(Self.inParts) }
    expected.subtract(
      [
        "PictureInPicture": ["stashing"], "NestedScroll": ["directionalLock"],
        "Throw": ["candidates"], "Dial": ["detents"],
      ][swift] ?? [])
    #expect(Set(fields).symmetricDifference(expected).isEmpty)
  }

  private static func camel(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
