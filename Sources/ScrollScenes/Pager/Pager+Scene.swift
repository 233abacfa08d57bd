public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// A pager.
  public init(_ pager: Pager) { self.init(playing: pager) }
}

/// A pager in a scene.
extension Pager: ScenePlayable {
  static var typeName: String { "pager" }

  /// Reads a pager.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | viewport | [width, height] | an error |
  /// | extents | a list, in points | `count` |
  /// | count | how many pages that fill the viewport | an error |
  /// | page | the index of the one it starts on | 0 |
  /// | insets spacing axis alignment wraps layoutDirection | as in `PagerLayout` | none, 0, "horizontal", "center", false, "leftToRight" |
  /// | its properties | | as a new `Pager` has them |
  init(_ fields: JSONFields, frames: SceneFrames, what: String) throws(FieldError) {
    let names = Self.properties.map(\.name)
    try fields.allow(["extents", "count", "page"] + names, in: what)
    var layout = PagerLayout(viewport: try fields.size("viewport"))
    try fields.set(Self.partsOfLayout, of: &layout)
    let extents = try fields.extents()
    let page = try fields.index("page", of: max(1, extents.count), default: 0)
    switch extents {
    case .list(let list): self.init(pages: RowIndex(extents: list), layout: layout, page: page)
    case .filling(let count): self.init(count: count, layout: layout, page: page)
    }
    try fields.set(Self.ownProperties, of: &self)
  }

  private static let partsOfLayout: [ModelProperty<PagerLayout>] = [
    ModelProperty("viewport", \.viewport, .size, "the visible part, in points"),
    ModelProperty("insets", \.insets, .insets, "what bars cover of it, in points"),
    ModelProperty(
      "spacing", \.spacing, .number(.length, [8, 0], isWild: true), "between pages, in points"),
    ModelProperty("axis", \.axis, .choice(), "along which pages lie"),
    ModelProperty(
      "alignment", \.alignment, .choice(), "which of its sides a page rests at; `\"center\"`"),
    ModelProperty("wraps", \.wraps, .flag, "whether the first page follows the last"),
    ModelProperty(
      "layoutDirection", \.layoutDirection, .choice(), "where the first page is",
      isInC: false),
  ]

  /// The properties, those of its layout first.
  public static let properties: [ModelProperty<Pager>] =
    partsOfLayout.map { $0.of(\Pager.layout) } + ownProperties

  private static let ownProperties: [ModelProperty<Pager>] =
    [
      // It sets the spring and how fingers are judged: they come later.
      ModelProperty("feel", \.feel, .feel, "another platform's motion", isInC: false),
      ModelProperty(
        "spring", \.spring, .optional(.spring),
        "how it goes to a page; `null`, the default: as the feel's rule does"),
      ModelProperty("decelerationRate", \.decelerationRate, .rate, "how far a flick carries"),
      ModelProperty("turn", \.turn, .turn, "how many pages a drag may turn; 1"),
    ] + ModelProperty.dragged

  func members(_ news: [SceneNews]) -> [JSONValue.Member] { members(velocity: velocity, news) }

  /// What a frame's line says of a pager; of each page that is seen its index, start and extent.
  func members(velocity: Double, _ news: [SceneNews]) -> [JSONValue.Member] {
    var visible: [JSONValue] = []
    forEachVisiblePage {
      visible.append([.number(Double($0.page)), .number($0.start), .number($0.extent)])
    }
    return [
      .init("offset", offset), .init("velocity", velocity),
      .init("pageProgress", pageProgress),
      .init("page", Double(page)), .init("targetPage", Double(targetPage)),
      .init("visiblePages", .array(visible)), .init("phase", word: phase), .init(news),
    ]
  }
}

extension Pager {
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Pager>] { Self.calls }

  private static let calls = programs.map(\.call) + properties.map { SceneCall($0) }

  /// The programs.
  public static let programs: [ModelProgram<Pager>] =
    [
      ModelProgram("scrollToPage", .page, .animated(true)) { $0.scroll(toPage: $1, animated: $2) },
      ModelProgram("turnPage", .init("count", .whole), .animated(true)) {
        $0.turnPage(by: $1, animated: $2)
      },
    ]
    + PageChange.events.map { type, change in
      ModelProgram(type, change, .animated(true)) { $1.apply(&$0, animated: $2) }
    }
    + [
      ModelProgram(
        "setExtent", .page, .init("extent", .number(.length, [77, 300], isWild: true))
      ) { $0.setExtent($2, of: $1) }
    ]
}

extension ProgramArgument where Model == Pager, Value == Int {
  /// The index of a page.
  fileprivate static var page: Self { index("page", of: { $0.count }) }
}

/// What changes which pages there are: some go, others come in their place.
struct PageChange: Sendable {
  var pages: Range<Int>
  var extents = PageExtents.filling(0)

  /// The types of events that do.
  static let events: [(type: String, change: ProgramArgument<Pager, PageChange>)] = [
    ("insertPages", .insertion), ("removePages", .removal),
  ]

