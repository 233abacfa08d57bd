public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// A dial.
  public init(_ dial: Dial) { self.init(playing: dial) }
}

/// A dial in a scene; angles in radians.
extension Dial: ScenePlayable {
  static var typeName: String { "dial" }

  /// Reads a dial.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | center | [x, y], the point it turns about | an error |
  /// | angle | where it starts | 0 |
  /// | limits | [least, greatest], between which it turns freely | any angle |
  /// | its properties | | as a new `Dial` has them |
  static func read(
    _ fields: JSONFields, frames: SceneFrames
  ) throws(FieldError) -> any ScenePlayable {
    let properties = properties
    try fields.allow(["angle", "limits"] + properties.map(\.name), in: "a dial")
    var limits: ClosedRange<Double>?
    if fields.has("limits") {
      let numbers = try fields.numbers("limits", ["least", "greatest"], .distance)
      _ = try NumberDomain.atLeast(numbers[0], "the one before")
        .check(.number(numbers[1]), path: "\(fields.path("limits"))[1]")
      limits = numbers[0]...numbers[1]
    }
    var dial = Dial(
      center: try fields.point("center"), angle: try fields.number("angle", .distance, default: 0),
      limits: limits)
    try fields.set(properties, of: &dial)
    return dial
  }

  private static var properties: [SceneProperty<Dial>] {
    [
      .init("center", \.center, JSONFields.point),
      .init("detents", \.detents, JSONFields.detents),
      .init("spring", \.spring, JSONFields.spring),
      .init("decelerationRate", \.decelerationRate, JSONFields.decelerationRate),
      .init("isDragEnabled", \.isDragEnabled, JSONFields.flag),
      .init("reducesMotion", \.reducesMotion, JSONFields.flag),
    ] + SceneProperty.pan(\.pan)
  }

  /// What can happen to a dial.
  ///
  /// | type | fields (those in brackets may be left out) |
  /// |---|---|
  /// | turn | angle [animated true] |
  /// | set and a property | the property, as in the model |
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Dial>] {
    [
      SceneCall("turn", ["angle"], animated: true) { fields throws(FieldError) in
        let angle = try fields.number("angle", .distance)
        return { $0.turn(to: angle, animated: $1) }
      }
    ] + Self.properties.map { SceneCall($0) }
  }

  mutating func show(at time: Double) -> [SceneNews] { advance(to: time).events.news }

  func members(_ news: [SceneNews]) -> [JSONValue.Member] {
    [
      .init("angle", angle), .init("velocity", velocity), .init("destination", destination),
      .init("phase", word: phase), .init(news),
    ]
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
