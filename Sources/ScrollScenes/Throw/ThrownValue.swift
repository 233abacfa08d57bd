public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// A thrown value of one to four numbers.
  ///
  /// - Parameters:
  ///   - thrown: the value; numbers beyond the count are 0.
  ///   - count: how many numbers a scene writes.
  /// - Precondition: `count` is 1, 2, 3 or 4.
  public init(_ thrown: Throw<SIMD4<Double>>, count: Int) {
    precondition((1...4).contains(count), "count must be 1, 2, 3 or 4")
    self.init(playing: ThrownValue(thrown: thrown, count: count))
  }
}

/// A thrown value in a scene: a number, or a list of two to four.
///
/// A spring moves each number alone, so all are played as four.
struct ThrownValue: ScenePlayable {
  var thrown: Throw<SIMD4<Double>>
  let count: Int

  static var typeName: String { "throw" }

  static func read(
    _ fields: JSONFields, frames: SceneFrames
  ) throws(FieldError) -> any ScenePlayable {
    ThrownValue(
      thrown: try Throw(fields, frames: frames, what: "a throw"),
      count: try fields.valueCount("value"))
  }

  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<ThrownValue>] {
    Throw.calls(count).map { $0.of(0, \ThrownValue.thrown, syncing: { _, _ in [] }) }
  }

  mutating func touch(_ event: TouchEvent) -> [PartEvent] { thrown.touch(event) }

  mutating func show(at time: Double) -> [PartEvent] { thrown.show(at: time) }

  func members(_ events: [PartEvent]) -> [JSONValue.Member] { thrown.members(count, events) }

  var isMoving: Bool { thrown.isMoving }

  var time: Double { thrown.time }

  var model: any Hashable & Sendable { thrown }
}

/// A thrown value as a member of a page: its frames have all four numbers.
extension Throw: ScenePlayable, SceneMember where Value == SIMD4<Double> {
  static var typeName: String { ThrownValue.typeName }

  /// Reads a thrown value.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | value | a number or a list of two to four | an error |
  /// | perPoint | {"x": value, "y": value}, the change for each point the finger moves | fingers change nothing |
  /// | tolerance | how near to its target it is put there | 0.001 |
  /// | its properties | | as a new `Throw` has them |
  init(_ fields: JSONFields, frames: SceneFrames, what: String) throws(FieldError) {
    let count = try fields.valueCount("value")
    let properties = Self.properties(of: count)
    try fields.allow(["value", "perPoint", "tolerance"] + properties.map(\.name), in: what)
    var perPoint: (x: SIMD4<Double>, y: SIMD4<Double>)?
    if fields.has("perPoint") {
      let change = try fields.object("perPoint")
      try change.allow(["x", "y"], in: "perPoint")
      perPoint = (try change.value("x", count), try change.value("y", count))
    }
    self.init(
      try fields.value("value", count), perPoint: perPoint,
      tolerance: try fields.number("tolerance", .within(1e-9...1e9), default: 1e-3))
    try fields.set(properties, of: &self)
  }

  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Throw>] { Self.calls(4) }

  fileprivate static func calls(_ count: Int) -> [SceneCall<Throw>] {
    programs(of: count).map(\.call) + properties(of: count).map { SceneCall($0) }
  }

  func members(_ events: [PartEvent]) -> [JSONValue.Member] { members(4, events) }

  fileprivate func members(_ count: Int, _ events: [PartEvent]) -> [JSONValue.Member] {
    [
      .init("value", value.json(count)), .init("velocity", velocity.json(count)),
      .init("destination", destination.json(count)), .init("phase", word: phase), .init(events),
    ]
  }
}

extension Throw<SIMD4<Double>> {
  /// The properties.
  ///
  /// - Parameter count: how many of the four numbers a scene writes.
  @_spi(Fields) public static func properties(of count: Int = 4) -> [ModelProperty<Throw>] {
    [
      ModelProperty("spring", \.spring, .spring, "how it goes to a value"),
      ModelProperty("decelerationRate", \.decelerationRate, .rate, "how far a flick carries"),
      ModelProperty(
        "candidates", \.candidates, .values(count), "values to rest on; none: anywhere"),
    ] + ModelProperty.dragged
  }

  /// The programs.
  ///
  /// - Parameter count: how many of the four numbers a scene writes.
  @_spi(Fields) public static func programs(of count: Int = 4) -> [ModelProgram<Throw>] {
    [
      ModelProgram("dragToValue", .init("value", .value(count))) { $0.drag(to: $1) },
      ModelProgram(
        "release", .init("velocity", .value(count)),
        .optional(.init("candidates", .values(count)))
      ) { $0.release(velocity: $1, to: $2 ?? $0.candidates).events },
      ModelProgram("moveToValue", .init("value", .value(count)), .animated(true)) {
        $0.move(to: $1, animated: $2)
      },
    ]
  }
}

extension PropertyKind where Value == SIMD4<Double> {
  /// A value of so many numbers.
  fileprivate static func value(_ count: Int) -> Self {
    Self("", script: "number[]", [SIMD4(7, 0, 0, 0), SIMD4(-1, 0, 0, 0)]) {
      fields, name throws(FieldError) in
      try fields.value(name, count)
    } write: {
      $0.json(count)
    } draw: { source in
      var value = SIMD4<Double>.zero
      for index in 0..<count { value[index] = source.number() }
      return value
    }
  }
}

extension PropertyKind where Value == [SIMD4<Double>] {
  /// A list of values of so many numbers.
  fileprivate static func values(_ count: Int) -> Self {
    Self(
      "a list of values", script: "ThrowValue[]", [[.zero, SIMD4(1, 0, 0, 0)], []],
      read: { fields, name throws(FieldError) in try fields.values(name, count) },
      write: { .array($0.map { $0.json(count) }) })
  }
}

extension SIMD4<Double> {
  /// The first numbers of it, as scenes write a value.
  fileprivate func json(_ count: Int) -> JSONValue {
    count == 1 ? .number(x) : .array((0..<count).map { .number(self[$0]) })
  }
}

extension JSONFields {
  /// How many numbers a value has.
  fileprivate func valueCount(_ name: String) throws(FieldError) -> Int {
    switch self[name] {
    case .number: return 1
    case .array(let numbers) where (2...4).contains(numbers.count): return numbers.count
    case let found:
      throw FieldError(path(name), expected: "a number or a list of two to four", found: found)
    }
  }

  /// A value of so many numbers.
  fileprivate func value(_ name: String, _ count: Int) throws(FieldError) -> SIMD4<Double> {
    try Self.value(self[name], count, path: path(name))
  }

  /// A list of values.
  fileprivate func values(_ name: String, _ count: Int) throws(FieldError) -> [SIMD4<Double>] {
    try each(name, "a list of values") { value, path throws(FieldError) in
      try Self.value(value, count, path: path)
    }
  }

  private static func value(
    _ value: JSONValue?, _ count: Int, path: String
  ) throws(FieldError) -> SIMD4<Double> {
    if count == 1 {
      return SIMD4(try NumberDomain.distance.check(value, path: path), 0, 0, 0)
    }
    let labels = Array(["x", "y", "z", "w"].prefix(count))
    let numbers = try numbers(value, labels, .distance, path: path)
    return SIMD4(numbers + Array(repeating: 0, count: 4 - count))
  }
}
