public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// A dial.
  public init(_ dial: Dial) { self.init(playing: dial) }
}

/// A dial in a scene; angles in radians.
extension Dial: SceneMember {
  static var typeName: String { "dial" }

  /// Reads a dial.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | center | [x, y], the point it turns about | an error |
  /// | angle | where it starts, within the limits | 0, or the limit next to it |
  /// | limits | [least, greatest], between which it turns freely | any angle |
  /// | its properties | | as a new `Dial` has them |
  init(_ fields: JSONFields, frames: SceneFrames, what: String) throws(FieldError) {
    let properties = Self.properties
    try fields.allow(["angle", "limits"] + properties.map(\.name), in: what)
    var limits: ClosedRange<Double>?
    if fields.has("limits") {
      let numbers = try fields.numbers("limits", ["least", "greatest"], .distance)
      _ = try NumberDomain.atLeast(numbers[0], "the one before")
        .check(.number(numbers[1]), path: "\(fields.path("limits"))[1]")
      limits = numbers[0]...numbers[1]
    }
    self.init(
      center: try fields.point("center"),
      angle: try fields.number("angle", limits.map(NumberDomain.within) ?? .distance, default: 0),
      limits: limits)
    try fields.set(properties, of: &self)
  }

  /// The properties.
  @_spi(Fields) public static let properties: [ModelProperty<Dial>] =
    [
      ModelProperty("center", \.center, .point, "the point it turns about, in points"),
      ModelProperty("detents", \.detents, .detents, "where it comes to rest, in radians"),
      ModelProperty("spring", \.spring, .spring, "how it goes to a detent"),
      ModelProperty("decelerationRate", \.decelerationRate, .rate, "how far a flick carries"),
    ] + ModelProperty.dragged

  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Dial>] { Self.calls }

  private static let calls = programs.map(\.call) + properties.map { SceneCall($0) }

  /// The programs.
  @_spi(Fields) public static let programs: [ModelProgram<Dial>] = [
    ModelProgram(
      "turn", .init("angle", .number(.distance, [1, -2], isWild: true)), .animated(true)
    ) { $0.turn(to: $1, animated: $2) }
  ]

  func members(_ events: [PartEvent]) -> [JSONValue.Member] {
    [
      .init("angle", angle), .init("velocity", velocity), .init("destination", destination),
      .init("phase", word: phase), .init(events),
    ]
  }
}

extension PropertyKind where Value == DialDetents {
  /// Where a dial rests.
  fileprivate static var detents: Self {
    Self(
      "`\"none\"`, `{\"every\": 0.5, \"origin\": 0}` or `{\"at\": [0, 1, 2]}`",
      script: "DialDetents",
      [.every(0.5, origin: 0.1), .none, .at([0, 1, 2])]
    ) { fields, name throws(FieldError) in
      try fields.detents(name)
    } write: {
      switch $0 {
      case .none: "none"
      case .every(let step, let origin): ["every": .number(step), "origin": .number(origin)]
      case .at(let angles): ["at": .array(angles.map(JSONValue.number))]
      }
    }
  }
}

extension JSONFields {
  /// Where a dial rests: `"none"`, `{"every":0.5,"origin":0}` or `{"at":[0,1,2]}`.
  fileprivate func detents(_ name: String) throws(FieldError) -> DialDetents {
    switch self[name] {
    case .string("none"): return .none
    case .object:
      let detents = try object(name)
      if detents.has("at") {
        try detents.allow(["at"], in: "detents at angles")
        return .at(try detents.ascending("at", .distance))
      }
      try detents.allow(["every", "origin"], in: "detents with a step")
      return .every(
        try detents.number("every", .positive),
        origin: try detents.number("origin", .distance, default: 0))
    case let found:
      let expected = "\"none\", {\"every\":…,\"origin\":…} or {\"at\":[…]}"
      throw FieldError(path(name), expected: expected, found: found)
    }
  }
}
