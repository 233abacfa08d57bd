internal import Overscroll
internal import StrictJSON

/// A property of a model: a field of the model, and the event `set…` with the same field.
struct SceneProperty<Model> {
  /// The name.
  let name: String

  /// Reads the value from the member of that name; what is returned sets it.
  let read: (JSONFields) throws(FieldError) -> (inout Model) -> Void

  /// Creates a property that takes more than an assignment.
  init(
    _ name: String, _ read: @escaping (JSONFields) throws(FieldError) -> (inout Model) -> Void
  ) {
    self.name = name
    self.read = read
  }

  /// Creates a property, read by a function of ``JSONFields`` such as `JSONFields.flag`.
  init<Value>(
    _ name: String, _ path: WritableKeyPath<Model, Value>,
    _ value: @escaping (JSONFields) -> (String) throws(FieldError) -> Value
  ) {
    self.init(name) { fields throws(FieldError) in
      let value = try value(fields)(name)
      return { $0[keyPath: path] = value }
    }
  }

  /// Creates a number.
  init(_ name: String, _ path: WritableKeyPath<Model, Double>, _ domain: NumberDomain) {
    self.init(name) { fields throws(FieldError) in
      let value = try fields.number(name, domain)
      return { $0[keyPath: path] = value }
    }
  }

  /// Creates a number with a lower limit in another field of the same object.
  init(
    _ name: String, _ path: WritableKeyPath<Model, Double>, _ domain: NumberDomain,
    atLeast lower: String
  ) {
    self.init(name) { fields throws(FieldError) in
      let value = try fields.number(name, domain)
      if fields.has(lower) {
        _ = try fields.number(name, .atLeast(try fields.number(lower), lower))
      }
      return { $0[keyPath: path] = value }
    }
  }

  /// The type of the event that sets it: `setBounces` for `bounces`.
  var eventType: String { "set" + name.prefix(1).uppercased() + name.dropFirst() }

  /// How fingers are judged; for every model that is dragged.
  static func pan(_ path: WritableKeyPath<Model, PanConfiguration>) -> [SceneProperty] {
    [
      SceneProperty("velocityEstimator", path.appending(path: \.estimator), JSONFields.choice),
      SceneProperty("slop", path.appending(path: \.slop), .nonnegative),
      SceneProperty("minimumFlingSpeed") { fields throws(FieldError) in
        let speed = try fields.number("minimumFlingSpeed", .nonnegative)
        // A minimum above the maximum raises that, and the other way round.
        return {
          $0[keyPath: path].maximumFlingSpeed = max($0[keyPath: path].maximumFlingSpeed, speed)
          $0[keyPath: path].minimumFlingSpeed = speed
        }
      },
      SceneProperty("maximumFlingSpeed") { fields throws(FieldError) in
        let speed = try fields.number("maximumFlingSpeed", .positive)
        if fields.has("minimumFlingSpeed") {
          let least = try fields.number("minimumFlingSpeed")
          _ = try fields.number("maximumFlingSpeed", .atLeast(least, "minimumFlingSpeed"))
        }
        return {
          $0[keyPath: path].minimumFlingSpeed = min($0[keyPath: path].minimumFlingSpeed, speed)
          $0[keyPath: path].maximumFlingSpeed = speed
        }
      },
      SceneProperty("stillFingerInterval") { fields throws(FieldError) in
        let name = "stillFingerInterval"
        let interval = fields.isNull(name) ? nil : try fields.number(name, .positive)
        return { $0[keyPath: path].stillFingerInterval = interval }
      },
    ]
  }
}

extension JSONFields {
  /// Sets the properties that there are.
  func set<Model>(
    _ properties: [SceneProperty<Model>], of model: inout Model
  ) throws(FieldError) {
    for property in properties where has(property.name) { try property.read(self)(&model) }
  }

  /// Refuses members of an event that nobody reads; sizes and insets may be written in parts.
  func allow(event type: String, _ names: [String]) throws(FieldError) {
    try allow(["t", "type"] + names.flatMap(written), in: type)
  }
}
