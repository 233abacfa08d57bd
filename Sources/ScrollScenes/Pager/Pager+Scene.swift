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
    ModelProperty("layoutDirection", \.layoutDirection, .choice(), "where the first page is"),
  ]

  /// The properties, those of its layout first.
  @_spi(Fields) public static let properties: [ModelProperty<Pager>] =
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

  func members(_ events: [PartEvent]) -> [JSONValue.Member] { members(velocity: velocity, events) }

  /// What a frame's line says of a pager; of each page that is seen its index, start and extent.
  func members(velocity: Double, _ events: [PartEvent]) -> [JSONValue.Member] {
    var visible: [JSONValue] = []
    forEachVisiblePage {
      visible.append([.number(Double($0.page)), .number($0.start), .number($0.extent)])
    }
    return [
      .init("offset", offset), .init("velocity", velocity),
      .init("pageProgress", pageProgress),
      .init("page", Double(page)), .init("targetPage", Double(targetPage)),
      .init("visiblePages", .array(visible)), .init("phase", word: phase), .init(events),
    ]
  }
}

extension Pager {
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Pager>] { Self.calls }

  private static let calls = programs.map(\.call) + properties.map { SceneCall($0) }

  /// The programs.
  @_spi(Fields) public static let programs: [ModelProgram<Pager>] =
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

extension JSONFields {
  /// The most pages of a scene, 2²⁰: a million.
  ///
  /// Source: chosen, as in the C interface. Grade D.
  static let mostPages = 1_048_576.0

  /// How many pages a drag may turn: a number, `"neighbor"` or `"free"`.
  fileprivate func turn(_ name: String) throws(FieldError) -> PageTurn {
    switch self[name] {
    case .string("neighbor"): return .neighbor
    case .string("free"): return .free
    case .number: return .atMost(Int(try number(name, .wholes(to: Self.mostPages))))
    case let found:
      throw FieldError(
        path(name), expected: "a number of pages, \"neighbor\" or \"free\"", found: found)
    }
  }
}
