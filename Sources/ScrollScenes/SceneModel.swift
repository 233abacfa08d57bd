internal import Overscroll
internal import StrictJSON

/// What is on the screen: one of the types of models, each described in a folder of its own.
public struct SceneModel: Hashable, Sendable {
  var played: any ScenePlayable

  init(playing played: some ScenePlayable) { self.played = played }

  /// The types that can be read: those of members, with a thrown value's own way of writing numbers, and others.
  private static let types: [any ScenePlayable.Type] =
    NestedScroll.memberTypes.map { type -> any ScenePlayable.Type in
      type == Throw<SIMD4<Double>>.self ? ThrownValue.self : type
    }
    + [NestedScroll.self, PlayedPopTrack.self]

  /// Reads the member `model` of a scene.
  init(_ fields: JSONFields, frames: SceneFrames) throws(FieldError) {
    guard let type = Self.types.first(where: { .string($0.typeName) == fields["type"] }) else {
      let words = Self.types.map { "\"\($0.typeName)\"" }.joined(separator: ", ")
      throw FieldError("model.type", expected: "one of \(words)", found: fields["type"])
    }
    played = try type.read(fields.without("type"), frames: frames)
  }

  /// The model itself, such as a `Scroller`, a `Drawer` or a `ScrollingDrawer`.
  public var value: any Hashable & Sendable { played.model }

  /// Whether something moves without a finger.
  package var isMoving: Bool { played.isMoving }

  /// The time of what is shown, in seconds.
  package var time: Double { played.time }

  /// Lets an event happen, and says what came of it; all of a stroke happens in one call.
  ///
  /// Throws when the model does not take such an event; it is then as it was.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - frames: when frames are shown, which some laws need to know.
  ///   - path: where the event is in the scene, for an error.
  package mutating func apply(
    _ event: SceneEvent, frames: SceneFrames = .rate(60), path: String = ""
  ) throws(SceneError) -> [PartEvent] {
    var events: [PartEvent] = []
    for event in try event.singles(path: path) {
      let fields = try JSONFields(event.fields, path: path, name: "event")
      events.append(
        inOrder: try played.play(event.type, fields, frames: frames, time: event.time))
    }
    return events
  }

  /// Moves to a display frame, and says what happened meanwhile.
  package mutating func advance(to time: Double) -> [PartEvent] { played.show(at: time) }

  /// Refuses an event that the model cannot take.
  func check(_ type: String, _ fields: JSONFields, frames: SceneFrames) throws(FieldError) {
    try played.check(type, fields, frames: frames)
  }

  /// Whether both are the same model in the same state.
  public static func == (one: SceneModel, other: SceneModel) -> Bool {
    AnyHashable(one.played) == AnyHashable(other.played)
  }

  /// Feeds the model to a hasher.
  public func hash(into hasher: inout Hasher) { played.hash(into: &hasher) }
}
