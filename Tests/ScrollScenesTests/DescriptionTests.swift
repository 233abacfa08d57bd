import Foundation
import Overscroll
import ScrollScenes
import ScrollTestSupport
import Testing

/// What says it all once, the tables of properties, is what guides, headers, types and Swift's own declarations say.
///
/// `OVERSCROLL_DESCRIBE=1 swift test --filter DescriptionTests` writes what is made from the tables.
@Suite struct DescriptionTests {
  private static let root = Fixtures.root.deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A part of a file between two lines is what is made for it.
  private static func isCurrent(
    _ path: String, from start: String, to end: String, _ made: String
  ) throws -> Bool {
    let whole = try text(path)
    let begin = try #require(whole.range(of: start), "\(path): \(start)")
    let close = try #require(whole.range(of: end, range: begin.upperBound..<whole.endIndex))
    let part = begin.upperBound..<close.lowerBound
    if whole[part] == made { return true }
    guard ProcessInfo.processInfo.environment["OVERSCROLL_DESCRIBE"] == "1" else { return false }
    try whole.replacingCharacters(in: part, with: made)
      .write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    return true
  }

  @Test func `the guide of scenes lists every property`() throws {
    for model in Description.all {
      #expect(
        try Self.isCurrent(
          "Docs/Guides/Scenes.md", from: "<!-- properties of \(model.type) -->\n\n",
          to: "\n<!-- end -->",
          model.table(without: Description.fingers + ["waitsWhenCatching"])),
        "Scenes.md is not what the table of \(model.swift) says; remake it")
    }
  }

  /// The interfaces of TypeScript: of which model, where, how far the table goes, and which of its lines.
  private static let interfaces:
    [(model: String, file: String, name: String, end: String, has: @Sendable (String) -> Bool)] = {
      let finger = Description.fingers + ["isDragEnabled"]
      let other: @Sendable (String) -> Bool = { !finger.contains($0) }
      return [
        ("Scroller", "overscroll", "ScrollerSettings", "  /** Sets both axes.", { _ in true }),
        ("Drawer", "interaction", "PanSettings", "}", { finger.contains($0) }),
        ("Drawer", "drawer", "DrawerSettings", "}", other),
        ("ScrollingDrawer", "drawer", "ScrollingDrawerSettings", "}", { _ in true }),
        ("Pager", "pager", "PagerLayout", "}", { inParts.contains($0) }),
        ("Pager", "pager", "PagerSettings", "}", { other($0) && !inParts.contains($0) }),
        (
          "PictureInPicture", "picture-in-picture", "PictureInPictureSettings", "  // What has",
          other
        ),
        ("NestedScroll", "nested", "NestedSettings", "}", other),
        ("NestedMember", "nested", "NestedMemberSettings", "}", { _ in true }),
        ("Throw", "throw", "ThrowSettings", "}", other),
        ("Dial", "dial", "DialSettings", "}", other),
      ]
    }()

  /// What the members of an interface state of their defaults, from that word on: written by hand, and compared with the
  /// engine by JavaScript's tests.
  private static func defaults(in interface: String) -> [String: String] {
    var (found, comment) = ([String: String](), "")
    for line in interface.split(separator: "\n").prefix(while: { $0 != "}" }) {
      let text = line.drop { " */".contains($0) }
      guard !line.hasPrefix("  /**"), !line.hasPrefix("   *") else {
        comment += (comment.isEmpty ? "" : " ") + text.replacing("*/", with: "")
        continue
      }
      if let start = comment.range(of: "Default"), let colon = line.firstIndex(of: ":") {
        found[String(line[..<colon]).trimmingCharacters(in: .whitespaces)] =
          comment[start.lowerBound...].trimmingCharacters(in: .whitespaces)
      }
      comment = ""
    }
    return found
  }

  @Test func `TypeScript's settings are made from the tables`() throws {
    for (model, file, name, end, has) in Self.interfaces {
      let path = "Web/js/\(file).d.ts"
      let lines = try #require(Description.all.first { $0.swift == model }).lines
      let whole = try Self.text(path)
      let start = try #require(
        whole.split(separator: "\n").first { $0.hasPrefix("export interface \(name) ") })
      let stated = Self.defaults(in: try #require(whole.components(separatedBy: start).last))
      let fields = lines.filter { has($0.name) }.compactMap { line in
        line.script.map {
          "  /** \(line.summary.prefix(1).uppercased())\(line.summary.dropFirst())."
            + " \(stated[Self.word(line.name)] ?? "Default ?.") */\n"
            + "  \(Self.word(line.name)): \($0);\n"
        }
      }
      #expect(
        try Self.isCurrent(
          path, from: start + "\n", to: "\n" + end, String(fields.joined().dropLast())),
        "\(name) is not what the table of \(model) says; remake it")
    }
  }

  @Test func `C's flags of a scroller are made from its table, and what reads and sets them`()
    throws
  {
    let flags = try #require(Description.all.first).lines.filter { $0.script == "boolean" }
    let names = flags.map { (swift: $0.name, c: Self.snake($0.name)) }
    let fields = zip(names, flags).map { "  uint8_t \($0.c); /* \($1.summary) */\n" }
    #expect(
      try Self.isCurrent(
        "Sources/COverscroll/include/overscroll.h",
        from: "/* made from the table of properties */\n",
        to: "} OverscrollScrollerDef;", fields.joined()))
    let swift = "Sources/OverscrollABI/Scroller/ScrollerFlags.swift"
    let read = names.map { "    \($0.c) = scroller.\($0.swift).flag\n" }
    #expect(
      try Self.isCurrent(
        swift, from: "readFlags(_ scroller: Scroller) {\n", to: "  }\n", read.joined()))
    // Setting these to what they are changes nothing; others are looked at first.
    let isPlain: Set = [
      "bouncesHorizontally", "bouncesVertically", "alwaysBounceHorizontal", "alwaysBounceVertical",
      "isScrollEnabled", "isDirectionalLockEnabled", "directionalLockFollowsMoves",
      "isPagingEnabled", "buildsUpFlicks", "hasZoomMomentum", "zoomsOnDoubleTap",
    ]
    let set = names.map {
      isPlain.contains($0.swift)
        ? "    \($0.swift) = def.\($0.c) != 0\n"
        : "    if (def.\($0.c) != 0) != \($0.swift) {\n      \($0.swift).toggle()\n    }\n"
    }
    #expect(
      try Self.isCurrent(
        swift, from: "setFlags(_ def: OverscrollScrollerDef) {\n", to: "\n  }\n",
        String(set.joined().dropLast())))
  }

  private static func snake(_ name: String) -> String {
    name.reduce("") { $0 + ($1.isUppercase ? "_\($1.lowercased())" : "\($1)") }
  }

  /// The name in Swift, C and JavaScript, where scenes have their own.
  private static func word(_ name: String) -> String { name == "physics" ? "dynamics" : name }

  /// What a program chooses that is no property of a scene: it has an event or fields of its own.
  private static let chosenElsewhere: [String: Set<String>] = [
    // Events `setKeyboardInset` and `setZoomScale`; `pan` and `extent` in parts; `zoomBand` in Swift only.
    "Scroller": ["keyboardInset", "extent", "pan", "isDragEnabled", "zoomBand"],
    "Drawer": ["layout", "container", "insets", "contentHeight", "edge", "pan"],
    "ScrollingDrawer": ["drawer", "list", "transfer", "pan"],
    "PictureInPicture": ["size", "container", "insets", "keyboardInset", "margin", "pan"],
    "Pager": ["layout", "pan"],
  ]

  @Test func `whatever Swift lets a program set is in the table, or has an event of its own`()
    throws
  {
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
    for model in Description.all {
      let known = Set(model.lines.map { Self.word($0.name) })
        .union(Self.chosenElsewhere[model.swift] ?? ["pan"])
      let missing = try #require(declared[model.swift]).subtracting(known)
      #expect(missing.isEmpty, "\(model.swift) has no line for \(missing.sorted())")
    }
  }

  /// What is written otherwise in C: in parts, or by a function.
  private static let inParts: Set<String> = [
    "viewport", "insets", "spacing", "axis", "alignment", "wraps",
  ]

  @Test(arguments: Description.all.map(\.swift))
  func `C's struct of settings has each property, and nothing else`(swift: String) throws {
    let model = try #require(Description.all.first { $0.swift == swift })
    let headers = try FileManager.default.contentsOfDirectory(
      at: Self.root.appending(path: "Sources/COverscroll/include"),
      includingPropertiesForKeys: nil)
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
      .subtracting(Description.fingers).union(pan.isEmpty ? [] : ["pan"])
      .union(model.ofC)
    if swift == "Pager" { expected.subtract(Self.inParts) }
    expected.subtract(
      [
        "PictureInPicture": ["stashing"], "NestedScroll": ["directionalLock"],
        "Throw": ["candidates"],
        "Dial": ["detents"],
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