  func apply(_ pager: inout Pager, animated: Bool) -> PagerEvents {
    guard pages.isEmpty else { return pager.remove(pages, animated: animated) }
    return switch extents {
    case .list(let list): pager.insert(list, at: pages.lowerBound, animated: animated)
    case .filling(let count): pager.insert(count: count, at: pages.lowerBound, animated: animated)
    }
  }
}

extension ProgramArgument where Model == Pager, Value == PageChange {
  fileprivate static var insertion: Self {
    let samples = [
      PageChange(pages: 0..<0, extents: .list([100, 200])),
      PageChange(pages: 1..<1, extents: .filling(2)),
    ]
    var insertion = Self(
      ["page", "extents", "count"], words: "`page`, and `extents` or `count`", samples
    ) { fields throws(FieldError) in
      let page = try fields.whole("page")
      return PageChange(pages: page..<page, extents: try fields.extents())
    } write: {
      [.init("page", Double($0.pages.lowerBound)), $0.extents.json]
    } draw: { pager, source in
      let page = source.below(pager.count + 1)
      return PageChange(pages: page..<page, extents: .drawn(from: &source))
    }
    insertion.check = { change, pager, fields throws(FieldError) in
      try NumberDomain.index(of: pager.count + 1)
        .check(change.pages.lowerBound, path: fields.path("page"))
    }
    return insertion
  }

  fileprivate static var removal: Self {
    var removal = Self(
      ["page", "count"], words: "`page` [`count` 1]",
      [PageChange(pages: 0..<1), PageChange(pages: 1..<3)]
    ) { fields throws(FieldError) in
      let page = try fields.whole("page")
      let count = fields.has("count") ? try fields.whole("count") : 1
      _ = try NumberDomain.nonnegative.check(.number(Double(count)), path: fields.path("count"))
      return PageChange(pages: page..<page + count)
    } write: {
      [.init("page", Double($0.pages.lowerBound)), .init("count", Double($0.pages.count))]
    } draw: { pager, source in
      let first = source.below(pager.count + 1)
      let end = source.below(12) == 0 ? pager.count : min(pager.count, first + 2)
      return PageChange(pages: first..<end)
    }
    removal.check = { change, pager, fields throws(FieldError) in
      let first = change.pages.lowerBound
      try NumberDomain.index(of: pager.count).check(first, path: fields.path("page"))
      try NumberDomain.within(0...Double(pager.count - first))
        .check(change.pages.count, path: fields.path("count"))
    }
    return removal
  }
}

extension PropertyKind where Value == PageTurn {
  /// How many pages a drag may turn.
  fileprivate static var turn: Self {
    Self(
      "a number of pages, `\"neighbor\"` or `\"free\"`", script: "PageTurn",
      [.atMost(2), .neighbor, .free]
    ) { fields, name throws(FieldError) in
      try fields.turn(name)
    } write: {
      switch $0 {
      case .atMost(let pages): .number(Double(pages))
      case .neighbor: "neighbor"
      case .free: "free"
      }
    } draw: {
      [.neighbor, .free, .atMost($0.below(4) - 1)][$0.below(3)]
    }
  }
}

/// How long pages are.
enum PageExtents: Sendable {
  /// Each its own length, in points.
  case list([Double])
  /// So many, each as long as the viewport without the insets.
  case filling(Int)

  /// How many.
  var count: Int {
    switch self {
    case .list(let list): list.count
    case .filling(let count): count
    }
  }

  fileprivate var json: JSONValue.Member {
    switch self {
    case .list(let list): .init("extents", .array(list.map(JSONValue.number)))
    case .filling(let count): .init("count", Double(count))
    }
  }

  fileprivate static func drawn(from source: inout any PropertySource) -> PageExtents {
    let count = source.below(4)
    if source.below(2) == 0 { return .filling(count) }
    return .list((0..<count).map { _ in Double(source.below(256) * 2) })
  }
}

extension JSONFields {
  /// The most pages of a scene, 2²⁰: a million.
  ///
  /// Source: chosen, as in the C interface. Grade D.
  private static let mostPages = 1_048_576.0

  /// How long pages are: `extents`, a list in points, or `count`, as many that fill the viewport.
  fileprivate func extents() throws(FieldError) -> PageExtents {
    guard has("extents") else {
      return .filling(Int(try number("count", .within(0...Self.mostPages))))
    }
    guard !has("count") else { throw FieldError(path("count"), "stands next to extents") }
    return .list(
      try each("extents", "a list of lengths") { value, path throws(FieldError) in
        try NumberDomain.length.check(value, path: path)
      })
  }

  /// How many pages a drag may turn: a number, `"neighbor"` or `"free"`.
  fileprivate func turn(_ name: String) throws(FieldError) -> PageTurn {
    switch self[name] {
    case .string("neighbor"): return .neighbor
    case .string("free"): return .free
    case .number: return .atMost(Int(try number(name, .within(0...Self.mostPages))))
    case let found:
      throw FieldError(
        path(name), expected: "a number of pages, \"neighbor\" or \"free\"", found: found)
    }
  }
}
