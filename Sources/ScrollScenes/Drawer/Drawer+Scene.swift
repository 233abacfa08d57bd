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
  @_spi(Fields) public static let properties: [ModelProperty<Drawer>] =
    [
      ModelProperty(
        "rule", \.rule, .choice("PlacedRule"), "whose numbers it moves by; before the two below"),
      ModelProperty("spring", \.spring, .spring, "how it goes to an anchor"),
      ModelProperty(
        "decelerationRate", \.decelerationRate, .rate, "how far a flick carries"),
    ] + ModelProperty.dragged

  func members(_ events: [PartEvent]) -> [JSONValue.Member] { members(velocity: velocity, events) }

  /// What a frame's line says of a drawer.
  func members(velocity: Double, _ events: [PartEvent]) -> [JSONValue.Member] {
    [
      .init("position", position), .init("visibleLength", visibleLength),
      .init("progress", progress), .init("velocity", velocity), .init("anchor", Double(anchor)),
      .init("targetAnchor", Double(targetAnchor)), .init("reason", word: reason),
      .init("phase", word: phase), .init(events),
    ]
  }
}

extension Drawer {
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Drawer>] { Self.calls }

  static let calls = programs.map(\.call) + properties.map { SceneCall($0) }

  /// The programs.
  @_spi(Fields) public static let programs: [ModelProgram<Drawer>] = [
    ModelProgram("moveToAnchor", .index("anchor", of: { $0.anchors.count }), .animated(true)) {
      $0.move(to: $1, animated: $2)
    },
    ModelProgram("setAnchors", .anchors, .animated(true)) {
      $0.setAnchors($1.0, anchor: $1.1, animated: $2)
    },
    ModelProgram(
      "setContainer", .init("container", .size), .optional(.init("insets", .insets)),
      .animated(true)
    ) { drawer, size, insets, animated in
      drawer.setLayout(animated) {
        $0.container = size
        if let insets { $0.insets = insets }
      }
    },
    ModelProgram("setInsets", .init("insets", .insets), .animated(true)) {
      drawer, insets, animated in
      drawer.setLayout(animated) { $0.insets = insets }
    },
    ModelProgram(
      "setContentHeight", .init("contentHeight", .number(.length, [70, 900], isWild: true)),
      .animated(true)
    ) { drawer, height, animated in
      drawer.setLayout(animated) { $0.contentHeight = height }
    },
    ModelProgram("setEdge", .init("edge", .choice()), .animated(true)) { drawer, edge, animated in
      drawer.setLayout(animated) { $0.edge = edge }
    },
  ]

  /// Changes a part of the layout.
  private mutating func setLayout(
    _ animated: Bool, _ change: (inout DrawerLayout) -> Void
  ) -> DrawerEvents {
    var layout = layout
    change(&layout)
    return setLayout(layout, animated: animated)
  }
}

extension ProgramArgument where Model == Drawer, Value == ([DrawerAnchor], Int?) {
  /// Anchors, and the index of the one to go to; nil: the nearest.
  fileprivate static var anchors: Self {
    Self(
      ["anchors", "anchor"], words: "`anchors` [`anchor`]",
      [
        ([.dismissed, .contentHeight, .fromTop(60), .fraction(0.25)], 2), ([.fromBottom(120)], nil),
      ]
    ) { fields throws(FieldError) in
      let list = try fields.anchors("anchors")
      return (list, fields.has("anchor") ? try fields.index("anchor", of: list.count) : nil)
    } write: { list, anchor in
      [.init("anchors", .array(list.map(\.json)))]
        + (anchor.map { [.init("anchor", Double($0))] } ?? [])
    } draw: { _, source in
      let lengths: [DrawerAnchor] = [.fromTop(source.number()), .fraction(source.number() / 400)]
      return (
        [.dismissed, .contentHeight] + lengths, source.below(2) == 0 ? source.below(4) : nil
      )
    }
  }
}

extension DrawerAnchor {
  /// The anchor as scenes write it.
  fileprivate var json: JSONValue {
    switch self {
    case .contentHeight: "contentHeight"
    case .dismissed: "dismissed"
    case .fromTop(let length): ["fromTop": .number(length)]
    case .fromBottom(let length): ["fromBottom": .number(length)]
    case .fraction(let share): ["fraction": .number(share)]
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
