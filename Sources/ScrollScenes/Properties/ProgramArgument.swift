internal import Overscroll
internal import ScrollCoordinates
internal import StrictJSON

/// What a program takes: how an event of a scene has it, and random ones are drawn.
struct ProgramArgument<Model, Value: Sendable>: Sendable {
  let fields: [ProgramField]

  /// Reads it from an event.
  let read: @Sendable (JSONFields) throws(FieldError) -> Value

  /// Refuses a value that the model cannot take as it is.
  var check: @Sendable (Value, Model, JSONFields) throws(FieldError) -> Void = { _, _, _ in }

  /// Writes it; what cannot be read again is no event's.
  let write: @Sendable (Value) -> [JSONValue.Member]

  /// Draws it; nil where there is nothing to draw.
  let draw: @Sendable (Model, inout any PropertySource) -> Value?

  /// Creates an argument.
  ///
  /// - Parameters:
  ///   - names: the members of an event.
  ///   - words: how the guide writes it, without brackets; nil: the names.
  ///   - standard: what an event has that leaves it out; nil: such an event is refused.
  ///   - samples: some values, valid ones.
  ///   - draw: nil: one of the samples is drawn.
  init(
    _ names: [String], words: String? = nil, default standard: Value? = nil, _ samples: [Value],
    read: @escaping @Sendable (JSONFields) throws(FieldError) -> Value,
    write: @escaping @Sendable (Value) -> [JSONValue.Member],
    draw: (@Sendable (Model, inout any PropertySource) -> Value?)? = nil
  ) {
    let plain = words ?? names.map { "`\($0)`" }.joined(separator: " ")
    fields = [
      ProgramField(
        names: names, words: standard == nil ? plain : "[\(plain)]", isRequired: standard == nil,
        samples: samples.map(write))
    ]
    self.write = write
    self.draw = draw ?? { samples[$1.below(samples.count)] }
    self.read = { fields throws(FieldError) in
      if let standard, !names.contains(where: fields.has) { return standard }
      return try read(fields)
    }
  }

  /// A value of a kind that properties have too, in a member of its own.
  init(
    _ name: String, _ kind: PropertyKind<Value>, words: String? = nil,
    default standard: Value? = nil
  ) {
    self.init([name], words: words, default: standard, kind.samples) { fields throws(FieldError) in
      try kind.read(fields, name)
    } write: {
      [.init(name, kind.write($0) ?? .null)]
    } draw: {
      kind.draw(&$1)
    }
  }

  private init(
    fields: [ProgramField], read: @escaping @Sendable (JSONFields) throws(FieldError) -> Value,
    check: @escaping @Sendable (Value, Model, JSONFields) throws(FieldError) -> Void,
    write: @escaping @Sendable (Value) -> [JSONValue.Member],
    draw: @escaping @Sendable (Model, inout any PropertySource) -> Value?
  ) {
    (self.fields, self.read, self.check, self.write) = (fields, read, check, write)
    self.draw = draw
  }

  /// The fields of an event; nil where none has such a value.
  func written(_ value: Value) -> JSONValue? {
    let fields = JSONValue.object(write(value))
    guard fields.isFinite, (try? read(JSONFields(fields, path: ""))) != nil else { return nil }
    return fields
  }

  /// One after the other.
  static func both<A, B>(
    _ a: ProgramArgument<Model, A>, _ b: ProgramArgument<Model, B>
  ) -> Self where Value == (A, B) {
    Self(fields: a.fields + b.fields) { fields throws(FieldError) in
      (try a.read(fields), try b.read(fields))
    } check: { value, model, fields throws(FieldError) in
      try a.check(value.0, model, fields)
      try b.check(value.1, model, fields)
    } write: { value in
      a.write(value.0) + b.write(value.1)
    } draw: { model, source in
      guard let first = a.draw(model, &source), let second = b.draw(model, &source) else {
        return nil
      }
      return (first, second)
    }
  }

  /// The same or none, where an event may leave it out.
  static func optional<Wrapped>(
    _ argument: ProgramArgument<Model, Wrapped>, _ words: String? = nil
  ) -> Self where Value == Wrapped? {
    let field = argument.fields[0]
    return Self(
      field.names, words: words ?? field.words, default: .some(nil), [],
      read: { fields throws(FieldError) in try argument.read(fields) },
      write: { value in value.map(argument.write) ?? [] },
      draw: { model, source in source.below(2) == 0 ? .some(nil) : argument.draw(model, &source) })
  }
}

extension ProgramArgument where Value == Bool {
  /// Whether it takes time.
  static func animated(_ standard: Bool) -> Self {
    Self("animated", .flag, words: "`animated` \(standard)", default: standard)
  }
}

extension ProgramArgument where Value == Int {
  /// An index; what there is may change until the event.
  ///
  /// - Parameter count: how many there are.
  static func index(_ name: String, of count: @escaping @Sendable (Model) -> Int) -> Self {
    var index = Self(
      [name], [0, 1],
      read: { fields throws(FieldError) in try fields.whole(name) },
      write: { [.init(name, Double($0))] },
      draw: { model, source in count(model) > 0 ? source.below(count(model)) : nil })
    index.check = { index, model, fields throws(FieldError) in
      try NumberDomain.index(of: count(model)).check(index, path: fields.path(name))
    }
    return index
  }
}

extension ProgramArgument where Value == Vector2 {
  /// A place, in points.
  static var place: Self {
    Self(
      ["x", "y"], [Vector2(30, 200), Vector2(0, 1_000)],
      read: { fields throws(FieldError) in try fields.vector() },
      write: { [.init("x", $0.x), .init("y", $0.y)] },
      draw: { Vector2($1.number(), $1.number()) })
  }
}

extension ProgramArgument where Value == Rect2 {
  /// A rectangle, in points.
  static var rect: Self {
    let names = ["x", "y", "width", "height"]
    return Self(names, [Rect2(x: 10, y: 900, width: 50, height: 40)]) {
      fields throws(FieldError) in
      try fields.rect()
    } write: {
      zip(names, [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]).map { .init($0, $1) }
    } draw: {
      Rect2(
        origin: Vector2($1.number(), $1.number()), size: Size2($1.number(), $1.number()))
    }
  }
}

extension PropertyKind where Value == Int {
  /// A whole number; few, or more than there can be.
  static var whole: Self {
    Self(
      "", script: "number", [1, -2],
      read: { fields, name throws(FieldError) in try fields.whole(name) },
      write: { .number(Double($0)) },
      draw: { $0.below(9) == 0 ? .max : $0.below(7) - 3 })
  }
}

extension JSONValue {
  /// Whether all numbers in it are.
  fileprivate var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .array(let elements): elements.allSatisfy(\.isFinite)
    case .object(let members): members.allSatisfy(\.value.isFinite)
    default: true
    }
  }
}
