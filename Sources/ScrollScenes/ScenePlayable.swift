internal import Overscroll
internal import StrictJSON

/// A type of model: how it is read, what can happen to it, and what a frame's line says of it.
///
/// Each type has a folder that says it all; ``SceneModel`` lists the types.
protocol ScenePlayable: Hashable, Sendable {
  /// The model's `type` in a scene.
  static var typeName: String { get }

  /// Reads a model.
  static func read(_ fields: JSONFields, frames: SceneFrames) throws(FieldError)
    -> any ScenePlayable

  /// The types of events that it takes, besides those of fingers; of two with the same name the first.
  ///
  /// - Parameter fields: the event, where it matters which part of the model it is for.
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Self>]

  /// Whether fingers can touch it.
  static var isTouchable: Bool { get }

  /// Takes a touch, and says what came of it.
  mutating func touch(_ event: TouchEvent) -> [PartEvent]

  /// Moves to a display frame, and says what happened meanwhile.
  mutating func show(at time: Double) -> [PartEvent]

  /// What a frame's line says of it, and of what happened since the frame before.
  func members(_ events: [PartEvent]) -> [JSONValue.Member]

  /// Whether something moves without a finger.
  var isMoving: Bool { get }

  /// The time of what is shown, in seconds.
  var time: Double { get }

  /// The model itself.
  var model: any Hashable & Sendable { get }
}

extension ScenePlayable {
  static var isTouchable: Bool { true }

  var model: any Hashable & Sendable { self }

  /// Refuses an event that cannot be read.
  func check(_ type: String, _ fields: JSONFields, frames: SceneFrames) throws(FieldError) {
    guard type == SceneStroke.type, Self.isTouchable else {
      _ = try act(type, fields, frames: frames)
      return
    }
    // Whether a finger may touch there is for `down` to say.
    let down = try JSONFields(try SceneStroke(fields).down, path: fields.path)
    _ = try act("down", down, frames: frames)
  }

  /// Lets an event happen.
  mutating func play(
    _ type: String, _ fields: JSONFields, frames: SceneFrames, time: Double
  ) throws(FieldError) -> [PartEvent] { try act(type, fields, frames: frames)(&self, time) }

  private func act(
    _ type: String, _ fields: JSONFields, frames: SceneFrames
  ) throws(FieldError) -> SceneCall<Self>.Act {
    // A model's own comes first: it may take more of a touch than where it is. What follows a
    // touch is no model's own, and most of a recording.
    let follows = Self.isTouchable && TouchEvent.following.contains(type)
    let calls = follows ? [] : calls(for: fields, frames: frames)
    if let call = calls.first(where: { $0.type == type }) { return try call.read(fields) }
    if Self.isTouchable, let touch = try TouchEvent(type, fields) {
      return { model, time in
        var touch = touch
        touch.time = time
        return model.touch(touch)
      }
    }
    let known = (Self.isTouchable ? TouchEvent.types : []) + calls.map(\.type)
    throw FieldError(
      fields.path("type"), "expected one of \(known.joined(separator: " ")), found \"\(type)\"")
  }
}

extension ScenePlayable where Self: Draggable, Events: SceneEventList {
  mutating func touch(_ event: TouchEvent) -> [PartEvent] { handle(event).events.reported }

  mutating func show(at time: Double) -> [PartEvent] { advance(to: time).events.reported }
}
