internal import Overscroll
internal import StrictJSON

/// A type of event that a model takes: its name, and how it is read.
struct SceneCall<Model>: Sendable {
  /// What it does to a model, and what results.
  typealias Act = (inout Model, _ time: Double) throws(FieldError) -> [PartEvent]

  /// The name.
  let type: String

  /// Reads an event of this type.
  let read: @Sendable (JSONFields) throws(FieldError) -> Act
}

extension SceneCall {
  /// Creates a type of event.
  ///
  /// - Parameters:
  ///   - type: the name.
  ///   - names: the fields; sizes and insets may also be written in parts.
  ///   - read: reads an event.
  init(
    _ type: String, _ names: [String],
    _ read: @escaping @Sendable (JSONFields) throws(FieldError) -> Act
  ) {
    self.init(type: type) { fields throws(FieldError) in
      try fields.allow(event: type, names)
      return try read(fields)
    }
  }

  /// The same for something that has such a model as a part, which the event names in the field `on`.
  ///
  /// - Parameters:
  ///   - number: the number of the part in ``PartEvent``.
  ///   - part: the part.
  ///   - sync: comes to a time, before and after: momentum may pass between parts meanwhile.
  ///   - check: refuses events that do not name the part.
  func of<Whole>(
    _ number: Int, _ part: any WritableKeyPath<Whole, Model> & Sendable,
    syncing sync: @escaping @Sendable (inout Whole, _ time: Double) -> [PartEvent],
    check: @escaping @Sendable (JSONFields) throws(FieldError) -> Void = { _ in }
  ) -> SceneCall<Whole> {
    let read = read
    return SceneCall<Whole>(type: type) { fields throws(FieldError) in
      try check(fields)
      let act = try read(fields.without("on"))
      return { whole, time throws(FieldError) in
        var events = sync(&whole, time)
        events.append(inOrder: try act(&whole[keyPath: part], time).map { $0.of(number) })
        events.append(inOrder: sync(&whole, time))
        return events
      }
    }
  }
}

extension SceneCall where Model: Draggable, Model.Events: SceneEventList {
  /// The event `set…` of a property: it happens at the event's time.
  init(_ property: ModelProperty<Model>) {
    self.init(property.eventType, [property.name]) { fields throws(FieldError) -> Act in
      let set = try property.read(fields)
      return { model, time in
        var events = model.sync(to: time)
        set(&model)
        events.append(model.sync(to: time))
        return events.reported
      }
    }
  }
}
