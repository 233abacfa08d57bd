internal import Overscroll
public import StrictJSON

/// A property of a model, said once: what reads, writes, draws, lists or describes properties loops over these.
///
/// It is a field of the model in a scene, and the event `set…` with the same field. A table of them stands with each model
/// that a scene can have, such as `Scroller.properties(_:)`; a property that is left out of it fails a test.
@_spi(Fields) public struct ModelProperty<Model>: Sendable {
  /// The name, in Swift, C, JavaScript and scenes alike.
  public let name: String

  /// What it says, with its unit; not a whole sentence.
  public let summary: String

  /// How its value is written in a scene, in the words of the guide; empty where the summary says it.
  public let words: String

  /// Its type in TypeScript; nil: C and JavaScript do not have it.
  public let script: String?

  /// Values that every model takes, as a scene writes them: two or more, unlike each other.
  public let samples: [JSONValue]

  /// Settings of values that no model takes: each is ignored, and counted in its diagnostics.
  public let invalid: [@Sendable (inout Model) -> Void]

  /// Reads the value from the member of that name; what is returned sets it.
  let read: @Sendable (JSONFields) throws(FieldError) -> (inout Model) -> Void

  private let value: @Sendable (Model) -> JSONValue?

  private let drawn: @Sendable (inout any PropertySource) -> (inout Model) -> Void

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - path: where it is.
  ///   - kind: what its values are, and how they are read, written and drawn.
  ///   - summary: what it says.
  ///   - isInC: whether C and JavaScript have it.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Model, Value> & Sendable,
    _ kind: PropertyKind<Value>, _ summary: String, isInC: Bool = true
  ) {
    self.init(name, kind, summary, isInC: isInC, get: { $0[keyPath: path] }) {
      $0[keyPath: path] = $1
    }
  }

  /// Creates a property that takes more than an assignment.
  ///
  /// - Parameter check: refuses a value that does not go with other fields of the same object.
  init<Value>(
    _ name: String, _ kind: PropertyKind<Value>, _ summary: String, isInC: Bool = true,
    get: @escaping @Sendable (Model) -> Value,
    set: @escaping @Sendable (inout Model, Value) -> Void,
    check: @escaping @Sendable (JSONFields, Value) throws(FieldError) -> Void = { _, _ in }
  ) {
    (self.name, self.summary, words) = (name, summary, kind.words)
    script = isInC ? kind.script : nil
    samples = kind.samples.compactMap(kind.write)
    invalid = kind.invalid.map { value in { set(&$0, value) } }
    read = { fields throws(FieldError) in
      let value = try kind.read(fields, name)
      try check(fields, value)
      return { set(&$0, value) }
    }
    value = { kind.write(get($0)) }
    drawn = { source in
      let value = kind.draw(&source)
      return { set(&$0, value) }
    }
  }

  /// The value as a scene writes it; nil where the format has no words for it.
  public func json(of model: Model) -> JSONValue? { value(model) }

  /// Sets the value that a scene writes so; a wrong one changes nothing.
  public func set(_ model: inout Model, to json: JSONValue) throws(FieldError) {
    try read(JSONFields(.object([.init(name, json)]), path: ""))(&model)
  }

  /// Sets a value that is drawn: any that a program may hand in, sane or not.
  public func draw<Source: PropertySource>(_ model: inout Model, from source: inout Source) {
    var any: any PropertySource = source
    drawn(&any)(&model)
    if let rest = any as? Source { source = rest }
  }

  /// The type of the event that sets it: `setBounces` for `bounces`.
  public var eventType: String { "set" + name.prefix(1).uppercased() + name.dropFirst() }

  /// The same property of something that has such a model as a part.
  func of<Whole>(_ part: any WritableKeyPath<Whole, Model> & Sendable) -> ModelProperty<Whole> {
    ModelProperty<Whole>(self, part)
  }

  private init<Part>(
    _ property: ModelProperty<Part>, _ part: any WritableKeyPath<Model, Part> & Sendable
  ) {
    (name, summary) = (property.name, property.summary)
    (words, script, samples) = (property.words, property.script, property.samples)
    invalid = property.invalid.map { set in { set(&$0[keyPath: part]) } }
    read = { fields throws(FieldError) in
      let set = try property.read(fields)
      return { set(&$0[keyPath: part]) }
    }
    value = { property.value($0[keyPath: part]) }
    drawn = { source in
      let set = property.drawn(&source)
      return { set(&$0[keyPath: part]) }
    }
  }
}

/// Where drawn values come from: the bytes of a fuzzer, or dice.
@_spi(Fields) public protocol PropertySource {
  /// A number, not necessarily a finite one.
  mutating func number() -> Double

  /// A whole number from 0 on, below a limit.
  mutating func below(_ limit: Int) -> Int
}

extension JSONFields {
  /// Sets the properties that there are.
  func set<Model>(
    _ properties: [ModelProperty<Model>], of model: inout Model
  ) throws(FieldError) {
    for property in properties where has(property.name) { try property.read(self)(&model) }
  }

  /// Refuses members of an event that nobody reads; sizes and insets may be written in parts.
  func allow(event type: String, _ names: [String]) throws(FieldError) {
    try allow(["t", "type"] + names.flatMap(written), in: type)
  }
}
