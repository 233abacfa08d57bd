public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// A drawer.
  public init(_ drawer: Drawer) { self.init(playing: drawer) }
}

/// A drawer in a scene.
extension Drawer: ScenePlayable {
  static var typeName: String { "drawer" }

  static func read(
    _ fields: JSONFields, frames: SceneFrames
  ) throws(FieldError) -> any ScenePlayable {
    guard fields.has("list") else { return try Drawer(fields, what: "a drawer") }
    return try ScrollingDrawer(fields, frames: frames)
  }

  /// Reads a drawer.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | container | [width, height] | an error |
  /// | anchors | one or more of {"fromTop":…}, {"fromBottom":…}, {"fraction":…}, "contentHeight", "dismissed" | an error |
  /// | anchor | the index of the one it starts on | 0 |
  /// | edge insets contentHeight | as in `DrawerLayout` | "bottom", none, 0 |
  /// | list | a scroll view's fields: there is a list in it | no list |
  /// | its properties | | as a new `Drawer` has them |
  ///
  /// - Parameters:
  ///   - fields: the object.
  ///   - what: what the object is called in an error.
  ///   - others: members that are read elsewhere.
  init(_ fields: JSONFields, what: String, others: [String] = ["list"]) throws(FieldError) {
    let place = ["container", "anchors", "anchor", "edge", "insets", "contentHeight"]
    try fields.allow(place + others + Self.properties.map(\.name), in: what)
    let layout = DrawerLayout(
      edge: try fields.choice("edge", default: .bottom), container: try fields.size("container"),
      insets: fields.has("insets") ? try fields.insets("insets") : .zero,
      contentHeight: try fields.number("contentHeight", .length, default: 0))
    let anchors = try fields.anchors("anchors")
    self.init(
      anchors: anchors, layout: layout,
      anchor: try fields.index("anchor", of: anchors.count, default: 0))
    try fields.set(Self.properties, of: &self)
  }

  /// The properties.
  public static let properties: [ModelProperty<Drawer>] =
    [
      ModelProperty(
        "rule", \.rule, .choice("PlacedRule"), "whose numbers it moves by; before the two below"),
      ModelProperty("spring", \.spring, .spring, "how it goes to an anchor"),
      ModelProperty(
        "decelerationRate", \.decelerationRate, .rate, "how far a flick carries"),
    ] + ModelProperty.dragged

  func members(_ news: [SceneNews]) -> [JSONValue.Member] { members(velocity: velocity, news) }

  /// What a frame's line says of a drawer.
  func members(velocity: Double, _ news: [SceneNews]) -> [JSONValue.Member] {
    [
      .init("position", position), .init("visibleLength", visibleLength),
      .init("progress", progress), .init("velocity", velocity), .init("anchor", Double(anchor)),
      .init("targetAnchor", Double(targetAnchor)), .init("reason", word: reason),
      .init("phase", word: phase), .init(news),
    ]
  }
}

/// What can happen to a drawer.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | moveToAnchor | anchor: an index [animated true] |
/// | setAnchors | anchors [anchor: an index] [animated true] |
/// | setContainer | container or width height [insets] [animated true] |
/// | setInsets | insets or top left bottom right [animated true] |
/// | setContentHeight, setEdge | the field as in the model [animated true] |
/// | set and a property | the property, as in the model |
extension Drawer {
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Drawer>] { Self.calls }

  static let calls: [SceneCall<Drawer>] =
    [
      SceneCall("moveToAnchor", ["anchor"], animated: true) { fields throws(FieldError) in
        let (anchor, path) = (try fields.whole("anchor"), fields.path("anchor"))
        return { drawer, animated throws(FieldError) in
          try NumberDomain.index(of: drawer.anchors.count).check(anchor, path: path)
          return drawer.move(to: anchor, animated: animated)
        }
      },
      SceneCall("setAnchors", ["anchors", "anchor"], animated: true) { fields throws(FieldError) in
        let anchors = try fields.anchors("anchors")
        let anchor =
          fields.has("anchor") ? try fields.index("anchor", of: anchors.count) : nil
        return { $0.setAnchors(anchors, anchor: anchor, animated: $1) }
      },
      layoutCall("setContainer", ["container", "insets"]) { fields throws(FieldError) in
        let insets = fields.has("insets") ? try fields.insets("insets") : nil
        let size = try fields.size("container")
        return {
          $0.container = size
          if let insets { $0.insets = insets }
        }
      },
      layoutCall("setInsets", ["insets"]) { fields throws(FieldError) in
        let insets = try fields.insets("insets")
        return { $0.insets = insets }
      },
      layoutCall("setContentHeight", ["contentHeight"]) { fields throws(FieldError) in
        let height = try fields.number("contentHeight", .length)
        return { $0.contentHeight = height }
      },
      layoutCall("setEdge", ["edge"]) { fields throws(FieldError) in
        let edge: DrawerEdge = try fields.choice("edge")
        return { $0.edge = edge }
      },
    ] + properties.map { SceneCall($0) }

  /// An event that changes a part of the layout.
  private static func layoutCall(
    _ type: String, _ names: [String],
    _ read: @escaping @Sendable (JSONFields) throws(FieldError) -> (inout DrawerLayout) -> Void
  ) -> SceneCall<Drawer> {
    SceneCall(type, names, animated: true) { fields throws(FieldError) in
      let change = try read(fields)
      return { drawer, animated in
        var layout = drawer.layout
        change(&layout)
        return drawer.setLayout(layout, animated: animated)
      }
    }
  }
}

extension JSONFields {
  /// A drawer's anchors, one or more.
  fileprivate func anchors(_ name: String) throws(FieldError) -> [DrawerAnchor] {
    let anchors = try each(name, "a list of anchors", Self.anchor)
    guard !anchors.isEmpty else {
      throw FieldError(path(name), "expected an anchor or more, found none")
    }
    return anchors
  }

  /// An anchor in the words of the layout: `{"fromTop":60}`, `{"fromBottom":120}`,
  /// `{"fraction":0.5}`, `"contentHeight"` or `"dismissed"`.
  private static func anchor(
    _ value: JSONValue, path: String
  ) throws(FieldError) -> DrawerAnchor {
    switch value {
    case .string("contentHeight"): return .contentHeight
    case .string("dismissed"): return .dismissed
    case .object(let members) where members.count == 1:
      let fields = try JSONFields(value, path: path)
      try fields.allow(["fromTop", "fromBottom", "fraction"], in: "an anchor")
      if fields.has("fromTop") { return .fromTop(try fields.number("fromTop", .distance)) }
      if fields.has("fromBottom") {
        return .fromBottom(try fields.number("fromBottom", .distance))
      }
      return .fraction(try fields.number("fraction", .within(0...1)))
    default:
      let expected =
        "{\"fromTop\":…}, {\"fromBottom\":…}, {\"fraction\":…}, \"contentHeight\" or "
        + "\"dismissed\""
      throw FieldError(path, expected: expected, found: value)
    }
  }
}
