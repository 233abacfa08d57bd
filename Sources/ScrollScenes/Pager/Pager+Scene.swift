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
    switch try fields.extents() {
    case .list(let list):
      self.init(
        pages: RowIndex(extents: list), layout: layout,
        page: try fields.index("page", of: max(1, list.count), default: 0))
    case .filling(let count):
      self.init(
        count: count, layout: layout,
        page: try fields.index("page", of: max(1, count), default: 0))
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

/// What can happen to a pager.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | scrollToPage | page [animated true] |
/// | turnPage | count [animated true] |
/// | insertPages | page extents, or page count [animated true] |
/// | removePages | page [count 1] [animated true] |
/// | setExtent | page extent |
/// | set and a part of the layout or a property | the value, as in the model |
extension Pager {
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Pager>] { Self.calls }

  private static let calls: [SceneCall<Pager>] =
    [
      SceneCall("scrollToPage", ["page"], animated: true) { fields throws(FieldError) in
        let page = try fields.page()
        return { pager, animated throws(FieldError) in
          pager.scroll(toPage: try page(pager.count), animated: animated)
        }
      },
      SceneCall("turnPage", ["count"], animated: true) { fields throws(FieldError) in
        let count = try fields.whole("count")
        return { $0.turnPage(by: count, animated: $1) }
      },
      SceneCall("setExtent", ["page", "extent"]) { fields throws(FieldError) in
        let (extent, page) = (try fields.number("extent", .length), try fields.page())
        return { pager throws(FieldError) in pager.setExtent(extent, of: try page(pager.count)) }
      },
    ]
    + PageCall.all.map { call in
      SceneCall(call.type, call.names) { fields throws(FieldError) in
        let read = try call.read(fields)
        return { pager throws(FieldError) in try read(pager.count).apply(&pager) }
      }
    } + properties.map { SceneCall($0) }
}

/// A type of event after which a pager has other pages.
struct PageCall: Sendable {
  /// Which pages go, how many come in their place, and how a pager takes it.
  typealias Change = (pages: Range<Int>, count: Int, apply: (inout Pager) -> PagerEvents)

  let type: String
  let names: [String]
  /// Reads an event: what it changes where there are so many pages.
  let read: @Sendable (JSONFields) throws(FieldError) -> (_ count: Int) throws(FieldError) -> Change

  static let all: [PageCall] = [
    PageCall(type: "insertPages", names: ["page", "extents", "count", "animated"]) {
      fields throws(FieldError) in
      let (extents, page) = (try fields.extents(), try fields.page())
      let animated = try fields.flag("animated", default: true)
      return { pages throws(FieldError) in
        let page = try page(pages + 1)
        return switch extents {
        case .list(let list):
          (page..<page, list.count, { $0.insert(list, at: page, animated: animated) })
        case .filling(let count):
          (page..<page, count, { $0.insert(count: count, at: page, animated: animated) })
        }
      }
    },
    PageCall(type: "removePages", names: ["page", "count", "animated"]) {
      fields throws(FieldError) in
      let (page, path) = (try fields.page(), fields.path("count"))
      let count = fields.has("count") ? try fields.whole("count") : 1
      let animated = try fields.flag("animated", default: true)
      return { pages throws(FieldError) in
        let page = try page(pages)
        try NumberDomain.within(0...Double(pages - page)).check(count, path: path)
        return (page..<page + count, 0, { $0.remove(page..<page + count, animated: animated) })
      }
    },
  ]
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
    }
  }
}

/// How long pages are.
private enum PageExtents {
  /// Each its own length, in points.
  case list([Double])
  /// So many, each as long as the viewport without the insets.
  case filling(Int)
}

extension JSONFields {
  /// The most pages of a scene, 2²⁰: a million.
  ///
  /// Source: chosen, as in the C interface. Grade D.
  private static let mostPages = 1_048_576.0

  /// The index of a page, checked against the count when it happens.
  fileprivate func page() throws(FieldError) -> (_ count: Int) throws(FieldError) -> Int {
    let (page, path) = (try whole("page"), path("page"))
    return { count throws(FieldError) in
      try NumberDomain.index(of: count).check(page, path: path)
      return page
    }
  }

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
