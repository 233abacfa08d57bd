package import ScrollCoordinates
public import StrictJSON

/// Something that happens to what is on the screen, in the words of the format.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | down, move | id x y |
/// | up | id [x y]; its last place |
/// | cancel | id [x y]; the place is not used |
/// | cancelAll | |
/// | stroke | id points [rate end liftAfter]; one finger's down, moves and up, see the guide *Scenes* |
///
/// All others are read by the model, see the guide *Scenes*. A type or a field that the model does not
/// know ends a scene with an error; a scene that is read from JSON is checked when it is read.
public struct SceneEvent: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double

  /// What, by its name.
  public var type: String

  /// An object with what the type takes.
  public var fields: JSONValue

  /// Creates an event.
  public init(_ time: Double, _ type: String, _ fields: JSONValue = [:]) {
    self.time = time
    self.type = type
    self.fields = fields
  }

  /// A finger touches.
  package static func down(_ time: Double, _ id: Int, at place: Vector2) -> SceneEvent {
    SceneEvent(time, "down", touch(id, place))
  }

  /// A finger moves.
  package static func move(_ time: Double, _ id: Int, to place: Vector2) -> SceneEvent {
    SceneEvent(time, "move", touch(id, place))
  }

  /// A finger lifts where it is.
  package static func up(_ time: Double, _ id: Int) -> SceneEvent {
    SceneEvent(time, "up", ["id": .number(Double(id))])
  }

  private static func touch(_ id: Int, _ place: Vector2) -> JSONValue {
    ["id": .number(Double(id)), "x": .number(place.x), "y": .number(place.y)]
  }

  /// Reads an event and checks it.
  init(_ fields: JSONFields, model: SceneModel, frames: SceneFrames) throws(FieldError) {
    guard case .string(let type) = fields["type"] else {
      throw FieldError(fields.path("type"), expected: "the type of an event", found: fields["type"])
    }
    try model.check(type, fields, frames: frames)
    self.init(
      try fields.number("t", .nonnegative), type, .object(fields.without("t", "type").members))
    _ = try singles(path: fields.path)
  }
}

extension TouchEvent {
  /// The names of what fingers do.
  static let types = ["down"] + following + [SceneStroke.type]

  /// Those of a finger that has touched.
  static let following = ["move", "up", "cancel", "cancelAll"]

  /// Reads what a finger does, at no time yet; nil when the type says something else.
  init?(_ type: String, _ fields: JSONFields) throws(FieldError) {
    switch type {
    case "down", "move":
      try fields.allow(event: type, ["id", "x", "y"])
      let (id, place) = (try fields.whole("id"), try fields.vector())
      self.init(type == "down" ? .began : .moved, id: id, position: place, time: 0)
    case "up", "cancel":
      try fields.allow(event: type, ["id", "x", "y"])
      let (id, place) = (try fields.whole("id"), try fields.place())
      self.init(
        type == "up" ? .ended : .cancelled, id: id, position: type == "up" ? place : nil, time: 0)
    case "cancelAll":
      try fields.allow(event: type, [])
      self.init(.allCancelled, time: 0)
    default:
      return nil
    }
  }
}
