import Foundation
import Overscroll
import ScrollScenes
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
      let others = model.type == "popTrack" ? [] : Description.fingers
      #expect(
        try Self.isCurrent(
          "Docs/Guides/Scenes.md", from: "<!-- properties of \(model.type) -->\n\n",
          to: "\n<!-- end -->", model.table(without: others)),
        "Scenes.md is not what the table of \(model.swift) says; remake it")
    }
  }

  @Test func `TypeScript's settings of a scroller are made from its table`() throws {
    let scroller = try #require(Description.all.first)
    let fields = scroller.lines.compactMap { line in
      line.script.map {
        "  /** \(line.summary.prefix(1).uppercased())\(line.summary.dropFirst()). */\n"
          + "  \(Self.word(line.name)): \($0);\n"
      }
    }
    #expect(
      try Self.isCurrent(
        "Web/js/overscroll.d.ts", from: "export interface ScrollerSettings {\n",
        to: "  /** Sets both axes. */", fields.joined()),
      "overscroll.d.ts is not what the table of Scroller says; remake it")
  }

  /// The name in Swift, C and JavaScript, where scenes have their own.
  private static func word(_ name: String) -> String { name == "physics" ? "dynamics" : name }

  /// What a program chooses that is no property of a scene: it has an event or fields of its own.
  private static let chosenElsewhere: [String: Set<String>] = [
    // Events `setKeyboardInset` and `setZoomScale`; `pan` and `extent` in parts.
    "Scroller": ["keyboardInset", "extent", "pan", "isDragEnabled"],
    "Drawer": ["layout", "container", "insets", "contentHeight", "edge", "pan"],
    "ScrollingDrawer": ["drawer", "list", "transfer", "pan"],
    "PictureInPicture": ["size", "container", "insets", "keyboardInset", "margin", "pan"],
    "Pager": ["layout", "pan"],
    "NestedScroll": ["pan"],
    "Dial": ["pan"],
    "Throw": ["pan"],
  ]

  @Test func `whatever Swift lets a program set is in the table, or has an event of its own`()
    throws
  {
    var type = ""
    var declared: [String: Set<String>] = [:]
    for line in try Self.text("Docs/API/Overscroll.txt").split(separator: "\n") {
      if !line.hasPrefix(" ") {
        type = line.split { !$0.isLetter }.dropFirst().first.map(String.init) ?? ""
      } else if line.hasPrefix("  var "), line.hasSuffix("{ get set }") || !line.hasSuffix("}") {
        declared[type, default: []].insert(String(line.dropFirst(6).prefix { $0.isLetter }))
      }
    }
    for model in Description.all {
      let known = Set(model.lines.map { Self.word($0.name) })
        .union(Self.chosenElsewhere[model.swift] ?? [])
      let missing = try #require(declared[model.swift]).subtracting(known)
      #expect(missing.isEmpty, "\(model.swift) has no line for \(missing.sorted())")
    }
  }

  /// What C's structs have besides properties: parts of them, and where a model starts.
  private static let ofC: [String: Set<String>] = [
    "Drawer": ["layout", "anchor"],
    "PictureInPicture": [
      "size", "container", "insets", "keyboardInset", "margin", "stashPeek", "stashMinimumSpeed",
      "place", "stashes",
    ],
    "Pager": ["layout", "turnLimit", "page"],
    "NestedScroll": ["horizontalAngle", "verticalAngle", "isLocked"],
    "Throw": ["value", "perX", "perY", "tolerance"],
    "Dial": ["angle", "minimum", "maximum", "detentStep", "detentOrigin"],
  ]

  /// What is written otherwise in C: in parts, or by a function.
  private static let inParts: Set<String> = [
    "viewport", "insets", "spacing", "axis", "alignment", "wraps",
  ]

  @Test(arguments: Description.all.map(\.swift))
  func `C's struct of settings has each property, and nothing else`(swift: String) throws {
    let model = try #require(Description.all.first { $0.swift == swift })
    let headers = [
      "", "_drawer", "_pager", "_picture_in_picture", "_nested", "_throw", "_dial",
    ]
    let text = try headers.map {
      try Self.text("Sources/COverscroll/include/overscroll\($0).h")
    }.joined()
    let name = swift == "NestedScroll" ? "Nested" : swift
    let start = try #require(text.range(of: "typedef struct Overscroll\(name)Def {"))
    let end = try #require(text.range(of: "}", range: start.upperBound..<text.endIndex))
    let fields = text[start.upperBound..<end.lowerBound].split(separator: "\n").compactMap {
      $0.firstMatch(of: #/^  \w+ (\w+)(?:\[\d\])?;/#).map { String($0.1) }
    }.filter { !["header", "reserved"].contains($0) }.map(Self.camel)
    let pan = fields.contains("pan") ? Description.fingers : []
    var expected = Set(model.lines.filter { $0.script != nil }.map { Self.word($0.name) })
      .subtracting(Description.fingers).union(pan.isEmpty ? [] : ["pan"])
      .union(Self.ofC[swift] ?? [])
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
