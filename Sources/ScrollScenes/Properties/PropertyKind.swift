internal import Overscroll
internal import StrictJSON

/// What the values of a property are: how a scene has them, TypeScript calls them, and random ones are drawn.
struct PropertyKind<Value: Sendable>: Sendable {
  /// Reads the value of a member.
  typealias Read = @Sendable (_ fields: JSONFields, _ name: String) throws(FieldError) -> Value

  /// How a value is written, in the words of the guide; empty where the property's summary says it.
  let words: String

  /// The type in TypeScript.
  let script: String

  /// Some values that are valid, two or more.
  let samples: [Value]

  /// Values that no model takes: not numbers, infinite or far too large.
  var invalid: [Value] = []

  /// Reads the value of a member.
  let read: Read

  /// Writes a value; nil where the format has no words for it.
  let write: @Sendable (Value) -> JSONValue?

  /// Draws a value.
  let draw: @Sendable (inout any PropertySource) -> Value

  /// Creates a kind; one of the samples is drawn unless something else is said.
  init(
    _ words: String, script: String, _ samples: [Value], read: @escaping Read,
    write: @escaping @Sendable (Value) -> JSONValue?,
    draw: (@Sendable (inout any PropertySource) -> Value)? = nil
  ) {
    (self.words, self.script, self.samples) = (words, script, samples)
    (self.read, self.write) = (read, write)
    self.draw = draw ?? { samples[$0.below(samples.count)] }
  }
}

extension PropertyKind where Value == Bool {
  /// Yes or no.
  static var flag: Self {
    Self(
      "", script: "boolean", [true, false],
      read: { fields, name throws(FieldError) in try fields.flag(name) },
      write: { .bool($0) })
  }
}

extension PropertyKind where Value == Double {
  /// A number of a domain.
  ///
  /// - Parameter isWild: whether any number may be handed in; else the samples are drawn.
  static func number(_ domain: NumberDomain, _ samples: [Double], isWild: Bool = false) -> Self {
    var kind = Self(
      "", script: "number", samples,
      read: { fields, name throws(FieldError) in try fields.number(name, domain) },
      write: { $0.isFinite ? .number($0) : nil },
      draw: { isWild ? $0.number() : samples[$0.below(samples.count)] })
    kind.invalid = invalidNumbers
    return kind
  }

  /// A number of a domain, or infinity, which a scene writes `null`.
  static func unlimited(_ domain: NumberDomain, _ samples: [Double]) -> Self {
    var kind = Self(
      "or `null`, infinite", script: "number", samples,
      read: { fields, name throws(FieldError) in
        fields.isNull(name) ? .infinity : try fields.number(name, domain)
      },
      write: { $0.isFinite ? .number($0) : .null },
      draw: { $0.below(3) == 0 ? .infinity : samples[$0.below(samples.count)] })
    kind.invalid = [.nan, -.infinity, -1]
    return kind
  }

  /// Numbers that are none of a place, a length or a speed.
  static var invalidNumbers: [Double] { [.nan, .infinity, -.infinity, 1e300, -1e300] }
}

extension PropertyKind where Value: CaseIterable {
  /// One of the cases of an enumeration, by its name.
  static func choice(_ script: String? = nil) -> Self {
    let cases = Value.allCases.map { "\"\($0)\"" }.joined(separator: " | ")
    return Self(
      "", script: script ?? cases, Array(Value.allCases),
      read: { fields, name throws(FieldError) in try fields.choice(name) },
      write: { .string("\($0)") })
  }
}

extension PropertyKind {
  /// The same or none, written `null`.
  static func optional<Wrapped>(_ kind: PropertyKind<Wrapped>) -> Self where Value == Wrapped? {
    let words = kind.words.isEmpty ? "or `null`" : "\(kind.words) or `null`"
    var optional = Self(words, script: kind.script + " | null", kind.samples + [nil]) {
      fields, name throws(FieldError) in
      if fields.isNull(name) { return nil }
      return try kind.read(fields, name)
    } write: {
      guard let value = $0 else { return .null }
      return kind.write(value)
    } draw: {
      $0.below(2) == 0 ? kind.draw(&$0) : nil
    }
    optional.invalid = kind.invalid
    return optional
  }
}
