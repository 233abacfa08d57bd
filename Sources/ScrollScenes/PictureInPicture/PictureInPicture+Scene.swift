public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// A floating window.
  public init(_ window: PictureInPicture) { self.init(playing: window) }
}

/// A floating window in a scene.
extension PictureInPicture: SceneMember {
  static var typeName: String { "pictureInPicture" }

  /// Reads a floating window.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | size container | [width, height] | an error |
  /// | insets margin keyboardInset | as in `PictureInPicture` | none, 12, 0 |
  /// | restingPlaces | "corners", or shares of the free area: [[0,0],[1,0.5]] | "corners" |
  /// | place | the index of the one it starts in | the last |
  /// | its properties | | as a new `PictureInPicture` has them |
  init(_ fields: JSONFields, frames: SceneFrames, what: String) throws(FieldError) {
    let place = [
      "size", "container", "insets", "margin", "keyboardInset", "restingPlaces", "place",
    ]
    try fields.allow(place + Self.properties.map(\.name), in: what)
    let places = try fields.restingPlaces("restingPlaces")
    self.init(
      size: try fields.size("size"), container: try fields.size("container"),
      insets: fields.has("insets") ? try fields.insets("insets") : .zero,
      margin: try fields.number("margin", .distance, default: 12), restingPlaces: places,
      place: try fields.index("place", of: places.count, default: places.count - 1))
    try fields.set(Self.properties, of: &self)
    let keyboard = try fields.number("keyboardInset", .length, default: 0)
    setKeyboardInset(keyboard, animated: false)
  }

  /// The properties.
  @_spi(Fields) public static let properties: [ModelProperty<PictureInPicture>] =
    [
      ModelProperty(
        "rule", \.rule, .choice("PlacedRule"), "whose numbers it moves by; before the two below"),
      ModelProperty("spring", \.spring, .spring, "how it goes to a place"),
      ModelProperty("decelerationRate", \.decelerationRate, .rate, "how far a flick carries"),
      ModelProperty(
        "stashing", \.stashing, .optional(.stashing),
        "how it is pushed over a side; `null`: it is not"),
      ModelProperty(
        "alternateSize", \.alternateSize, .optional(.size),
        "the size a double tap changes to and back from; `null`, the default: none"),
    ] + ModelProperty.dragged

  func members(_ events: [PartEvent]) -> [JSONValue.Member] {
    [
      .init("corner", [corner.x, corner.y]), .init("size", [size.width, size.height]),
      .init("velocity", [velocity.x, velocity.y]), .init("place", place.json),
      .init("targetPlace", targetPlace.json), .init("phase", word: phase), .init(events),
    ]
  }
}

extension PictureInPicture {
  func calls(
    for fields: JSONFields, frames: SceneFrames
  ) -> [SceneCall<PictureInPicture>] { Self.calls }

  private static let calls = programs.map(\.call) + properties.map { SceneCall($0) }

  /// The programs.
  @_spi(Fields) public static let programs: [ModelProgram<PictureInPicture>] = [
    ModelProgram("moveToPlace", .place, .animated(true)) { $0.move(to: $1, animated: $2) },
    ModelProgram("setSize", .init("size", .size), .animated(true)) { $0.setSize($1, animated: $2) },
    ModelProgram(
      "setContainer", .init("container", .size),
      .optional(.init("insets", .insets)), .animated(true)
    ) { $0.setContainer($1, insets: $2, animated: $3) },
    ModelProgram("setInsets", .init("insets", .insets), .animated(true)) {
      $0.setContainer($0.container, insets: $1, animated: $2)
    },
    ModelProgram(
      "setKeyboardInset", .init("keyboardInset", .number(.length, [300, 0], isWild: true)),
      .animated(true)
    ) { $0.setKeyboardInset($1, animated: $2) },
  ]
}

extension ProgramArgument where Model == PictureInPicture, Value == PictureInPicturePlace {
  /// A place of the window.
  fileprivate static var place: Self {
    var place = Self(
      ["place"], words: "`place`: an index or `{\"stashed\": \"left\", \"share\": 0.5}`",
      [.resting(0), .stashed(.left, share: 0.25)]
    ) { fields throws(FieldError) in
      try fields.floatingPlace("place")
    } write: {
      [.init("place", $0.json)]
    } draw: { window, source in
      if source.below(2) == 0 { return .resting(source.below(window.restingPlaces.count)) }
      return .stashed(source.below(2) == 0 ? .left : .right, share: source.number())
    }
    place.check = { place, window, fields throws(FieldError) in
      guard case .resting(let index) = place else { return }
      try NumberDomain.index(of: window.restingPlaces.count)
        .check(index, path: fields.path("place"))
    }
    return place
  }
}

extension PropertyKind where Value == StashRule {
  /// How a window is stashed.
  fileprivate static var stashing: Self {
    Self(
      "`{\"peek\": 36, \"minimumSpeed\": 1500}`", script: "StashRule",
      [StashRule(peek: 20, minimumSpeed: 900), StashRule()],
      read: { fields, name throws(FieldError) in try fields.stashRule(name) },
      write: { ["peek": .number($0.peek), "minimumSpeed": .number($0.minimumSpeed)] })
  }
}

extension PictureInPicturePlace {
  /// The place as scenes write it.
  fileprivate var json: JSONValue {
    switch self {
    case .resting(let index): .number(Double(index))
    case .stashed(let side, let share):
      ["stashed": .string("\(side)"), "share": .number(share)]
    }
  }
}

extension JSONFields {
  /// Where a window may rest: `"corners"` or a list of shares of the free area.
  fileprivate func restingPlaces(_ name: String) throws(FieldError) -> RestingPlaces {
    switch self[name] {
    case nil, .string("corners"): return .corners
    case .array(let elements) where !elements.isEmpty:
      return .shares(
        try each(name, "a list of places") { value, path throws(FieldError) in
          let share = try Self.numbers(value, ["x", "y"], .within(0...1), path: path)
          return Vector2(share[0], share[1])
        })
    case let found:
      throw FieldError(
        path(name), expected: "\"corners\" or a list of places [x, y], each 0...1", found: found)
    }
  }

  /// A place: the index of a resting place, or a side it is stashed at.
  fileprivate func floatingPlace(_ name: String) throws(FieldError) -> PictureInPicturePlace {
    guard case .object = self[name] else {
      guard case .number = self[name] else {
        let expected = "an index or {\"stashed\":…,\"share\":…}"
        throw FieldError(path(name), expected: expected, found: self[name])
      }
      return .resting(try whole(name))
    }
    let place = try object(name)
    try place.allow(["stashed", "share"], in: "a place at a side")
    return .stashed(
      try place.choice("stashed"), share: try place.number("share", .within(0...1)))
  }

  /// How a window is stashed: `{"peek":36,"minimumSpeed":1500}`, each with its default.
  fileprivate func stashRule(_ name: String) throws(FieldError) -> StashRule {
    let fields = try object(name)
    try fields.allow(["peek", "minimumSpeed"], in: "a stashing")
    let rule = StashRule()
    return StashRule(
      peek: try fields.number("peek", .length, default: rule.peek),
      minimumSpeed: try fields.number("minimumSpeed", .nonnegative, default: rule.minimumSpeed))
  }
}
