@_spi(Fields) import ScrollScenes

/// What is written of a model's properties elsewhere in the repository.
struct Description {
  /// One property, whatever it belongs to.
  struct Line {
    let name, summary, words: String
    let script: String?

    init<Model>(_ property: ModelProperty<Model>) {
      (name, summary) = (property.name, property.summary)
      (words, script) = (property.words, property.script)
    }
  }

  /// The model's name in Swift.
  let swift: String
  /// Its section in the guide of scenes.
  let type: String
  let lines: [Line]
  let programs: [(type: String, fields: String)]
  /// What C's struct has besides properties.
  let ofC: Set<String>

  /// All models.
  static var tables: [any Described] {
    let view: [JSONValue.Member] = [
      .init("viewport", [390, 844]), .init("contentSize", [390, 6_000]),
    ]
    let list = Scroller(viewport: Size2(390, 844), content: Size2(390, 6_000))
    let panel: [JSONValue.Member] = [
      .init("container", [390, 844]), .init("anchors", [["fromBottom": 100], ["fraction": 0.5]]),
    ]
    let drawer = Drawer(
      anchors: [.fromBottom(100), .fraction(0.5)], layout: DrawerLayout(container: Size2(390, 844)))
    var page = NestedScroll(list, order: .collapsing)
    page.add(list, to: page.root)
    let root: [JSONValue] = [.object([.init("order", "collapsing")] + view)]
    return [
      PropertyTable("scrollView", list, Scroller.properties(), Scroller.programs, view),
      PropertyTable(
        "drawer", drawer, Drawer.properties, Drawer.programs, panel, ofC: ["layout", "anchor"]),
      PropertyTable(
        "drawer-with-list", ScrollingDrawer(drawer: drawer, list: list),
        ScrollingDrawer.properties, [], panel + [.init("list", .object(view))], type: "drawer"),
      PropertyTable(
        "pictureInPicture", PictureInPicture(size: Size2(160, 90), container: Size2(390, 844)),
        PictureInPicture.properties, PictureInPicture.programs,
        [.init("size", [160, 90]), .init("container", [390, 844])],
        ofC: [
          "size", "container", "insets", "keyboardInset", "margin", "stashPeek",
          "stashMinimumSpeed", "place", "stashes",
        ]),
      PropertyTable(
        "pager", Pager(count: 4, layout: PagerLayout(viewport: Size2(390, 600))), Pager.properties,
        Pager.programs, [.init("viewport", [390, 600]), .init("count", 4)],
        ofC: ["layout", "turnLimit", "page"]),
      PropertyTable(
        "nested", page, page.properties, page.programs,
        [.init("scrollers", .array(root + [.object(view)]))],
        ofC: ["horizontalAngle", "verticalAngle", "isLocked"]),
      PropertyTable(
        "nested member", page, NestedScroll.memberProperties(of: 1), [], view, type: "nested",
        ofC: ["parent", "kind"], in: root),
      PropertyTable(
        "throw", Throw<SIMD4<Double>>(.zero), Throw<SIMD4<Double>>.properties(),
        Throw<SIMD4<Double>>.programs(), [.init("value", [0, 0, 0, 0])],
        ofC: ["value", "perX", "perY", "tolerance"]),
      PropertyTable(
        "dial", Dial(center: .zero), Dial.properties, Dial.programs, [.init("center", [0, 0])],
        ofC: ["angle", "minimum", "maximum", "detentStep", "detentOrigin"]),
    ]
  }

  /// What is said of them.
  static var all: [Description] { tables.map(\.description) }

  /// The properties that all models have that are dragged.
  static let fingers = [
    "velocityEstimator", "slop", "minimumFlingSpeed", "maximumFlingSpeed", "stillFingerInterval",
  ]

  /// The guide's table of programs; those that take the same are one line.
  var tableOfPrograms: String {
    var rows: [(types: String, fields: String)] = []
    for (type, fields) in programs {
      if fields == rows.last?.fields {
        rows[rows.count - 1].types += " `\(type)`"
      } else {
        rows.append(("`\(type)`", fields))
      }
    }
    return rows.reduce("| event | fields |\n|---|---|\n") {
      $0 + "| \($1.types) | \($1.fields) |\n"
    }
  }

  /// The guide's table of properties.
  func table(without others: [String]) -> String {
    lines.filter { !others.contains($0.name) }.reduce("| property | |\n|---|---|\n") {
      let words = $1.words.isEmpty ? "" : "; \($1.words)"
      return $0 + "| `\($1.name)` | \($1.summary)\(words) |\n"
    }
  }
}
